// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of sentences about the rules.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto words = std::to_array<Word>({
    // How a capture can be better although it takes no more pieces.
    {"better-capture", "more-kings", phrase("takes more kings")},
    {"better-capture", "more-kings-or-sooner", phrase("takes more kings, or takes them sooner,")},
    {"better-capture", "worth-more", phrase("is worth more")},
    {"better-capture", "goes-before", phrase("goes before it")},
    // The squares that a board has.
    {"squares", "numbered", phrase("squares 1 to {last}")},
    {"squares", "dark", phrase("dark squares only, a1 to {last}")},
    {"squares", "all", phrase("squares a1 to {last}")},
    // How a game has ended.
    {"ending", "no-pieces", phrase("{color:side} has no pieces left")},
    {"ending", "king-made", phrase("a king has been made")},
    {"ending", "all-lost", phrase("{color:side} cannot move and so has won")},
    {"ending", "held-king",
     phrase(
         "{color:side} can move nothing but a king that has already moved {limit} times in a row")},
    {"ending", "blocked", phrase("{color:side} cannot move")},
    // The rules by which games are drawn.
    {"draw-rule", "threefold repetition", phrase("threefold repetition")},
    {"draw-rule", "fourfold repetition", phrase("fourfold repetition")},
    {"draw-rule", "king against king", phrase("king against king")},
    {"draw-rule", "three-kings rule", phrase("three-kings rule")},
    {"draw-rule", "main-road rule", phrase("main-road rule")},
    {"draw-rule", "5-move rule", phrase("5-move rule")},
    {"draw-rule", "7-move rule", phrase("7-move rule")},
    {"draw-rule", "13-move rule", phrase("13-move rule")},
    {"draw-rule", "15-move rule", phrase("15-move rule")},
    {"draw-rule", "16-move rule", phrase("16-move rule")},
    {"draw-rule", "20-move rule", phrase("20-move rule")},
    {"draw-rule", "25-move rule", phrase("25-move rule")},
    {"draw-rule", "30-move rule", phrase("30-move rule")},
    {"draw-rule", "40-move rule", phrase("40-move rule")},
    {"draw-rule", "60-move rule", phrase("60-move rule")},
    {"draw-effect", "ends-game", phrase("the game is drawn")},
    {"draw-effect", "may-be-claimed", phrase("a draw may be claimed")},
});

} // namespace

std::span<const Word> ruleWords() {
    return words;
}

} // namespace damscope::tables
