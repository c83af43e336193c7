// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/structures/structures.hpp"

#include "base/vocabulary.hpp"
#include "db/search/query/language/reading.hpp"
#include "rules/moves/forcing.hpp"

#include <algorithm>
#include <utility>

namespace damscope::db {
namespace {

using query::AllOf;
using query::AnyOf;
using query::Condition;
using query::Contents;
using query::CountCompared;
using query::CountIn;
using query::Not;
using query::PiecesOn;
using query::Quiet;
using query::Term;
using rules::Color;
using rules::Kind;
using rules::Position;
using rules::SquareSet;

constexpr Contents whiteMan = Contents::piece(Color::white, Kind::man);
constexpr Contents blackMan = Contents::piece(Color::black, Kind::man);

bool isOfBoard(const Term& term) {
    const auto each = [](const auto& joined) {
        return std::ranges::all_of(joined.parts, isOfBoard);
    };
    const Overloaded kinds{
        [](const Condition& c) {
            return std::holds_alternative<PiecesOn>(c) || std::holds_alternative<CountIn>(c) ||
                   std::holds_alternative<CountCompared>(c) || std::holds_alternative<Quiet>(c);
        },
        [&](const AllOf& all) { return each(all); },
        [&](const AnyOf& any) { return each(any); },
        [](const Not& negation) { return isOfBoard(*negation.part); },
        [](const auto&) { return false; },
    };
    return std::visit(kinds, term.meaning);
}

std::optional<StructureDefinition> definitionIn(const Term& term) {
    const auto* lasting = std::get_if<query::Lasting>(&term.meaning);
    if (lasting == nullptr || !isOfBoard(*lasting->part))
        return std::nullopt;
    return StructureDefinition{*lasting->part, lasting->plies, lasting->quiet};
}

// "BOARD for N plies and earlier BOARD"
std::optional<StructureDefinition> definitionIn(const AllOf& all) {
    if (all.parts.size() != 2)
        return std::nullopt;
    auto definition = definitionIn(all.parts.front());
    const auto* earlier = std::get_if<query::Earlier>(&all.parts.back().meaning);
    if (!definition || earlier == nullptr || !isOfBoard(*earlier->part))
        return std::nullopt;
    definition->earlier = *earlier->part;
    return definition;
}

// ---- a position

SquareSet squaresWith(Contents contents, const Position& position) {
    SquareSet squares;
    for (const Color color : {Color::white, Color::black}) {
        if (contents.contains(Contents::piece(color, Kind::man)))
            squares = squares | position.men(color);
        if (contents.contains(Contents::piece(color, Kind::king)))
            squares = squares | position.kings(color);
    }
    return squares;
}

// Empty squares are those of `wanted` without a piece.
SquareSet squaresAmong(SquareSet wanted, Contents contents, const Position& position) {
    SquareSet squares = squaresWith(contents, position) & wanted;
    if (contents.contains(Contents::nothing()))
        squares = squares | (wanted - position.pieces());
    return squares;
}

struct HoldsCondition {
    const Position& position;

    bool operator()(const PiecesOn& on) const {
        const SquareSet found = squaresAmong(on.squares, on.contents, position);
        return on.onAny ? !found.empty() : (on.squares - found).empty();
    }
    bool operator()(const CountIn& count) const {
        return count.bounds.contains(squaresWith(count.counted, position).size());
    }
    bool operator()(const CountCompared& c) const {
        const int left = squaresWith(c.counted, position).size();
        const int right = squaresWith(c.other, position).size() + c.plus;
        switch (c.relation) {
        case query::Relation::less:
            return left < right;
        case query::Relation::atMost:
            return left <= right;
        case query::Relation::equal:
            return left == right;
        case query::Relation::atLeast:
            return left >= right;
        case query::Relation::greater:
            break;
        }
        return left > right;
    }
    bool operator()(const Quiet&) const { return !rules::mustCapture(position); }
    template <class Other> bool operator()(const Other&) const { return false; }
};

void require(RequiredSquares& required, const Condition& condition) {
    const auto* on = std::get_if<PiecesOn>(&condition);
    const bool isEach = on != nullptr && (!on->onAny || on->squares.size() == 1);
    for (const auto& [contents, squares] :
         {std::pair{whiteMan, &required.white}, std::pair{blackMan, &required.black},
          std::pair{Contents::nothing(), &required.empty}})
        if (isEach && on->contents == contents) {
            *squares = *squares | on->squares;
            return;
        }
    required.isAll = false;
}

void require(RequiredSquares& required, const Term& board) {
    if (const Condition* condition = board.condition())
        return require(required, *condition);
    const auto* all = std::get_if<AllOf>(&board.meaning);
    required.isAll = required.isAll && all != nullptr;
    if (all != nullptr)
        for (const Term& part : all->parts)
            require(required, part);
}

} // namespace

Expected<StructureDefinition, Message> readDefinition(rules::Variant variant,
                                                      std::string_view text) {
    const auto read = query::readQuery(variant, text, nullptr);
    if (!read)
        return Unexpected{message(read.error())};
    const auto* all = std::get_if<AllOf>(&read->term.meaning);
    auto definition = all == nullptr ? definitionIn(read->term) : definitionIn(*all);
    if (!definition)
        return Unexpected{Message{"names-no-structure", {}}};
    return *std::move(definition);
}

Term termOf(const StructureDefinition& definition) {
    Term lasting(query::Lasting{.part = definition.board,
                                .plies = definition.plies,
                                .quiet = definition.outsideExchanges,
                                .mover = std::nullopt,
                                .ofStructure = true});
    if (!definition.earlier)
        return lasting;
    return Term(AllOf{{std::move(lasting), Term(query::Earlier{*definition.earlier})}});
}

StructureDefinition turned(const rules::Board& board, const StructureDefinition& definition) {
    StructureDefinition result = definition;
    result.board = query::turned(board, definition.board);
    if (definition.earlier)
        result.earlier = query::turned(board, *definition.earlier);
    return result;
}

std::string withPlies(std::string_view text, int plies) {
    constexpr std::string_view word = "for ";
    const std::size_t begin = text.rfind(word) + word.size();
    const std::size_t end = std::min(text.find_first_not_of("0123456789", begin), text.size());
    return std::string(text.substr(0, begin)) + std::to_string(plies) +
           std::string(text.substr(end));
}

bool holds(const Term& board, const Position& position) {
    const auto isTrue = [&](const Term& part) { return holds(part, position); };
    const Overloaded kinds{
        [&](const Condition& c) { return std::visit(HoldsCondition{position}, c); },
        [&](const AllOf& all) { return std::ranges::all_of(all.parts, isTrue); },
        [&](const AnyOf& any) { return std::ranges::any_of(any.parts, isTrue); },
        [&](const Not& negation) { return !isTrue(*negation.part); },
        [](const auto&) { return false; },
    };
    return std::visit(kinds, board.meaning);
}

RequiredSquares requiredSquares(const Term& board) {
    RequiredSquares required;
    require(required, board);
    return required;
}

} // namespace damscope::db
