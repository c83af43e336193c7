// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/query/language/query.hpp"

#include <vector>

namespace damscope::db::query {

/// Conditions that one place meets all of; only such as a place can be asked alone: no draw rules,
/// no ends, nothing about the next move. Without conditions it says nothing.
struct Clue {
    std::vector<Condition> conditions;
};

/// What is to be seen in every line in which a query holds.
struct Clues {
    std::vector<Clue> any; ///< some place meets one of these
    bool exact = false;    ///< and where one does, the query holds
};

/// The clues of a term that tell most, guessed by what is rare in games.
[[nodiscard]] Clues cluesOf(const Term& term);

} // namespace damscope::db::query
