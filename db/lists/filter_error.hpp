// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/message.hpp"

#include <cstdint>
#include <string>

namespace damscope::db {

/// What can be wrong with what a filter says.
enum class FilterFault : std::uint8_t {
    unknownKey,   ///< the word is none of filterKeys()
    valueMissing, ///< nothing follows the key that the word is
    // The word is a value that is not a...
    ids,        ///< numbers of games
    date,       ///< day, month or year
    noSuchDate, ///< day that there is, or one of which it is clear what is the month
    range,      ///< MIN-MAX
    result,     ///< name of a result
    variant,    ///< name of a game
    contents,   ///< name of what a game can be asked to have
    // What only the store knows.
    noCollection ///< the word names no collection
};

struct FilterError {
    FilterFault fault;
    std::string word; ///< as it is written
};

/// "MIN-MAX is needed, such as 40-60 or 40-, not \"80-40\"" in words.
[[nodiscard]] Message message(const FilterError& error);

} // namespace damscope::db
