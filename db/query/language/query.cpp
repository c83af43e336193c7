// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/query/language/query.hpp"

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

GameResult exchanged(GameResult result) {
    if (result == GameResult::whiteWins)
        return GameResult::blackWins;
    return result == GameResult::blackWins ? GameResult::whiteWins : result;
}

/// Turns each kind of condition.
struct Turn {
    const Board& board;

    Condition operator()(Standing c) const {
        return Standing{c.contents.exchanged(), turnedSet(board, c.squares), c.onAny};
    }
    Condition operator()(NumberIn c) const { return NumberIn{c.counted.exchanged(), c.bounds}; }
    Condition operator()(NumberAgainst c) const {
        return NumberAgainst{c.counted.exchanged(), c.relation, c.other.exchanged(), c.plus};
    }
    Condition operator()(ToMove c) const { return ToMove{opponent(c.color)}; }
    Condition operator()(Exactly c) const {
        return Exactly{rules::turned(c.position), c.eitherSide};
    }
    Condition operator()(Manoeuvre c) const {
        c.color = exchanged(c.color);
        c.from = turnedSet(board, c.from);
        c.to = turnedSet(board, c.to);
        c.over = turnedSet(board, c.over);
        return c;
    }
    Condition operator()(Ended c) const {
        std::ranges::transform(c.results, c.results.begin(),
                               [](GameResult r) { return exchanged(r); });
        return c;
    }
    Condition operator()(Blocked c) const { return Blocked{exchanged(c.color)}; }
    template <class Same> Condition operator()(Same c) const { return c; }
};

} // namespace

Term always() {
    return Term::of(Standing{Contents::everything(), {}});
}

bool isAboutMove(const Term& term) {
    switch (term.kind) {
    case Term::Kind::condition:
        return std::holds_alternative<Manoeuvre>(term.condition);
    case Term::Kind::sequence:
        return isAboutMove(term.parts.front());
    case Term::Kind::lasting:
    case Term::Kind::anywhere:
        return false;
    default:
        return std::ranges::any_of(term.parts, isAboutMove);
    }
}

Term turned(const rules::Board& board, const Term& term) {
    Term result = term;
    result.condition = std::visit(Turn{board}, term.condition);
    for (Term& part : result.parts)
        part = turned(board, part);
    for (Link& link : result.links)
        for (Term& part : link.without)
            part = turned(board, part);
    return result;
}

} // namespace damscope::db::query
