// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/query/language/reading.hpp"

#include "base/vocabulary.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
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
        if (const auto* number = std::get_if<NumberIn>(&condition))
            return ofNumber(*number, offset);
        return std::nullopt;
    }

    std::optional<QueryError> ofNumber(const NumberIn& in, std::size_t offset) const {
        if (in.bounds.low > in.bounds.high)
            return QueryError{.fault = QueryFault::noSuchNumber, .offset = offset};
        if (in.number.of != Number::Of::pieces)
            return std::nullopt;
        if (in.number.squares && in.bounds.low > in.number.squares->size())
            return QueryError{.fault = QueryFault::tooFewSquares,
                              .offset = offset,
                              .variant = rules_.variant,
                              .number = in.number.squares->size()};
        return in.number.counted.contains(Contents::nothing())
                   ? std::nullopt
                   : ofNumber(CountIn{in.number.counted, in.bounds}, offset);
    }

    std::optional<QueryError> ofPieces(const PiecesOn& pieces, std::size_t offset) const {
        std::optional<QueryError> wrong;
        for (const Square s : pieces.squares) {
            const bool possible = !(possibleOn(rules_, s) & pieces.contents).none();
            if (possible && pieces.onAny)
                return std::nullopt;
            if (possible || wrong)
                continue;
            const Color color = pieces.contents.contains(whiteMan) ? Color::white : Color::black;
            wrong = noManThere(rules_, color, s, offset);
        }
        return wrong;
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

namespace {

std::optional<Color> moverOf(const Condition& condition) {
    const Overloaded kinds{
        [](const ToMove& c) { return std::optional(c.color); },
        [](const MovePattern& c) { return c.color; },
        [](const ErrorPlayed& c) { return c.color; },
        [](const ShotBegins& c) { return c.color; },
        [](const auto&) { return std::optional<Color>(); },
    };
    return std::visit(kinds, condition);
}

std::optional<Color> moverOfSome(const std::vector<Term>& parts) {
    for (const Term& part : parts)
        if (const auto color = moverOf(part))
            return color;
    return std::nullopt;
}

std::optional<Color> moverOfEach(const std::vector<Term>& parts) {
    const std::optional<Color> first = moverOf(parts.front());
    const bool isSame =
        std::ranges::all_of(parts, [&](const Term& part) { return moverOf(part) == first; });
    return isSame ? first : std::nullopt;
}

} // namespace

std::optional<Color> moverOf(const Term& term) {
    const Overloaded kinds{
        [](const Condition& c) { return moverOf(c); },
        [](const AllOf& all) { return moverOfSome(all.parts); },
        [](const AnyOf& any) { return moverOfEach(any.parts); },
        [](const Sequence& sequence) { return moverOf(*sequence.first); },
        [](const Lasting& lasting) { return lasting.mover; },
        [](const auto&) { return std::optional<Color>(); },
    };
    return std::visit(kinds, term.meaning);
}

namespace {

// The piece of a part that names one itself has a number already.
int numberOf(const Term& part) {
    const Condition* condition = part.condition();
    const auto* move = condition == nullptr ? nullptr : std::get_if<MovePattern>(condition);
    return move == nullptr || !move->by ? 0 : move->by->part;
}

class Binder {
public:
    explicit Binder(const rules::Rules& rules) : rules_(rules) {}

    void bind(Term& term) {
        const Overloaded kinds{
            [&](Condition& c) { bind(c, term.offset); },
            [&](AllOf& all) { bindEach(all.parts); },
            [&](AnyOf& any) { bindEach(any.parts); },
            [&](Sequence& sequence) { bind(sequence); },
            [&](auto& single) { bind(*single.part); },
        };
        std::visit(kinds, term.meaning);
    }

private:
    /// A part before the one being bound.
    struct Earlier {
        const Term* part;
        int* number;
    };

    void bindEach(std::vector<Term>& parts) {
        for (Term& part : parts)
            bind(part);
    }

    void bind(Sequence& sequence) {
        const std::size_t outside = earlier_.size();
        bind(*sequence.first);
        earlier_.push_back({&*sequence.first, &sequence.number});
        for (Link& link : sequence.links) {
            if (link.without)
                bind(**link.without);
            bind(*link.next);
            earlier_.push_back({&*link.next, &link.number});
        }
        earlier_.resize(outside);
    }

    void bind(Condition& condition, std::size_t offset) {
        if (auto* on = std::get_if<SamePieceOn>(&condition))
            bind(on->piece, offset);
        if (auto* move = std::get_if<MovePattern>(&condition))
            for (std::optional<SamePiece>* piece : {&move->by, &move->taking})
                if (*piece)
                    bind(**piece, offset);
    }

    void bind(SamePiece& piece, std::size_t offset) {
        for (std::size_t i = earlier_.size(); i > 0; --i) {
            const Earlier& earlier = earlier_[i - 1];
            if (!isAboutMove(*earlier.part) || !mayBe(piece, *earlier.part))
                continue;
            piece.part = numbered(earlier);
            return;
        }
        fail(rules_, offset, QueryFault::sameAsNone,
             "white man plays 27-22 then the same piece captures");
    }

    static bool mayBe(const SamePiece& piece, const Term& part) {
        const std::optional<Color> mover = moverOf(part);
        return !piece.color || !mover || *piece.color == *mover;
    }

    int numbered(const Earlier& earlier) {
        if (const int number = numberOf(*earlier.part))
            return number;
        if (*earlier.number == 0)
            *earlier.number = ++last_;
        return *earlier.number;
    }

    const rules::Rules& rules_;
    std::vector<Earlier> earlier_;
    int last_ = 0;
};

} // namespace

void bindPieces(const rules::Rules& rules, Term& term) {
    Binder(rules).bind(term);
}

} // namespace damscope::db::query
