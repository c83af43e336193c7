// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/query/language/query.hpp"
#include "db/search/query/language/query_error.hpp"

#include <string_view>

namespace damscope::db::query {

/// The term that a query means; its words are in lower case. Throws Misread.
[[nodiscard]] Term parseQuery(const rules::Rules& rules, std::string_view text,
                              const KnownNames* names);

} // namespace damscope::db::query
