// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/shortest_win.hpp"
#include "rules/board/result.hpp"

#include <cstddef>
#include <cstdint>
#include <span>

/// Games that are played out to their end, as far as endgame tables know it.
namespace damscope::analysis::play {

/// The move of a perfect player: one that keeps the result, the shortest way where it is a win, the
/// longest where it is a loss, as far as `nodes` positions show it. `chosen` wherever it is as
/// good, or the tables do not know every move.
[[nodiscard]] rules::Move perfectMove(const rules::Position& position, const rules::Move& chosen,
                                      const endgame::Library& library,
                                      std::uint64_t nodes = 200'000,
                                      const std::stop_token& stop = {});

/// What the tables know of a game, from its first position that they have.
struct KnownEnding {
    std::size_t plies = 0; ///< of the game before that position
    rules::Position start;
    rules::GameResult result{};                             ///< of best play from there
    std::optional<endgame::ShortestWin> win = std::nullopt; ///< if it is one, and not too long
};
/// Nothing if they know no position of it.
[[nodiscard]] std::optional<KnownEnding> knownEnding(const rules::Position& start,
                                                     std::span<const rules::Move> moves,
                                                     const endgame::Library& library,
                                                     const std::stop_token& stop = {});

} // namespace damscope::analysis::play
