// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/query/language/query.hpp"

#include <vector>

namespace damscope::db::query {

/// Conditions that one place meets all of, limited to what can be checked at a place alone: no draw
/// rules, no ends, nothing about the next move. Without conditions every place passes.
struct NecessaryCondition {
    std::vector<Condition> conditions;
};

/// What every line shows in which a query holds.
struct NecessaryConditions {
    std::vector<NecessaryCondition> any; ///< some place meets one of these
    bool exact = false;                  ///< and where one does, the query holds
};

/// The most selective necessary conditions of a term, guessed by what is rare in games.
[[nodiscard]] NecessaryConditions necessaryConditions(const Term& term);

} // namespace damscope::db::query
