// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/query/language/piece_words.hpp"

#include <cstddef>
#include <optional>
#include <variant>
#include <vector>

/// What is said about a move: "captures from 46 at least 2 men 1 king".
namespace damscope::db::query {

enum class Verb : std::uint8_t { plays, moves, captures, gives, promotes };

struct FromSquares {
    rules::SquareSet squares;
};
struct ToSquares {
    rules::SquareSet squares;
};
struct OverSquares {
    rules::SquareSet squares;
};
struct ThroughSquares {
    rules::SquareSet squares;
};
struct FromTo {
    NamedSquare from;
    NamedSquare to;
};
/// `the same white man`
struct SameWords {
    std::optional<rules::Color> color;
    KindWord kind = KindWord::piece;
};
struct Promoting {};
struct ByMajority {
    std::size_t offset = 0; ///< of the words
};
struct Forced {};
struct TakenNext {};
/// How many pieces of a kind are captured.
struct Quantity {
    Bounds bounds;
    KindWord kind = KindWord::piece;
    std::size_t offset = 0;
};
using Modifier = std::variant<FromSquares, ToSquares, OverSquares, ThroughSquares, FromTo,
                              Promoting, Forced, ByMajority, TakenNext, SameWords, Quantity>;

struct MoveWords {
    bool must = false;
    Verb verb = Verb::plays;
    std::vector<Modifier> modifiers;
};

[[nodiscard]] Bounds exactly(const Passage& passage, unsigned number, std::optional<unsigned> upTo);
[[nodiscard]] Bounds atLeast(const Passage& passage, unsigned number);
[[nodiscard]] Bounds atMost(const Passage& passage, unsigned number);
[[nodiscard]] Quantity quantity(const Passage& passage, Bounds bounds,
                                std::optional<KindWord> kind);

[[nodiscard]] ByMajority byMajority(const Passage& passage);
[[nodiscard]] SameWords samePiece(const Passage& passage, std::optional<rules::Color> color,
                                  KindWord kind);

/// The condition that the words amount to, about moves of these pieces. Throws Misread.
[[nodiscard]] MovePattern patternOf(const rules::Rules& rules, const PieceWords& pieces,
                                    const MoveWords& words);

} // namespace damscope::db::query
