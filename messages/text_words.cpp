// SPDX-License-Identifier: GPL-3.0-or-later
// Words between others, and parts of sentences about texts.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto words = std::to_array<Word>({
    {"text", "game", phrase("game")},
    {"text", "refused", phrase("refused")},
    {"severity", "error", phrase("error")},
    {"severity", "warning", phrase("warning")},
    {"severity", "note", phrase("note")},
    {"text", "or", phrase("or")},
    // What the moves of a game without GameType fit.
    {"fitting-games", "several", phrase("several games: read as {variant}, not as {others}")},
    {"fitting-games", "none", phrase("no game to the end: read as {variant}")},
    // The result of a better move; follows the move.
    {"prospect", "win", phrase("wins")},
    {"prospect", "advantage", phrase("keeps the advantage")},
    {"prospect", "balance", phrase("keeps the balance")},
    {"prospect", "resistance", phrase("puts up more resistance")},
    // The effect of a repair.
    {"repaired", "game", phrase("which makes the whole game legal")},
    {"repaired", "part", phrase("with which the game continues")},
    // How far a line is legal with the proposal.
    {"reach", "game", phrase("the game is legal to its end")},
    {"reach", "game-plies", phrase("{plies} more {plies?ply is|plies are} legal")},
    {"reach", "variation", phrase("the variation is legal to its end")},
    {"reach", "variation-plies",
     phrase("{plies} more {plies?ply|plies} of the variation {plies?is|are} legal")},
});

} // namespace

std::span<const Word> textWords() {
    return words;
}

} // namespace damscope::tables
