// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/shots/search_themes.hpp"

#include "db/sqlite/writer_lock.hpp"

#include <string>
#include <utility>
#include <vector>

namespace damscope::db {
namespace {

// About a second's work of a core.
constexpr std::size_t gamesPerCommit = 500;

std::string joined(const std::vector<std::string>& moves) {
    std::string line;
    for (const std::string& move : moves)
        line += (line.empty() ? "" : " ") + move;
    return line;
}

using Searched = std::vector<std::pair<GameId, Themes>>;

void keep(Store& store, const Searched& searched, ThemeSearch& done) {
    const WriterLock lock(store.file());
    Transaction transaction(store.connection());
    for (const auto& [id, themes] : searched) {
        storeThemes(store.connection(), id, themes);
        done.shots += themes.shots.size();
        done.structures += themes.structures.size();
    }
    transaction.commit();
    done.games += searched.size();
}

void forgetOtherVersions(Store& store) {
    const WriterLock lock(store.file());
    Transaction transaction(store.connection());
    refreshThemes(store.connection());
    transaction.commit();
}

} // namespace

Themes themesOf(ScannedGame game) {
    Themes themes{{}, std::move(game.structures)};
    for (FoundShot& shot : game.shots)
        themes.shots.push_back({shot.ply, shot.side, shot.played, shot.gain, shot.given,
                                joined(shot.moves), std::move(shot.names)});
    return themes;
}

ThemeSearch searchThemes(Store& store, unsigned jobs, const std::stop_token& stop,
                         const base::Progress& progress) {
    forgetOtherVersions(store);
    const std::uint64_t total = countUnsearched(store.connection());
    ThemeSearch done;
    GameId last{};
    while (done.complete) {
        const std::vector<GameId> next = unsearchedGames(store.connection(), last, gamesPerCommit);
        if (next.empty())
            break;
        last = next.back();
        Searched searched;
        ShotScan scan{.structures = true, .jobs = jobs};
        if (progress)
            scan.progress = [&](std::uint64_t games, std::uint64_t /*ofThese*/) {
                progress(done.games + games, total);
            };
        const auto take = [&searched](ScannedGame game) {
            const GameId id = game.game;
            searched.emplace_back(id, themesOf(std::move(game)));
            return true;
        };
        done.complete = scanShots(store, {.ids = next}, take, scan, stop);
        if (done.complete)
            keep(store, searched, done);
    }
    return done;
}

} // namespace damscope::db
