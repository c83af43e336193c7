// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/result.hpp"

#include <cstddef>
#include <cstdint>

namespace damscope::db {

/// A game of an event between two of its players, by their places in a list.
struct EventGame {
    std::size_t white = 0;
    std::size_t black = 0;
    rules::GameResult result{};
    int round = 0; ///< 0: not known
    std::uint32_t game = 0;
    rules::ResultDetail detail = {}; ///< how its points are written
};

/// A round in which a player had no opponent, stored as a game.
struct EventBye {
    std::size_t player = 0;
    rules::GameResult result{}; ///< what it brought, as if the player had White
    int round = 0;              ///< 0: not known
    std::uint32_t game = 0;
};

} // namespace damscope::db
