// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/events/withdrawals.hpp"

#include "db/events/crosstable.hpp"
#include "db/events/event_kind.hpp"

#include <algorithm>
#include <map>

namespace damscope::db {
namespace {

using rules::GameResult;
using Games = std::vector<EventGame>;

// A round that a player missed is no withdrawal.
constexpr std::ptrdiff_t fewestForfeits = 2;

bool isPlayed(const EventGame& game) {
    return !game.detail.forfeit && game.result != GameResult::unknown;
}

bool isForfeitedBy(std::size_t player, const EventGame& game) {
    const GameResult lost = game.white == player ? GameResult::blackWins : GameResult::whiteWins;
    return game.detail.forfeit && (game.result == lost || game.result == GameResult::bothLose);
}

// The games are in the order of play if their rounds are not known.
bool leavesOff(std::size_t player, Games games) {
    if (std::ranges::all_of(games, [](const EventGame& game) { return game.round > 0; }))
        std::ranges::stable_sort(games, {}, &EventGame::round);
    const auto last = std::find_if_not(games.rbegin(), games.rend(), [&](const EventGame& game) {
        return isForfeitedBy(player, game);
    });
    return last - games.rbegin() >= fewestForfeits;
}

} // namespace

std::vector<Withdrawal> findWithdrawals(std::span<const EventGame> games,
                                        std::span<const std::string> teams,
                                        const std::set<std::size_t>& chosen) {
    std::vector<Withdrawal> found;
    const EventForm form = formOf(games, teams);
    if (!eachPlaysEach(form.kind))
        return found;
    std::map<std::size_t, Games> byPlayer;
    for (const EventGame& game : games)
        for (const std::size_t player : {game.white, game.black})
            byPlayer[player].push_back(game);
    const std::size_t all = static_cast<std::size_t>(form.times) * (byPlayer.size() - 1);
    for (const auto& [player, own] : byPlayer)
        if (chosen.contains(player) || leavesOff(player, own))
            found.push_back(
                {player, static_cast<std::size_t>(std::ranges::count_if(own, isPlayed)), all});
    return found;
}

} // namespace damscope::db
