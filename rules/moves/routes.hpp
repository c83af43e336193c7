// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"

#include <cstddef>
#include <span>
#include <vector>

namespace damscope::rules {

/// One route of a move.
struct Route {
    /// from, every landing square, to. A king that continues straight ahead lands right behind the
    /// piece it took; one that turns lands on the turning square (PDN 3.0, restrictions on
    /// writing).
    std::vector<Square> squares;
    std::vector<Square> taken; ///< in the order of the jumps
    std::vector<Square> way;   ///< every square landed on or passed over, without the taken ones
};

/// The routes of a legal move, up to a limit: boards can be set up where a king has millions. A
/// quiet move has one. Fewer, perhaps none, where it takes too long to find them.
[[nodiscard]] std::vector<Route> routes(const Position& position, const Move& move,
                                        std::size_t most = 256);

/// Whether any route of a legal move lands on or passes over these squares, in this order. Also
/// true of boards with too many routes to say that none does: nobody is to be corrected without
/// proof.
[[nodiscard]] bool passes(const Position& position, const Move& move,
                          std::span<const Square> squares);

/// Whether one of them has exactly these landing squares, from the first square to the last.
[[nodiscard]] bool landsOn(const Position& position, const Move& move,
                           std::span<const Square> squares);

} // namespace damscope::rules
