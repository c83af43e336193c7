// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/query/language/piece_words.hpp"

#include "rules/text/notation.hpp"

namespace damscope::db::query {
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
