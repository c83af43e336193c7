// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/query/language/query.hpp"
#include "rules/board/position.hpp"

/// Numbers of a position that need the rules, so that only places are asked which everything else
/// allows.
namespace damscope::db::query {

[[nodiscard]] int numberOf(const Number& number, const rules::Position& position);

/// The pieces of a colour that the opponent could take now, or if it were his turn.
[[nodiscard]] rules::SquareSet attackedPieces(rules::Position position, rules::Color color);
/// Those that touch an opposing piece which would take them if the square behind were empty, where
/// a piece of their own colour stands; attacked ones are not among them.
[[nodiscard]] rules::SquareSet protectedPieces(const rules::Position& position, rules::Color color);

[[nodiscard]] bool hasOpposition(const rules::Position& position, rules::Color color);
[[nodiscard]] bool isSymmetric(const rules::Position& position);

} // namespace damscope::db::query
