// SPDX-License-Identifier: GPL-3.0-or-later
// Sides and pieces, in the forms that sentences need.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto words = std::to_array<Word>({
    // The player: "White has no pieces left".
    {"side", "white", {"White", "wit", "les Blancs", "белые"}},
    {"side", "black", {"Black", "zwart", "les Noirs", "чёрные"}},
    // Whose a piece is: "is White's".
    {"owner", "white", {"White's", "wit", "aux Blancs", "белым"}},
    {"owner", "black", {"Black's", "zwart", "aux Noirs", "чёрным"}},
    // Behind "the pieces": "the pieces of White".
    {"of", "white", {"of White", "van wit", "blanche", "белых"}},
    {"of", "black", {"of Black", "van zwart", "noire", "чёрных"}},
    {"of-all", "white", {"of White", "van wit", "blanches", "белых"}},
    {"of-all", "black", {"of Black", "van zwart", "noires", "чёрных"}},
    {"colored-pieces",
     "white",
     {"white pieces", "witte stukken", "pièces blanches", "белых шашек"}},
    {"colored-pieces",
     "black",
     {"black pieces", "zwarte stukken", "pièces noires", "чёрных шашек"}},
    {"colored-man", "white", {"white man", "witte schijf", "pion blanc", "белая простая"}},
    {"colored-man", "black", {"black man", "zwarte schijf", "pion noir", "чёрная простая"}},
    {"a", "man", {"a man", "een schijf", "un pion", "простая"}},
    {"a", "king", {"a king", "een dam", "une dame", "дамка"}},
    {"the", "man", {"the man", "de schijf", "le pion", "простая"}},
    {"the", "king", {"the king", "de dam", "la dame", "дамка"}},
});

} // namespace

std::span<const Word> pieceWords() {
    return words;
}

} // namespace damscope::tables
