// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"

#include <cstddef>
#include <span>
#include <vector>

namespace damscope::rules {

/// One way round that a move can take.
struct Route {
    /// from, every landing square, to. A king that takes on straight ahead lands right behind the
    /// piece it took; one that turns lands on the turning square (PDN 3.0, restrictions on
    /// writing).
    std::vector<Square> squares;
    std::vector<Square> taken; ///< in the order they are jumped
    std::vector<Square> way;   ///< every square stood on or passed over, without the taken ones
};

/// The ways round that a legal move can take, not more than so many: boards can be set up on which
/// a king has millions. A quiet move has one.
[[nodiscard]] std::vector<Route> routes(const Position& position, const Move& move,
                                        std::size_t most = 256);

/// Whether one of all the ways that a legal move can take stands on or passes over these squares,
/// in this order.
[[nodiscard]] bool passes(const Position& position, const Move& move,
                          std::span<const Square> squares);

/// Whether one of them has just these landing squares, from the first square to the last.
[[nodiscard]] bool landsOn(const Position& position, const Move& move,
                           std::span<const Square> squares);

} // namespace damscope::rules
