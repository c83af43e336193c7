// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with the command line of commands about games, people and training.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    // Of several commands.
    {"usage-name-missing", phrase("{command}: give the name")},
    {"usage-select-games",
     phrase("{command}: select games, with --id 3,5,8-10, --player NAME or another filter")},
    // Bookmarks and collections.
    {"usage-no-bookmark",
     phrase("there is no bookmark \"{name}\"; 'damscope bookmark' lists them")},
    {"usage-bookmark-exists", phrase("there is already a bookmark \"{name}\"")},
    {"usage-query-unclear",
     phrase("--find: this query cannot be understood (docs/query.md): {query}")},
    {"usage-collection-name", phrase("collection {action}: give the name of the collection")},
    {"usage-collection-exists", phrase("there is already a collection \"{name}\"")},
    // Games.
    {"usage-no-deletion",
     phrase("there is no deletion {n}; damscope delete --list shows those there are")},
    {"usage-many-diagrams", phrase("more than {most} diagrams; choose fewer games")},
    {"usage-diagram-format",
     phrase("{file}: the name must end in .svg, .png or .txt, or --format must be given")},
    {"usage-many-edits",
     phrases("games", "{n} game are selected: say what to change, with --set NAME=VALUE",
             "{n} games are selected: say what to change, with --set NAME=VALUE")},
    {"usage-other-columns",
     phrase("{file}: an earlier export wrote other games of the same variant and year here; name "
            "another "
            "folder with -o, export all games of the year, or remove this file")},
    {"usage-watch-folder", phrase("--watch: {folder} is not a folder")},
    {"usage-number-of-stored", phrase("N: only with a file; game {id} is of the database")},
    {"usage-neither-game-nor-file", phrase("{word} is neither the number of a game nor a file")},
    // Names of combinations and structures.
    {"usage-nothing-named", phrase("no combination, structure or ending is called \"{word}\"")},
    {"usage-several-named", phrase("\"{word}\" is several: {keys}")},
    {"usage-names-set", phrase("--set: expected NAME=VALUE, not \"{word}\"")},
    {"usage-names-rename",
     phrase("--rename: a name is needed; --clear {code} goes back to what the program calls it")},
    {"usage-names-kept", phrase("nothing was changed: {reason}")},
    {"usage-names-alone",
     phrase("{option}: goes with no name and no change; $DAMSCOPE_NAMES names another file")},
    // Players and events.
    {"usage-no-player",
     phrase("no player is called \"{name}\"{meant}; 'damscope players' lists them")},
    {"usage-several-players",
     phrase("\"{name}\" can mean {n} players; give more of the name, or its number:{list}")},
    {"usage-more-players", phrase("and {n} more; 'damscope players' lists them")},
    {"usage-no-event",
     phrase(
         "no event is called \"{name}\"<; did you mean {names}?>; 'damscope events' lists them")},
    {"usage-several-events",
     phrase("\"{name}\" can mean {n} events; give more of the name, or --from and --to:{list}")},
    {"usage-more-events", phrase("and {n} more; 'damscope events' lists them")},
    {"usage-after-nothing",
     phrase("--after {round}: no game of \"{event}\" has a round up to that one")},
    {"usage-withdrawn-player", phrase("--withdrawn \"{name}\": write the name of one player as the "
                                      "table of \"{event}\" has it")},
    {"usage-withdrawn-kind", phrase("--withdrawn: leave it out; \"{event}\" is not each against "
                                    "each, and all its games count")},
    {"usage-points",
     phrase("write 2, 1, 3, or the points of a win, a draw and a loss, such as 5-2-0")},
    {"usage-respell", phrase("expected OLD=NEW, such as Wiersma=\"Wiersma, H.\"")},
    {"usage-neither-file-nor-collection", phrase("\"{word}\" is neither a file nor a collection")},
    {"usage-lines-empty", phrase("\"{word}\" has no games")},
    // Entering an event.
    {"usage-entrant-twice", phrase("{file}:{line}:1: this player is in the list already")},
    {"usage-entrant-nobody",
     phrase(
         "{file}:{line}:1: this is not the name of a player; write a name, or leave the line out")},
    {"usage-entrant-alone", phrase("{file}:{line}:1: two players are needed, as White : Black")},
    {"usage-entrant-columns",
     phrase(
         "{file}:{line}:1: several columns contain words; leave only the column with the names")},
    {"usage-entrants", phrase("{file}: a list of 2 to {most} players is needed, one in each line")},
    {"usage-event-date", phrase("--date: \"{word}\" is not a date such as 2024.09.14")},
    {"usage-entered-before",
     phrase(
         "--enter: \"{event}\" has the game of {white} and {black} in round {round} already; give "
         "another name or the --date of another year, or see 'damscope event'")},
    // Exercises.
    {"usage-players-empty", phrase("--players: {file} has no names; write one on each line")},
    {"usage-deck-field",
     phrase("--deck: there is no \"{word}=\"; there are kind, phase, motif, structure, difficulty, "
            "player, opening, author, source and variant")},
    {"usage-deck-value", phrase("{option}: \"{word}\": {wrong}")},
    {"usage-deck-word", phrase("--deck: \"{word}\" is neither a kind of exercise nor a phase, a "
                               "combination or a structure")},
    {"usage-deck-empty", phrase("give at least one word; without --deck all exercises are chosen")},
    {"usage-deck-kind",
     phrase("a kind is missed-shot, allowed-shot, mistake, ending or composition")},
    {"usage-deck-phase", phrase("a phase is opening, middlegame or endgame")},
    {"usage-deck-difficulty", phrase("a difficulty is a number from 1 to 5, or two such as 2-4")},
    {"usage-deck-motif", phrase("no combination has this name; 'damscope names' lists them")},
    {"usage-deck-structure", phrase("no structure has this name; 'damscope names' lists them")},
    {"usage-deck-variant", phrase("a variant is one of {variants}")},
    {"usage-deck-missing", phrase("give a value after the =")},
    {"usage-exercises-of-database",
     phrase(
         "{file} is a database; write its exercises with 'damscope exercises export -o FILE --db "
         "{file}' and import FILE")},
    {"usage-kind-of-deck", phrase("--kind: only where exercises are made of games; choose "
                                  "exercises with --deck kind={kind}")},
    {"usage-neither-exercise-nor-game",
     phrase(
         "\"{word}\" is neither an exercise nor the number of a game; 'damscope exercises --json' "
         "names them")},
    {"usage-no-position-there", phrase("game {id} has no legal position there")},
    // A game as a text.
    {"usage-form-no-game", phrase("{place}: there is no game in it")},
    {"usage-form-several-games", phrase("{place}: there is more than one game in it")},
    // A filter that the database cannot answer.
    {"usage-no-collection",
     phrase("there is no collection \"{word}\"; 'damscope collection list' shows those there are")},
    {"usage-not-searched", phrase("{word} of the games were not searched for combinations and "
                                  "structures yet; 'damscope index "
                                  "--shots' does so")},
});

} // namespace

std::span<const Entry> gameUsageMessages() {
    return messages;
}

} // namespace damscope::tables
