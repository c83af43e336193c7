// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/fen.hpp"
#include "rules/replay.hpp"

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

/// How many plies of a line are legal from an item on, trying every reading of ambiguous texts as
/// long as the work stays bounded.
Fit follow(std::optional<Position> position, const Script& script, std::optional<std::size_t> item,
           int limit, int& forks);

/// The position that a setup's FEN gives; a null move ("B::") changes the side to move only.
Expected<Position, FenError> readSetup(const Position& before, std::string_view text);
bool isNullMove(std::string_view setup);

} // namespace damscope::rules::detail
