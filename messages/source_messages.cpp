// SPDX-License-Identifier: GPL-3.0-or-later
// What is reported of files, folders and archives as a whole.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
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
             "deleted: damscope delete --list and --restore N bring it back",
             "this was imported before<, as {path}>; nothing is added, and {n} of its games stay "
             "deleted: damscope delete --list and --restore N bring them back")},
    {"own-games-source",
     phrase("these games were entered in Damscope: there is no file to read again")},
    {"source-not-found", phrase("{path}: there is no such file any more; say where it is now")},
    {"source-changed",
     phrase("{path} is no longer what was imported: {file} has changed; import it as a new file")},

    // What it is instead of a text.
    {"not-text", phrase("this is not text: too many of its bytes are control characters")},
    {"folder", phrase("this is a folder, not a file")},
    {"pipe", phrase("this is a pipe, not a file; '-' reads standard input")},
    {"socket", phrase("this is a socket, not a file")},
    {"device", phrase("this is a device, not a file")},
    {"not-regular", phrase("this is not a regular file")},

    // Why it cannot be read completely.
    {"changed", phrase("the file changed while it was being read; import it again")},
    {"changed-unfinished",
     phrase(
         "the file changed while it was being read, and was not read completely; import it again")},
    {"unopened", phrase("cannot be opened: {reason}")},
    {"unread", phrase("cannot be read: {reason}")},
    {"no-temporary-file",
     phrase(
         "cannot make a temporary file in {folder}: {reason}; make that folder, or name another in "
         "the "
         "variable TMPDIR")},
    {"input-not-kept", phrase("standard input cannot be kept in a temporary file: {reason}")},
    {"input-unread", phrase("standard input cannot be read: {reason}")},

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
    {"no-pdn-in-folder", phrase("there is no .pdn file and no archive in this folder")},
    {"files-left-out",
     phrases("number",
             "{number} file was skipped ({first}): from folders only .pdn files and archives are "
             "read; name a file itself to import it",
             "{number} files were skipped (the first is {first}): from folders only .pdn files and "
             "archives are read; name a file itself to import it")},
    {"cut-short", phrase("its compressed data ends too early: the file is truncated")},
    // What a library says of damaged data is English, and left out elsewhere.
    {"damaged-data", phrase("its compressed data is damaged< ({library})>")},
    {"damaged-archive", phrase("it is damaged or cannot be unpacked< ({library})>")},
    {"junk-behind",
     phrase("the bytes after the compressed data are not gzip data and were not read")},
    {"expands-too-far", phrase("refused: it expands to more than {number} GiB")},
    {"expands-too-much", phrase("refused: it expands to more than {number} times its size, like "
                                "malicious archives; if you "
                                "trust it, unpack it first")},
    {"too-many-members", phrase("refused: it contains more than {number} files; unpack it first")},

    // Why the system refuses.
    {"system-no-such-file", phrase("No such file or directory")},
    {"system-no-permission", phrase("Permission denied")},
    {"system-folder", phrase("Is a directory")},
    {"system-disk-full", phrase("No space left on device")},
    {"system-input-output", phrase("Input/output error")},
    {"system-connection-refused", phrase("Connection refused")},
    {"system-address-in-use", phrase("Address already in use")},
    {"system-file-exists", phrase("File exists")},
    {"system-not-folder", phrase("Not a directory")},
    {"system-read-only", phrase("Read-only file system")},
    {"system", phrase("{text}")},
});

} // namespace

std::span<const Entry> sourceMessages() {
    return messages;
}

} // namespace damscope::tables
