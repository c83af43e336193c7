// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/query/language/query.hpp"

#include "base/vocabulary.hpp"

#include <algorithm>

namespace damscope::db::query {
namespace {

using rules::Board;
using rules::GameResult;
using rules::SquareSet;

SquareSet turnedSet(const Board& board, SquareSet squares) {
    SquareSet turned;
    for (const rules::Square s : squares)
        turned.insert(rules::turned(board, s));
    return turned;
}

std::optional<SquareSet> turnedSet(const Board& board, const std::optional<SquareSet>& squares) {
    return squares ? std::optional(turnedSet(board, *squares)) : std::nullopt;
}

std::optional<rules::Color> exchanged(std::optional<rules::Color> color) {
    return color ? std::optional(opponent(*color)) : std::nullopt;
}

/// Turns each kind of condition.
struct TurnCondition {
    const Board& board;

    Condition operator()(PiecesOn c) const {
        return PiecesOn{c.contents.exchanged(), turnedSet(board, c.squares), c.onAny};
    }
    Condition operator()(CountIn c) const { return CountIn{c.counted.exchanged(), c.bounds}; }
    Condition operator()(CountCompared c) const {
        return CountCompared{c.counted.exchanged(), c.relation, c.other.exchanged(), c.plus};
    }
    Condition operator()(ToMove c) const { return ToMove{opponent(c.color)}; }
    Condition operator()(Exactly c) const {
        return Exactly{rules::turned(c.position), c.eitherSide};
    }
    Condition operator()(SamePieceOn c) const {
        c.piece.color = exchanged(c.piece.color);
        c.squares = turnedSet(board, c.squares);
        return c;
    }
    Condition operator()(MovePattern c) const {
        c.color = exchanged(c.color);
        for (std::optional<SamePiece>* piece : {&c.by, &c.taking})
            if (*piece)
                (*piece)->color = exchanged((*piece)->color);
        c.from = turnedSet(board, c.from);
        c.to = turnedSet(board, c.to);
        c.over = turnedSet(board, c.over);
        c.through = turnedSet(board, c.through);
        return c;
    }
    Condition operator()(ResultIs c) const {
        std::ranges::transform(c.results, c.results.begin(),
                               [](GameResult r) { return exchanged(r); });
        return c;
    }
    Condition operator()(ErrorPlayed c) const { return ErrorPlayed{c.quality, exchanged(c.color)}; }
    Condition operator()(ShotBegins c) const {
        c.color = exchanged(c.color);
        return c;
    }
    Condition operator()(TableSays c) const { return TableSays{exchanged(c.result)}; }
    Condition operator()(Blocked c) const { return Blocked{exchanged(c.color)}; }
    template <class Same> Condition operator()(Same c) const { return c; }
};

/// Turns each kind of term.
struct TurnTerm {
    const Board& board;

    Term::Meaning operator()(const Condition& c) const {
        return std::visit(TurnCondition{board}, c);
    }
    Term::Meaning operator()(const AllOf& all) const { return AllOf{each(all.parts)}; }
    Term::Meaning operator()(const AnyOf& any) const { return AnyOf{each(any.parts)}; }
    Term::Meaning operator()(const Not& n) const { return Not{turned(board, *n.part)}; }
    Term::Meaning operator()(Sequence sequence) const {
        sequence.first = turned(board, *sequence.first);
        for (Link& link : sequence.links) {
            link.next = turned(board, *link.next);
            if (link.without)
                link.without = turned(board, **link.without);
        }
        return sequence;
    }
    Term::Meaning operator()(const Lasting& lasting) const {
        return Lasting{turned(board, *lasting.part), lasting.plies, lasting.quiet};
    }
    Term::Meaning operator()(const Anywhere& anywhere) const {
        return Anywhere{turned(board, *anywhere.part)};
    }
    Term::Meaning operator()(const Earlier& earlier) const {
        return Earlier{turned(board, *earlier.part)};
    }

private:
    [[nodiscard]] std::vector<Term> each(const std::vector<Term>& parts) const {
        std::vector<Term> all;
        all.reserve(parts.size());
        for (const Term& part : parts)
            all.push_back(turned(board, part));
        return all;
    }
};

} // namespace

// Not inline: GCC 12 warns of memory that nobody uses where it sees through it
// (-Wmaybe-uninitialized and -Wfree-nonheap-object, in the destructor of what was moved from).
Term::Term(Meaning what, std::size_t where) : meaning(std::move(what)), offset(where) {}

Term always() {
    return Term(PiecesOn{Contents::everything(), {}});
}

bool isAboutMove(const Term& term) {
    const Overloaded kinds{
        [](const Condition& c) {
            return std::holds_alternative<MovePattern>(c) ||
                   std::holds_alternative<ErrorPlayed>(c) || std::holds_alternative<ShotBegins>(c);
        },
        [](const AllOf& all) { return std::ranges::any_of(all.parts, isAboutMove); },
        [](const AnyOf& any) { return std::ranges::any_of(any.parts, isAboutMove); },
        [](const Not& n) { return isAboutMove(*n.part); },
        [](const Sequence& sequence) { return isAboutMove(*sequence.first); },
        [](const Lasting&) { return false; },
        [](const Anywhere&) { return false; },
        [](const Earlier&) { return false; },
    };
    return std::visit(kinds, term.meaning);
}

Term turned(const rules::Board& board, const Term& term) {
    return Term(std::visit(TurnTerm{board}, term.meaning), term.offset);
}

} // namespace damscope::db::query
