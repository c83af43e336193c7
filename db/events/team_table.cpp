// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/events/team_table.hpp"

#include "db/codec/day_number.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <tuple>

namespace damscope::db {
namespace {

// Of the pairs of teams those who must have met for each to meet each.
constexpr double enough = 0.7;
constexpr int fortnight = 14;

using Pair = std::pair<std::size_t, std::size_t>;

Pair pairOf(const TeamGame& game) {
    return std::minmax(game.white, game.black);
}

// Days from one to another, where both are known.
std::int64_t daysBetween(rules::Date one, rules::Date other) {
    return one.dayIsKnown() && other.dayIsKnown() ? std::abs(dayNumber(other) - dayNumber(one)) : 0;
}

bool plays(const Encounter& encounter, std::size_t player) {
    return std::ranges::any_of(encounter.games, [&](const TeamGame& game) {
        return game.game.white == player || game.game.black == player;
    });
}

// Whether a game without a round belongs to the encounter before it.
bool fits(const Encounter& encounter, const TeamGame& game) {
    return !plays(encounter, game.game.white) && !plays(encounter, game.game.black) &&
           daysBetween(encounter.games.front().day, game.day) <= fortnight;
}

std::vector<Encounter> encountersOf(std::span<const TeamGame> games) {
    std::vector<Encounter> all;
    std::map<std::pair<Pair, int>, std::size_t> latest;
    for (const TeamGame& game : games) {
        const auto key = std::pair(pairOf(game), game.game.round);
        const auto found = latest.find(key);
        const bool isNew =
            found == latest.end() || (game.game.round == 0 && !fits(all[found->second], game));
        if (isNew) {
            latest[key] = all.size();
            all.push_back({0, 0, game.game.round, {}});
        }
        all[latest[key]].games.push_back(game);
    }
    std::ranges::stable_sort(
        all, [](int a, int b) { return (a == 0 ? INT32_MAX : a) < (b == 0 ? INT32_MAX : b); },
        &Encounter::round);
    return all;
}

void count(Encounter& encounter, const PointSystem& points) {
    std::ranges::stable_sort(encounter.games, [](const TeamGame& a, const TeamGame& b) {
        return std::pair(a.board == 0, a.board) < std::pair(b.board == 0, b.board);
    });
    encounter.first = encounter.games.front().white;
    encounter.second = encounter.games.front().black;
    for (const TeamGame& game : encounter.games) {
        const bool isFirst = game.white == encounter.first;
        const auto white = pointsOf(points, game.game, true);
        const auto black = pointsOf(points, game.game, false);
        encounter.open += white ? 0U : 1U;
        encounter.firstPoints += (isFirst ? white : black).value_or(0);
        encounter.secondPoints += (isFirst ? black : white).value_or(0);
    }
    encounter.isDecided =
        encounter.open == 0 || std::abs(encounter.firstPoints - encounter.secondPoints) >
                                   static_cast<double>(encounter.open) * (points.win - points.loss);
}

class Counter {
public:
    Counter(std::span<const Encounter> encounters, std::size_t teams, const PointSystem& points)
        : encounters_(encounters), points_(points), rows_(teams) {
        for (std::size_t i = 0; i < teams; ++i)
            rows_[i].team = i;
    }

    std::vector<TeamStanding> run() {
        for (const Encounter& encounter : encounters_) {
            add(rows_[encounter.first], encounter, true);
            add(rows_[encounter.second], encounter, false);
        }
        for (const Encounter& encounter : encounters_)
            compare(rows_[encounter.first], rows_[encounter.second], encounter);
        const auto key = [](const TeamStanding& row) {
            return std::tuple(row.matchPoints, row.boardPoints, row.headToHead);
        };
        std::ranges::stable_sort(rows_, std::greater(), key);
        for (std::size_t i = 0; i < rows_.size(); ++i)
            rows_[i].rank = i > 0 && key(rows_[i]) == key(rows_[i - 1]) ? rows_[i - 1].rank
                                                                        : static_cast<int>(i) + 1;
        return std::move(rows_);
    }

private:
    // Of one team; nothing while games can decide it.
    [[nodiscard]] static std::optional<double> lead(const Encounter& encounter, bool first) {
        if (!encounter.isDecided)
            return std::nullopt;
        const double lead = encounter.firstPoints - encounter.secondPoints;
        return first ? lead : -lead;
    }
    [[nodiscard]] double matchPoints(double lead) const {
        return lead > 0 ? points_.win : lead < 0 ? points_.loss : points_.draw;
    }

    void add(TeamStanding& row, const Encounter& encounter, bool first) {
        ++row.encounters;
        row.boardPoints += first ? encounter.firstPoints : encounter.secondPoints;
        row.boardPointsAgainst += first ? encounter.secondPoints : encounter.firstPoints;
        const auto ahead = lead(encounter, first);
        if (!ahead)
            return;
        row.matchPoints += matchPoints(*ahead);
        row.wins += *ahead > 0 ? 1U : 0U;
        row.draws += *ahead == 0 ? 1U : 0U;
        row.losses += *ahead < 0 ? 1U : 0U;
    }

    void compare(TeamStanding& first, TeamStanding& second, const Encounter& encounter) {
        const auto ahead = lead(encounter, true);
        if (!ahead || first.matchPoints != second.matchPoints ||
            first.boardPoints != second.boardPoints)
            return;
        first.headToHead += matchPoints(*ahead);
        second.headToHead += matchPoints(-*ahead);
    }

    std::span<const Encounter> encounters_;
    PointSystem points_;
    std::vector<TeamStanding> rows_;
};

std::vector<Pair> missingPairs(std::span<const TeamGame> games, std::size_t teams) {
    std::set<Pair> met;
    for (const TeamGame& game : games)
        met.insert(pairOf(game));
    const std::size_t all = teams * (teams - 1) / 2;
    std::vector<Pair> missing;
    if (teams < 3 || static_cast<double>(met.size()) < enough * static_cast<double>(all))
        return missing;
    for (std::size_t one = 0; one < teams; ++one)
        for (std::size_t other = one + 1; other < teams; ++other)
            if (!met.contains({one, other}))
                missing.emplace_back(one, other);
    return missing;
}

} // namespace

TeamTable teamTable(std::span<const TeamGame> games, std::vector<std::string> names,
                    const TeamCounting& counting) {
    std::vector<TeamGame> counted;
    std::ranges::copy_if(games, std::back_inserter(counted), [&](const TeamGame& game) {
        return isCounted(game.game.round, counting.lastRound);
    });
    TeamTable table;
    table.names = std::move(names);
    table.encounters = encountersOf(counted);
    for (Encounter& encounter : table.encounters) {
        count(encounter, counting.points);
        table.boards = std::max(table.boards, encounter.games.size());
    }
    table.standings = Counter(table.encounters, table.names.size(), counting.matchPoints).run();
    table.missing = missingPairs(games, table.names.size());
    return table;
}

} // namespace damscope::db
