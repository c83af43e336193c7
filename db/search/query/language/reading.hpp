// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/vocabulary.hpp"
#include "db/search/query/language/query.hpp"
#include "db/search/query/language/query_error.hpp"
#include "messages/language.hpp"

#include <functional>
#include <optional>
#include <string>
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

/// The term that a query means; its words are in lower case. Throws Misread.
[[nodiscard]] Term parseQuery(const rules::Rules& rules, std::string_view text,
                              const KnownNames* names);

/// Says what is wrong with a query, or nothing.
using FaultFinder = std::function<std::optional<QueryError>(std::string_view text)>;

/// The query as it was probably meant: with other words for those that the language does not have,
/// mistyped ones and missing ones put right. Nothing if no guess can be read. For examples: the
/// guesses are only tried out.
[[nodiscard]] std::optional<std::string> repaired(std::string_view text, const QueryError& error,
                                                  const FaultFinder& wrongIn);

/// How a query was understood, in words: a line for each condition, and one for what joins those
/// below it, which are indented.
[[nodiscard]] std::string explanation(const Query& query, Language language);

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
