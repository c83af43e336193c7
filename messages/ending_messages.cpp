// SPDX-License-Identifier: GPL-3.0-or-later
// How a game ended by the rules, and what was made of a recorded result that they refute.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"over-on-board",
     phrase("the game is over on the board: {ending:ending}<; {winner:side} has won> ({result})")},
    {"won-by-tables",
     phrase("the endgame tables know the last position: {winner:side} wins ({result})")},
    {"drawn-by-tables", phrase("the endgame tables know the last position: a draw ({result})")},
    {"draw-rule-applied",
     phrase("{rule:draw-rule}: reached at ply {ply}<, {move}>, counted from ply {since}; "
            "{effect:draw-effect}")},

    // The same, short enough for a table.
    {"over-on-board-briefly", phrase("{result}: {ending:ending}")},
    {"result-by-tables-briefly", phrase("{result} by the endgame tables")},
    {"draw-rule-applied-briefly", phrase("{rule:draw-rule}, plies {since} to {ply}")},

    {"result-repaired",
     phrase("the recorded result {written} was changed to {result}: {explanation}")},
});

} // namespace

std::span<const Entry> endingMessages() {
    return messages;
}

} // namespace damscope::tables
