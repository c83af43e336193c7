// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a command line, by command.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    // What is wrong with the words of a command line, whatever the command.
    {"did-you-mean", phrase("; did you mean {similar}?")},
    {"see-help", phrase("See damscope {command}--help")},
    {"usage-no-command", phrase("there is no command \"{word}\"")},
    {"usage-query", "{option}: {wrong}\n{place}<\n  {example}>"},
    {"usage-selection-empty",
     phrase("the selection says nothing; 'all' are all games (damscope help select)")},
    {"usage-selection", "{wrong}\n{place}"},
    {"usage-no-files",
     phrase("{file}: this command works on games of the database; import the file first. 'source "
            "NUMBER' are the games of a source, and damscope db sources lists them")},
    {"usage-selection-file",
     phrase(
         "{file} is read as a file, since there is one of that name; 'player {file}' is a name")},
    {"usage-sql", "{option}: {wrong}<\n{place}><\n{views}>"},
    {"usage-cut-list", "{list}\n  {more}"},
    {"usage-hinted", "{wrong}{meant}"},
    {"usage-exclusive", phrase("{options:all}: choose one")},
    {"usage-goes-with", phrase("{option}: goes with {others:any}")},
    {"usage-excludes", phrase("{option}: not with {others:all}")},
    {"usage-no-value", phrase("{option} takes no value")},
    {"usage-no-option", phrase("there is no option {option}")},
    {"usage-no-setting", phrase("there is no setting \"{word}\"")},
    {"usage-no-variant", phrase("usage-no-variant", "there is no variant \"{word}\"")},
    {"usage-value-before", phrase("{option}: a value is needed before {value}; if that is the "
                                  "value, write {option}={value}")},
    {"usage-one-value", phrase("{option}: exactly one value is needed")},
    {"usage-required", phrase("{option} is required")},
    {"usage-too-many", phrase("\"{word}\" is one argument too many")},
    {"usage-whole-number",
     phrase("expected a whole number from {least} to {most}, not \"{word}\"")},
    {"usage-choice", phrase("\"{word}\" is not one of {choices}")},
    {"usage-since", phrase("expected a day, a month or a year, such as 2026-01-31, 2026-01 or "
                           "2026, not \"{word}\"")},
    {"usage-since-whole",
     phrase("--since: {source} is a study or a file, which is fetched whole; import it by itself, "
            "without --since")},
    {"usage-duration",
     phrase("expected a time from 1ms to 24h, such as 200ms or 2s, not \"{word}\"")},

    // What is wrong with options and values that several commands have, with files and with the
    // configuration.
    {"usage-wrong", phrase("{option}: {wrong}")},
    {"usage-choose-one", phrase("not with {option}; choose one")},
    {"usage-not-with", phrase("not with {option}")},
    // Files and folders.
    {"usage-file-name", phrase("give the name of a file")},
    {"usage-unreadable", phrase("<{option}: >{file} cannot be read")},
    {"usage-is-folder", phrase("{file}: this is a folder, not a file")},
    {"usage-is-database", phrase("{file} is a database; name it with --db")},
    {"usage-no-folder", phrase("there is no folder {folder}")},
    {"usage-folder-unusable",
     phrase("{option}: {folder} cannot be a folder to write into: {reason}; name another folder")},
    {"usage-link",
     phrase("-o: {file} is a symbolic link, and links are not followed; name the file itself")},
    {"usage-no-editor", phrase("there is no editor: set $EDITOR, or {otherwise}")},
    {"usage-give-moves", phrase("give the moves, and tags with --set NAME=VALUE")},
    {"usage-give-changes",
     phrase("change tags with --set NAME=VALUE, or give a file with --file FILE")},
    {"usage-encoding", phrase("the encoding {word} is not known; usual ones are {names}")},
    // Numbers, dates and other values.
    {"usage-percentage", phrase("expected a percentage from 0 to 100, not \"{word}\"")},
    {"usage-shard", phrase("write I/N, for example 2/8 for the second of eight")},
    {"usage-language", phrase("Damscope does not speak \"{word}\", only {codes}")},
    {"usage-assignment", phrase("expected NAME=VALUE<, such as {example}>, not \"{word}\"")},
    {"usage-one-line", phrase("a value in one line is needed")},
    {"usage-results", phrase("expected points or chess, not \"{word}\"")},
    {"usage-numbered-move", phrase("a move such as 39w, 39b or 39 is needed, not \"{word}\"")},
    {"usage-day", phrase("not a day; write it as 2026-11-23")},
    {"usage-game-position",
     phrase("\"{word}\" is no position: write the number of a game and a move, such as 60 22w, or "
            "a FEN, such as W:W31-50:B1-20")},
    {"usage-fen", phrase("character {n} of \"{fen}\": {wrong}")},
    {"usage-place",
     phrase("\"{word}\": write HOST, HOST:PORT or PORT; a port is a number from 1 to 65535")},
    {"address-unusable",
     phrase(
         "{address}, port {port}: {reason}; choose another port, or end the program that has it")},
    {"usage-key", phrase("a key has 1 to {most} characters of UTF-8, without control characters; "
                         "choose another one, the same for the server and its workers")},
    {"usage-endpoint", phrase("\"{word}\" is not an address; write http://HOST:PORT/")},
    {"usage-endpoint-unsupported", phrase("{word} is not supported; write http://HOST:PORT/")},
    // The configuration.
    {"usage-not-toml", phrase("this is not TOML: {reason}")},
    {"usage-setting-number", phrase("{setting}: expected a number")},
    {"usage-setting-text", phrase("{setting}: expected a text in quotes")},
    {"usage-own-names", phrase("{wrong}; correct the file ('damscope config names --check')")},
    // Games and their tags.
    {"usage-no-game",
     phrase("there is no game {id}<, nor {others}>; damscope list lists the games")},
    {"usage-several-games", phrases("games", "{n} game is meant: {list}; name one",
                                    "{n} games are meant: {list}; name one")},
    {"usage-not-analysed",
     phrase("game {id} has not been analysed; damscope analyse {id} does it")},
    {"usage-partly-analysed", phrase("game {id} has not been analysed: {known} of {moves} moves "
                                     "have an evaluation; damscope analyse {id} adds the others")},
    {"usage-not-judged-by", phrase("game {id} was not evaluated by \"{name}\", but by:{list}")},
    {"usage-several-judges",
     phrase("\"{name}\" can mean several engines; give more of the name:{list}")},
    {"usage-no-source", phrase("no source is called \"{word}\"; damscope db sources lists them<; "
                               "did you mean {names}?>")},
    {"usage-result",
     phrase("--set Result: \"{word}\" is not a result; write {white}, {draw} or {black}")},
    {"usage-tag", phrase("expected NAME=VALUE, such as White=\"Wiersma, H.\"")},
    {"usage-tag-fixed",
     phrase("{tag} decides how the moves are read: use damscope db reread SOURCE "
            "--variant V, or edit the whole game with damscope edit N")},
    {"usage-tag-name", phrase("\"{word}\" is not the name of a tag: a capital letter, then "
                              "letters, digits and underscores")},
    {"usage-tag-characters", phrase("{tag}: the value has characters that no header can have")},
    {"usage-tag-date", phrase("Date: \"{word}\" is not a date; write 1998.05.17, or 1998.??.?? "
                              "where parts are not known")},
    // Where in a game.
    {"usage-no-such-ply", phrases("plies", "--ply {ply}: game {id} has {n} ply",
                                  "--ply {ply}: game {id} has {n} plies")},
    {"usage-no-such-move", phrase("--move {move}: game {id} has no such move; its last is {last}")},
    {"usage-position-unknown",
     phrase("game {id}: the position there is not known: a move before it was not recorded")},
    {"usage-date", phrase("not a date; write it as 2026-09-01")},
    {"usage-side", phrase("white or black is needed")},

    // What is wrong with the command line of commands about games, people and training.
    // Messages that several commands have.
    {"usage-name-missing", phrase("{command}: give the name")},
    {"usage-select-games",
     phrase("{command}: select games, such as 3,5,8-10, or Jansen since 2020")},
    // Bookmarks and collections.
    {"usage-no-bookmark",
     phrase("there is no bookmark \"{name}\"; 'damscope edit bookmark' lists them")},
    {"usage-bookmark-exists", phrase("there is already a bookmark \"{name}\"")},
    {"usage-no-study",
     phrase(
         "there is no study \"{name}\"; damscope study lists them, damscope study new \"{name}\" "
         "makes it")},
    {"usage-study-exists", phrase("there is already a study \"{name}\"")},
    {"usage-study-nameless", phrase("a study needs a name with a letter or digit in it")},
    {"usage-study-move", phrase("{move}: {wrong}")},
    {"usage-study-variant",
     phrase("{position} is a position of {variant}, the variant of its game: leave out --variant")},
    {"usage-study-same-engine", phrase("{word} is the same engine as another one here: {engine}")},
    {"usage-query-unclear",
     phrase("--find: this query cannot be understood (docs/query.md): {query}")},
    {"usage-collection-exists", phrase("there is already a collection \"{name}\"")},
    // Games.
    {"usage-many-diagrams", phrase("more than {most} diagrams; choose fewer games")},
    {"usage-diagram-format",
     phrase("{file}: the name must end in .svg, .png or .txt, or --as must be given")},
    {"usage-many-edits",
     phrases("games", "{n} game are selected: say what to change, with --set NAME=VALUE",
             "{n} games are selected: say what to change, with --set NAME=VALUE")},
    {"usage-other-columns",
     phrase("{file}: an earlier export wrote other games of the same variant and year here; name "
            "another folder with -o, export all games of the year, or remove this file")},
    {"usage-watch-folder", phrase("--watch: {folder} is not a folder")},
    // Names of combinations and structures.
    {"usage-nothing-named", phrase("no combination, structure or ending is called \"{word}\"")},
    {"usage-several-named", phrase("\"{word}\" is several: {keys}")},
    {"usage-names-rename",
     phrase("--rename: a name is needed; --clear {code} goes back to what the program calls it")},
    {"usage-names-kept", phrase("nothing was changed: {reason}")},
    {"usage-names-alone",
     phrase("{option}: goes with no name and no change; $DAMSCOPE_NAMES names another file")},
    // Players and events.
    {"usage-no-player",
     phrase("no player is called \"{name}\"<; did you mean {names}?>; 'damscope player list' "
            "lists them")},
    {"usage-several-players",
     phrase("\"{name}\" can mean {n} players; give more of the name, or its number:{list}")},
    {"usage-more-players", phrase("and {n} more; 'damscope player list' lists them")},
    {"usage-no-event", phrase("no event is called \"{name}\"<; did you mean {names}?>; 'damscope "
                              "event list' lists them")},
    {"usage-several-events",
     phrase("\"{name}\" can mean {n} events; give more of the name, or --from and --to:{list}")},
    {"usage-more-events", phrase("and {n} more; 'damscope event list' lists them")},
    {"usage-after-nothing",
     phrase("--after {round}: no game of \"{event}\" has a round up to that one")},
    {"usage-wall-sheet-nothing",
     phrase("--wall-sheet {round}: no game of \"{event}\" is of this round")},
    {"usage-withdrawn-player", phrase("--withdrawn \"{name}\": write the name of one player as the "
                                      "table of \"{event}\" has it")},
    {"usage-withdrawn-kind",
     phrase("--withdrawn: leave it out, or add --remember so that the player is "
            "not in the next round; \"{event}\" is no round robin, and all "
            "its games count")},
    {"usage-points",
     phrase("write 2, 1, 3, or the points of a win, a draw and a loss, such as 5-2-0")},
    {"usage-respell", phrase("expected OLD=NEW, such as Wiersma=\"Wiersma, H.\"")},
    {"usage-neither-file-nor-collection", phrase("\"{word}\" is neither a file nor a collection")},
    {"usage-lines-empty", phrase("\"{word}\" has no games")},
    // Entering an event.
    {"usage-entrant-rounds",
     phrase("{file} says who meets whom in each round; leave out {option}")},
    {"usage-entrant-dates", phrase("{file} has the date of each round; leave out --date")},
    {"usage-entrant-doubt",
     phrase("--enter: \"{name}\" may be {names}; write the name in that way, or give "
            "--new-player \"{name}\" if this is another person")},
    {"usage-event-unnamed",
     phrase("\"{name}\" names no event; give its name, such as \"Club 2024\"")},
    {"usage-event-date", phrase("\"{word}\" is not a date such as 2024.09.14")},
    {"usage-entered-before",
     phrase("--enter: \"{event}\" has the game of {white} and {black} in round {round} already; "
            "give another name or the --date of another year, or see 'damscope event'")},
    {"usage-tie-breaks", phrase("give names with commas between them, each once: {names}")},
    {"usage-entered-otherwise",
     phrase("--enter: \"{event}\" has another result of {white} and {black} in round {round}, or "
            "with other colours, than {result}; see 'damscope event', and correct it with "
            "'damscope edit'")},
    // Exercises.
    {"usage-players-empty", phrase("--players: {file} has no names; write one on each line")},
    {"usage-deck-field",
     phrase("there is no \"{word}=\"; there are kind, phase, motif, structure, difficulty, "
            "player, opening, author, source and variant")},
    {"usage-deck-word", phrase("\"{word}\" is neither a kind of exercise nor a phase, a "
                               "combination or a structure")},
    {"usage-deck-empty", phrase("give at least one word; without --deck all exercises are chosen")},
    {"usage-deck-kind",
     phrase("a kind is missed-shot, allowed-shot, mistake, ending or composition")},
    {"usage-deck-phase", phrase("a phase is opening, middlegame or endgame")},
    {"usage-deck-difficulty", phrase("a difficulty is a number from 1 to 5, or two such as 2-4")},
    {"usage-deck-motif",
     phrase("no combination has this name; 'damscope config names' lists them")},
    {"usage-deck-structure",
     phrase("no structure has this name; 'damscope config names' lists them")},
    {"usage-deck-variant", phrase("a variant is one of {variants}")},
    {"usage-deck-missing", phrase("give a value after the =")},
    {"usage-exercises-of-database",
     phrase(
         "{file} is a database; write its exercises with 'damscope train exercises export -o FILE "
         "--db {file}' and import FILE")},
    {"usage-kind-of-deck", phrase("--kind: only where exercises are made of games; choose "
                                  "exercises with --deck kind={kind}")},
    {"usage-neither-exercise-nor-game",
     phrase("\"{word}\" is neither an exercise nor the number of a game; 'damscope train exercises "
            "--json' names them")},
    {"usage-no-position-there", phrase("game {id} has no legal position there")},
    // A game as a text.
    {"usage-form-no-game", phrase("{place}: there is no game in it")},
    {"usage-form-several-games", phrase("{place}: there is more than one game in it")},
    // A filter that the database cannot answer.
    {"usage-no-collection", phrase("there is no collection \"{word}\"; 'damscope edit collection "
                                   "list' shows those there are")},
    {"usage-not-searched", phrase("{word} of the games were not searched for combinations and "
                                  "structures yet; 'damscope db index --shots' does so")},

    // What is wrong with the command line of commands about engines, analysis and searching, and of
    // those for developers.
    // Engines and matches.
    {"usage-no-engine", phrase("there is no engine \"{word}\"{meant}; add it with damscope engine "
                               "add, or give the command that starts it with its path")},
    {"usage-engine-unknown",
     phrase("there is no engine \"{word}\"; damscope engine list shows the engines")},
    {"usage-engine-known",
     phrase(
         "there is an engine \"{word}\" already; choose another name, or replace it with --force")},
    {"usage-side-value", phrase("write \"{word}=...\"")},
    {"usage-side-parameter", phrase("the engine has no parameter \"{word}\"")},
    {"usage-resume-no-match",
     phrase("--resume: {file} does not hold the games of a match; name the file that -o wrote")},
    {"usage-match-left", phrase("{file} holds the games of a match that was cut short; continue it "
                                "with --resume -o {pdn}, or rename or remove that file first")},
    {"usage-elo-pair", phrase("write two differences in Elo, for example 0:10")},
    {"usage-elo-order",
     phrase("the second difference in Elo must be the higher one, for example 0:10")},
    {"usage-resign-rule", phrase("write MEN:MOVES, for example 4:3")},
    {"usage-draw-rule", phrase("write MEN:MOVES:PLIES, for example 0.1:10:80")},
    // Weights and endgame tables.
    {"usage-weights-board", phrase("{file}: weights for {variant} do not fit another board")},
    {"usage-endgame-variant", phrase("analyse endgame {action}: name the game with --variant")},
    {"usage-no-endgames",
     phrase("{variant:title} has no endgame tables: a king's moves in a row are limited, so the "
            "result does not follow from the position alone")},
    // Analysis and combinations by several machines.
    {"record-file-taken",
     phrase("{file}: another program is writing to it; wait for its end, or choose another file")},
    {"record-file-irregular", phrase("{file}: not a regular file; name a file to append to")},
    {"record-file-damaged",
     phrase("{file}: not a file of results, or its beginning is damaged; choose another file")},
    {"record-file-differs",
     phrase("{file}: it holds results of other settings; choose another file, or continue it with "
            "its own:\n  it has {own}\n  this is {first}")},
    {"usage-shard-newer",
     phrase("{file}: written by a later version of Damscope; merge it with that")},
    {"usage-evaluations-differ",
     phrase("{file}: its evaluations were made in another way than those of the first file; "
            "nothing was stored. Merge the files of each way with a command of their own.\n  the "
            "first: {first}\n  this one: {own}")},
    {"usage-no-evaluations", phrase("{file}: not a file of evaluations; name files that damscope "
                                    "analyse has written with -o")},
    {"usage-picture-format",
     phrase("{file}: the name must end in .svg, .png or .pdf, or --as must name one of them")},
    // Writing.
    {"usage-write-format",
     phrase("{file}: choose the format by the end of the name (.pdn, .json, .jsonl, .csv, .html, "
            ".pdf, .svg, .png, .txt) or with --as")},
    {"usage-write-parquet", phrase("-o: Parquet is written as a folder of files: give --as parquet "
                                   "and the name of a folder")},
    {"usage-write-position",
     phrase("{file}: a position is drawn as a diagram, .svg, .png or .txt; to write games or a "
            "chart, leave the position out")},
    {"usage-write-per", phrase("--per: the files hold games; with --as name pdn, json, jsonl, csv, "
                               "html or pdf")},
    {"usage-columns-foreign",
     phrase("{folder}: this folder has other files, such as {file}; name an empty folder, or give "
            "{option} to write among them")},
    {"usage-write-twice",
     phrase("--as: give one type of file, and chart, diagram, parquet or site at most once")},
    {"usage-write-folder",
     phrase("-o: with --as parquet and --as site this is a folder for the files; name one")},
    {"usage-without",
     phrase("\"{word}\": expected any of comments, variations, clocks, evaluations, with commas "
            "between them")},
    {"usage-chart-of-several",
     phrase("a chart is of one game, and {n} are selected; name one, or draw positions with --as "
            "diagram")},
    {"usage-sql-views", phrase("damscope sql --help lists the views games, players, events and "
                               "evaluations, and moves(game)")},
    // For developers.
    {"usage-exercise-field", phrase("{place}: there is no \"{field}\"")},
    {"usage-exercise-variant", phrase("{place}: unknown variant")},
    {"usage-exercise-move", phrase("{place}: \"{move}\" is not a legal move")},
    {"usage-no-exercises", phrase("{file} holds no exercises")},
    {"usage-no-schema",
     phrase("\"{command}\" prints no JSON; damscope db schema lists the commands that do")},
    {"usage-sample-line", phrase("{file}:{line}: {reason:usage}")},
    {"usage-merge-settings",
     phrase("{file} has games of other settings than the first file; merge each kind by itself:\n  "
            "the first: {first}\n  this one: {own}")},
    {"usage-search-parameter",
     phrase("the search has no parameter \"{word}\"{meant}; it has {names}")},
    {"usage-samples-exist",
     phrase("{file} exists already: continue it with --resume, or choose another name")},
    {"usage-samples-taken",
     phrase("{file}: another worker is writing to it; wait for its end, or choose another file")},
    {"usage-no-samples",
     phrase("{file} is not a file of samples, or is for another variant: it was not changed")},
    {"usage-samples-settings",
     phrase("{file} has games of other settings; choose another name, or continue it with its "
            "own:\n  it has {own}\n  this is {first}")},
    {"usage-wrong-file", "{file}: {wrong:usage}"},
    {"usage-shots-version",
     phrase("{file}: another version of Damscope has searched for other things; run its worker "
            "again with this version and a new file")},
    {"usage-no-shots",
     phrase("{file}: not a file of combinations; name files that damscope find shots "
            "has written with -o")},
});

} // namespace

std::span<const Entry> usageMessages() {
    return messages;
}

} // namespace damscope::tables
