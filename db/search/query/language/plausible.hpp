// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/query/language/query.hpp"
#include "db/search/query/language/query_error.hpp"

#include <optional>

namespace damscope::db::query {

/// Why no game that is played by the rules has such a position: more pieces than it begins with, a
/// man where it would have become a king. Nothing if there is none.
[[nodiscard]] std::optional<QueryError> implausible(const rules::Position& position);

/// What in the term can never be, with its place (Term::offset): men where they would
/// be kings, two different things on one square, more pieces than a game begins with. Nothing if no
/// such thing is seen.
[[nodiscard]] std::optional<QueryError> contradiction(rules::Variant variant, const Term& term);

/// Who makes the move that the term is about, if it says so.
[[nodiscard]] std::optional<rules::Color> moverOf(const Term& term);

/// Numbers the parts of sequences whose pieces later parts name as "the same piece", and notes the
/// numbers there: each names the nearest earlier part about a move, of its colour if it has one.
/// Throws Misread where there is none.
void bindPieces(const rules::Rules& rules, Term& term);

} // namespace damscope::db::query
