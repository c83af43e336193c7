// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of combinations, structures and openings: their titles, and the lines below them.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"shots-kept", phrases("shots", "{n} combination, as stored in the database",
                           "{n} combinations, as stored in the database")},
    {"shots-searched",
     phrase("{n} {shots?combination|combinations} in {m} {positions?position|positions}")},
    {"shots-unknown",
     phrase("--name: no combination is called \"{word}\"<; did you mean {similar}?>")},
    {"shots-none",
     phrases("moves", "no combination within {n} move", "no combination within {n} moves")},
    {"shots-too-much", phrases("moves",
                               "no combination was found within {n} move; there are too many lines "
                               "to examine all of them",
                               "no combination was found within {n} moves; there are too many "
                               "lines to examine all of them")},
    {"games-listed", phrases("games", "{n} game", "{n} games")},
    {"games-listed-of", phrases("games", "{found} of {n} game", "{found} of {n} games")},
    {"games-first-shown", phrase("the first {n} shown")},
    {"find-places", phrases("places", "{n} place", "{n} places")},
    {"find-first", phrase("the first {what}")},
    {"find-not-analysed",
     phrase(
         "{n} of {m} {all?game|games} {games?has|have} not been analysed, so nothing is known of "
         "errors "
         "in {games?it|them}; {way} does it")},
    {"find-without-tables",
     phrases("all", "in {n} of {m} game the endgame tables know no position; {way} makes tables",
             "in {n} of {m} games the endgame tables know no position; {way} makes tables")},
    {"find-other-variant", phrase("none of the selected games is of {variant} draughts; choose "
                                  "another variant with --variant")},
    {"structures-listed",
     phrase(
         "Side: whose men form the structure. White %: White's share of the points in games with a "
         "result")},
    {"opening-games",
     phrases("games", "{n} game had this position", "{n} games had this position")},
    {"opening-ended", phrases("games", "{n} game ended there", "{n} games ended there")},
    {"opening-white-scored", phrase("White scored {score}%")},
    {"opening-black-scored", phrase("Black scored {score}%")},
    {"opening-structure", phrases("games", "{name} ({side:report}): {games} game",
                                  "{name} ({side:report}): {games} games")},
    {"opening-player-scored", phrase("the player scored {score}%")},
    {"opening-never", phrase("no game had this position")},
    {"opening-none-passes", phrase("no game that matches the filter had this position")},
    {"opening-of-player",
     phrase("results and ratings are the player's (--side-to-move: those of the side to move)")},
    {"opening-least", phrase("lines with fewer than {n} games are not followed (--least)")},
    {"novelty-later", phrases("games", "{move}, later in {n} game", "{move}, later in {n} games")},
    {"show-position", phrase("Position after {move} (ply {n}):")},
    {"show-deleted", phrase("this game is deleted: damscope delete --restore {n} restores what was "
                            "deleted with it, too")},
    {"show-position-unknown",
     phrase("Position after {move} (ply {n}) is not known: a move before it was not recorded")},
    {"opening-reached", phrase("reached by other moves: {n}")},
});

constexpr auto words = std::to_array<Word>({
    {"column", "id", phrase("Id")},
    {"column", "date", phrase("Date")},
    {"column", "white", phrase("White")},
    {"column", "black", phrase("Black")},
    {"column", "result", phrase("Result")},
    {"column", "plies", phrase("Plies")},
    {"column", "variant", phrase("Variant")},
    {"column", "event", phrase("Event")},
    {"column", "round", phrase("Round")},
    {"column", "opening", phrase("Opening")},
    {"column", "problems", phrase("Problems")},
    {"column", "next", phrase("column", "Next")},
    {"column", "ply", phrase("Ply")},
    {"column", "side", phrase("Side")},
    {"column", "what", phrase("What")},
    {"column", "structure", phrase("Structure")},
    {"column", "kind", phrase("Kind")},
    {"column", "key", phrase("Key")},
    {"column", "name", phrase("Name")},
    {"column", "changed", phrase("Changed")},
    {"column", "definition", phrase("Definition")},
    {"shown", "game", phrase("Game")},
    {"shown", "known-as", phrase("Known as")},
    {"shown", "new", phrase("New")},
    {"shown", "source", phrase("Source")},
    {"shown", "problems", phrase("Problems:")},
    {"column", "white-score", phrase("White %")},
    {"column", "of-games", phrase("of games")},
    {"column", "best-players", phrase("Best players")},
    {"column", "last-move", phrase("Last move")},
    {"column", "from", phrase("From")},
    {"shot", "played", phrase("played")},
    {"shot", "missed", phrase("missed")},
    {"shot", "open", phrase("at the end")},
    {"shot", "not-forced", phrase("not forced")},
    {"shot", "allowed", phrase("allowed")},
});

} // namespace

std::span<const Entry> listMessages() {
    return messages;
}

std::span<const Word> listWords() {
    return words;
}

} // namespace damscope::tables
