// SPDX-License-Identifier: GPL-3.0-or-later
// What commands about games have done. Counts come twice: as text in groups of three digits, and as
// a number, for the form of the word.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    // Numbers of things, alone or within a sentence.
    {"counted-bookmarks", phrases("count", "{n} bookmark", "{n} bookmarks")},
    {"counted-bytes", phrases("count", "{n} byte", "{n} bytes")},
    {"counted-collections", phrases("count", "{n} collection", "{n} collections")},
    {"counted-errors", phrases("count", "{n} error", "{n} errors")},
    {"counted-exercises", phrases("count", "{n} exercise", "{n} exercises")},
    {"counted-games", phrases("count", "{n} game", "{n} games")},
    {"counted-megabytes", phrases("count", "{n} MB", "{n} MB")},
    {"counted-notes", phrases("count", "{n} note", "{n} notes")},
    {"counted-pages", phrases("count", "{n} page", "{n} pages")},
    {"counted-pairs", phrases("count", "{n} pair", "{n} pairs")},
    {"counted-players", phrases("count", "{n} player", "{n} players")},
    {"counted-positions", phrases("count", "{n} position", "{n} positions")},
    {"counted-problems", phrases("count", "{n} problem", "{n} problems")},
    {"counted-rows", phrases("count", "{n} row", "{n} rows")},
    {"counted-steps", phrases("count", "{n} step", "{n} steps")},
    {"counted-tables", phrases("count", "{n} table", "{n} tables")},
    {"counted-trials", phrases("count", "{n} trial", "{n} trials")},
    {"counted-warnings", phrases("count", "{n} warning", "{n} warnings")},
    {"progress", phrase("{done}<, {percent} %><, {rate}/s><, {left} left>")},
    // Bookmarks and collections.
    {"bookmark-added", phrase("\"{name}\" added; damscope bookmark open shows its games")},
    {"bookmark-renamed", phrase("renamed to \"{name}\"")},
    {"bookmark-removed", phrase("\"{name}\" removed")},
    {"collection-made", phrase("collection \"{name}\" made<, {n} {games?game|games} added>")},
    {"collection-added",
     phrase("{n} {games?game|games} added to \"{name}\"<, {k} {known?was|were} already in it>")},
    {"collection-removed",
     phrases("games", "{n} game removed from \"{name}\"; damscope collection undo puts it back",
             "{n} games removed from \"{name}\"; damscope collection undo puts them back")},
    {"collection-renamed", phrase("collection \"{name}\" is now \"{new}\"")},
    {"collection-noted", phrase("note saved for \"{name}\"")},
    {"collection-deleted",
     phrase(
         "collection \"{name}\" deleted, its games stay; damscope collection undo brings it back")},
    {"collection-undone", phrase("undone: {change}")},
    {"collection-change-create", phrase("create {name}")},
    {"collection-change-rename", phrase("rename {name}< to {new}>")},
    {"collection-change-note", phrase("note on {name}")},
    {"collection-change-delete", phrase("delete {name}")},
    {"collection-change-add", phrase("add games to {name}")},
    {"collection-change-remove", phrase("remove games from {name}")},
    // Converting, writing and merging games.
    {"convert-same", phrases("files", "{n} file skipped: the same as another, byte for byte",
                             "{n} files skipped: the same as another, byte for byte")},
    {"convert-duplicates",
     phrases("duplicates", "{n} duplicate skipped", "{n} duplicates skipped")},
    {"convert-refused", phrases("games", "{n} game refused: not legal to the end",
                                "{n} games refused: not legal to the end")},
    {"convert-repaired", phrases("games", "{n} game repaired", "{n} games repaired")},
    {"convert-partial", phrases("games", "{n} game only partly legal: the rest is kept as text",
                                "{n} games only partly legal: the rest is kept as text")},
    {"convert-problems", phrases("problems", "{n} problem; damscope lint lists them",
                                 "{n} problems; damscope lint lists them")},
    {"diagram-caption-start", phrase("{white} - {black}, the start")},
    {"diagram-caption", phrase("{white} - {black}, after {move}")},
    {"diagram-skipped", phrase("{reason}; skipped")},
    {"export-done", phrases("games", "{n} game written to {file}", "{n} games written to {file}")},
    {"export-unreadable",
     phrases("games",
             "{n} game could not be read and was skipped; damscope check reports the damage",
             "{n} games could not be read and were skipped; damscope check reports the damage")},
    {"export-columns",
     phrase(
         "{n} {games?game|games} with {m} {positions?position|positions} written to {folder}, {b} "
         "{bytes?byte|bytes}")},
    {"export-columns-interrupted", phrase("interrupted; what is complete stays in {folder}; run "
                                          "the command again to write all of it")},
    {"interrupted-unwritten", phrase("interrupted; nothing was written to {file}")},
    {"merge-done", phrases("games", "{n} game merged", "{n} games merged")},
    {"merge-left-out",
     phrases("games",
             "{n} game left out: another variant or starting position, no moves, or damaged",
             "{n} games left out: another variant or starting position, no moves, or damaged")},
    {"show-first",
     phrases("games", "the first of {n} game; damscope show {file} 2 shows the second",
             "the first of {n} games; damscope show {file} 2 shows the second")},
    {"sources-kind", phrases("games", "{problems} in {m} game, {code}: {text}",
                             "{problems} in {m} games, {code}: {text}")},
    {"no-game-read", phrase("no game could be read")},
    {"editor-failed", phrase("the editor \"{editor}\" failed; nothing was changed")},
    // Duplicates.
    {"duplicates-reason", phrase("{reason:sameness}")},
    {"duplicates-reason-kept", phrase("{reason:sameness}; kept: it may have been edited")},
    {"duplicates-reason-adds",
     phrase("{reason:sameness}; it has remarks or tags that the better one lacks")},
    {"duplicates-restored", phrases("games", "{n} game deleted on {made} UTC restored",
                                    "{n} games deleted on {made} UTC restored")},
    {"duplicates-proposed",
     phrases("games", "{n} game repeats another; nothing was deleted<: {apply}><; {former}>",
             "{n} games repeat others; nothing was deleted<: {apply}><; {former}>")},
    {"duplicates-apply-one", phrase("--apply deletes it")},
    {"duplicates-apply", phrase("--apply deletes {n} of them")},
    {"duplicates-former", phrase("--delete-worse only lists them unless --apply is given too")},
    {"duplicates-deleted",
     phrases("games", "{n} game deleted; damscope duplicates --undo restores it<; {kept}>",
             "{n} games deleted; damscope duplicates --undo restores them<; {kept}>")},
    {"duplicates-undeleted", phrase("nothing deleted<; {kept}>")},
    {"duplicates-kept", phrases("games", "{n} game kept that may have been edited",
                                "{n} games kept that may have been edited")},
    // Searching.
    {"find-into",
     phrases("games", "{n} game added to \"{name}\"; damscope collection undo takes it out",
             "{n} games added to \"{name}\"; damscope collection undo takes them out")},
    {"find-into-nothing", phrase("nothing was added to {name}")},
    {"find-note", phrase("ply {ply}<: {move}>")},
    {"game-damaged",
     phrase("game {id} is damaged and could not be searched completely; damscope check reports the "
            "damage")},
    {"shots-damaged",
     phrases("games", "{n} game could not be read completely; damscope check reports the damage",
             "{n} games could not be read completely; damscope check reports the damage")},
    {"sql-interrupted", phrases("rows", "interrupted after {n} row", "interrupted after {n} rows")},
    // The moves of a game, and a place in it.
    {"movetext-unread", phrase("[not understood: {text}]")},
    {"movetext-position", phrase("[new position]")},
    {"place-start", phrase("the start")},
    {"place-position", phrase("a new position")},
    {"sources-unfinished", phrase("{path} (not read to its end)")},
    {"standard-output", phrase("standard output")},
});

} // namespace

std::span<const Entry> gameResultMessages() {
    return messages;
}

} // namespace damscope::tables
