// SPDX-License-Identifier: GPL-3.0-or-later
// Stores, the files that games come from and those that are written: their faults, and why one
// cannot be used.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    // Faults that a check finds in a store.
    {"store-file-damaged", phrase("the file is damaged; SQLite says: {reason}")},
    {"store-lost-row",
     phrase("row {row} of table {table} refers to a missing row of table {other}")},
    {"store-illegal-move", phrase("game {game} contains an illegal move at ply {ply}")},
    {"store-log-damaged",
     phrase("the log {log} is damaged at page {frame} of {frames}: the changes from there on are "
            "missing here; write nothing to the database<{terminal}, 'damscope db recover' saves "
            "their games>")},
    {"store-columns-differ",
     phrase("the columns for lists do not match the games from number "
            "{first} on<{terminal}; 'damscope db index --rebuild' rebuilds them>")},
    {"store-not-utf8", phrases("rows",
                               "{n} text in {column} is not UTF-8, the first is {text}; write them "
                               "again<{terminal}, headers with 'damscope edit --set'>",
                               "{n} texts in {column} are not UTF-8, the first is {text}; write "
                               "them again<{terminal}, headers with 'damscope edit --set'>")},
    {"store-index-differs",
     phrase("the position index of games {first} to {last} does not match "
            "the games<{terminal}; 'damscope db index --rebuild' rebuilds it>")},

    // Why a store, or a game of it, cannot be opened, read or written: db::Error, db::Damage.
    {"in-file", phrase("{file}: {reason}")},
    // SQLite's own words and number behind the row that says what they mean.
    {"database-sqlite", phrase("{reason} [{detail}]")},
    {"database-busy", phrase("another program has been writing to the database all the time; try "
                             "again when it is done")},
    {"database-in-use", phrase("another program has the database open; nothing was changed; close "
                               "it there and try again")},
    {"database-disk-full",
     phrase("the disk is full; free some space and try again (what was committed is safe)")},
    {"database-read-only",
     phrase("the database cannot be written; check the permissions of the file and its folder")},
    {"database-damaged",
     phrase(
         "the database is damaged<: a row has {value} as its \"{column}\", which cannot be>; the "
         "games in it that can still be read can be saved into a new one<{terminal}: 'damscope "
         "db check' shows what is wrong, 'damscope db recover' saves them>")},
    {"database-no-tables", phrase("the database has no tables; restore a copy of it")},
    {"database-index-damaged",
     phrase("the position index is damaged<{terminal}; 'damscope db index "
            "--rebuild' rebuilds it from the games>")},
    {"database-log-damaged",
     phrase("the log beside it, {log}, is damaged at page {frame} of {frames}, and writing "
            "would destroy the changes from there on; save all games<{terminal} with 'damscope db "
            "recover'> and "
            "import them into a new database")},
    {"journal-damaged", phrase("an entry of the journal is damaged")},
    {"game-is-damaged", phrase("game {id} is damaged<: {reason}>")},
    {"game-unreadable",
     phrase("game {id} is damaged<{terminal}; 'damscope db check' reports what can be saved>")},
    {"game-differs", phrase("its contents do not agree with its checksum")},
    // What the codec says is English, and left out elsewhere.
    {"game-not-decoded", phrase("its movetext cannot be read at byte {offset}< ({library})>")},
    {"game-is-missing", phrase("there is no game {id} in the database")},
    {"database-foreign", phrase("this is not a Damscope database; nothing was changed<{terminal}; "
                                "give another name with --db>")},
    {"database-not-file", phrase("this is not a file, so it cannot be a database")},
    {"database-newer", phrase("made by a later version of Damscope; nothing was changed; use that "
                              "version or a later one")},
    {"database-older-read-only",
     phrase("made by an earlier version of Damscope, and it cannot be brought up to date where it "
            "may not be written; make a copy elsewhere and open that")},
    {"database-older", phrase("made by an earlier version of Damscope, and it cannot be brought up "
                              "to date: {reason}")},
    {"database-missing", phrase("there is no database here yet<{terminal}; make one with 'damscope "
                                "import', or name another with --db>")},
    {"database-file-exists", phrase("this file exists already")},
    {"database-unmade", phrase("cannot be made: {reason}")},
    {"database-not-opened",
     phrase("the file, or the log beside it, cannot be opened; check that the folder exists, its "
            "permissions, and that no other program has the file open")},
    {"database-lock-unopened", phrase("cannot be opened for writing ({reason}); check that the "
                                      "database's folder exists, is writable and has space")},
    {"database-lock-impossible",
     phrase("cannot be locked ({reason}); put the database on a file system with locks")},
    {"database-disk-failed",
     phrase("the disk or the file system failed (what was committed is safe)")},
    {"database-game-too-large", phrase("a single game is too large to be stored")},
    {"database-unusable", phrase("the database cannot be used")},
    {"database-moved",
     phrase("the file was moved, renamed, replaced or deleted while it was open; nothing more was "
            "written<{terminal}; run the command again with the name that the database has now>")},
    {"database-moved-whole",
     phrases("games",
             "the database was moved or renamed to {place} while it was being written; the one "
             "game in it so far is there and none stays behind<{terminal}; run the command again "
             "with --db "
             "{place}>",
             "the database was moved or renamed to {place} while it was being written; all {n} "
             "games in it so far are there and none stays behind<{terminal}; run the command again "
             "with --db "
             "{place}>")},
    {"database-moved-behind",
     phrases("games",
             "the database was moved or renamed to {place} while it was being written; {n} game "
             "stays behind in {log}: move the file back to {file}<{terminal} and run 'damscope db "
             "check --db "
             "{file}'> before anything else",
             "the database was moved or renamed to {place} while it was being written; {n} games "
             "stay behind in {log}: move the file back to {file}<{terminal} and run 'damscope db "
             "check --db "
             "{file}'> before anything else")},
    {"database-deleted",
     phrases("games",
             "the database was deleted or replaced while it was being written; {n} game of it is "
             "gone, also what this command had stored; run it again",
             "the database was deleted or replaced while it was being written; {n} games of it are "
             "gone, also what this command had stored; run it again")},
    {"database-linked",
     phrase("this file has a second name (a hard link), under which it would have a log of its "
            "own, and games would be lost; nothing was changed; remove the other name, or make a "
            "file of its own<{terminal} with 'damscope db backup'>")},
    {"database-stray-log",
     phrase(
         "{log} beside it holds changes of another database, or of another state of this one, "
         "and would destroy it; nothing was changed; restore a copy<{terminal} with 'damscope db "
         "restore COPY --db {file}'>, or move {log} away to use the file as it is")},
    {"database-stray-journal",
     phrase("{log} beside it is a journal of another program and would change it; nothing was "
            "changed; move {log} away, or open the database with the program that made it")},
    {"database-left-log", phrase("{log} is the log of a database of this name, and would be mixed "
                                 "with a new one; nothing was made; move it away or give another "
                                 "name; if the database was moved, move it back here")},
    {"restore-unsound", phrase("this copy is damaged; nothing was changed<{terminal}; 'damscope db "
                               "check --db {file}' says what is "
                               "wrong with it, 'damscope db recover' saves its games>")},
    {"restore-itself",
     phrase("this is the database itself; name a copy of it<{terminal}, which 'damscope db "
            "backup' makes>")},
    {"backup-not-file", phrase("this is not a file, so it cannot be replaced; give another name")},

    // What is reported of files, folders and archives as a whole.
    {"unreadable", phrase("{reason}")},
    {"left-out", phrase("{reason}")},
    {"empty", phrase("the file is empty")},
    {"no-games", phrase("no game was found in it")},
    {"chess", phrase("these are games of chess, not of draughts")},
    {"known", phrase("this was imported before<, as {path}>; nothing is added")},
    {"same-text", phrase("this is the same, byte for byte, as {path}: it is read once")},
    {"known-deleted",
     phrases("games",
             "this was imported before<, as {path}>; nothing is added, and {n} of its games stays "
             "deleted<{terminal}: damscope edit delete --list and undo N bring it back>",
             "this was imported before<, as {path}>; nothing is added, and {n} of its games stay "
             "deleted<{terminal}: damscope edit delete --list and undo N bring them back>")},
    {"own-games-source",
     phrase("these games were entered in Damscope: there is no file to read again")},
    // How its text was read, and as which variant.
    {"source-chosen", phrase("{name} (chosen)")},
    {"source-doubtful", phrase("{name} (doubtful)")},
    {"source-either", phrase("{name}, or {other}")},
    {"source-guessed", phrase("{name} (guessed)")},
    {"source-some-guessed", phrase("{name}; {n} guessed")},
    {"source-not-found", phrase("{path}: there is no such file any more; say where it is now")},
    {"source-changed",
     phrase("{path} is no longer what was imported: {file} has changed; import it as a new file")},

    // What it is instead of a text.
    {"not-text", phrase("this is not text: too many of its bytes are control characters")},
    {"database-not-linted", phrase("this is a database<{terminal}: 'damscope db check' checks it, "
                                   "'damscope import' takes its games>")},
    {"database-packed", phrase("this is a database: save it as a file of its own, not packed, and "
                               "import that file")},
    {"folder", phrase("this is a folder, not a file")},
    {"pipe", phrase("this is a pipe, not a file; '-' reads standard input")},
    {"socket", phrase("this is a socket, not a file")},
    {"device", phrase("this is a device, not a file")},
    {"not-regular", phrase("this is not a regular file")},

    // Why nothing, or nothing more, is taken from a database.
    {"merge-itself", phrase("this is the database itself: all its games are here already")},
    {"merge-broken-off",
     phrase("the games that were read before are stored, and nothing more is taken: {reason}")},

    // Why it cannot be read completely.
    {"changed", phrase("the file changed while it was being read; import it again")},
    {"changed-unfinished",
     phrase(
         "the file changed while it was being read, and was not read completely; import it again")},
    {"unopened", phrase("cannot be opened: {reason}")},
    {"unread", phrase("cannot be read: {reason}")},
    {"no-temporary-file", phrase("cannot make a temporary file in {folder}: {reason}; make that "
                                 "folder, or name another in the variable TMPDIR")},
    {"input-not-kept", phrase("standard input cannot be kept in a temporary file: {reason}")},
    {"input-unread", phrase("standard input cannot be read: {reason}")},

    // Sources on the net.
    {"net-address", phrase("\"{address}\" is not an address; write https://HOST/PATH")},
    {"net-open-address", phrase("{address}: nothing is fetched without encryption; write https:// "
                                "in place of http://")},
    {"lidraughts-source",
     phrase("\"{source}\" names nothing on lidraughts; write lidraughts:NAME for a player, or "
            "lidraughts:team/ID, tournament/ID, swiss/ID, simul/ID, study/ID or game/ID")},
    {"lidraughts-no-user",
     phrase("lidraughts has no player {name}; check how the name is spelled there")},
    {"lidraughts-no-team",
     phrase("lidraughts has no team {name}; take the last part of the address of its page")},
    {"lidraughts-no-members", phrase("lidraughts names no members of the team {name}; import the "
                                     "players themselves, with lidraughts:NAME")},
    {"lidraughts-nothing",
     phrase("there is nothing at {address}; take the last part of the address of the page")},
    {"net-unknown-host", phrase("there is no server {host}; check the name, and the connection to "
                                "the Internet")},
    {"net-unreachable", phrase("{host} does not answer: {reason}; check the connection to the "
                               "Internet, or try again later")},
    {"net-untrusted",
     phrase("{host} cannot prove that it is {host}, so nothing is fetched from it: {reason}; check "
            "the date of this computer, and the address")},
    {"net-slow", phrase("nothing came from {host} for a minute; import it again later")},
    {"net-cut", phrase("the connection to {host} ended before all was there; import it again for "
                       "the rest")},
    {"net-malformed", phrase("the answer of {host} is damaged; import it again later")},
    {"net-stopped", phrase("it was stopped")},
    {"net-too-large", phrase("{address}: this is more than 2 GB; download it with a browser, and "
                             "import the file")},
    {"net-packed", phrase("{address}: this is packed as {packing}, which cannot be read; download "
                          "it with a browser, and import the file")},
    {"net-forbidden", phrase("{address}: not everybody may see this; download it with a browser, "
                             "and import the file")},
    {"net-not-found", phrase("there is nothing at {address}; check the address")},
    {"net-status",
     phrase("{address}: the server answers with error {status}; import it again later")},
    {"net-busy", phrase("{address}: the server has had too many requests; import it again in an "
                        "hour")},
    {"net-redirections",
     phrase(
         "{address}: this leads from one address to the next without an end; check the address")},
    {"net-not-pdn", phrase("what came are not games in PDN; check the address")},
    {"net-wait", phrases("seconds", "{host} asks for a pause; fetching goes on in {n} second",
                         "{host} asks for a pause; fetching goes on in {n} seconds")},
    {"fetched-games", phrase("{source}: new games {n}, there before {k}")},
    {"fetched-complete", phrase("{source}: this has ended, and all of its games are there")},

    // Archives and compressed files.
    {"rar", phrase("RAR archives cannot be read; unpack it first")},
    {"packed-twice", phrase("it is compressed twice; unpack it first")},
    {"encrypted", phrase("it is encrypted; unpack it with its password first")},
    {"link-or-device", phrase("it is a link or device; these are not followed")},
    {"archive-inside",
     phrase(
         "it is in more than two other archives, encrypted, or not an archive; unpack it first")},
    {"not-pdn-name", phrase("its name does not end with .pdn")},
    {"more-members", phrases("number", "{number} more of its files was skipped",
                             "{number} more of its files were skipped")},
    {"no-pdn-in-archive", phrase("there is no .pdn file in this archive")},
    {"no-pdn-in-folder",
     phrase("there is no .pdn file, no archive and no database in this folder")},
    {"files-left-out",
     phrases("number",
             "{number} file was skipped ({first}): from folders only .pdn files, archives and "
             "databases are read; name a file itself to import it",
             "{number} files were skipped (the first is {first}): from folders only .pdn files, "
             "archives and databases are read; name a file itself to import it")},
    {"cut-short", phrase("its compressed data ends too early: the file is truncated")},
    // What a library says of damaged data is English, and left out elsewhere.
    {"damaged-data", phrase("its compressed data is damaged< ({library})>")},
    {"damaged-archive", phrase("it is damaged or cannot be unpacked< ({library})>")},
    {"junk-behind",
     phrase("the bytes after the compressed data are not gzip data and were not read")},
    {"expands-too-far", phrase("refused: it expands to more than {number} GiB")},
    {"expands-too-far-mib", phrase("refused: it expands to more than {number} MiB; unpack it "
                                   "first, and read its files one by one")},
    {"expands-too-much", phrase("refused: it expands to more than {number} times its size, like "
                                "malicious archives; if you trust it, unpack it first")},
    {"too-many-members", phrase("refused: it contains more than {number} files; unpack it first")},

    // Why the system refuses.
    {"system-no-such-file", phrase("No such file or directory")},
    {"system-no-permission", phrase("Permission denied")},
    {"system-folder", phrase("Is a directory")},
    {"system-disk-full", phrase("No space left on device")},
    {"system-input-output", phrase("Input/output error")},
    {"system-in-use", phrase("Another program is using it: close it there, and try again")},
    {"system-connection-refused", phrase("Connection refused")},
    {"system-address-in-use", phrase("Address already in use")},
    {"system-file-exists", phrase("File exists")},
    {"system-not-folder", phrase("Not a directory")},
    {"system-read-only", phrase("Read-only file system")},
    {"system", phrase("{text}")},

    // Why a file is not overwritten.
    {"output-is-store", phrase("{file}: this is a Damscope database, which is never overwritten; "
                               "choose another file name")},
    {"output-is-part-of-store", phrase("{file}: this file belongs to the Damscope database {other} "
                                       "and is never overwritten; choose another file name")},
    {"output-is-input", phrase("{file}: this is the input file {other}; choose another file name")},
    {"output-is-original", phrase("{file}: games of the database were imported from this file; "
                                  "choose another file name<, or give {option}>")},
    {"output-is-endgame-table",
     phrase(
         "{file}: this is an endgame table, which is never overwritten; choose another file name")},
    {"output-is-weights", phrase("{file}: this file contains weights of the engine and is never "
                                 "overwritten; choose another file name, or remove it first")},
    {"output-unreadable",
     phrase("{file}: this file cannot be read, so it may be a database; choose another file name")},
    {"output-foreign",
     phrase("{file}: Damscope has not written this file, or it was changed since; "
            "choose another file name<, or give {option}>")},
    {"output-present",
     phrase("{file}: this file exists already and was not changed; choose another file name")},
});

} // namespace

std::span<const Entry> storeMessages() {
    return messages;
}

} // namespace damscope::tables
