// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/people/avoided_structures.hpp"

#include "db/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <iterator>
#include <map>
#include <set>
#include <utility>

namespace damscope::db {
namespace {

constexpr double leastExpected = 5;
// Most opponents have a few dozen games in a store: a stricter limit would show nothing of them.
constexpr double leastChance = 0.05;
// So many give a rate of 5% to within 0.3%, and are read in a tenth of a second.
constexpr std::size_t mostCompared = 20'000;

constexpr std::string_view searchedSql = "SELECT game FROM searched ORDER BY game";
constexpr std::string_view staysSql =
    "SELECT DISTINCT structure, side FROM structure_stay WHERE game = ?1";

using Keys = std::map<std::string, Record, std::less<>>;

std::vector<GameId> searchedGames(Connection& connection) {
    std::vector<GameId> games;
    const auto select = connection.kept(searchedSql);
    while (select->step())
        games.push_back(select->id<GameId>(0));
    return games;
}

/// Games of one colour, by the structures which that colour had.
struct ColorGames {
    std::uint64_t games = 0;
    Keys structures;

    [[nodiscard]] double rateOf(const std::string& key) const {
        const auto found = structures.find(key);
        return found == structures.end() || games == 0
                   ? 0
                   : static_cast<double>(found->second.games) / static_cast<double>(games);
    }
};

/// Games of both colours.
class SideGames {
public:
    void add(Connection& connection, GameId game, rules::Color side,
             std::optional<Outcome> outcome) {
        ColorGames& color = at(side);
        ++color.games;
        const auto stays = connection.kept(staysSql);
        stays->bind(game);
        while (stays->step())
            if (stays->as<rules::Color>(1) == side)
                color.structures.try_emplace(std::string(stays->text(0)))
                    .first->second.add(outcome);
    }
    [[nodiscard]] const ColorGames& of(rules::Color side) const {
        return colors_.at(static_cast<std::size_t>(side));
    }

private:
    ColorGames& at(rules::Color side) { return colors_.at(static_cast<std::size_t>(side)); }

    std::array<ColorGames, 2> colors_;
};

constexpr std::array bothColors{rules::Color::white, rules::Color::black};

SideGames gamesOfPlayer(Connection& connection, std::span<const PersonGame> games,
                        const std::vector<GameId>& searched) {
    SideGames own;
    for (const PersonGame& game : games)
        if (std::ranges::binary_search(searched, game.id))
            own.add(connection, game.id, game.side, game.outcome);
    return own;
}

// Evenly spread over the store.
SideGames gamesOfOthers(Store& store, rules::Variant variant, std::span<const PersonGame> games,
                        const std::vector<GameId>& searched) {
    Filter filter;
    filter.variant = variant;
    std::vector<GameId> all = findGames(store, filter);
    std::ranges::sort(all);
    std::vector<GameId> known;
    std::ranges::set_intersection(all, searched, std::back_inserter(known));
    std::set<std::pair<GameId, rules::Color>> own;
    for (const PersonGame& game : games)
        own.emplace(game.id, game.side);
    SideGames others;
    const std::size_t compared = std::min(known.size(), mostCompared);
    for (std::size_t i = 0; i < compared; ++i) {
        const GameId game = known[i * known.size() / compared];
        for (const rules::Color side : bothColors)
            if (!own.contains({game, side}))
                others.add(store.connection(), game, side, std::nullopt);
    }
    return others;
}

// That at most `found` of `games` have what each has with a chance of `rate`.
double chanceOfSoFew(std::uint64_t found, std::uint64_t games, double rate) {
    if (rate >= 1)
        return found < games ? 0 : 1;
    const auto n = static_cast<double>(games);
    double sum = 0;
    for (std::uint64_t i = 0; i <= found; ++i) {
        const auto k = static_cast<double>(i);
        sum += std::exp(std::lgamma(n + 1) - std::lgamma(k + 1) - std::lgamma(n - k + 1) +
                        k * std::log(rate) + (n - k) * std::log1p(-rate));
    }
    return sum;
}

Record recordOf(const SideGames& games, const std::string& key) {
    Record sum;
    for (const rules::Color side : bothColors)
        if (const auto found = games.of(side).structures.find(key);
            found != games.of(side).structures.end()) {
            sum.games += found->second.games;
            sum.wins += found->second.wins;
            sum.draws += found->second.draws;
            sum.losses += found->second.losses;
        }
    return sum;
}

} // namespace

std::vector<AvoidedStructure> avoidedStructures(Store& store, rules::Variant variant,
                                                std::span<const PersonGame> games) {
    const std::vector<GameId> searched = searchedGames(store.connection());
    const SideGames own = gamesOfPlayer(store.connection(), games, searched);
    const std::uint64_t played =
        own.of(rules::Color::white).games + own.of(rules::Color::black).games;
    if (static_cast<double>(played) < leastExpected)
        return {};
    const SideGames others = gamesOfOthers(store, variant, games, searched);
    std::set<std::string> keys;
    for (const rules::Color side : bothColors)
        for (const auto& [key, record] : others.of(side).structures)
            keys.insert(key);
    std::vector<AvoidedStructure> avoided;
    for (const std::string& key : keys) {
        AvoidedStructure row{key, 0, recordOf(own, key)};
        for (const rules::Color side : bothColors)
            row.expected += static_cast<double>(own.of(side).games) * others.of(side).rateOf(key);
        if (row.expected >= leastExpected && static_cast<double>(row.record.games) < row.expected &&
            chanceOfSoFew(row.record.games, played, row.expected / static_cast<double>(played)) <
                leastChance)
            avoided.push_back(std::move(row));
    }
    std::ranges::stable_sort(avoided, std::greater<>(), [](const AvoidedStructure& row) {
        return row.expected - static_cast<double>(row.record.games);
    });
    return avoided;
}

} // namespace damscope::db
