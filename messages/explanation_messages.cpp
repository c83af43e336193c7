// SPDX-License-Identifier: GPL-3.0-or-later
// Why a move is good or bad, lists of openings, structures and combinations, reports, and words of
// the language.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    // What is proved about a move of a game.
    {"why-plays", phrase("{move} begins a combination< ({name})> that gains {gain}: {line}")},
    {"why-plays-and-wins", phrase("{move} begins a combination< ({name})> that wins: {line}")},
    {"why-misses", phrase("{move} misses a combination< ({name})> that gains {gain}: {line}")},
    {"why-misses-win", phrase("{move} misses a combination< ({name})> that wins: {line}")},
    {"why-plays-not-forced", phrase("{move} begins a combination< ({name})> that was not forced; "
                                    "it gained {gain} in the game: {line}")},
    {"why-plays-for-nothing", phrase("{move} begins a combination< ({name})> that was not forced; "
                                     "it gained nothing in the game: {line}")},
    {"why-loses-to", phrase("{move} loses {gain} to a combination< ({name})>: {line}")},
    {"why-allows", phrase("{move} allows a combination< ({name})> that gains {gain}: {line}")},
    {"why-loses", phrase("{move} loses {gain}: {line}")},
    {"why-gives-pieces", phrase("{move} lets the opponent gain {gain}: {line}")},
    {"why-allows-win", phrase("{move} loses the game< ({name})>: {line}")},
    {"why-changes", phrase("{move} changes the result by the endgame tables: before it "
                           "{before:table-result}, after it {after:table-result}")},
    {"why-takes-up", phrase("{move} leads to a structure: {structure}")},
    {"why-gives-up", phrase("{move} ends a structure: {structure}")},
    {"why-refuted", phrase("{move} is answered by {line}; {better} is clearly better")},
    {"why-refuted-by", phrase("{move} is answered by {line}; {better} is better by {men} men")},
    {"why-prefers", phrase("{move} is a matter of evaluation: nothing is lost by force, but the "
                           "engine prefers {better}")},
    {"why-prefers-by", phrase("{move} is a matter of evaluation: nothing is lost by force, but "
                              "the engine prefers {better}, by {men} men")},
    {"why-threatens", phrase("{move} threatens to gain {gain}< ({name})>: {line}")},
    {"why-threatens-win", phrase("{move} threatens to win< ({name})>: {line}")},
    {"why-exchanges", phrase("{move} begins an exchange that changes the count of tempi from "
                             "{before} to {after}: {line}")},
    {"gain-game", phrase("gain-game", "the game")},
    {"gain-nothing", phrase("nothing")},
    {"gain-men", phrases("gain-men", "men", "{men} man", "{men} men")},
    {"gain-plain-men", phrases("gain-plain-men", "men", "{men} man", "{men} men")},
    {"gain-kings", phrases("gain-kings", "kings", "{kings} king", "{kings} kings")},
    {"gain-new-kings", phrases("kings", "{kings} new king", "{kings} new kings")},
    {"gain-and", phrase("{first} and {second}")},
    {"gain-for", phrase("{gained} for {given}")},
    {"gain-breaks-through", phrase("{gain} (breaks through)")},
    {"why-nothing", phrase("nothing is proved about {move}")},

    // Lists of combinations, structures and openings: their titles, and the lines below them.
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
     phrase("{n} of {m} {all?game|games} {games?has|have} not been analysed, so nothing is known "
            "of errors in {games?it|them}; {way} does it")},
    {"find-without-tables",
     phrases("all", "in {n} of {m} game the endgame tables know no position; {way} makes tables",
             "in {n} of {m} games the endgame tables know no position; {way} makes tables")},
    {"where-other-variants", phrases("games",
                                     "{n} game was not searched, since it is not of {variant} "
                                     "draughts; 'variant NAME' chooses another",
                                     "{n} games were not searched, since they are not of {variant} "
                                     "draughts; 'variant NAME' chooses another")},
    {"find-other-variant", phrase("none of the selected games is of {variant} draughts; choose "
                                  "another variant with --variant")},
    {"structures-listed", phrase("Side: whose men form the structure. White %: White's share of "
                                 "the points in games with a result")},
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
    {"show-deleted", phrase("this game is deleted: damscope undo {n} restores what was "
                            "deleted with it, too")},
    {"show-position-unknown",
     phrase("Position after {move} (ply {n}) is not known: a move before it was not recorded")},
    {"opening-reached", phrase("reached by other moves: {n}")},

    // The report on an analysed game.
    {"report-heading", phrase("Game {game}: {white} - {black}, {result}")},
    {"report-evaluated", phrase("{known} of {moves} {moves?move|moves} evaluated by {engines}")},
    {"report-better", phrase("better {move}")},
    {"report-more-errors", phrase("and {n} more; --json lists all")},
    {"report-trouble-from", phrase("{color:report} from {move} on")},
    {"engine-own", phrases("threads", "Damscope, {threads} thread, {megabytes} MB",
                           "Damscope, {threads} threads, {megabytes} MB")},
    {"white-wins-in", phrase("White wins in {moves}")},
    {"black-wins-in", phrase("Black wins in {moves}")},
});

constexpr auto words = std::to_array<Word>({
    // How a combination works: the mechanisms of analysis/shots, by their words.
    {"mechanism", "bomb",
     phrase("a piece captures, stays because the opponent must take elsewhere, "
            "and makes the last capture too")},
    {"mechanism", "chaplet",
     phrase("two captures are retaken, and the last capture takes two pieces "
            "or more that came by taking")},
    {"mechanism", "double-two", phrase("three men are given for two double captures")},
    {"mechanism", "drawer",
     phrase("after the first piece to take is in place, an exchange draws "
            "another from the way of the capture")},
    {"mechanism", "free-move",
     phrase(
         "a move is made while the opponent must make a capture that he then makes in any case")},
    {"mechanism", "glued",
     phrase("a man is moved against one that could take it but must take more elsewhere")},
    {"mechanism", "glued-takes",
     phrase("a man is moved against one that could take it but must take "
            "more elsewhere; then it makes the last capture")},
    {"mechanism", "half-turkish",
     phrase("a king takes the man behind the piece that then takes it, and stops in front of that "
            "piece; fewer than four pieces are given")},
    {"mechanism", "heel",
     phrase("a piece captures backward and so leaves its place; the opponent must take through it, "
            "and is taken first in the main capture, of two pieces or more")},
    {"mechanism", "in-and-out",
     phrase("a man is made to jump into the last row, where it stops, and "
            "must jump out with the next capture")},
    {"mechanism", "ladder", phrase("two kings or more are taken, in captures of their own")},
    {"mechanism", "parallel",
     phrase("a man is moved between two pieces of the opponent: whichever takes it stands before "
            "the man behind, which takes it and more")},
    {"mechanism", "pierced",
     phrase("a piece is put in front of the man that makes the last capture, "
            "of two pieces or more, and the one behind it is drawn away")},
    {"mechanism", "promenade", phrase("one piece of the opponent makes three captures in a row")},
    {"mechanism", "recall",
     phrase(
         "a piece that has just taken a gift is made to take another, back towards its own side")},
    {"mechanism", "reversed",
     phrase("three men could take, one must take two at a right angle, and is taken")},
    {"mechanism", "ricochet",
     phrase("a capture is retaken, and the man that retakes it is taken "
            "first in the last capture, of two pieces or more")},
    {"mechanism", "rolled-up",
     phrase("five men or more are taken on a way that goes two or more "
            "forward, two or more across, and one or more back")},
    {"mechanism", "sent-to-king",
     phrase("a man is made to take to its last row, and must take again as a king")},
    {"mechanism", "sponge",
     phrase("a piece that captured earlier stands behind the one that makes the last capture")},
    {"mechanism", "stopped",
     phrase("a man of the opponent is made to stand where it stops his king, "
            "which is taken first in the next capture")},
    {"mechanism", "swiss",
     phrase("a king stops in front of a piece that it has taken in the same capture and is taken "
            "later, not first in the next capture; four pieces or more are given")},
    {"mechanism", "trapdoor",
     phrase("a piece leaves its place behind another, which the opponent must then take; he is "
            "taken first in the main capture, of two pieces or more")},
    {"mechanism", "turkish",
     phrase("a king stops beside a piece that it has taken in the same "
            "capture, and is taken; four pieces or more are given")},
    {"mechanism", "wheel",
     phrase(
         "a capture of four pieces or more, of either side, comes back to a square where it was")},
    {"mechanism", "zigzag",
     phrase("a man takes three pieces or more, the one that has just taken "
            "first: forward, back and forward, always to the same side")},

    {"table-result", "white", phrase("table-result", "White wins")},
    {"table-result", "black", phrase("table-result", "Black wins")},
    {"table-result", "draw", phrase("a draw")},

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
    {"column", "lasts", phrase("Lasts")},
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

    {"report", "white", phrase("White")},
    {"report", "black", phrase("Black")},
    {"report", "both", phrase("Both sides")},
    {"outcome", "white", phrase("outcome", "White wins")},
    {"outcome", "black", phrase("outcome", "Black wins")},
    {"outcome", "draw", phrase("draw")},
    {"report", "accuracy", phrase("Accuracy")},
    {"report", "opening", phrase("opening")},
    {"report", "middlegame", phrase("middlegame")},
    {"report", "endgame", phrase("endgame")},
    {"report", "men", phrase("report", "Men lost per move")},
    {"report", "inaccuracies", phrase("Inaccuracies")},
    {"report", "mistakes", phrase("Mistakes")},
    {"report", "blunders", phrase("report", "Blunders")},
    {"report", "missed-wins", phrase("Missed wins")},
    {"report", "no-errors", phrase("No errors.")},
    {"report", "none-judged",
     phrase("No move could be judged: that takes evaluations before and after it.")},
    {"report", "worst", phrase("Errors, the worst first")},
    {"report", "turns", phrase("Turning points")},
    {"report", "trouble", phrase("Time trouble")},
    {"report", "in-trouble", phrase("time trouble")},
    {"report", "in-opening", phrase("in the opening")},
    {"report", "in-middlegame", phrase("in the middlegame")},
    {"report", "in-endgame", phrase("in the endgame")},
    {"report", "clock-at-end", phrase("Clock at the end")},
    {"report", "most-time", phrase("Most time for a move")},
    {"quality", "best", phrase("best")},
    {"quality", "good", phrase("good")},
    {"quality", "inaccuracy", phrase("inaccuracy")},
    {"quality", "mistake", phrase("mistake")},
    {"quality", "blunder", phrase("blunder")},
    {"quality", "missed win", phrase("missed win")},

    // Words between others, and parts of sentences about texts.
    {"text", "game", phrase("game")},
    {"text", "refused", phrase("refused")},
    {"severity", "error", phrase("error")},
    {"severity", "warning", phrase("warning")},
    {"severity", "note", phrase("note")},
    {"text", "or", phrase("or")},
    {"text", "and", phrase("and")},
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

std::span<const Entry> explanationMessages() {
    return messages;
}

std::span<const Word> explanationWords() {
    return words;
}

} // namespace damscope::tables
