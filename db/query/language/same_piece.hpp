// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/query/language/query.hpp"

namespace damscope::db::query {

/// Numbers the parts of sequences whose pieces later parts name as "the same piece", and notes the
/// numbers there: each names the nearest earlier part about a move, of its colour if it has one.
/// Throws Misread where there is none.
void bindPieces(const rules::Rules& rules, Term& term);

} // namespace damscope::db::query
