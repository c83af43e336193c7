// SPDX-License-Identifier: GPL-3.0-or-later
// What the games are called, by the name that the command line takes.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto words = std::to_array<Word>({
    {"title", "international", phrase("International draughts")},
    {"title", "english", phrase("English draughts (checkers)")},
    {"title", "russian", phrase("Russian draughts (shashki)")},
    {"title", "italian", phrase("Italian draughts (dama)")},
    {"title", "pool", phrase("American pool checkers")},
    {"title", "spanish", phrase("Spanish draughts")},
    {"title", "brazilian", phrase("Brazilian draughts")},
    {"title", "canadian", phrase("Canadian draughts")},
    {"title", "portuguese", phrase("Portuguese draughts")},
    {"title", "czech", phrase("Czech draughts")},
    {"title", "thai", phrase("Thai draughts (makhos)")},
    {"title", "turkish", phrase("Turkish draughts (dama)")},
    {"title", "frisian", phrase("Frisian draughts")},
    {"title", "spantsiretti", phrase("Spantsiretti draughts")},
    {"title", "frysk", phrase("Frysk!")},
    {"title", "killer", phrase("Killer draughts")},
    {"title", "breakthrough", phrase("Breakthrough draughts")},
    {"title", "antidraughts", phrase("Antidraughts (losing draughts)")},
});

} // namespace

std::span<const Word> variantWords() {
    return words;
}

} // namespace damscope::tables
