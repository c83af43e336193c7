// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/shots/search_themes.hpp"

#include "db/sqlite/writer_lock.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
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

struct Searched {
    GameId game{};
    std::optional<GameVersion> version;
    Themes themes;
};

/// Keeps what is found, as long as it is found by the same definitions.
class Keeper {
public:
    explicit Keeper(Store& store) : store_(store), definitions_(themesVersion()) {}

    /// Adds to what is done.
    void keep(const std::vector<Searched>& games, ThemeSearch& done) {
        const WriterLock lock(store_.file());
        Transaction transaction(store_.connection());
        done.complete = isThemesVersion(store_.connection(), definitions_);
        if (!done.complete)
            return;
        for (const Searched& searched : games)
            keep(searched, done);
        transaction.commit();
    }
    /// Whether games have changed since they were searched, since it was asked last.
    [[nodiscard]] bool takeChanged() { return std::exchange(changed_, false); }

private:
    void keep(const Searched& searched, ThemeSearch& done) {
        if (!searched.version) // deleted since
            return;
        const auto content = static_cast<std::int64_t>(*searched.version);
        if (!storeThemes(store_.connection(), searched.game, content, searched.themes)) {
            changed_ = true;
            return;
        }
        ++done.games;
        done.shots += searched.themes.shots.size();
        done.structures += searched.themes.structures.size();
    }

    Store& store_;
    std::int64_t definitions_;
    bool changed_ = false;
};

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
        themes.shots.push_back({shot.ply, shot.side, shot.played, shot.forced, shot.open, shot.gain,
                                shot.given, joined(shot.moves), std::move(shot.names)});
    return themes;
}

ThemeSearch searchThemes(Store& store, unsigned jobs, const std::stop_token& stop,
                         const base::Progress& progress) {
    Keeper keeper(store);
    forgetOtherVersions(store);
    const std::uint64_t total = countUnsearched(store.connection());
    ThemeSearch done;
    GameId last{};
    while (done.complete) {
        const std::vector<GameId> next = unsearchedGames(store.connection(), last, gamesPerCommit);
        last = next.empty() ? GameId{} : next.back();
        if (next.empty() && !keeper.takeChanged())
            break;
        std::vector<Searched> searched;
        ShotScan scan{.structures = true, .jobs = jobs};
        if (progress)
            scan.progress = [&](std::uint64_t games, std::uint64_t /*ofThese*/) {
                progress(std::min(done.games + games, total), total);
            };
        const auto take = [&searched](ScannedGame game) {
            searched.push_back({game.game, game.version, {}});
            searched.back().themes = themesOf(std::move(game));
            return true;
        };
        if (!next.empty())
            done.complete = scanShots(store, {.ids = next}, take, scan, stop);
        if (done.complete)
            keeper.keep(searched, done);
    }
    return done;
}

} // namespace damscope::db
