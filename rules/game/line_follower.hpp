// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/replay.hpp"
#include "rules/text/fen.hpp"

#include <cstdint>
#include <limits>
#include <optional>

/// Looking ahead along one line of a script: inside of replay.
namespace damscope::rules::detail {

/// The first item from an index on that is a step (a move, an unknown move, a setup) of the line
/// that the index stands in: variations, comments and numbers are passed over. Nothing if the line
/// ends before.
std::optional<std::size_t> stepFrom(const Script& script, std::size_t index);

/// A move written over one or more items: "11x18", or "11x18" and then "18x25".
struct WrittenMove {
    MoveMatch match;
    std::size_t lastItem = 0;
};

/// What the move at an item means, joined with the items after it if it is written jump by jump.
WrittenMove readMove(const Position& position, const Script& script, std::size_t item);
/// The same, with the position's legal moves given by a caller who has them.
WrittenMove readMove(const Position& position, const MoveList& legal, const Script& script,
                     std::size_t item);

/// What looking ahead may still cost.
struct Effort {
    int forks; ///< readings of ambiguous texts to try
    /// Positions to find the moves of. Those with long captures count as many: a board can be set
    /// up on which they take very long to find.
    std::int64_t positions = std::numeric_limits<std::int64_t>::max();

    /// Counts a position with these moves.
    void spendOn(const MoveList& moves);
    /// Counts a position whose longest capture takes so many pieces; 0 where none can be made.
    void spendOnJumps(int most);
    [[nodiscard]] bool isSpent() const { return positions <= 0; }
};

/// How many plies of a line are legal from an item on, trying every reading of ambiguous texts as
/// long as the work stays bounded; a line is not complete if the effort was spent before its end.
Fit follow(std::optional<Position> position, const Script& script, std::optional<std::size_t> item,
           int limit, Effort& effort);

/// Which of the moves that a text fits is meant: the one after which the most of the line is legal.
struct Choice {
    std::size_t move = 0;
    bool decided = true; ///< no other does as well
};
Choice choose(const Position& before, const Script& script, const WrittenMove& written);

/// The position that a setup's FEN gives; a null move ("B::") changes the side to move only.
Expected<Position, FenError> readSetup(const Position& before, std::string_view text);
bool isNullMove(std::string_view setup);

} // namespace damscope::rules::detail
