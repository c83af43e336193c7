// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace damscope::db {

/// The Levenshtein distance of two words: letters (bytes) exchanged, missing and too much.
[[nodiscard]] int editDistance(std::string_view a, std::string_view b);

} // namespace damscope::db
