// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/query/language/query.hpp"
#include "messages/language.hpp"

#include <string>

namespace damscope::db::query {

/// How a query was understood, in words: a line for each condition, and one for what joins those
/// below it, which are indented.
[[nodiscard]] std::string explanation(const Query& query, Language language);

} // namespace damscope::db::query
