// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace damscope::base {

/// The fields of a text between separators: at least one, and some may be empty.
[[nodiscard]] std::vector<std::string> splitFields(std::string_view text,
                                                   std::string_view separator);

/// The words of a text between blanks.
[[nodiscard]] std::vector<std::string_view> splitWords(std::string_view text);

/// The lines of a text, without the newline that ends each.
[[nodiscard]] std::vector<std::string_view> splitLines(std::string_view text);

/// The rows of a table in a text: its lines without empty ones and comments, which begin with '#'.
[[nodiscard]] std::vector<std::string_view> tableRows(std::string_view table);

} // namespace damscope::base
