// SPDX-License-Identifier: GPL-3.0-or-later
// What an import and a check of files did. Counts come twice: as a number, for the form of the
// word, and as text in groups of three digits.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"import-read",
     phrase(
         "{n} {games?game|games} read from {m} {sources?source|sources} in {seconds} s: {stored} "
         "stored, {d} {duplicates?duplicate|duplicates}, {refused} refused")},
    {"import-known", phrases("sources", "{n} source imported before, nothing added",
                             "{n} sources imported before, nothing added")},
    {"import-kept-edits", phrases("games", "{n} stored game kept as edited in Damscope",
                                  "{n} stored games kept as edited in Damscope")},
    {"import-replaced",
     phrases("games", "{n} stored game from an earlier import replaced, with the same number",
             "{n} stored games from an earlier import replaced, with the same number")},
    {"import-guessed",
     phrases("games",
             "{n} game without GameType, read as {variants}; choose another with --variant",
             "{n} games without GameType, read as {variants}; choose another with --variant")},
    {"import-encoding",
     phrases("sources", "{n} source read as {encoding}; choose another with --encoding",
             "{n} sources read as {encoding}; choose another with --encoding")},
    {"import-repaired",
     phrases("games", "{n} stored game repaired: [%repaired] after a move shows what was written",
             "{n} stored games repaired: [%repaired] after a move shows what was written")},
    {"import-mended",
     phrases("games",
             "{n} game with text or odd quotes among the tags: read whole, the text is kept",
             "{n} games with text or odd quotes among the tags: read whole, the text is kept")},
    {"import-partial",
     phrases("games", "{n} stored game only partly legal: the rest is kept as text",
             "{n} stored games only partly legal: the rest is kept as text")},
    {"import-problems",
     phrases("problems", "{n} problem stored with the games: damscope games --with problems",
             "{n} problems stored with the games: damscope games --with problems")},
    {"import-kinds", phrase("by kind: {kinds}; damscope sources --problems")},
    {"lint-kinds", phrase("by kind: {kinds}")},
    {"count-error", phrases("problems", "{n} error {code}", "{n} errors {code}")},
    {"count-warning", phrases("problems", "{n} warning {code}", "{n} warnings {code}")},
    {"count-note", phrases("problems", "{n} note {code}", "{n} notes {code}")},
    {"import-duplicates", phrase("duplicates, with the number of the stored game:")},
    {"import-duplicate", phrase("{place}: game {ordinal} ({white} - {black}) is game {game}")},
    {"import-duplicate-deleted",
     phrase("{place}: game {ordinal} ({white} - {black}) is game {game}, which is deleted")},
    {"import-deleted", phrases("games",
                               "{n} of these is a game deleted before, and stays deleted: damscope "
                               "delete --list and --restore N bring it back",
                               "{n} of these are games deleted before, and stay deleted: damscope "
                               "delete --list and --restore N bring them back")},
    {"import-corrected",
     phrases("games",
             "{n} of these was edited or repaired in Damscope since: the corrected game stays",
             "{n} of these were edited or repaired in Damscope since: the corrected games stay")},
    {"import-more-duplicates", phrases("duplicates", "and {n} more duplicate; --json lists them",
                                       "and {n} more duplicates; --json lists them")},
    {"import-failed", phrases("sources", "{n} source could not be read completely",
                              "{n} sources could not be read completely")},
    {"import-more-lines",
     phrases("lines", "... and {n} more line; damscope lint PATH prints them all",
             "... and {n} more lines; damscope lint PATH prints them all")},
    {"import-interrupted",
     phrase(
         "interrupted: the games stored so far are safe; the same command continues from there")},
    {"watch-begins", phrase("watching; Ctrl-C stops it")},
    {"watch-folder-gone",
     phrase("{folder} cannot be read at the moment; its games are imported when it is back")},
    {"watch-folder-back", phrase("{folder} can be read again")},
    {"watch-import-failed", phrase("the import failed and is tried again: {reason}")},
    {"lint-summary", phrase("{n} {games?game|games} in {m} {sources?source|sources}: {legal} "
                            "legal, {partial} in part; "
                            "{e} {errors?error|errors}, {w} {warnings?warning|warnings}")},
    {"lint-guessed", phrases("games", "{n} game without GameType, read as {variants}",
                             "{n} games without GameType, read as {variants}")},
    {"interrupted", phrase("interrupted")},
});

} // namespace

std::span<const Entry> summaryMessages() {
    return messages;
}

} // namespace damscope::tables
