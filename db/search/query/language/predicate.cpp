// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/query/language/predicate.hpp"

#include "base/vocabulary.hpp"
#include "rules/text/notation.hpp"

#include <utility>

namespace damscope::db::query {
namespace {

using rules::Color;
using rules::GameResult;

void requireKind(const Passage& passage, const PieceWords& pieces, const Predicate& predicate) {
    if (!pieces.kind)
        fail(passage.rules, predicate.offset, QueryFault::kindBefore, "white man on 27");
}

void requireNoEmpty(const Passage& passage, const PieceWords& pieces, const Predicate& predicate) {
    if (pieces.isEmptySquare())
        fail(passage.rules, predicate.offset, QueryFault::onAfterEmpty, "empty on 22 23");
}

std::string_view nameOf(SideFact fact) {
    switch (fact) {
    case SideFact::toMove:
        return "to move";
    case SideFact::won:
        return "won";
    case SideFact::lost:
        return "lost";
    case SideFact::blocked:
        break;
    }
    return "blocked";
}

Color requireOnlyColor(const Passage& passage, const PieceWords& pieces, SideFact fact,
                       std::size_t offset) {
    if (pieces.kind || !pieces.color)
        fail(passage.rules, offset, QueryFault::colorBefore, "white " + std::string(nameOf(fact)));
    return *pieces.color;
}

Condition sideCondition(SideFact fact, Color color) {
    const bool white = color == Color::white;
    switch (fact) {
    case SideFact::toMove:
        return ToMove{color};
    case SideFact::won:
        return ResultIs{{white ? GameResult::whiteWins : GameResult::blackWins}};
    case SideFact::lost:
        return ResultIs{
            {white ? GameResult::blackWins : GameResult::whiteWins, GameResult::bothLose}};
    case SideFact::blocked:
        break;
    }
    return Blocked{color};
}

// `offset` of the condition, for a range that does not go with its relation; `rangeOffset` for one
// that goes backward.
Bounds boundsOf(const Passage& passage, Relation relation, NumberRange range,
                std::size_t rangeOffset) {
    constexpr std::string_view example = "white men = 4 to 6";
    if (range.high && relation != Relation::equal)
        fail(passage, QueryFault::rangeWithoutEqual, std::string(example));
    const int n = range.low;
    switch (relation) {
    case Relation::less:
        return {std::numeric_limits<int>::min(), n - 1};
    case Relation::atMost:
        return {0, n};
    case Relation::atLeast:
        return {.low = n};
    case Relation::greater:
        return {.low = n + 1};
    case Relation::equal:
        break;
    }
    if (range.high.value_or(n) < n)
        fail(passage.rules, rangeOffset, QueryFault::rangeBackward, std::string(example));
    return {n, range.high.value_or(n)};
}

PiecesOn piecesOn(const PieceWords& first, const Placement& placement) {
    Contents contents = first.contents();
    for (const PieceWords& other : placement.alternatives)
        contents = contents | other.contents();
    return {contents, placement.squares, placement.onAny};
}

std::optional<rules::Kind> kindOf(KindWord word) {
    if (word == KindWord::piece)
        return std::nullopt;
    return word == KindWord::man ? rules::Kind::man : rules::Kind::king;
}

Condition compared(const Passage& passage, const PieceWords& pieces, const Comparison& comparison,
                   std::size_t offset) {
    if (const auto* other = std::get_if<OtherCount>(&comparison.with))
        return CountCompared{pieces.contents(), comparison.relation, other->pieces.contents(),
                             other->plus};
    return CountIn{pieces.contents(), boundsOf(passage, comparison.relation,
                                               std::get<NumberRange>(comparison.with), offset)};
}

} // namespace

NumberRange numberRange(const Passage&, unsigned low, std::optional<unsigned> high) {
    return {limited(low), high ? std::optional(limited(*high)) : std::nullopt};
}

int plus(const Passage&, unsigned number) {
    return limited(number);
}

int minus(const Passage&, unsigned number) {
    return -limited(number);
}

OtherCount otherCount(const Passage&, const PieceWords& pieces, std::optional<int> plus) {
    return {pieces, plus.value_or(0)};
}

Predicate predicate(const Passage& passage, decltype(Predicate::what) what) {
    return {std::move(what), passage.offset};
}

Term about(const Passage& passage, const PieceWords& pieces, const Predicate& predicate) {
    const Overloaded meaning{
        [&](SideFact fact) -> Condition {
            return sideCondition(fact, requireOnlyColor(passage, pieces, fact, predicate.offset));
        },
        [&](const Placement& placement) -> Condition {
            requireKind(passage, pieces, predicate);
            return piecesOn(pieces, placement);
        },
        [&](const Comparison& comparison) -> Condition {
            requireKind(passage, pieces, predicate);
            requireNoEmpty(passage, pieces, predicate);
            return compared(passage, pieces, comparison, predicate.offset);
        },
        [&](const MoveWords& words) -> Condition {
            requireNoEmpty(passage, pieces, predicate);
            return patternOf(passage.rules, pieces, words);
        },
    };
    return Term(std::visit(meaning, predicate.what), passage.offset);
}

Term aboutSame(const Passage& passage, const SameWords& same,
               const std::variant<MoveWords, SamePlacement>& said) {
    const SamePiece piece{.color = same.color};
    const Overloaded meaning{
        [&](const MoveWords& words) -> Condition {
            MovePattern pattern =
                patternOf(passage.rules, {same.color, contentsOf(same.kind)}, words);
            pattern.by = piece;
            return pattern;
        },
        [&](const SamePlacement& placement) -> Condition {
            return SamePieceOn{piece, kindOf(same.kind), placement.squares};
        },
    };
    return Term(std::visit(meaning, said), passage.offset);
}

Term anyMove(const Passage& passage, const MoveWords& words) {
    return Term(patternOf(passage.rules, {}, words), passage.offset);
}

Term plyCondition(const Passage& passage, Relation relation, NumberRange range) {
    return Term(PlyIn{boundsOf(passage, relation, range, passage.offset)}, passage.offset);
}

// Move n begins after 2n - 2 plies.
Term moveNumberCondition(const Passage& passage, Relation relation, NumberRange range) {
    const Bounds moves = boundsOf(passage, relation, range, passage.offset);
    Bounds plies;
    if (moves.low > 0)
        plies.low = 2 * moves.low - 2;
    if (moves.high < std::numeric_limits<int>::max())
        plies.high = 2 * moves.high - 1;
    return Term(PlyIn{plies}, passage.offset);
}

namespace {

using rules::Kind;
using rules::SquareSet;

MovePattern patternOf(Verb verb) {
    MovePattern pattern;
    if (verb == Verb::moves)
        pattern.type = MovePattern::Type::quiet;
    if (verb == Verb::captures)
        pattern.type = MovePattern::Type::capture;
    if (verb == Verb::gives)
        pattern.gives = CaptureCounts{.pieces = {.low = 1}};
    pattern.promotes = verb == Verb::promotes;
    return pattern;
}

void require(const rules::Rules& rules, const Quantity& quantity, Verb verb) {
    if (verb != Verb::gives && verb != Verb::captures)
        fail(rules, quantity.offset, QueryFault::numberWithoutTaking, "white captures at least 4");
    if (quantity.bounds.low > quantity.bounds.high)
        fail(rules, quantity.offset, QueryFault::rangeBackward, "white captures 2 to 4 men");
}

void add(std::optional<CaptureCounts>& counts, const Quantity& quantity) {
    if (!counts)
        counts.emplace();
    if (quantity.kind == KindWord::piece)
        counts->pieces = quantity.bounds;
    else if (quantity.kind == KindWord::man)
        counts->men = quantity.bounds;
    else
        counts->kings = quantity.bounds;
}

} // namespace

Bounds exactly(const Passage&, unsigned number, std::optional<unsigned> upTo) {
    return {limited(number), limited(upTo.value_or(number))};
}

Bounds atLeast(const Passage&, unsigned number) {
    return {.low = limited(number)};
}

Bounds atMost(const Passage&, unsigned number) {
    return {0, limited(number)};
}

Quantity quantity(const Passage& passage, Bounds bounds, std::optional<KindWord> kind) {
    return {bounds, kind.value_or(KindWord::piece), passage.offset};
}

ByMajority byMajority(const Passage& passage) {
    return {passage.offset};
}

SameWords samePiece(const Passage&, std::optional<rules::Color> color, KindWord kind) {
    return {color, kind};
}

MovePattern patternOf(const rules::Rules& rules, const PieceWords& pieces, const MoveWords& words) {
    MovePattern pattern = patternOf(words.verb);
    pattern.color = pieces.color;
    pattern.forced = words.must;
    if (pieces.kind && *pieces.kind != (allMen | allKings))
        pattern.kind = *pieces.kind == allMen ? Kind::man : Kind::king;
    const Overloaded apply{
        [&](FromSquares m) { pattern.from = m.squares; },
        [&](ToSquares m) { pattern.to = m.squares; },
        [&](OverSquares m) { pattern.over = pattern.over | m.squares; },
        [&](ThroughSquares m) { pattern.through = pattern.through | m.squares; },
        [&](Forced) { pattern.forced = true; },
        [&](ByMajority m) {
            if (words.verb == Verb::moves)
                fail(rules, m.offset, QueryFault::majorityWithoutTaking,
                     "white captures by majority");
            pattern.byMajority = true;
        },
        [&](const SameWords& same) { pattern.taking = SamePiece{.color = same.color}; },
        [&](FromTo m) {
            pattern.from = SquareSet{m.from.square};
            pattern.to = SquareSet{m.to.square};
        },
        [&](Promoting) { pattern.promotes = true; },
        [&](TakenNext) { pattern.takenNext = true; },
        [&](const Quantity& m) {
            require(rules, m, words.verb);
            add(words.verb == Verb::gives ? pattern.gives : pattern.takes, m);
        },
    };
    for (const Modifier& modifier : words.modifiers)
        std::visit(apply, modifier);
    return pattern;
}

namespace {

Contents ofColor(rules::Color color) {
    return Contents::piece(color, rules::Kind::man) | Contents::piece(color, rules::Kind::king);
}

} // namespace

Contents contentsOf(KindWord word) {
    if (word == KindWord::piece)
        return allMen | allKings;
    return word == KindWord::man ? allMen : allKings;
}

Contents PieceWords::contents() const {
    const Contents all = kind.value_or(allMen | allKings);
    return color && !isEmptySquare() ? all & ofColor(*color) : all;
}

PieceWords piecesOf(const Passage&, std::optional<rules::Color> color, KindWord kind) {
    return {color, contentsOf(kind)};
}

PieceWords emptySquares(const Passage&) {
    return {std::nullopt, Contents::nothing()};
}

NamedSquare namedSquare(const Passage& passage) {
    if (const auto square = squareNamed(passage.rules, passage.text))
        return {*square};
    const rules::Rules& rules = passage.rules;
    const int size = rules.board.size();
    fail({.fault = QueryFault::noSuchSquare,
          .offset = passage.offset,
          .variant = rules.variant,
          .word = std::string(passage.text),
          .number = size,
          .example = "white man on " + squareName(rules, *rules.square(size / 2 + 2))});
}

rules::SquareSet squareRange(const Passage& passage, NamedSquare first,
                             std::optional<NamedSquare> last) {
    if (!last)
        return {first.square};
    const rules::Rules& rules = passage.rules;
    const int low = rules.number(first.square);
    const int high = rules.number(last->square);
    if (high < low) {
        const std::size_t behindDash = passage.text.find('-') + 1;
        fail(rules, passage.offset + behindDash, QueryFault::rangeBackward, "white men on 31-35");
    }
    rules::SquareSet squares;
    for (int n = low; n <= high; ++n)
        squares.insert(*rules.square(n));
    return squares;
}

rules::SquareSet unionOf(const Passage&, const std::vector<rules::SquareSet>& sets) {
    rules::SquareSet all;
    for (const rules::SquareSet set : sets)
        all = all | set;
    return all;
}

} // namespace damscope::db::query
