// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/game_finder.hpp"

#include "db/lists/collections.hpp"
#include "db/store/games.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <exception>
#include <span>
#include <utility>

namespace damscope::gui {

namespace {

// Reads what will be shown first, for nobody: from a disk these rows can take a tenth of a second,
// which the thread that draws them must not wait for.
void fetch(db::Store& store, std::span<const db::GameId> games,
           const std::optional<db::GameId>& selected) {
    constexpr std::size_t rowsShown = 64;
    std::size_t first = 0;
    if (selected)
        if (const auto found = std::ranges::find(games, *selected); found != games.end())
            first = static_cast<std::size_t>(found - games.begin());
    first -= std::min(first, rowsShown / 2);
    (void)db::gameLines(store, games.subspan(first, std::min(rowsShown, games.size() - first)));
    if (!games.empty())
        (void)db::loadGame(store, selected.value_or(games.front())); // for the preview
}

} // namespace

GameFinder::GameFinder(QObject* parent) : QObject(parent) {}

void GameFinder::ask(const GameQuestion& question) {
    busy_ = true;
    task_.start(
        [this, question, number = ++number_](const std::stop_token&) { answer(question, number); });
}

// Tells in the thread of the window, unless something else has been asked meanwhile.
template <class Tell> void GameFinder::conclude(std::uint64_t number, Tell tell) {
    QMetaObject::invokeMethod(this, [this, number, tell = std::move(tell)] {
        if (number != number_)
            return;
        busy_ = false;
        tell();
    });
}

// In the thread of the task.
void GameFinder::answer(const GameQuestion& q, std::uint64_t number) {
    try {
        db::Store store(q.store, db::Store::Access::read);
        const db::Snapshot snapshot(store);
        const std::uint64_t all = db::countGames(store, {});
        auto games = db::findGames(store, q.filter);
        db::sortGames(store, games, q.order, q.descending);
        fetch(store, games, q.selected);
        conclude(number, [this, games = std::move(games), all] { emit found(games, all); });
    } catch (const db::NoSuchCollection& e) {
        conclude(number, [this, error = e.wrong()] { emit refused(error); });
    } catch (const std::exception& e) {
        conclude(number, [this, what = QString::fromUtf8(e.what())] { emit failed(what); });
    }
}

} // namespace damscope::gui
