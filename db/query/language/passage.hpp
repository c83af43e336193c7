// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/query/language/known_structures.hpp"
#include "db/query/language/query_error.hpp"
#include "rules/board/rules.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace damscope::db::query {

/// Ends the reading of a query; readQuery() catches it.
struct Misread {
    QueryError error;
};

/// A part of a query that the grammar recognised; values are made from it.
struct Passage {
    const rules::Rules& rules;
    std::size_t offset; ///< in the query
    std::string_view text;
    const KnownStructures* structures = nullptr; ///< null: the query may name none
};

[[noreturn]] void fail(QueryError error);
/// An error at an offset in the query.
[[noreturn]] void fail(const rules::Rules& rules, std::size_t offset, QueryFault fault,
                       std::string example = {});
/// An error at the beginning of the passage.
[[noreturn]] void fail(const Passage& passage, QueryFault fault, std::string example = {});

/// No game is longer, and no board larger.
[[nodiscard]] int limited(unsigned number);

} // namespace damscope::db::query
