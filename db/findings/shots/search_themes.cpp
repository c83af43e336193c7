// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/findings/shots/search_themes.hpp"

#include "db/search/lists/conditions.hpp"
#include "db/search/structures/structures.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/sqlite/writer_lock.hpp"

#include <algorithm>
#include <map>
#include <utility>

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
    explicit Keeper(Store& store) : store_(store), definitions_(themesVersion(namesOf(store))) {}

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
    refreshThemes(store);
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
    const std::uint64_t total = countUnsearched(store);
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

namespace {

using rules::GameResult;

constexpr std::string_view resultsSql =
    "SELECT DISTINCT s.structure, s.side, s.game, g.result FROM structure_stay s "
    "JOIN game g ON g.id = s.game WHERE g.deleted IS NULL";

void add(StructureResults& results, GameResult result) {
    ++results.games;
    results.whiteWins += result == GameResult::whiteWins ? 1 : 0;
    results.draws += result == GameResult::draw ? 1 : 0;
    results.blackWins += result == GameResult::blackWins ? 1 : 0;
}

/// The rows of structures that are known, by key.
class Table {
public:
    Table(const Structures& structures, const std::optional<std::string>& only) {
        const auto wanted = only ? structuresCalled(structures, *only) : std::vector<std::string>();
        for (const Structure& structure : structures.all())
            if (!only || std::ranges::find(wanted, structure.key) != wanted.end())
                structures_.emplace(structure.key, structures.shared(structure));
    }

    void add(std::string_view key, rules::Color side, GameResult result) {
        const auto found = structures_.find(key);
        if (found == structures_.end() || (side == rules::Color::black && found->second->ofBoth))
            return;
        StructureResults& row = rows_[{found->second, side}];
        row.structure = found->second;
        row.side = side;
        db::add(row, result);
    }

    [[nodiscard]] std::vector<StructureResults> mostFirst() const {
        std::vector<StructureResults> rows;
        for (const auto& [place, row] : rows_)
            rows.push_back(row);
        std::ranges::stable_sort(rows, std::greater<>(), &StructureResults::games);
        return rows;
    }

private:
    std::map<std::string, std::shared_ptr<const Structure>, std::less<>> structures_;
    std::map<std::pair<std::shared_ptr<const Structure>, rules::Color>, StructureResults> rows_;
};

} // namespace

double StructureResults::whiteScore() const {
    if (decided() == 0)
        return 0;
    const double points = static_cast<double>(whiteWins) + static_cast<double>(draws) / 2;
    return points / static_cast<double>(decided());
}

std::vector<StructureResults> structureResults(Store& store, const Filter& filter) {
    std::vector<GameId> games = findGames(store, filter);
    std::ranges::sort(games);
    return structureResults(store, games, filter.structure);
}

std::vector<StructureResults> structureResults(Store& store, std::span<const GameId> games,
                                               const std::optional<std::string>& name) {
    requireSearched(store);
    Table table(namesOf(store).structures, name);
    Statement select = store.connection().prepare(resultsSql);
    while (select.step())
        if (std::ranges::binary_search(games, select.id<GameId>(2)))
            table.add(select.text(0), select.as<rules::Color>(1), select.as<GameResult>(3));
    return table.mostFirst();
}

} // namespace damscope::db
