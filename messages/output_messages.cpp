// SPDX-License-Identifier: GPL-3.0-or-later
// Why a file is not overwritten.
#include "messages/tables.hpp"

namespace damscope::tables {

namespace {

constexpr auto messages = std::to_array<Entry>({
    {"output-is-store", phrase("{file}: this is a Damscope database, which is never overwritten; "
                               "choose another file name")},
    {"output-is-part-of-store", phrase("{file}: this file belongs to the Damscope database {other} "
                                       "and is never overwritten; choose "
                                       "another file name")},
    {"output-is-input", phrase("{file}: this is the input file {other}; choose another file name")},
    {"output-is-original", phrase("{file}: games of the database were imported from this file; "
                                  "choose another file name<, or "
                                  "give {option}>")},
    {"output-is-endgame-table",
     phrase(
         "{file}: this is an endgame table, which is never overwritten; choose another file name")},
    {"output-is-weights", phrase("{file}: this file contains weights of the engine and is never "
                                 "overwritten; choose another "
                                 "file name, or remove it first")},
    {"output-unreadable",
     phrase("{file}: this file cannot be read, so it may be a database; choose another file name")},
    {"output-present",
     phrase("{file}: this file exists already and was not changed; choose another file name")},
});

} // namespace

std::span<const Entry> outputMessages() {
    return messages;
}

} // namespace damscope::tables
