// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/query/language/reading.hpp"

#include <string_view>

namespace damscope::db::query {

/// Reads a query that may name the structures in use.
[[nodiscard]] Expected<Query, QueryError> readQuery(rules::Variant variant, std::string_view text);

} // namespace damscope::db::query
