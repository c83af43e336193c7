// SPDX-License-Identifier: GPL-3.0-or-later
// Errors that a page in a browser reports (web/).
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"page-store-in-use",
     phrase("another tab has the database \"{name}\" open; close it there, or choose another")},
    {"page-no-room",
     phrase("there is no room for this file on the device; delete what you no longer need, or read "
            "a smaller part")},
    {"page-no-store", phrase("no database is open")},
    {"page-other-store",
     phrase("this is about the database \"{name}\", and another one is open now")},
    {"page-store-exists",
     phrase("there is a database called \"{name}\" already; choose another name")},
    {"page-not-a-store", phrase("{file} is not a database of Damscope")},
    {"page-store-busy", phrase("the database is being written to; try again in a moment")},
    {"page-conflict",
     phrase(
         "the game was changed elsewhere meanwhile; save yours as a new game, or open it again")},
    {"page-no-text", phrase("there is no game in this text")},
    {"page-no-exercise", phrase("this exercise is not there any more")},
    {"page-no-position",
     phrase("the position here is not known: a move before it was not written")},
});

} // namespace

std::span<const Entry> pageMessages() {
    return messages;
}

} // namespace damscope::tables
