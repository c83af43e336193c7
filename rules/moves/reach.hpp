// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"

#include <optional>
#include <span>

/// What a piece could take if some rules did not apply: to explain which rule forbids a move. Slow
/// and simple on purpose; only the generator decides what is legal.
namespace damscope::rules::detail {

/// The rules that a search ignores, in addition to those on the choice of captures.
struct Leniency {
    bool menCaptureBackward = false;
    bool menTakeKings = false;
    bool landAnywhere = false;
    bool takeTwice = false;
    bool onlyAtLast = false;  ///< takes it the second time with its last jump, and stops behind it
    bool halfTurn = false;    ///< back over the piece just taken
    bool goOnCrowned = false; ///< continues as a king from the last row on
};

/// A capture made jump by jump, perhaps stopped early.
struct Reach {
    SquareSet captured;
    bool goesOn = false;                ///< after its last jump it could take more
    std::optional<Square> takenTwice{}; ///< a piece jumped a second time
};

/// What a search for a capture has found.
struct Search {
    std::optional<Reach> best{};
    bool complete = true; ///< false: there were too many ways to follow them all
};

/// The capture by the piece on the first square that ends on the last one and passes the squares
/// between in their order; if there are several, the one that takes the most. With
/// `Leniency::takeTwice`, only one that does take a piece twice.
[[nodiscard]] Search reach(const Position& position, std::span<const Square> squares,
                           Leniency leniency);

} // namespace damscope::rules::detail
