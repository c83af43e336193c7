// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"
#include "rules/board/result.hpp"
#include "rules/moves/draw_rules.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
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

/// Some of the five things that can be on a square.
class Contents {
public:
    constexpr Contents() = default;
    static constexpr Contents piece(rules::Color color, rules::Kind kind) {
        return Contents(1U << (2 * static_cast<unsigned>(color) + static_cast<unsigned>(kind)));
    }
    static constexpr Contents nothing() { return Contents(emptyBit); }
    static constexpr Contents everything() { return Contents(2 * emptyBit - 1); }

    [[nodiscard]] constexpr bool contains(Contents c) const { return (bits_ & c.bits_) != 0; }
    [[nodiscard]] constexpr bool none() const { return bits_ == 0; }
    /// Whites become blacks.
    [[nodiscard]] constexpr Contents exchanged() const {
        return Contents((bits_ & emptyBit) | (bits_ & 3U) << 2 | (bits_ >> 2 & 3U));
    }
    friend constexpr Contents operator|(Contents a, Contents b) {
        return Contents(a.bits_ | b.bits_);
    }
    friend constexpr Contents operator&(Contents a, Contents b) {
        return Contents(a.bits_ & b.bits_);
    }
    friend constexpr bool operator==(Contents, Contents) = default;

private:
    static constexpr unsigned emptyBit = 16;
    constexpr explicit Contents(unsigned bits) : bits_(static_cast<std::uint8_t>(bits)) {}
    std::uint8_t bits_ = 0;
};

/// A range of numbers, both ends included.
struct Bounds {
    int low = 0;
    int high = std::numeric_limits<int>::max();
    [[nodiscard]] constexpr bool contains(int n) const { return low <= n && n <= high; }
    friend constexpr bool operator==(const Bounds&, const Bounds&) = default;
};

/// Each of the squares (or, `onAny`, at least one of them) holds one of the contents.
struct Standing {
    Contents contents;
    rules::SquareSet squares;
    bool onAny = false;
};

/// How many pieces there are of the kinds in `counted`.
struct NumberIn {
    Contents counted;
    Bounds bounds;
};

enum class Relation : std::uint8_t { less, atMost, equal, atLeast, greater };

/// Number of `counted` RELATION number of `other` + `plus`.
struct NumberAgainst {
    Contents counted;
    Relation relation;
    Contents other;
    int plus = 0;
};

struct ToMove {
    rules::Color color;
};

/// How many moves were made before the position (Game::ply).
struct PlyIn {
    Bounds bounds;
};

/// The whole board, and the side to move unless either will do.
struct Exactly {
    rules::Position position;
    bool eitherSide = false;
};

/// How many of its pieces a side loses in a capture.
struct Taken {
    Bounds men;
    Bounds kings;
    Bounds pieces;
};

/// A move that is played.
struct Manoeuvre {
    enum class Type : std::uint8_t { any, quiet, capture };
    Type type = Type::any;
    std::optional<rules::Color> color = std::nullopt;
    std::optional<rules::Kind> kind = std::nullopt;      ///< before the move
    std::optional<rules::SquareSet> from = std::nullopt; ///< one of these
    std::optional<rules::SquareSet> to = std::nullopt;   ///< one of these
    rules::SquareSet over = {};                          ///< all of these are taken
    std::optional<Taken> takes = std::nullopt;
    std::optional<Taken> gives = std::nullopt; ///< the next move captures, so many
    bool promotes = false;
    bool takenNext = false; ///< the next move takes the piece that moved
};

/// The result of the game is one of these.
struct Ended {
    std::vector<rules::GameResult> results;
};

/// The last position of the line.
struct AtEnd {};

/// The side to move (if given: this one) has pieces, but no move.
struct Blocked {
    std::optional<rules::Color> color;
};

/// A draw rule of the variant applied with the move that led here (see rules::adjudicate).
struct DrawRuleApplied {
    std::string name; ///< rules::DrawRule::name; empty: any
};

using Condition = std::variant<Standing, NumberIn, NumberAgainst, ToMove, PlyIn, Exactly, Manoeuvre,
                               Ended, AtEnd, Blocked, DrawRuleApplied>;

struct Term;

/// How a sequence goes on.
struct Link {
    /// The next part begins among the so many next positions or moves; none: anywhere later.
    std::optional<int> within = std::nullopt;
    /// What must not occur between (at most one term).
    std::vector<Term> without;
};

/// A query, or a part of it.
struct Term {
    enum class Kind : std::uint8_t {
        condition,
        all,      ///< every part holds at the place
        any,      ///< some part does
        none,     ///< the only part does not
        sequence, ///< the parts one after another, as the links say
        lasting,  ///< the only part holds here and after each of the next `plies` plies
        anywhere  ///< the only part holds somewhere in the line
    };
    Kind kind = Kind::condition;
    Condition condition = AtEnd{};
    std::vector<Term> parts = {};
    std::vector<Link> links = {}; ///< links[i] leads from parts[i] to parts[i + 1]
    int plies = 0;
    std::size_t offset = 0; ///< where it stands in the text that it was read from

    static Term of(Condition condition) { return {.condition = std::move(condition)}; }
    static Term of(Kind kind, std::vector<Term> parts) {
        return {.kind = kind, .parts = std::move(parts)};
    }
};

struct Query {
    rules::Variant variant = rules::Variant::international;
    Term term;
};

/// What holds everywhere.
[[nodiscard]] Term always();

/// Whether the term is about a move rather than a position, where something comes before or behind
/// it: conditions on moves are, and what is joined from parts of which one is; a sequence is if its
/// first part is.
[[nodiscard]] bool isAboutMove(const Term& term);

/// The same with the board turned and the colours exchanged.
[[nodiscard]] Term turned(const rules::Board& board, const Term& term);

} // namespace damscope::db::query
