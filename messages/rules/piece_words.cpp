// SPDX-License-Identifier: GPL-3.0-or-later
// Sides and pieces, in the forms that sentences need.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto words = std::to_array<Word>({
    // The player: "White has no pieces left".
    {"side", "white", phrase("side", "White")},
    {"side", "black", phrase("side", "Black")},
    // Whose a piece is: "is White's".
    {"owner", "white", phrase("White's")},
    {"owner", "black", phrase("Black's")},
    // Behind "the pieces": "the pieces of White".
    {"of", "white", phrase("of White")},
    {"of", "black", phrase("of Black")},
    {"of-all", "white", phrase("of-all", "of White")},
    {"of-all", "black", phrase("of-all", "of Black")},
    {"colored-pieces", "white", phrase("white pieces")},
    {"colored-pieces", "black", phrase("black pieces")},
    {"colored-man", "white", phrase("white man")},
    {"colored-man", "black", phrase("black man")},
    {"a", "man", phrase("a man")},
    {"a", "king", phrase("a king")},
    {"the", "man", phrase("the man")},
    {"the", "king", phrase("the king")},
});

} // namespace

std::span<const Word> pieceWords() {
    return words;
}

} // namespace damscope::tables
