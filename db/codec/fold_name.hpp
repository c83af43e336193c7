// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

/// A name in the form for searching: its words in lower case without accents, strokes and
/// ligatures, each after a blank: " sijbrands t" for "Sijbrands, T.", " lukasik" for "Łukasik".
/// Stored: a change is a migration.
[[nodiscard]] std::string foldName(std::string_view name);

/// The words of a query, each after a blank: a name fits if its folded form contains all of them.
[[nodiscard]] std::vector<std::string> queryWords(std::string_view query);

} // namespace damscope::db
