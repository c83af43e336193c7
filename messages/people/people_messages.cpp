// SPDX-License-Identifier: GPL-3.0-or-later
// Players and which names mean one person.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"players-found", phrases("players", "{n} player", "{n} players")},
    {"players-proposed", phrases("pairs",
                                 "{n} pair of names; nothing was changed: --grade GRADE --apply, "
                                 "or --same and --different, decide",
                                 "{n} pairs of names; nothing was changed: --grade GRADE --apply, "
                                 "or --same and --different, decide")},
    {"players-all-different",
     phrase("all names look like those of different persons; nothing was changed")},
    {"players-merged",
     phrases("names", "{n} name now refers to another person; --undo reverts this",
             "{n} names now refer to another person; --undo reverts this")},
    {"players-separated", phrase("the two names refer to two persons; --undo reverts this")},
    {"players-undone", phrases("names", "{n} name as before {time} UTC ({reason})",
                               "{n} names as before {time} UTC ({reason})")},
    {"players-nothing-to-undo", phrase("there is no decision about names to undo")},
    {"page-more", phrases("rows", "and {n} more row; --limit 0 shows all",
                          "and {n} more rows; --limit 0 shows all")},
    {"player-judged", phrases("games", "Moves in the last {n} analysed game",
                              "Moves in the last {n} analysed games")},
    {"player-shots", phrase("{n} {games?game|games} searched: {played} "
                            "{shots?combination|combinations} played, {missed} "
                            "{missedShots?combination|combinations} missed")},
    {"events-found", phrases("events", "{n} event", "{n} events")},
    {"event-facts", phrase("{n} {games?game|games}< of {all}, after round {last}>, {p} "
                           "{players?player|players}<, {r} "
                           "{rounds?round|rounds}>")},
    {"event-each-times", phrase("each against each, {n} games a pair")},
    {"event-byes", phrases("byes", "{n} bye", "{n} byes")},
    {"event-struck", phrase("{player} left before the end (games played: {n} of {all}): these "
                            "games count for nobody")},
    {"event-withdrawn",
     phrase("{player} left before the end (games played: {n} of {all}): these games count")},
    {"games-repeated", phrases("games", "{n} game is stored twice and counted once",
                               "{n} games are stored twice and counted once")},
    {"event-short-encounters",
     phrase(
         "{n} {encounters?match has|matches have} fewer than {boards} {games?game|games}: what is "
         "missing counts for nobody")},
    {"dossier-known", phrase("The last {n} {games?game|games} left known play after {plies} "
                             "{moves?ply|plies} on average")},
    {"dossier-clocks",
     phrases("games", "Clocks in {n} game: in time trouble in {t}<, {lost} of these lost>",
             "Clocks in {n} games: in time trouble in {t}<, {lost} of these lost>")},
    {"repertoire-facts",
     phrase("{n} {positions?position|positions}; {g} {games?game|games} checked, {own} left by the "
            "player, {other} by the opponent")},
    {"event-entered", phrases("games",
                              "{n} game created; add results and moves with 'damscope edit'; "
                              "damscope edit --undo deletes it",
                              "{n} games created; add results and moves with 'damscope edit'; "
                              "damscope edit --undo deletes them")},
    // What speaks for one person.
    {"clue-same-game",
     phrases("count", "{n} game stored under both names", "{n} games stored under both names")},
    {"clue-well-known", phrase("spellings of a well-known player")},
    {"clue-same-events", phrases("count", "{n} event in common", "{n} events in common")},
    {"clue-same-opponents", phrases("count", "{n} opponent in common", "{n} opponents in common")},
    {"clue-same-rating",
     phrases("count", "similar ratings in {n} year", "similar ratings in {n} years")},
    {"clue-same-number", phrases("count", "the same number of {n} federation or server",
                                 "the same number of {n} federations or servers")},
    {"clue-fills-gap", phrases("count", "the {n} round that one lacks is what the other has",
                               "the {n} rounds that one lacks are what the other has")},
    // What speaks against it.
    {"clue-opponents",
     phrases("count", "{n} game against each other", "{n} games against each other")},
    {"clue-same-round",
     phrases("count", "{n} round in which both played", "{n} rounds in which both played")},
    {"clue-other-number", phrases("count", "other numbers of {n} federation or server",
                                  "other numbers of {n} federations or servers")},
    {"clue-years-apart", phrase("{n} years from the first game to the last")},
    {"clue-other-rating", phrase("ratings {n} points apart in a year")},
    {"clue-other-names", phrase("other names fit as well")},
});

constexpr auto words = std::to_array<Word>({
    {"grade", "certain", phrase("certain")},
    {"grade", "likely", phrase("likely")},
    {"grade", "possible", phrase("possible")},
    {"page", "players", phrase("Players")},
    {"page", "player", phrase("Player")},
    {"page", "name", phrase("page", "Name")},
    {"page", "games", phrase("Games")},
    {"page", "won", phrase("Won")},
    {"page", "drawn", phrase("Drawn")},
    {"page", "lost", phrase("Lost")},
    {"page", "score", phrase("Score %")},
    {"page", "years", phrase("Years")},
    {"page", "rating", phrase("Rating")},
    {"page", "also", phrase("Also written")},
    {"page", "grade", phrase("Grade")},
    {"page", "colour", phrase("Colour")},
    {"page", "both", phrase("Both")},
    {"page", "year", phrase("Year")},
    {"page", "variants", phrase("Variants")},
    {"page", "openings_white", phrase("Openings with White")},
    {"page", "openings_black", phrase("Openings with Black")},
    {"page", "structures", phrase("Own structures")},
    {"page", "opponent_structures", phrase("Structures of opponents")},
    {"page", "avoided_structures", phrase("Structures avoided")},
    {"page", "expected", phrase("Expected")},
    {"page", "ends", phrase("Games ended in the")},
    {"page", "opponents", phrase("Opponents")},
    {"page", "events", phrase("Events")},
    {"page", "event", phrase("Event")},
    {"page", "ratings", phrase("Rating over time")},
    {"page", "streaks", phrase("Longest streaks")},
    {"page", "streak_wins", phrase("page", "wins")},
    {"page", "streak_unbeaten", phrase("without a loss")},
    {"page", "streak_winless", phrase("without a win")},
    {"page", "from", phrase("page", "From")},
    {"page", "to", phrase("To")},
    {"page", "date", phrase("Date")},
    {"page", "phase", phrase("Phase")},
    {"page", "moves", phrase("Moves")},
    {"page", "accuracy", phrase("Accuracy")},
    {"page", "inaccuracies", phrase("Inaccuracies")},
    {"page", "mistakes", phrase("Mistakes")},
    {"page", "blunders", phrase("Blunders")},
    {"page", "missed-wins", phrase("Missed wins")},
    {"page", "in-time-trouble", phrase("In time trouble")},
    {"page", "missed_shots", phrase("Combinations missed")},
    {"page", "game", phrase("Game")},
    {"page", "ply", phrase("page", "Ply")},
    {"page", "gain", phrase("Gain")},
    {"page", "wins", phrase("wins")},
    {"page", "line", phrase("Line")},
    {"page", "r", phrase("R")},
    {"page", "round", phrase("Round")},
    {"page", "points", phrase("Points")},
    {"page", "sb", phrase("S-B")},
    {"page", "buchholz", phrase("Buchholz")},
    {"page", "truncated", phrase("Bh. -1")},
    {"page", "changed-evaluations", phrase("Lines whose evaluation changed")},
    {"page", "then", phrase("Then")},
    {"page", "now", phrase("Now")},
    {"page", "performance", phrase("Perf.")},
    {"page", "team", phrase("Team")},
    {"page", "teams", phrase("Teams")},
    {"page", "encounters", phrase("Matches")},
    {"page", "match-points", phrase("Match points")},
    {"page", "board-points", phrase("Board points")},
    {"page", "board", phrase("Board")},
    {"page", "missing", phrase("Missing games")},
    {"event-kind", "all-play-all", phrase("each against each")},
    {"event-kind", "double-all-play-all", phrase("each against each twice")},
    {"event-kind", "swiss", phrase("Swiss system")},
    {"event-kind", "knock-out", phrase("knock-out")},
    {"event-kind", "match", phrase("match")},
    {"event-kind", "team-match", phrase("teams")},
    {"page", "last-year", phrase("Last")},
    {"page", "white", phrase("White")},
    {"page", "black", phrase("Black")},
    {"page", "result", phrase("Result")},
    {"page", "opening-name", phrase("Opening")},
    {"page", "mutual", phrase("Games against each other")},
    {"page", "recent", phrase("Last games")},
    {"page", "repertoire", phrase("Repertoire")},
    {"page", "weak", phrase("Lines that went badly")},
    {"page", "move", phrase("Move")},
    {"page", "followed", phrase("Followed")},
    {"page", "before", phrase("Before it")},
    {"page", "was-won", phrase("page", "won")},
    {"page", "was-drawn", phrase("drawn")},
    {"page", "left-known", phrase("Left known play")},
    {"page", "novelties-against", phrase("New moves of opponents")},
    {"page", "lost-endings", phrase("Endings lost, by the tables")},
    {"page", "instead", phrase("Instead of")},
    {"page", "after", phrase("After")},
    {"page", "left-by-oneself", phrase("Left by the player")},
    {"page", "left-by-opponent", phrase("Left by the opponent")},
    {"page", "gaps", phrase("Without an answer")},
    {"page", "transpositions", phrase("Positions reached by two move orders")},
    {"page", "other-order", phrase("Also")},
    {"page", "conflicts", phrase("Lines that disagree")},
    {"page", "other-main", phrase("Elsewhere")},
    {"page", "for", phrase("For")},
    {"page", "against", phrase("Against")},
});

} // namespace

std::span<const Entry> peopleMessages() {
    return messages;
}

std::span<const Word> peopleWords() {
    return words;
}

} // namespace damscope::tables
