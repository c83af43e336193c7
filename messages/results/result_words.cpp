// SPDX-License-Identifier: GPL-3.0-or-later
// Words in lists of results, and reasons whose keys are their English texts.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto words = std::to_array<Word>({
    // Columns of lists.
    {"column", "becomes", phrase("Becomes")},
    {"column", "better", phrase("column", "Better")},
    {"column", "bytes", phrase("Bytes")},
    {"column", "captures", phrase("Captures")},
    {"column", "certainty", phrase("Certainty")},
    {"column", "collection", phrase("Collection")},
    {"column", "command", phrase("Command")},
    {"column", "deletion", phrase("Deletion")},
    {"column", "encoding", phrase("Encoding")},
    {"column", "ending", phrase("Ending")},
    {"column", "engine", phrase("Engine")},
    {"column", "errors", phrase("Errors")},
    {"column", "is", phrase("Is")},
    {"column", "made", phrase("Made (UTC)")},
    {"column", "meaning", phrase("Meaning")},
    {"column", "note", phrase("Note")},
    {"column", "novelty", phrase("Novelty")},
    {"column", "parameters", phrase("Parameters")},
    {"column", "position-or-search", phrase("Position or search")},
    {"column", "positions", phrase("Positions")},
    {"column", "reason", phrase("Reason")},
    {"column", "setting", phrase("Setting")},
    {"column", "source", phrase("Source")},
    {"column", "table", phrase("Table")},
    {"column", "tag", phrase("Tag")},
    {"column", "value", phrase("Value")},
    {"column", "warnings", phrase("Warnings")},
    {"column", "why", phrase("Why")},
    // Why two games are the same one.
    {"sameness", "the same moves and players", phrase("the same moves and players")},
    {"sameness", "one is the beginning of the other", phrase("one is the beginning of the other")},
    {"sameness", "the same moves, White and Black exchanged",
     phrase("the same moves, White and Black exchanged")},
    {"sameness", "the same header; one is broken off where the other goes on",
     phrase("the same header; one is broken off where the other goes on")},
    {"sameness", "the same moves, other names", phrase("the same moves, other names")},
    // With which pieces; follows "loses".
    {"played", "white", phrase("played", "White")},
    {"played", "black", phrase("played", "Black")},
    // What a test of strength says.
    {"verdict", "gain", phrase("a gain")},
    {"verdict", "none", phrase("no gain")},
    {"verdict", "undecided", phrase("undecided")},
    // What a move leads to, by the endgame tables.
    {"leads-to", "win", phrase("win")},
    {"leads-to", "draw", phrase("draw")},
    {"leads-to", "loss", phrase("loss")},
    {"leads-to", "unknown", phrase("leads-to", "unknown")},
    // Why an endgame table is not used, or a connection was lost.
    {"refusal", "this table was written by another version of Damscope",
     phrase("this table was written by another version of Damscope")},
    {"refusal", "this table is for other positions", phrase("this table is for other positions")},
    {"refusal", "its size differs from the size when it was written",
     phrase("its size differs from the size when it was written")},
    {"refusal", "its directory is damaged", phrase("its directory is damaged")},
    {"refusal", "its checksums are wrong", phrase("its checksums are wrong")},
    {"refusal", "this is not an endgame table", phrase("this is not an endgame table")},
    {"refusal", "the other program does not read", phrase("the other program does not read")},
    {"refusal", "the other program sends no messages of DamExchange",
     phrase("the other program sends no messages of DamExchange")},
    {"refusal", "the other program has been silent for too long",
     phrase("the other program has been silent for too long")},
});

} // namespace

std::span<const Word> resultWords() {
    return words;
}

} // namespace damscope::tables
