// SPDX-License-Identifier: GPL-3.0-or-later
// A published web site, and what is said about writing it.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"site-done", phrases("files", "{n} file, {megabytes} MB: {written} written, {removed} removed",
                          "{n} files, {megabytes} MB: {written} written, {removed} removed")},
    {"site-foreign",
     phrase("{folder} is not empty and is not a site published by Damscope; name another folder")},
    {"site-busy", phrase("another run is publishing into {folder}; wait until it has ended")},
    {"site-interrupted", phrase("interrupted; what was written stays, and the next run continues")},
    {"site-not-searched", phrase("without structures and combinations: 'damscope index --shots' "
                                 "searches the games for them")},
    {"site-damaged", phrases("games", "{n} game is damaged, and its page says so",
                             "{n} games are damaged, and their pages say so")},
    {"site-facts",
     phrase("{n} {games?game|games}, {p} {players?player|players}, {e} {events?event|events}")},
    {"site-games", phrases("games", "{n} game", "{n} games")},
    {"site-more", phrases("games", "and {n} more game", "and {n} more games")},
    {"site-download", phrases("games", "{n} game as PDN", "{n} games as PDN")},
});

constexpr auto words = std::to_array<Word>({
    {"site", "title", phrase("Draughts games")},
    {"site", "navigation", phrase("Sections of the site")},
    {"site", "players", phrase("Players")},
    {"site", "events", phrase("Events")},
    {"site", "openings", phrase("Openings")},
    {"site", "structures", phrase("Structures")},
    {"site", "shots", phrase("Combinations")},
    {"site", "search", phrase("Search players and events")},
    {"site", "nothing", phrase("Nothing found")},
    {"site", "most-games", phrase("Most games")},
    {"site", "last-events", phrase("Last events")},
    {"site", "undated", phrase("without a date")},
    {"site", "to-start", phrase("To the start")},
    {"site", "previous-move", phrase("Previous move")},
    {"site", "next-move", phrase("Next move")},
    {"site", "to-end", phrase("To the end")},
    {"site", "turn-board", phrase("Flip the board")},
    {"site", "unread", phrase("not understood")},
    {"site", "game-download", phrase("Download as PDN")},
    {"site", "course", phrase("Course of the game")},
    {"site", "course-says", phrase("Evaluation, move by move; higher is better for White")},
    {"site", "white-moves", phrase("White to move")},
    {"site", "black-moves", phrase("Black to move")},
    {"site", "move-back", phrase("Move back")},
    {"site", "played", phrase("played")},
    {"site", "missed", phrase("missed")},
    {"site", "not-searched", phrase("The games have not been searched for this yet.")},
    {"page", "played", phrase("Played")},
    {"page", "not-played", phrase("Missed")},
    {"page", "outcome", phrase("Outcome")},
    {"page", "white-won", phrase("page", "White won")},
    {"page", "black-won", phrase("page", "Black won")},
    {"page", "first-played", phrase("First played")},
});

} // namespace

std::span<const Entry> siteMessages() {
    return messages;
}

std::span<const Word> siteWords() {
    return words;
}

} // namespace damscope::tables
