// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/judgement.hpp"
#include "analysis/shots/names.hpp"
#include "base/vocabulary.hpp"
#include "rules/board/position.hpp"
#include "rules/board/result.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// What one position of a game, or one move, is asked for; docs/query.md is the language for
/// people.
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
struct PiecesOn {
    Contents contents;
    rules::SquareSet squares;
    bool onAny = false;
};

/// How many pieces there are of the kinds in `counted`.
struct CountIn {
    Contents counted;
    Bounds bounds;
};

enum class Relation : std::uint8_t { less, atMost, equal, atLeast, greater };

/// Number of `counted` RELATION number of `other` + `plus`.
struct CountCompared {
    Contents counted;
    Relation relation;
    Contents other;
    int plus = 0;
};

/// Whether pieces can be taken: of any piece, of those that the opponent takes in one of the
/// captures that are legal or would be if it were his turn, or of those that touch an opposing
/// piece which cannot take them because a piece of their own stands behind.
enum class Exposure : std::uint8_t { any, attacked, protectedOnes };

/// A number that a position shows.
struct Number {
    enum class Of : std::uint8_t {
        pieces,     ///< those of the kinds in `counted`, on `squares`, with this exposure
        legalMoves, ///< of `color`, or of the side to move; as if it were the turn of that side
        safeMoves,  ///< of these, those after which the opponent has nothing to capture
        tempi       ///< rows that the men of `color` have gone
    };
    Of of = Of::pieces;
    Contents counted = {};
    std::optional<rules::SquareSet> squares = std::nullopt; ///< absent: the whole board
    Exposure exposure = Exposure::any;
    std::optional<rules::Color> color = std::nullopt;
};

struct NumberIn {
    Number number;
    Bounds bounds;
};

/// `left` RELATION `right` + `plus`.
struct NumbersCompared {
    Number left;
    Relation relation;
    Number right;
    int plus = 0;
};

/// Both sides have as many pieces, and with quiet moves alone this side would come to stand
/// opposite the other with the other to move: "the move" of English draughts.
struct HasOpposition {
    rules::Color color;
};

/// The board turned, with the colours exchanged, has the same pieces.
struct Symmetric {};

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
struct CaptureCounts {
    Bounds men = {};
    Bounds kings = {};
    Bounds pieces = {};
};

/// The piece that moves at the place of an earlier part of a sequence.
struct SamePiece {
    std::optional<rules::Color> color = std::nullopt; ///< of the piece, if it was said
    int part = 0; ///< number of that part (Link::number); 0 until bindPieces()
};

/// Such a piece stands on one of the squares.
struct SamePieceOn {
    SamePiece piece;
    std::optional<rules::Kind> kind; ///< there
    rules::SquareSet squares;
};

/// A move that is played.
struct MovePattern {
    enum class Type : std::uint8_t { any, quiet, capture };
    Type type = Type::any;
    std::optional<rules::Color> color = std::nullopt;
    std::optional<rules::Kind> kind = std::nullopt;      ///< before the move
    std::optional<rules::SquareSet> from = std::nullopt; ///< one of these
    std::optional<rules::SquareSet> to = std::nullopt;   ///< one of these
    rules::SquareSet over = {};                          ///< all of these are taken
    std::optional<CaptureCounts> takes = std::nullopt;
    std::optional<CaptureCounts> gives = std::nullopt; ///< the next move captures, so many
    bool promotes = false;
    bool takenNext = false;        ///< the next move takes the piece that moved
    rules::SquareSet through = {}; ///< a route lands on or passes over all of these
    bool forced = false;           ///< it is the only legal move
    bool byMajority = false;       ///< it takes more than the player would have to without the rule
    std::optional<SamePiece> by = std::nullopt;     ///< this piece moves
    std::optional<SamePiece> taking = std::nullopt; ///< this piece is taken
};

/// The result of the game is one of these.
struct ResultIs {
    std::vector<rules::GameResult> results;
};

/// The last position of the line.
struct AtEnd {};

/// The side to move need not capture.
struct Quiet {};

/// The side to move (if given: this one) has pieces, but no move.
struct Blocked {
    std::optional<rules::Color> color;
};

/// A draw rule of the variant applied with the move that led here (see rules::adjudicate).
struct DrawRuleApplied {
    std::string name; ///< rules::DrawRule::name; empty: any
};

/// The move that is played is an error, as engines judge it (analysis/judgement).
struct ErrorPlayed {
    std::optional<analysis::Quality> quality; ///< absent: any error
    std::optional<rules::Color> color;        ///< who plays it
};

/// By the clocks that the game records a side has less time left than so many seconds, or more.
struct ClockShows {
    std::optional<rules::Color> color; ///< absent: the side to move
    bool under = true;                 ///< else over
    int seconds = 0;
};

/// The endgame tables know that the position is won by a side, or drawn.
struct TableSays {
    rules::GameResult result = rules::GameResult::draw;
};

/// A combination begins with the move that is played, or could have begun there.
struct ShotBegins {
    analysis::shots::GivenNames names = {}; ///< one of these; none: any
    bool missed = false;
    std::optional<rules::Color> color = std::nullopt; ///< whose it is
};

using Condition =
    std::variant<PiecesOn, CountIn, CountCompared, ToMove, PlyIn, Exactly, MovePattern, ResultIs,
                 AtEnd, Quiet, Blocked, DrawRuleApplied, ErrorPlayed, ClockShows, TableSays,
                 ShotBegins, SamePieceOn, NumberIn, NumbersCompared, HasOpposition, Symmetric>;

/// What can be asked about the games of one variant, as values; docs/query.md is the language for
/// people, reading.hpp reads it.
///
/// A game is a row of times: position 0, move 0, position 1, move 1, ... where move i is played in
/// position i. A condition on the board is about a position, one on a move about a move; both
/// belong to a place, the position and the move played in it.
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

/// The part holds here and after each of the next plies; if it is about moves, it is each of so
/// many plies from here on.
struct Lasting {
    Indirect<Term> part;
    int plies = 0;
    /// Positions in which the side to move must capture do not count: it holds here and in all
    /// others, until one that is so many plies later.
    bool quiet = false;
    /// Only the moves of this side count.
    std::optional<rules::Color> mover = std::nullopt;
    /// It is the definition of a structure: what is said to last longer lasts as long as that.
    bool ofStructure = false;
};

/// How often the part holds in the line: as many moves, or for positions as many stretches of the
/// line, is within the bounds. At every place of the line.
struct Often {
    Indirect<Term> part;
    Bounds bounds;
};

/// The place where the longest stretch of the line begins in which the part holds at every place
/// (of `mover`, if moves of one side are asked for); the first of several.
struct Longest {
    Indirect<Term> part;
    std::optional<rules::Color> mover = std::nullopt;
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
    using Meaning = std::variant<Condition, AllOf, AnyOf, Not, Sequence, Lasting, Anywhere, Earlier,
                                 Often, Longest>;

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
    analysis::shots::ShotNames shots = analysis::shots::builtInShotNames(); ///< that it was read by
};

/// What holds everywhere.
[[nodiscard]] Term always();

/// Whether the term is about a move rather than a position, where something comes before or after
/// it: conditions on moves are, and what is joined from parts of which one is; a sequence is if its
/// first part is.
[[nodiscard]] bool isAboutMove(const Term& term);

/// The same with the board turned and the colours exchanged.
[[nodiscard]] Term turned(const rules::Board& board, const Term& term);
/// The same with left and right exchanged. Where only dark squares are used there are two lines in
/// the middle to reflect at: either image will do. Nothing if both would fall off the board.
[[nodiscard]] std::optional<Term> reflected(const rules::Board& board, const Term& term);

} // namespace damscope::db::query
