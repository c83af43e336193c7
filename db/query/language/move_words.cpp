// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/query/language/move_words.hpp"

#include "base/overloaded.hpp"

#include <utility>

namespace damscope::db::query {
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

} // namespace damscope::db::query
