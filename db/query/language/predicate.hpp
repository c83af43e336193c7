// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/query/language/move_words.hpp"
#include "db/query/language/piece_words.hpp"
#include "db/query/language/query.hpp"

#include <cstddef>
#include <optional>
#include <variant>
#include <vector>

/// What is said about pieces: "to move", "/king on any of 27 28", "= 4 to 6", "captures".
namespace damscope::db::query {

enum class SideFact : std::uint8_t { toMove, won, lost, blocked };

/// "/king on any of 27 28", after the first of the pieces.
struct Placement {
    std::vector<PieceWords> alternatives;
    bool onAny = false;
    rules::SquareSet squares;
};

struct NumberRange {
    int low = 0;
    std::optional<int> high;
};

/// "black men + 1"
struct OtherCount {
    PieceWords pieces;
    int plus = 0;
};

struct Comparison {
    Relation relation = Relation::equal;
    std::variant<NumberRange, OtherCount> with;
};

struct Predicate {
    std::variant<SideFact, Placement, Comparison, MoveWords> what;
    std::size_t offset = 0;
};

[[nodiscard]] NumberRange numberRange(const Passage& passage, unsigned low,
                                      std::optional<unsigned> high);
[[nodiscard]] int plus(const Passage& passage, unsigned number);
[[nodiscard]] int minus(const Passage& passage, unsigned number);
[[nodiscard]] OtherCount otherCount(const Passage& passage, const PieceWords& pieces,
                                    std::optional<int> plus);
[[nodiscard]] Predicate predicate(const Passage& passage, decltype(Predicate::what) what);

// Conditions; each throws Misread where the words do not go together.

/// "white men on 27", "black to move", "kings > 1"
[[nodiscard]] Term about(const Passage& passage, const PieceWords& pieces,
                         const Predicate& predicate);
/// "on any of 27 28", after `the same piece`.
struct SamePlacement {
    rules::SquareSet squares;
};
/// "the same piece captures", "the same man on 22"
[[nodiscard]] Term aboutSame(const Passage& passage, const SameWords& same,
                             const std::variant<MoveWords, SamePlacement>& said);
/// A move of any piece.
[[nodiscard]] Term anyMove(const Passage& passage, const MoveWords& words);
[[nodiscard]] Term plyCondition(const Passage& passage, Relation relation, NumberRange range);
[[nodiscard]] Term moveNumberCondition(const Passage& passage, Relation relation,
                                       NumberRange range);

} // namespace damscope::db::query
