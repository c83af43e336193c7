// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/control/game_merger.hpp"

#include "db/store/store.hpp"
#include "gui/base/text.hpp"
#include "gui/game/game_document.hpp"
#include "messages/message.hpp"

#include <limits>

namespace damscope::gui {

namespace {

constexpr int wholeGames = std::numeric_limits<int>::max(); // plies

} // namespace

GameMerger::GameMerger(GameDocument& document, QObject* parent)
    : QObject(parent), document_(document) {
    // Nor are games put into one that was opened since, perhaps from another store.
    connect(&document, &GameDocument::gameOpened, this, [this] { job_.cancel(); });
}

// A game that was changed meanwhile is asked for again: the change must not be lost.
void GameMerger::merge(const std::vector<db::GameId>& games) {
    if (store_.empty() || games.empty())
        return emit reported(tr("Select games in the list first."));
    job_.start([this, file = store_, games, game = document_.game()](
                   const Job::Report&, const std::stop_token& stop) -> Job::Step {
        db::Store store(file, db::Store::Access::read);
        return [this, games, game, found = db::mergeInto(store, game, games, wholeGames, stop)] {
            if (document_.game() == game)
                conclude(found);
            else
                merge(games);
        };
    });
}

void GameMerger::conclude(const db::MergedGame& found) {
    QString text = worded(countMessage("merge-done", "games", found.games));
    if (found.other > 0)
        text += QStringLiteral("; ") + worded(countMessage("merge-left-out", "games", found.other));
    if (found.games > 0)
        document_.merge(found.game);
    emit merged();
    emit reported(text);
}

} // namespace damscope::gui
