// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/query/language/query.hpp"
#include "db/search/query/language/query_error.hpp"
#include "db/search/query/language/regions.hpp"

#include <cstddef>
#include <optional>
#include <variant>
#include <vector>

/// Words for pieces and squares, as the grammar recognises them.
namespace damscope::db::query {

/// The words for kinds of pieces; `piece` is either of them.
enum class KindWord : std::uint8_t { man, king, piece };

constexpr Contents bothColors(rules::Kind kind) {
    return Contents::piece(rules::Color::white, kind) | Contents::piece(rules::Color::black, kind);
}
inline constexpr Contents allMen = bothColors(rules::Kind::man);
inline constexpr Contents allKings = bothColors(rules::Kind::king);

/// `white man`, `attacked kings`, `black`, `empty`: the pieces that something is said about; or
/// another number, as in `white legal moves`.
struct PieceWords {
    std::optional<rules::Color> color = std::nullopt;
    std::optional<Contents> kind =
        std::nullopt; ///< of both colours; Contents::nothing() for `empty`
    Exposure exposure = Exposure::any;
    Number::Of number = Number::Of::pieces;

    [[nodiscard]] bool isEmptySquare() const { return kind == Contents::nothing(); }
    /// What was not said may be anything.
    [[nodiscard]] Contents contents() const;
};

/// The pieces of this kind of both colours.
[[nodiscard]] Contents contentsOf(KindWord word);
[[nodiscard]] PieceWords piecesOf(const Passage& passage, std::optional<Exposure> exposure,
                                  std::optional<rules::Color> color, KindWord kind);
[[nodiscard]] PieceWords otherNumber(const Passage& passage, std::optional<rules::Color> color,
                                     Number::Of number);
[[nodiscard]] PieceWords emptySquares(const Passage& passage);

struct NamedSquare {
    rules::Square square{0};
};

/// The square whose name the passage is.
[[nodiscard]] NamedSquare namedSquare(const Passage& passage);
/// `31-35`, or a single square.
[[nodiscard]] Area squareRange(const Passage& passage, NamedSquare first,
                               std::optional<NamedSquare> last);
[[nodiscard]] Area unionOf(const Passage& passage, const std::vector<Area>& areas);

// What is said about a move: "captures from 46 at least 2 men 1 king".

enum class Verb : std::uint8_t { plays, moves, captures, gives, promotes };

struct FromSquares {
    Area squares;
};
struct ToSquares {
    Area squares;
};
struct OverSquares {
    Area squares;
};
struct ThroughSquares {
    Area squares;
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

// What is said about pieces: "to move", "/king on any of 27 28", "= 4 to 6", "captures".

enum class SideFact : std::uint8_t { toMove, won, lost, blocked, opposition };

struct NumberRange {
    int low = 0;
    std::optional<int> high;
};

/// "black men on rim + 1"
struct OtherCount {
    PieceWords pieces;
    std::optional<Area> squares;
    int plus = 0;
};

struct Comparison {
    Relation relation = Relation::equal;
    std::variant<NumberRange, OtherCount> with;
};

/// "/king on any of 27 28", "on rim >= 5", after the first of the pieces.
struct Placement {
    std::vector<PieceWords> alternatives;
    bool onAny = false;
    Area squares;
    std::optional<Comparison> number; ///< how many there are, not that there is one on each
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
                                    std::optional<Area> squares, std::optional<int> plus);
[[nodiscard]] Predicate predicate(const Passage& passage, decltype(Predicate::what) what);

// Conditions; each throws Misread where the words do not go together.

/// "white men on 27", "black to move", "kings > 1"
[[nodiscard]] Term about(const Passage& passage, const PieceWords& pieces,
                         const Predicate& predicate);
/// "on any of 27 28", after `the same piece`.
struct SamePlacement {
    Area squares;
};
/// "the same piece captures", "the same man on 22"
[[nodiscard]] Term aboutSame(const Passage& passage, const SameWords& same,
                             const std::variant<MoveWords, SamePlacement>& said);
/// "at least 5 white men on rim"
[[nodiscard]] Term countedPieces(const Passage& passage, Bounds bounds, const PieceWords& pieces,
                                 std::optional<Area> squares);
/// A move of any piece.
[[nodiscard]] Term anyMove(const Passage& passage, const MoveWords& words);
[[nodiscard]] Term plyCondition(const Passage& passage, Relation relation, NumberRange range);
[[nodiscard]] Term moveNumberCondition(const Passage& passage, Relation relation,
                                       NumberRange range);

} // namespace damscope::db::query
