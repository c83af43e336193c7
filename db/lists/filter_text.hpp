// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/expected.hpp"
#include "db/lists/filter.hpp"
#include "db/lists/filter_error.hpp"

#include <cstddef>
#include <string_view>

namespace damscope::db {

/// What is wrong with a filter's text, and where (0-based byte).
struct FilterTextError {
    std::size_t offset;
    FilterError wrong;
};

/// A filter as one line of text, in the words of the command line: `player:jansen from:1998
/// result:white`, or pasted from there, `--player jansen --from 1998`. Values with blanks stand in
/// quotes: `event:"world championship"`. Words without a key are a player's name. Keys:
/// filterKeys().
[[nodiscard]] Expected<Filter, FilterTextError> readFilter(std::string_view text);

} // namespace damscope::db
