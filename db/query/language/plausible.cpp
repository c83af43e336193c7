// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/query/language/plausible.hpp"

#include "base/overloaded.hpp"
#include "rules/text/notation.hpp"

#include <array>

namespace damscope::db::query {
namespace {

using rules::Color;
using rules::Kind;
using rules::Rules;
using rules::Square;

constexpr Contents whiteMan = Contents::piece(Color::white, Kind::man);
constexpr Contents blackMan = Contents::piece(Color::black, Kind::man);
constexpr Contents whitePieces = whiteMan | Contents::piece(Color::white, Kind::king);
constexpr Contents blackPieces = blackMan | Contents::piece(Color::black, Kind::king);

int piecesAtStart(const Rules& rules) {
    return rules.rowsOfMen * rules.board.squaresPerRow();
}

QueryError tooMany(const Rules& rules, Color color, std::size_t offset) {
    return {.fault = QueryFault::tooManyOfColor,
            .offset = offset,
            .variant = rules.variant,
            .number = piecesAtStart(rules),
            .color = color};
}

QueryError noManThere(const Rules& rules, Color color, Square square, std::size_t offset) {
    return {.fault = QueryFault::manOnLastRow,
            .offset = offset,
            .variant = rules.variant,
            .word = squareName(rules, square),
            .color = color};
}

// Contents that can never be on a square.
Contents possibleOn(const Rules& rules, Square s) {
    Contents possible = Contents::everything();
    for (const auto& [color, man] :
         {std::pair{Color::white, whiteMan}, std::pair{Color::black, blackMan}}) {
        if (rules.board.rowOf(s) != rules.crowningRow(color))
            continue;
        Contents others;
        for (const Contents c : {whiteMan, blackMan, Contents::piece(Color::white, Kind::king),
                                 Contents::piece(Color::black, Kind::king), Contents::nothing()})
            if (c != man)
                others = others | c;
        possible = possible & others;
    }
    return possible;
}

/// Goes through a term.
class Check {
public:
    explicit Check(const Rules& rules) : rules_(rules) {}

    std::optional<QueryError> of(const Term& term) const {
        const Overloaded kinds{
            [&](const Condition& c) { return ofCondition(c, term.offset); },
            [&](const AllOf& all) {
                auto wrong = ofEach(all.parts);
                return wrong ? wrong : ofTogether(all);
            },
            [&](const AnyOf& any) { return ofEach(any.parts); },
            [&](const Sequence& sequence) { return ofSequence(sequence); },
            [&](const auto& single) { return of(*single.part); },
        };
        return std::visit(kinds, term.meaning);
    }

private:
    std::optional<QueryError> ofEach(const std::vector<Term>& parts) const {
        for (const Term& part : parts)
            if (auto wrong = of(part))
                return wrong;
        return std::nullopt;
    }

    std::optional<QueryError> ofSequence(const Sequence& sequence) const {
        auto wrong = of(*sequence.first);
        for (const Link& link : sequence.links) {
            if (!wrong && link.without)
                wrong = of(**link.without);
            if (!wrong)
                wrong = of(*link.next);
        }
        return wrong;
    }

    std::optional<QueryError> ofCondition(const Condition& condition, std::size_t offset) const {
        if (const auto* pieces = std::get_if<PiecesOn>(&condition))
            return ofPieces(*pieces, offset);
        if (const auto* number = std::get_if<CountIn>(&condition))
            return ofNumber(*number, offset);
        return std::nullopt;
    }

    std::optional<QueryError> ofPieces(const PiecesOn& pieces, std::size_t offset) const {
        for (const Square s : pieces.squares) {
            if (!(possibleOn(rules_, s) & pieces.contents).none())
                continue;
            const Color color = pieces.contents.contains(whiteMan) ? Color::white : Color::black;
            return noManThere(rules_, color, s, offset);
        }
        return std::nullopt;
    }

    std::optional<QueryError> ofNumber(const CountIn& number, std::size_t offset) const {
        const bool white = number.counted.contains(whitePieces);
        const bool black = number.counted.contains(blackPieces);
        const int most = (white && black ? 2 : 1) * piecesAtStart(rules_);
        if (number.bounds.low > number.bounds.high)
            return QueryError{.fault = QueryFault::noSuchNumber, .offset = offset};
        if (number.bounds.low <= most)
            return std::nullopt;
        if (white && black)
            return QueryError{.fault = QueryFault::tooManyPieces,
                              .offset = offset,
                              .variant = rules_.variant,
                              .number = most};
        return tooMany(rules_, white ? Color::white : Color::black, offset);
    }

    // Each square must be left something that it can hold.
    std::optional<QueryError> ofTogether(const AllOf& all) const {
        std::array<Contents, 128> left;
        left.fill(Contents::everything());
        for (const Term& part : all.parts) {
            const Condition* condition = part.condition();
            const auto* pieces = condition == nullptr ? nullptr : std::get_if<PiecesOn>(condition);
            if (pieces == nullptr || pieces->onAny)
                continue;
            for (const Square s : pieces->squares) {
                left[s.bit()] = left[s.bit()] & pieces->contents;
                if (left[s.bit()].none())
                    return QueryError{.fault = QueryFault::twoThings,
                                      .offset = part.offset,
                                      .word = squareName(rules_, s)};
            }
        }
        return std::nullopt;
    }

    const Rules& rules_;
};

} // namespace

std::optional<QueryError> implausible(const rules::Position& position) {
    const Rules& rules = position.rules();
    for (const Color c : {Color::white, Color::black}) {
        if (position.pieces(c).size() > piecesAtStart(rules))
            return tooMany(rules, c, 0);
        for (const Square s : position.men(c))
            if (rules.board.rowOf(s) == rules.crowningRow(c))
                return noManThere(rules, c, s, 0);
    }
    return std::nullopt;
}

std::optional<QueryError> contradiction(rules::Variant variant, const Term& term) {
    return Check(rules::rules(variant)).of(term);
}

} // namespace damscope::db::query
