// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/events/event_kind.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace damscope::db {
namespace {

// Of the pairs of players those who must have met for each to play each; some games are missing in
// most files.
constexpr double enough = 0.7;
constexpr std::size_t fewestOfAKnockOut = 4;
constexpr std::size_t fewestRounds = 3;

using Pair = std::pair<std::size_t, std::size_t>;

struct Meetings {
    explicit Meetings(std::span<const EventGame> games) {
        for (const EventGame& game : games) {
            players.insert({game.white, game.black});
            ++pairs[{std::min(game.white, game.black), std::max(game.white, game.black)}];
            if (game.round > 0) {
                rounds[game.round].insert({game.white, game.black});
                ++gamesInRound[{game.round, game.white}];
                ++gamesInRound[{game.round, game.black}];
            }
        }
    }
    [[nodiscard]] std::size_t pairsOfAll() const {
        return players.size() * (players.size() - 1) / 2;
    }
    [[nodiscard]] std::size_t pairsThatMet(int times) const {
        return static_cast<std::size_t>(std::ranges::count_if(
            pairs, [times](const auto& pair) { return pair.second >= times; }));
    }
    [[nodiscard]] int usualTimes() const {
        int times = 1;
        while (pairsThatMet(times + 1) > 0 && 2 * pairsThatMet(times + 1) >= pairsOfAll())
            ++times;
        return times;
    }

    std::set<std::size_t> players;
    std::map<Pair, int> pairs;
    std::map<int, std::set<std::size_t>> rounds;
    std::map<std::pair<int, std::size_t>, int> gamesInRound;
};

// Who is out does not come back, and half or so are out after each round.
bool isKnockOut(const Meetings& met) {
    if (met.players.size() < fewestOfAKnockOut || met.rounds.size() < 2)
        return false;
    const std::set<std::size_t>* before = nullptr;
    for (const auto& [round, players] : met.rounds) {
        if (before != nullptr &&
            (players.size() * 3 > before->size() * 2 || !std::ranges::includes(*before, players)))
            return false;
        before = &players;
    }
    return true;
}

bool isSwiss(const Meetings& met) {
    if (met.rounds.size() < fewestRounds)
        return false;
    const auto often =
        std::ranges::count_if(met.gamesInRound, [](const auto& games) { return games.second > 1; });
    return static_cast<std::size_t>(often) * 10 <= met.gamesInRound.size() &&
           met.pairsThatMet(2) * 10 <= met.pairs.size();
}

// More than half of the players have a team, hardly any game is within one, and those of a team
// have one team as their opponent in a round: clubs of the players of an individual tournament are
// no teams.
bool areTeams(const Meetings& met, std::span<const EventGame> games,
              std::span<const std::string> teams) {
    if (std::ranges::count_if(teams, [](const std::string& team) { return !team.empty(); }) * 2 <=
        static_cast<std::ptrdiff_t>(met.players.size()))
        return false;
    std::map<std::pair<int, std::string_view>, std::map<std::string_view, int>> opponents;
    std::size_t between = 0;
    std::size_t within = 0;
    for (const EventGame& game : games) {
        const std::string_view white = teams[game.white];
        const std::string_view black = teams[game.black];
        if (white.empty() || black.empty())
            continue;
        ++(white == black ? within : between);
        if (game.round > 0) {
            ++opponents[{game.round, white}][black];
            ++opponents[{game.round, black}][white];
        }
    }
    std::size_t several = 0; // games of a team that has several in a round,
    std::size_t usual = 0;   // those against its most frequent opponent
    for (const auto& [team, counts] : opponents) {
        int all = 0;
        int most = 0;
        for (const auto& [opponent, count] : counts) {
            all += count;
            most = std::max(most, count);
        }
        several += all > 1 ? static_cast<std::size_t>(all) : 0U;
        usual += all > 1 ? static_cast<std::size_t>(most) : 0U;
    }
    return within * 10 <= between &&
           static_cast<double>(usual) >= enough * static_cast<double>(several);
}

EventKind kindOfTimes(int times) {
    return times == 1   ? EventKind::allPlayAll
           : times == 2 ? EventKind::doubleAllPlayAll
                        : EventKind::multipleAllPlayAll;
}

EventKind kindOf(const Meetings& met, std::span<const EventGame> games,
                 std::span<const std::string> teams, int times) {
    if (areTeams(met, games, teams))
        return EventKind::teamMatch;
    if (met.players.size() == 2)
        return EventKind::match;
    if (isKnockOut(met))
        return EventKind::knockOut;
    const auto all = static_cast<double>(met.pairsOfAll());
    if (met.players.size() > 2 && static_cast<double>(met.pairs.size()) >= enough * all)
        return kindOfTimes(times);
    return isSwiss(met) ? EventKind::swiss : EventKind::other;
}

} // namespace

EventForm formOf(std::span<const EventGame> games, std::span<const std::string> teams) {
    const Meetings met(games);
    const int times = met.usualTimes();
    return {kindOf(met, games, teams, times), times};
}

} // namespace damscope::db
