// SPDX-License-Identifier: GPL-3.0-or-later
// Faults of a store, and why one cannot be opened, read or written.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"store-damaged", phrase("{reason}")},
    {"store-file-damaged", phrase("the file is damaged; SQLite says: {reason}")},
    {"store-lost-row",
     phrase("row {row} of table {table} refers to a missing row of table {other}")},
    {"store-illegal-move", phrase("game {game} contains an illegal move at ply {ply}")},
    {"store-log-damaged",
     phrase("the log {log} is damaged at page {frame} of {frames}: the changes from there on are "
            "missing "
            "here; write nothing to the database, 'damscope recover' saves their games")},
    {"store-columns-differ",
     phrase("the columns for lists do not match the games from number {first} on; 'damscope index "
            "--rebuild' rebuilds them")},
    {"store-not-utf8", phrases("rows",
                               "{n} text in {column} is not UTF-8, the first is {text}; write them "
                               "again, headers with 'damscope edit --set'",
                               "{n} texts in {column} are not UTF-8, the first is {text}; write "
                               "them again, headers with 'damscope edit --set'")},
    {"store-index-differs",
     phrase(
         "the position index of games {first} to {last} does not match the games; 'damscope index "
         "--rebuild' rebuilds it")},
    {"database-unopened", phrase("{file}: cannot be opened: {reason}")},
    {"database-not-file", phrase("{file}: this is not a file, so it cannot be a database")},
    {"database-no-tables", phrase("{file}: the database has no tables; restore a copy of it")},
    {"database-newer", phrase("{file}: made by a later version of Damscope")},
    {"database-older-read-only",
     phrase("{file}: made by an earlier version of Damscope, and it cannot be brought up to date "
            "where "
            "it may not be written; make a copy elsewhere and open that")},
    {"database-older",
     phrase("{file}: made by an earlier version of Damscope, and it cannot be brought up to date: "
            "{reason}")},
    {"database-missing",
     phrase(
         "{file}: there is no database here yet; make one with 'damscope import', or name another "
         "with --db")},
    {"database-file-exists", phrase("{file}: this file exists already")},
    {"database-unmade", phrase("{file}: cannot be made: {reason}")},
    {"database-lock-unopened", phrase("{file}: cannot be opened for writing ({reason}); check that "
                                      "the database's folder exists, "
                                      "is writable and has space")},
    {"database-lock-impossible",
     phrase("{file}: cannot be locked ({reason}); put the database on a file system with locks")},
    {"database-busy", phrase("{file}: another program has been writing to the database all the "
                             "time; try again when it is "
                             "done")},
    {"database-index-damaged",
     phrase(
         "{file}: the position index is damaged; 'damscope index --rebuild' rebuilds it from the "
         "games")},
    {"database-log-damaged", phrase("{file}: the log beside it, {log}, is damaged at page {frame} "
                                    "of {frames}, and writing would "
                                    "destroy the changes from there on; save all games with "
                                    "'damscope recover' and import them "
                                    "into a new database")},
    {"database-value-impossible",
     phrase(
         "{file}: the database is damaged: a row has {value} as its \"{column}\", which cannot be; "
         "'damscope check' shows what is wrong, 'damscope recover' saves the games")},
    {"database-sqlite", phrase("{file}: {advice:database-advice} [{detail}]")},
    {"database-foreign", phrase("{file}: this is not a Damscope database; nothing was changed; "
                                "give another name with --db")},
    {"database-newer-unchanged",
     phrase(
         "{file}: made by a later version of Damscope; nothing was changed; use that version or a "
         "later one")},
    {"database-moved",
     phrase(
         "{file}: the file was moved, renamed, replaced or deleted while it was open; nothing more "
         "was written; run the command again with the name that the database has now")},
    {"database-moved-whole",
     phrases("games",
             "{file}: the database was moved or renamed to {place} while it was being written; the "
             "one game in it so far is there and none stays behind; run the command again with "
             "--db {place}",
             "{file}: the database was moved or renamed to {place} while it was being written; all "
             "{n} games in it so far are there and none stays behind; run the command again with "
             "--db {place}")},
    {"database-moved-behind",
     phrases("games",
             "{file}: the database was moved or renamed to {place} while it was being written; {n} "
             "game stays behind in {log}: move the file back to {file} and run 'damscope check "
             "--db {file}' before anything else",
             "{file}: the database was moved or renamed to {place} while it was being written; {n} "
             "games stay behind in {log}: move the file back to {file} and run 'damscope check "
             "--db {file}' before anything else")},
    {"database-deleted",
     phrases("games",
             "{file}: the database was deleted or replaced while it was being written; {n} game of "
             "it is gone, also what this command had stored; run it again",
             "{file}: the database was deleted or replaced while it was being written; {n} games "
             "of it are gone, also what this command had stored; run it again")},
    {"database-linked",
     phrase(
         "{file}: this file has a second name (a hard link), under which it would have a log of "
         "its "
         "own, and games would be lost; nothing was changed; remove the other name, or make a file "
         "of its own with 'damscope backup'")},
    {"database-stray-log",
     phrase(
         "{file}: {log} beside it holds changes of another database, or of another state of this "
         "one, and would destroy it; nothing was changed; to put a copy in the place of the "
         "database "
         "use 'damscope restore COPY --db {file}'; to use the file as it is, move {log} away")},
    {"database-stray-journal",
     phrase(
         "{file}: {log} beside it is a journal of another program and would change it; nothing was "
         "changed; move {log} away, or open the database with the program that made it")},
    {"database-left-log",
     phrase(
         "{file}: {log} is the log of a database of this name, and would be mixed with a new one; "
         "nothing was made; move it away or give another name; if the database was moved, move it "
         "back here")},
    {"database-in-use", phrase("{file}: another program has the database open; nothing was "
                               "changed; close it there and try "
                               "again")},
    {"restore-unsound", phrase("{file}: this copy is damaged; nothing was changed; 'damscope check "
                               "--db {file}' says what "
                               "is wrong with it, 'damscope recover' saves its games")},
    {"restore-itself",
     phrase(
         "{file}: this is the database itself; name a copy of it, which 'damscope backup' makes")},
    {"database-error", phrase("{reason}")},
});

// What to do about an error of SQLite; the key is the English text.
constexpr auto advice = std::to_array<Word>({
    {"database-advice",
     "another program has kept the database busy for a minute; try again when it is done",
     phrase("another program has kept the database busy for a minute; try again when it is done")},
    {"database-advice",
     "the disk is full; free some space and run the command again (what was committed is safe)",
     phrase("the disk is full; free some space and run the command again (what was committed is "
            "safe)")},
    {"database-advice",
     "the database cannot be written; check the permissions of the file and its folder",
     phrase("the database cannot be written; check the permissions of the file and its folder")},
    {"database-advice",
     "the database is damaged; run 'damscope check' to see how badly, and work on a copy",
     phrase("the database is damaged; run 'damscope check' to see how badly, and work on a copy")},
    {"database-advice", "this is not a Damscope database; nothing was changed",
     phrase("this is not a Damscope database; nothing was changed")},
    {"database-advice",
     "the file, or the log beside it, cannot be opened; check that the folder exists and its "
     "permissions",
     phrase(
         "the file, or the log beside it, cannot be opened; check that the folder exists and its "
         "permissions")},
    {"database-advice", "the disk or the file system failed (what was committed is safe)",
     phrase("the disk or the file system failed (what was committed is safe)")},
    {"database-advice", "there is not enough memory", phrase("there is not enough memory")},
    {"database-advice", "a single game is too large to be stored",
     phrase("a single game is too large to be stored")},
    {"database-advice", "the database cannot be used", phrase("the database cannot be used")},
});

} // namespace

std::span<const Entry> storeMessages() {
    return messages;
}

std::span<const Word> storeWords() {
    return advice;
}

} // namespace damscope::tables
