// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a FEN, without its place.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"fen-too-long", phrase("too long for a FEN ({number} bytes, more than {most})")},
    {"fen-empty", phrase("the FEN is empty")},
    {"fen-bad-side", phrase("the side to move must be W, B or ?, not \"{word}\"")},
    {"fen-bad-field", phrase("expected W or B and its squares, not \"{word}\"")},
    {"fen-color-twice", phrase("the pieces {color:of-all} are given twice")},
    {"fen-comma-missing", phrase("expected a comma, not \"{word}\"")},
    {"fen-square-missing", phrase("expected a square, not \"{word}\"")},
    {"fen-no-such-square", phrase("square {word} does not exist on a board of {board}")},
    {"fen-square-taken", phrase("two pieces on square {word}")},
    {"fen-range-of-names", phrase("a range of squares must be written with numbers")},
    {"fen-range-backward", phrase("the range runs backward")},
    {"fen-color-missing", phrase("the pieces {color:of-all} are missing")},
});

} // namespace

std::span<const Entry> fenMessages() {
    return messages;
}

} // namespace damscope::tables
