// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/tasks/last_games.hpp"

#include "db/store/games.hpp"
#include "db/store/store.hpp"
#include "gui/game/game_title.hpp"
#include "gui/settings/settings.hpp"

namespace damscope::gui {

namespace {

constexpr std::size_t mostShown = 2; // beside the open game

} // namespace

LastGames::LastGames(Settings& settings, QObject* parent) : QObject(parent), settings_(settings) {}

void LastGames::setStore(const std::filesystem::path& store) {
    if (store != store_)
        open_.reset();
    store_ = store;
    read();
}

void LastGames::setOpen(const std::optional<db::GameId>& game) {
    open_ = game;
    if (game && !store_.empty())
        settings_.rememberGame(QString::fromStdString(store_.string()),
                               static_cast<quint32>(*game));
    read();
}

void LastGames::read() {
    job_.cancel();
    std::vector<db::GameId> wanted;
    for (const auto number : settings_.recentGamesOf(QString::fromStdString(store_.string())))
        if (const db::GameId id{number}; id != open_)
            wanted.push_back(id);
    if (wanted.empty())
        return emit found({});
    job_.start(
        [this, wanted, file = store_](const Job::Report&, const std::stop_token&) -> Job::Step {
            db::Store store(file, db::Store::Access::read);
            QList<LastGame> games;
            for (const db::GameId id : wanted) {
                if (static_cast<std::size_t>(games.size()) == mostShown)
                    break;
                const auto game = db::loadGame(store, id);
                if (!game)
                    continue; // deleted meanwhile
                const auto moves = game->mainLine();
                const auto last = game->position(moves.empty() ? rules::rootNode : moves.back());
                if (last)
                    games.push_back({id, surnamesOf(*game), shortFactsOf(*game), *last});
            }
            return [this, games] { emit found(games); };
        });
}

} // namespace damscope::gui
