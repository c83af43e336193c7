// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/shots/structure_results.hpp"

#include "db/lists/theme_filter.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "db/structures/structures.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

namespace damscope::db {
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
    explicit Table(const std::optional<std::string>& only) {
        const auto& all = structures().all();
        const auto wanted = only ? structuresCalled(*only) : std::vector<std::string>();
        for (std::uint32_t number = 1; number <= all.size(); ++number)
            if (const std::string& key = all[number - 1].key;
                !only || std::ranges::find(wanted, key) != wanted.end())
                numbers_.emplace(key, number);
    }

    void add(std::string_view key, rules::Color side, GameResult result) {
        const auto number = numbers_.find(key);
        if (number == numbers_.end() ||
            (side == rules::Color::black && structures().numbered(number->second).ofBoth))
            return;
        StructureResults& row = rows_[{number->second, side}];
        row.structure = number->second;
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
    std::map<std::string, std::uint32_t, std::less<>> numbers_;
    std::map<std::pair<std::uint32_t, rules::Color>, StructureResults> rows_;
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
    requireSearched(store.connection());
    Table table(name);
    Statement select = store.connection().prepare(resultsSql);
    while (select.step())
        if (std::ranges::binary_search(games, select.id<GameId>(2)))
            table.add(select.text(0), select.as<rules::Color>(1), select.as<GameResult>(3));
    return table.mostFirst();
}

} // namespace damscope::db
