// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/vocabulary.hpp"
#include "db/search/query/language/query.hpp"
#include "db/search/query/language/query_error.hpp"

#include <string_view>

namespace damscope::db::query {

/// Reads a query about a variant in the language of docs/query.md. What no game of the variant can
/// have is an error too: squares that do not exist, more pieces than a game begins with, men on the
/// row where they become kings, two things on one square.
/// Names are those that are given; without any, structures may not be named, and combinations have
/// the built-in names. db/search/structures/structures.hpp reads by those of a store.
[[nodiscard]] Expected<Query, QueryError> readQuery(rules::Variant variant, std::string_view text,
                                                    const KnownNames* names);

/// The position after moves from the start, "1. 32-28 18-23".
[[nodiscard]] Expected<rules::Position, QueryError> positionAfter(rules::Variant variant,
                                                                  std::string_view moves);

/// Single conditions of a query:
/// a whole position from a FEN, `?` as the side for either;
[[nodiscard]] Expected<Term, QueryError> readPosition(rules::Variant variant, std::string_view fen);
/// the position after moves from the start, see positionAfter();
[[nodiscard]] Expected<Term, QueryError> readMoves(rules::Variant variant, std::string_view moves);
/// which pieces are where, "W27,28:BK18", optionally with the side to move in front,
/// "B:W27,28:BK18";
[[nodiscard]] Expected<Term, QueryError> readPattern(rules::Variant variant,
                                                     std::string_view pattern);
/// numbers of pieces, separated by commas: "white kings = 2, pieces <= 7".
[[nodiscard]] Expected<Term, QueryError> readMaterial(rules::Variant variant,
                                                      std::string_view text);

} // namespace damscope::db::query
