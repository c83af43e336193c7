// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/query/language/query.hpp"
#include "db/search/query/match/searched_line.hpp"
#include "rules/board/position.hpp"

#include <array>
#include <optional>
#include <type_traits>
#include <variant>

/// Conditions compiled for millions of places: checked on an entry alone, or, where they need to
/// know more, on an entry of a line.
namespace damscope::db::query {

/// Pieces on each of some squares; several conditions become one test.
template <class Squares> struct BoardTest {
    // What must not be where.
    Squares whiteMen = 0;
    Squares whiteKings = 0;
    Squares blackMen = 0;
    Squares blackKings = 0;
    Squares empty = 0;

    void require(const PiecesOn& pieces);
    void require(const rules::Position& position);
    /// The squares on which only one of the contents is allowed.
    [[nodiscard]] Squares onlyFor(Contents contents) const;
    bool operator()(const LineEntry<Squares>& p) const {
        const Squares wrong = (p.white & ((whiteMen & ~p.kings) | (whiteKings & p.kings))) |
                              (p.black & ((blackMen & ~p.kings) | (blackKings & p.kings))) |
                              (empty & ~(p.white | p.black));
        return wrong == 0;
    }
};

/// Pieces on at least one of some squares.
template <class Squares> struct AnySquareTest {
    Contents contents;
    Squares squares;
    bool operator()(const LineEntry<Squares>& p) const;
};

/// How many of some squares hold such contents.
template <class Squares> struct AreaTest {
    Contents counted;
    Squares squares;
    Bounds bounds;
    bool operator()(const LineEntry<Squares>& p) const;
};

/// The bytes of LineEntry::numbers that count such pieces.
[[nodiscard]] std::uint32_t numbersMask(Contents counted);
[[nodiscard]] constexpr int sumOfNumbers(std::uint32_t numbers) {
    return static_cast<int>((numbers * std::uint64_t{0x01010101} >> 24) & 0xff);
}

template <class Squares> struct CountTest {
    std::uint32_t mask;
    Bounds bounds;
    bool operator()(const LineEntry<Squares>& p) const {
        return bounds.contains(sumOfNumbers(p.numbers & mask));
    }
};

template <class Squares> struct CountComparedTest {
    CountCompared condition;
    bool operator()(const LineEntry<Squares>& p) const;
};

/// Numbers that need the rules (position_numbers.hpp).
template <class Squares> struct NumberTest {
    NumberIn condition;
    bool operator()(const SearchedLine<Squares>& line, std::size_t i) const;
};
template <class Squares> struct NumbersComparedTest {
    NumbersCompared condition;
    bool operator()(const SearchedLine<Squares>& line, std::size_t i) const;
};

template <class Squares> struct OppositionTest {
    rules::Color color;
    bool operator()(const SearchedLine<Squares>& line, std::size_t i) const;
};

template <class Squares> struct SymmetryTest {
    bool operator()(const SearchedLine<Squares>& line, std::size_t i) const;
};

template <class Squares> struct ToMoveTest {
    bool black;
    bool operator()(const LineEntry<Squares>& p) const { return p.blackToMove == black; }
};

template <class Squares> struct PlyTest {
    Bounds bounds;
    bool operator()(const LineEntry<Squares>& p) const {
        return bounds.contains(static_cast<int>(p.ply));
    }
};

template <class Squares> struct ExactTest {
    Squares white;
    Squares black;
    Squares kings;
    bool blackToMove;
    bool eitherSide;
    bool operator()(const LineEntry<Squares>& p) const {
        return p.white == white && p.black == black && p.kings == kings &&
               (eitherSide || p.blackToMove == blackToMove);
    }
};

template <class Squares> struct MoveTest {
    MovePattern pattern;
    bool operator()(const SearchedLine<Squares>& line, std::size_t i) const {
        return line.entries[i].moved && isPlayed(line.entries[i]) &&
               ((!pattern.gives && !pattern.takenNext) || isAnsweredAsWanted(line, i)) &&
               isBySame(line, i) && (!asksRules() || goesAsWanted(line, i));
    }
    /// Whether the rules must be asked, which takes longer.
    [[nodiscard]] bool asksRules() const {
        return !pattern.through.empty() || pattern.forced || pattern.byMajority;
    }
    /// Whether the move made in the entry fits, whatever comes next.
    [[nodiscard]] bool isPlayed(const LineEntry<Squares>& p) const;

private:
    [[nodiscard]] bool isAnsweredAsWanted(const SearchedLine<Squares>& line, std::size_t i) const;
    [[nodiscard]] bool isBySame(const SearchedLine<Squares>& line, std::size_t i) const;
    [[nodiscard]] bool goesAsWanted(const SearchedLine<Squares>& line, std::size_t i) const;
};

template <class Squares> struct SamePieceTest {
    SamePieceOn condition;
    bool operator()(const SearchedLine<Squares>& line, std::size_t i) const;
};

template <class Squares> struct ResultTest {
    std::array<bool, 5> wanted{}; ///< by rules::GameResult
    bool operator()(const SearchedLine<Squares>& line, std::size_t) const {
        return wanted[static_cast<std::size_t>(line.result)];
    }
};

template <class Squares> struct AtEndTest {
    bool operator()(const SearchedLine<Squares>& line, std::size_t i) const {
        return i + 1 == line.entries.size();
    }
};

template <class Squares> struct QuietTest {
    bool operator()(const SearchedLine<Squares>& line, std::size_t i) const {
        return line.entries[i].known && !line.mustCapture(i);
    }
};

template <class Squares> struct BlockedTest {
    std::optional<rules::Color> color;
    bool operator()(const SearchedLine<Squares>& line, std::size_t i) const;
};

template <class Squares> struct DrawRuleTest {
    std::string name;
    bool operator()(const SearchedLine<Squares>& line, std::size_t i) const;
};

template <class Squares> struct ErrorTest {
    ErrorPlayed condition;
    bool operator()(const SearchedLine<Squares>& line, std::size_t i) const;
};

template <class Squares> struct ClockTest {
    ClockShows condition;
    bool operator()(const SearchedLine<Squares>& line, std::size_t i) const;
};

template <class Squares> struct TableTest {
    rules::GameResult result;
    bool operator()(const SearchedLine<Squares>& line, std::size_t i) const;
};

template <class Squares> struct ShotTest {
    ShotBegins condition;
    bool operator()(const SearchedLine<Squares>& line, std::size_t i) const;
};

template <class Squares>
using CompiledCondition =
    std::variant<BoardTest<Squares>, AnySquareTest<Squares>, CountTest<Squares>,
                 CountComparedTest<Squares>, ToMoveTest<Squares>, PlyTest<Squares>,
                 ExactTest<Squares>, MoveTest<Squares>, ResultTest<Squares>, AtEndTest<Squares>,
                 QuietTest<Squares>, BlockedTest<Squares>, DrawRuleTest<Squares>,
                 ErrorTest<Squares>, ClockTest<Squares>, TableTest<Squares>, ShotTest<Squares>,
                 SamePieceTest<Squares>, AreaTest<Squares>, NumberTest<Squares>,
                 NumbersComparedTest<Squares>, OppositionTest<Squares>, SymmetryTest<Squares>>;

/// Whether the test holds at entry i.
template <class Squares, class AnyTest>
bool holdsAt(const AnyTest& test, const SearchedLine<Squares>& line, std::size_t i) {
    if constexpr (std::is_invocable_v<const AnyTest&, const LineEntry<Squares>&>)
        return test(line.entries[i]);
    else
        return test(line, i);
}

template <class Squares>
[[nodiscard]] CompiledCondition<Squares> compiled(const Condition& condition);

// Numbers of a position that need the rules, so that only places are asked which everything else
// allows.

[[nodiscard]] int numberOf(const Number& number, const rules::Position& position);

/// The pieces of a colour that the opponent could take now, or if it were his turn.
[[nodiscard]] rules::SquareSet attackedPieces(rules::Position position, rules::Color color);
/// Those that touch an opposing piece which would take them if the square behind were empty, where
/// a piece of their own colour stands; attacked ones are not among them.
[[nodiscard]] rules::SquareSet protectedPieces(const rules::Position& position, rules::Color color);

[[nodiscard]] bool hasOpposition(const rules::Position& position, rules::Color color);
[[nodiscard]] bool isSymmetric(const rules::Position& position);

} // namespace damscope::db::query
