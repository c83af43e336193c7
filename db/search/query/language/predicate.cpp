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
    case SideFact::opposition:
        return "has opposition";
    case SideFact::blocked:
        break;
    }
    return "blocked";
}

Color requireOnlyColor(const Passage& passage, const PieceWords& pieces, SideFact fact,
                       std::size_t offset) {
    if (pieces.kind || !pieces.color || pieces.number != Number::Of::pieces)
        fail(passage.rules, offset, QueryFault::colorBefore, "white " + std::string(nameOf(fact)));
    if (fact == SideFact::opposition && passage.rules.lines != rules::Lines::diagonal)
        fail(passage.rules, offset, QueryFault::notInVariant);
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
    case SideFact::opposition:
        return HasOpposition{color};
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

Contents contentsOf(const PieceWords& first, const Placement& placement) {
    Contents contents = first.contents();
    for (const PieceWords& other : placement.alternatives)
        contents = contents | other.contents();
    return contents;
}

std::optional<rules::Kind> kindOf(KindWord word) {
    if (word == KindWord::piece)
        return std::nullopt;
    return word == KindWord::man ? rules::Kind::man : rules::Kind::king;
}

Number numberOf(const PieceWords& words, std::optional<Area> squares) {
    Number number{.of = words.number, .exposure = words.exposure, .color = words.color};
    if (number.of == Number::Of::pieces)
        number.counted = words.contents();
    if (squares)
        number.squares = squares->of(words.color);
    return number;
}

// What is counted in every position of every search anyway.
bool isPlain(const Number& number) {
    return number.of == Number::Of::pieces && !number.squares && number.exposure == Exposure::any;
}

Condition numberIn(Number number, Bounds bounds) {
    if (isPlain(number))
        return CountIn{number.counted, bounds};
    return NumberIn{number, bounds};
}

Condition compared(const Passage& passage, const Number& number, const Comparison& comparison,
                   std::size_t offset) {
    const auto* other = std::get_if<OtherCount>(&comparison.with);
    if (other == nullptr)
        return numberIn(number, boundsOf(passage, comparison.relation,
                                         std::get<NumberRange>(comparison.with), offset));
    const Number second = numberOf(other->pieces, other->squares);
    if (isPlain(number) && isPlain(second))
        return CountCompared{number.counted, comparison.relation, second.counted, other->plus};
    return NumbersCompared{number, comparison.relation, second, other->plus};
}

Condition placed(const Passage& passage, const PieceWords& pieces, const Placement& placement,
                 std::size_t offset) {
    Number number = numberOf(pieces, placement.squares);
    number.counted = contentsOf(pieces, placement);
    if (placement.number)
        return compared(passage, number, *placement.number, offset);
    if (number.exposure == Exposure::any)
        return PiecesOn{number.counted, *number.squares, placement.onAny};
    const int wanted = placement.onAny ? 1 : number.squares->size();
    return NumberIn{number, {.low = wanted}};
}

// `white legal moves` is only a number.
void requirePieces(const Passage& passage, const PieceWords& pieces, std::size_t offset) {
    if (pieces.number != Number::Of::pieces)
        fail({.fault = QueryFault::wordMissing,
              .offset = offset,
              .variant = passage.rules.variant,
              .word = "=|<|>",
              .example = "white legal moves <= 3"});
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

OtherCount otherCount(const Passage& passage, const PieceWords& pieces, std::optional<Area> squares,
                      std::optional<int> plus) {
    if (squares)
        requirePieces(passage, pieces, passage.offset);
    return {pieces, squares, plus.value_or(0)};
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
            requirePieces(passage, pieces, predicate.offset);
            requireKind(passage, pieces, predicate);
            return placed(passage, pieces, placement, predicate.offset);
        },
        [&](const Comparison& comparison) -> Condition {
            if (pieces.number == Number::Of::pieces)
                requireKind(passage, pieces, predicate);
            requireNoEmpty(passage, pieces, predicate);
            return compared(passage, numberOf(pieces, std::nullopt), comparison, predicate.offset);
        },
        [&](const MoveWords& words) -> Condition {
            requirePieces(passage, pieces, predicate.offset);
            if (pieces.exposure != Exposure::any)
                fail(passage.rules, predicate.offset, QueryFault::onAfterExposed,
                     "attacked white man on 24");
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
            return SamePieceOn{piece, kindOf(same.kind), placement.squares.of(same.color)};
        },
    };
    return Term(std::visit(meaning, said), passage.offset);
}

Term countedPieces(const Passage& passage, Bounds bounds, const PieceWords& pieces,
                   std::optional<Area> squares) {
    if (bounds.low > bounds.high)
        fail(passage, QueryFault::rangeBackward, "2 to 4 white men on rim");
    if (squares)
        requirePieces(passage, pieces, passage.offset);
    return Term(numberIn(numberOf(pieces, squares), bounds), passage.offset);
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
        [&](FromSquares m) { pattern.from = m.squares.of(pieces.color); },
        [&](ToSquares m) { pattern.to = m.squares.of(pieces.color); },
        [&](OverSquares m) { pattern.over = pattern.over | m.squares.of(pieces.color); },
        [&](ThroughSquares m) { pattern.through = pattern.through | m.squares.of(pieces.color); },
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

PieceWords piecesOf(const Passage&, std::optional<Exposure> exposure,
                    std::optional<rules::Color> color, KindWord kind) {
    return {color, contentsOf(kind), exposure.value_or(Exposure::any)};
}

PieceWords otherNumber(const Passage& passage, std::optional<rules::Color> color,
                       Number::Of number) {
    if (number == Number::Of::tempi && !color)
        fail(passage, QueryFault::colorBefore, "white tempi >= black tempi + 4");
    return {.color = color, .number = number};
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

Area squareRange(const Passage& passage, NamedSquare first, std::optional<NamedSquare> last) {
    if (!last)
        return {{first.square}, {first.square}};
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
    return {squares, squares};
}

Area unionOf(const Passage&, const std::vector<Area>& areas) {
    Area all;
    for (const Area& area : areas)
        all = {all.ofWhite | area.ofWhite, all.ofBlack | area.ofBlack};
    return all;
}

} // namespace damscope::db::query
