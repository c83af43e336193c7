// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/expected.hpp"
#include "db/lists/filter.hpp"
#include "db/lists/filter_error.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

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

/// One condition of such a text.
struct FilterWord {
    std::size_t offset = 0;
    std::string key{}; ///< empty: a bare word
    std::string value{};
};

/// The text cut into its conditions, whether they have a meaning or not.
[[nodiscard]] std::vector<FilterWord> filterWords(std::string_view text);

/// A condition as it is written in such a text.
[[nodiscard]] std::string filterText(std::string_view key, std::string_view value);

} // namespace damscope::db
