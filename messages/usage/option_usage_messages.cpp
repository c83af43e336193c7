// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with options and values that several commands have, with files and with the
// configuration.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"usage-wrong", phrase("{option}: {wrong}")},
    {"usage-wrong-setting", phrase("{option}: {setting}: {wrong}")},
    {"usage-choose-one", phrase("not with {option}; choose one")},
    {"usage-not-with", phrase("not with {option}")},
    // Files and folders.
    {"usage-file-name", phrase("give the name of a file")},
    {"usage-unreadable", phrase("<{option}: >{file} cannot be read")},
    {"usage-is-folder", phrase("{file}: this is a folder, not a file")},
    {"usage-is-database", phrase("{file} is a database; name it with --db")},
    {"usage-no-folder", phrase("{option}: there is no folder {folder}")},
    {"usage-folder-unusable",
     phrase("{option}: {folder} cannot be a folder to write into: {reason}; name another folder")},
    {"usage-link",
     phrase("--out: {file} is a symbolic link, and links are not followed; name the file itself")},
    {"usage-no-editor", phrase("there is no editor: set $EDITOR, or {otherwise}")},
    {"usage-give-moves", phrase("give the moves, and tags with --set NAME=VALUE")},
    {"usage-give-changes",
     phrase("change tags with --set NAME=VALUE, or give a file with --file FILE")},
    {"usage-encoding", phrase("the encoding {word} is not known; usual ones are {names}")},
    // Numbers, dates and other values.
    {"usage-percentage", phrase("expected a percentage from 0 to 100, not \"{word}\"")},
    {"usage-shard", phrase("write I/N, for example 2/8 for the second of eight")},
    {"usage-language", phrase("Damscope does not speak \"{word}\", only {codes}")},
    {"usage-one-line", phrase("a value in one line is needed")},
    {"usage-results", phrase("expected points or chess, not \"{word}\"")},
    {"usage-numbered-move", phrase("a move such as 39w, 39b or 39 is needed, not \"{word}\"")},
    {"usage-day", phrase("not a day; write it as 2026-11-23")},
    {"usage-fen", phrase("{option}: character {n} of \"{fen}\": {wrong}")},
    {"usage-place",
     phrase("\"{word}\": write HOST, HOST:PORT or PORT; a port is a number from 1 to 65535")},
    {"address-unusable",
     phrase(
         "{address}, port {port}: {reason}; choose another port, or end the program that has it")},
    {"usage-key", phrase("a key has 1 to {most} characters of UTF-8, without control characters; "
                         "choose another one, "
                         "the same for the server and its workers")},
    {"usage-endpoint", phrase("--endpoint: \"{word}\" is not an address; write http://HOST:PORT/")},
    {"usage-endpoint-unsupported",
     phrase("--endpoint: {word} is not supported; write http://HOST:PORT/")},
    // The configuration.
    {"usage-not-toml", phrase("this is not TOML: {reason}")},
    {"usage-setting-number", phrase("{setting}: expected a number")},
    {"usage-setting-text", phrase("{setting}: expected a text in quotes")},
    {"usage-own-names", phrase("{wrong}; correct the file ('damscope names --check')")},
    // Games and their tags.
    {"usage-no-game", phrase("there is no game {id}; damscope games lists the games")},
    {"usage-not-analysed",
     phrase("game {id} has not been analysed; damscope analyse {id} does it")},
    {"usage-partly-analysed",
     phrase(
         "game {id} has not been analysed: {known} of {moves} moves have an evaluation; damscope "
         "analyse {id} adds the others")},
    {"usage-not-judged-by", phrase("game {id} was not evaluated by \"{name}\", but by:{list}")},
    {"usage-several-judges",
     phrase("\"{name}\" can mean several engines; give more of the name:{list}")},
    {"usage-no-source", phrase("no source is \"{word}\"; damscope sources lists them")},
    {"usage-outcome-of-nobody",
     phrase("{option}: by whom? Name a player too, with --player, --white or --black")},
    {"usage-result",
     phrase("--set Result: \"{word}\" is not a result; write {white}, {draw} or {black}")},
    {"usage-tag", phrase("expected NAME=VALUE, such as White=\"Wiersma, H.\"")},
    {"usage-tag-fixed", phrase("{tag} decides how the moves are read: use damscope reread SOURCE "
                               "--variant V, or edit the "
                               "whole game with damscope edit --id N")},
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
});

} // namespace

std::span<const Entry> optionUsageMessages() {
    return messages;
}

} // namespace damscope::tables
