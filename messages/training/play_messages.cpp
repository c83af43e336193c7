// SPDX-License-Identifier: GPL-3.0-or-later
// Exercises and positions that are played out in the terminal.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"play-turn", phrase("{side:to-move}; you play")},
    {"play-claim", phrase("you can claim a draw with d: {rule:draw-rule}")},
    {"play-words",
     phrase("answer with a move; d claims or offers a draw, b takes back, r resigns, q leaves")},
    {"play-declined", phrase("the engine declines the draw")},
    {"play-nothing-back", phrase("there is no move of yours to take back")},
    {"play-won", phrases("moves", "You win, in {n} move", "You win, in {n} moves")},
    {"play-lost", phrases("moves", "You lose, in {n} move", "You lose, in {n} moves")},
    {"play-resigned",
     phrases("moves", "You resign, after {n} move", "You resign, after {n} moves")},
    {"play-draw", phrase("play-draw", "Drawn")},
    {"play-draw-rule", phrase("Drawn: {rule:draw-rule}")},
    {"play-left", phrase("left without a result; nothing is stored")},
    {"play-stored", phrase("stored as game {id}")},
    {"play-collection", phrase("Games against the engine")},
    {"play-ending-win",
     phrases("moves",
             "The endgame tables: {winner:side} could win, at the shortest in {n} move: {line}",
             "The endgame tables: {winner:side} could win, at the shortest in {n} moves: {line}")},
    {"play-ending-long", phrase("The endgame tables: {winner:side} could win; the win is so long "
                                "that its shortest line was "
                                "not found")},
    {"play-ending-draw", phrase("The endgame tables: a draw with best play")},
});

} // namespace

std::span<const Entry> playMessages() {
    return messages;
}

} // namespace damscope::tables
