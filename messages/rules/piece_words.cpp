// SPDX-License-Identifier: GPL-3.0-or-later
// Sides and pieces, in the forms that sentences need.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto words = std::to_array<Word>({
    // The player: "White has no pieces left".
    {"side", "white", {"White", "wit", "les Blancs", "белые", "as brancas"}},
    {"side", "black", {"Black", "zwart", "les Noirs", "чёрные", "as pretas"}},
    // Whose a piece is: "is White's".
    {"owner", "white", {"White's", "wit", "aux Blancs", "белым", "das brancas"}},
    {"owner", "black", {"Black's", "zwart", "aux Noirs", "чёрным", "das pretas"}},
    // Behind "the pieces": "the pieces of White".
    {"of", "white", {"of White", "van wit", "blanche", "белых", "branca"}},
    {"of", "black", {"of Black", "van zwart", "noire", "чёрных", "preta"}},
    {"of-all", "white", {"of White", "van wit", "blanches", "белых", "brancas"}},
    {"of-all", "black", {"of Black", "van zwart", "noires", "чёрных", "pretas"}},
    {"colored-pieces",
     "white",
     {"white pieces", "witte stukken", "pièces blanches", "белых шашек", "peças brancas"}},
    {"colored-pieces",
     "black",
     {"black pieces", "zwarte stukken", "pièces noires", "чёрных шашек", "peças pretas"}},
    {"colored-man",
     "white",
     {"white man", "witte schijf", "pion blanc", "белая простая", "pedra branca"}},
    {"colored-man",
     "black",
     {"black man", "zwarte schijf", "pion noir", "чёрная простая", "pedra preta"}},
    {"a", "man", {"a man", "een schijf", "un pion", "простая", "uma pedra"}},
    {"a", "king", {"a king", "een dam", "une dame", "дамка", "uma dama"}},
    {"the", "man", {"the man", "de schijf", "le pion", "простая", "a pedra"}},
    {"the", "king", {"the king", "de dam", "la dame", "дамка", "a dama"}},
});

} // namespace

std::span<const Word> pieceWords() {
    return words;
}

} // namespace damscope::tables
