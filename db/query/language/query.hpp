// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/indirect.hpp"
#include "db/query/language/condition.hpp"

#include <cstddef>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

/// What can be asked about the games of one variant, as values; docs/query.md is the language for
/// people, reading.hpp reads it.
///
/// A game is a row of times: position 0, move 0, position 1, move 1, ... where move i is played in
/// position i. A condition on the board is about a position, one on a move about a move; both
/// belong to a place, the position and the move played in it.
namespace damscope::db::query {

struct Term;

/// Every part holds at the place.
struct AllOf {
    std::vector<Term> parts;
};

/// At least one part holds at the place.
struct AnyOf {
    std::vector<Term> parts;
};

/// The part does not hold at the place.
struct Not {
    Indirect<Term> part;
};

/// How a sequence continues.
struct Link {
    /// The next part begins among this many next positions or moves; absent: anywhere later.
    std::optional<int> within = std::nullopt;
    /// What must not occur in between.
    std::optional<Indirect<Term>> without = std::nullopt;
    Indirect<Term> next;
    int number = 0; ///< of the next part, if another names its piece (SamePiece::part)
};

/// One part after another.
struct Sequence {
    Indirect<Term> first;
    std::vector<Link> links;
    int number = 0; ///< of the first part, as Link::number
};

/// The part holds here and after each of the next plies.
struct Lasting {
    Indirect<Term> part;
    int plies = 0;
    /// Positions in which the side to move must capture do not count: it holds here and in all
    /// others, until one that is so many plies later.
    bool quiet = false;
};

/// The part holds somewhere in the line.
struct Anywhere {
    Indirect<Term> part;
};

/// The part holds at an earlier place of the line.
struct Earlier {
    Indirect<Term> part;
};

/// A query, or a part of it.
struct Term {
    using Meaning =
        std::variant<Condition, AllOf, AnyOf, Not, Sequence, Lasting, Anywhere, Earlier>;

    Meaning meaning = Condition(AtEnd{});
    std::size_t offset = 0; ///< in the text that it was read from

    Term() = default;
    explicit Term(Meaning what, std::size_t where = 0);
    /// The condition that the term consists of; null if it is made of parts.
    [[nodiscard]] const Condition* condition() const { return std::get_if<Condition>(&meaning); }
};

struct Query {
    rules::Variant variant = rules::Variant::international;
    Term term;
};

/// What holds everywhere.
[[nodiscard]] Term always();

/// Whether the term is about a move rather than a position, where something comes before or after
/// it: conditions on moves are, and what is joined from parts of which one is; a sequence is if its
/// first part is.
[[nodiscard]] bool isAboutMove(const Term& term);

/// The same with the board turned and the colours exchanged.
[[nodiscard]] Term turned(const rules::Board& board, const Term& term);

} // namespace damscope::db::query
