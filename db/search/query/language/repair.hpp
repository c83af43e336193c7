// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/query/language/query_error.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace damscope::db::query {

/// Says what is wrong with a query, or nothing.
using FaultFinder = std::function<std::optional<QueryError>(std::string_view text)>;

/// The query as it was probably meant: with other words for those that the language does not have,
/// mistyped ones and missing ones put right. Nothing if no guess can be read. For examples: the
/// guesses are only tried out.
[[nodiscard]] std::optional<std::string> repaired(std::string_view text, const QueryError& error,
                                                  const FaultFinder& wrongIn);

} // namespace damscope::db::query
