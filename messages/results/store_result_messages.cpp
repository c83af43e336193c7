// SPDX-License-Identifier: GPL-3.0-or-later
// What commands about the database, its index and files of several machines have done, and what the
// program lacks.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    // Checking the database.
    {"check-index", phrases("faults",
                            "{n} fault found; all games are intact: damscope index --rebuild "
                            "rebuilds the position index",
                            "{n} faults found; all games are intact: damscope index --rebuild "
                            "rebuilds the position index")},
    {"check-texts", phrases("faults",
                            "{n} fault found; all games are intact, but texts that are not UTF-8 "
                            "must be written again",
                            "{n} faults found; all games are intact, but texts that are not UTF-8 "
                            "must be written again")},
    {"+check-advice",
     phrase(
         "damscope recover -o saved.pdn writes everything that can be saved, and damscope import "
         "makes a new database from it; keep this one until then")},
    {"check-file",
     phrases("faults",
             "{n} fault found; no game is known to be damaged, but the file is: {+check-advice}",
             "{n} faults found; no game is known to be damaged, but the file is: {+check-advice}")},
    {"check-games",
     phrase("{n} {faults?fault|faults} found; {m} {games?game|games} damaged, {k} {others?other "
            "game|other games} intact: {+check-advice}")},
    {"check-more", phrase("... and {n} more")},
    {"check-unindexed",
     phrases("games", "{n} game not yet in the position index: damscope index adds it",
             "{n} games not yet in the position index: damscope index adds them")},
    {"check-log-cut-off", phrase("the last change in the log beside the database is not whole, as "
                                 "after a power cut: it does "
                                 "not count")},
    {"check-interrupted",
     phrases("games", "interrupted after {n} game", "interrupted after {n} games")},
    {"check-sound", phrases("games", "sound: {n} game<, {deleted} of them deleted>",
                            "sound: {n} games<, {deleted} of them deleted>")},
    {"check-log-left",
     phrase(
         "the last changes are in {log} and not yet in the file, because another program has the "
         "database open or the file cannot be written: copy it with 'damscope backup' only, or run "
         "'damscope check' again when nobody else has it open")},
    // Recovering games.
    {"recover-unverified",
     phrases("games",
             "{n} game written with its moves, but players and event could not be verified: it is "
             "marked with the tag [DamscopeRecovered \"unverified\"]",
             "{n} games written with their moves, but players and event could not be verified: "
             "they are marked with the tag [DamscopeRecovered \"unverified\"]")},
    {"recover-lost", phrases("games", "{n} game lost, with only traces left: {names}",
                             "{n} games lost, with only traces left: {names}")},
    {"recover-missing", phrases("numbers", "{n} number of them from games that are lost completely",
                                "{n} numbers of them from games that are lost completely")},
    {"recover-pages", phrases("pages", "{n} page of the file cannot be read",
                              "{n} pages of the file cannot be read")},
    {"recover-nothing", phrase("no game was found; nothing was written")},
    {"recover-done",
     phrases("games", "{n} game written whole to {file}", "{n} games written whole to {file}")},
    // Repairing games.
    {"repair-none-repaired", phrase("no game was repaired")},
    {"repair-none-refuted", phrase("no recorded result is refuted")},
    {"repair-all-legal", phrase("every game is legal to the end")},
    {"repair-could",
     phrases("games", "{changed} of {n} game can be repaired<; {proposals}><; {unchanged}>",
             "{changed} of {n} games can be repaired<; {proposals}><; {unchanged}>")},
    {"repair-done", phrases("games", "{changed} of {n} game repaired<; {proposals}>",
                            "{changed} of {n} games repaired<; {proposals}>")},
    {"repair-could-undo",
     phrases(
         "games",
         "{changed} of {n} game can be restored to the original text<; {proposals}><; {unchanged}>",
         "{changed} of {n} games can be restored to the original text<; {proposals}><; "
         "{unchanged}>")},
    {"repair-undone",
     phrases("games", "{changed} of {n} game restored to the original text<; {proposals}>",
             "{changed} of {n} games restored to the original text<; {proposals}>")},
    {"repair-proposals", phrases("games", "{n} more has a proposal that is not certain enough",
                                 "{n} more have a proposal that is not certain enough")},
    {"repair-unchanged", phrase("nothing was changed: use --apply to do it")},
    {"repair-interrupted",
     phrase("interrupted: the changes so far are safe; the same command continues from there")},
    // Copies, settings, names and the position index.
    {"backup-done", phrases("games", "{n} game copied to {file}<, {deleted} of them deleted>",
                            "{n} games copied to {file}<, {deleted} of them deleted>")},
    {"restore-done", phrases("games", "{n} game restored from {copy} to {file}",
                             "{n} games restored from {copy} to {file}")},
    {"restore-kept", phrase("what {file} was before is in {before}")},
    {"config-set", phrase("{setting} set in {file}")},
    {"config-removed", phrase("{setting} removed in {file}")},
    {"index-interrupted",
     phrase("interrupted; the games added so far stay, the same command continues from there")},
    {"index-themes",
     phrase("{n} {games?game|games} searched: {m} {shots?combination|combinations} and {k} "
            "{structures?structure|structures} found")},
    {"index-named",
     phrases("games", "{n} game given an opening name", "{n} games given an opening name")},
    {"index-added", phrases("games", "{n} game added to the position index",
                            "{n} games added to the position index")},
    {"names-changed",
     phrase("{key} changed in {file}; where combinations and structures are kept, 'damscope index "
            "--shots' searches again if a definition has changed")},
    {"names-no-file", phrase("{file}: there is no such file, so nothing is changed")},
    {"names-sound", phrase("{file}: nothing is wrong")},
    // Files that several machines have written.
    {"shards-cut",
     phrases("files", "{n} file cut off at the end: run its worker again for the rest",
             "{n} files cut off at the end: run their workers again for the rest")},
    {"shards-unfinished",
     phrases("files", "{n} file without its end: wait for its worker, or run it again",
             "{n} files without their end: wait for their workers, or run them again")},
    {"shards-damaged", phrases("lines", "{n} line damaged and left out: run its worker again",
                               "{n} lines damaged and left out: run their worker again")},
    {"shards-missing", phrase("not in these files: shard {shards}<, and {n} more>")},
    {"shots-merged", phrases("games", "{n} game stored", "{n} games stored")},
    {"shots-other",
     phrases(
         "games",
         "{n} game not in this database as searched: search it with damscope index --shots",
         "{n} games not in this database as searched: search them with damscope index --shots")},
    {"evaluations-merged",
     phrases("evaluations", "{n} evaluation: {stored} stored", "{n} evaluations: {stored} stored")},
    // Of the program.
    {"out-of-memory", phrase("out of memory")},
    {"library-missing", phrase("{file} is not there: install the package damscope again")},
    {"library-pictures-missing",
     phrase("pictures need {file}, which is not there: install the package damscope-gui, or the Qt "
            "packages that packages.txt names and build Damscope again")},
    {"library-unloaded", phrase("{file}: cannot be loaded: {reason}")},
    {"picture-undrawn", phrase("the picture cannot be drawn: {reason}")},
    {"chart-undrawn", phrase("the chart cannot be drawn: {reason}")},
    {"pages-undrawn", phrase("the pages cannot be drawn: {reason}")},
});

} // namespace

std::span<const Entry> storeResultMessages() {
    return messages;
}

} // namespace damscope::tables
