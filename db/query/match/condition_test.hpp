// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/query/language/query.hpp"
#include "db/query/match/line.hpp"
#include "rules/game/adjudication.hpp"

#include <array>
#include <optional>
#include <type_traits>
#include <variant>
#include <vector>

/// Conditions made ready for asking them at millions of places: of a place alone, or, where they
/// need to know more, of a place in what is searched through.
namespace damscope::db::query {

/// What is being searched through.
template <class Squares> class Subject {
public:
    explicit Subject(rules::Variant variant) : variant_(variant) {}

    Line<Squares> line;
    rules::GameResult result{};

    [[nodiscard]] rules::Variant variant() const { return variant_; }
    /// Tells that the line is another one now.
    void changed() { draws_.reset(); }
    /// The draw rules that applied along the line, by place; see rules::adjudicate.
    [[nodiscard]] const std::vector<rules::Adjudication>& draws() const;

private:
    rules::Variant variant_;
    mutable std::optional<std::vector<rules::Adjudication>> draws_;
};

/// Standing, on each of the squares; several of them are one test.
template <class Squares> struct BoardTest {
    // What must not stand where.
    Squares whiteMen = 0;
    Squares whiteKings = 0;
    Squares blackMen = 0;
    Squares blackKings = 0;
    Squares empty = 0;

    void require(const Standing& standing);
    void require(const rules::Position& position);
    /// The squares on which nothing else is allowed than one of the contents.
    [[nodiscard]] Squares onlyFor(Contents contents) const;
    bool operator()(const Place<Squares>& p) const {
        const Squares wrong = (p.white & ((whiteMen & ~p.kings) | (whiteKings & p.kings))) |
                              (p.black & ((blackMen & ~p.kings) | (blackKings & p.kings))) |
                              (empty & ~(p.white | p.black));
        return wrong == 0;
    }
};

/// Standing, on one of the squares.
template <class Squares> struct AnySquareTest {
    Contents contents;
    Squares squares;
    bool operator()(const Place<Squares>& p) const;
};

/// The bytes of Place::numbers that count such pieces.
[[nodiscard]] std::uint32_t numbersMask(Contents counted);
[[nodiscard]] constexpr int sumOfNumbers(std::uint32_t numbers) {
    return static_cast<int>((numbers * std::uint64_t{0x01010101} >> 24) & 0xff);
}

template <class Squares> struct NumberTest {
    std::uint32_t mask;
    Bounds bounds;
    bool operator()(const Place<Squares>& p) const {
        return bounds.contains(sumOfNumbers(p.numbers & mask));
    }
};

template <class Squares> struct NumberAgainstTest {
    NumberAgainst condition;
    bool operator()(const Place<Squares>& p) const;
};

template <class Squares> struct ToMoveTest {
    bool black;
    bool operator()(const Place<Squares>& p) const { return p.blackToMove == black; }
};

template <class Squares> struct PlyTest {
    Bounds bounds;
    bool operator()(const Place<Squares>& p) const {
        return bounds.contains(static_cast<int>(p.ply));
    }
};

template <class Squares> struct ExactTest {
    Squares white;
    Squares black;
    Squares kings;
    bool blackToMove;
    bool eitherSide;
    bool operator()(const Place<Squares>& p) const {
        return p.white == white && p.black == black && p.kings == kings &&
               (eitherSide || p.blackToMove == blackToMove);
    }
};

template <class Squares> struct MoveTest {
    Manoeuvre manoeuvre;
    bool operator()(const Subject<Squares>& s, std::size_t i) const {
        return s.line[i].moved && isPlayed(s.line[i]) &&
               ((!manoeuvre.gives && !manoeuvre.takenNext) || isAnsweredAsWanted(s, i));
    }
    /// Whether the move fits that is made at the place, whatever comes next.
    [[nodiscard]] bool isPlayed(const Place<Squares>& p) const;

private:
    [[nodiscard]] bool isAnsweredAsWanted(const Subject<Squares>& s, std::size_t i) const;
};

template <class Squares> struct EndedTest {
    std::array<bool, 5> wanted{}; ///< by rules::GameResult
    bool operator()(const Subject<Squares>& s, std::size_t) const {
        return wanted[static_cast<std::size_t>(s.result)];
    }
};

template <class Squares> struct AtEndTest {
    bool operator()(const Subject<Squares>& s, std::size_t i) const {
        return i + 1 == s.line.size();
    }
};

template <class Squares> struct BlockedTest {
    std::optional<rules::Color> color;
    bool operator()(const Subject<Squares>& s, std::size_t i) const;
};

template <class Squares> struct DrawRuleTest {
    std::string name;
    bool operator()(const Subject<Squares>& s, std::size_t i) const;
};

template <class Squares>
using Test = std::variant<BoardTest<Squares>, AnySquareTest<Squares>, NumberTest<Squares>,
                          NumberAgainstTest<Squares>, ToMoveTest<Squares>, PlyTest<Squares>,
                          ExactTest<Squares>, MoveTest<Squares>, EndedTest<Squares>,
                          AtEndTest<Squares>, BlockedTest<Squares>, DrawRuleTest<Squares>>;

/// Whether the test holds at place i.
template <class Squares, class AnyTest>
bool holdsAt(const AnyTest& test, const Subject<Squares>& s, std::size_t i) {
    if constexpr (std::is_invocable_v<const AnyTest&, const Place<Squares>&>)
        return test(s.line[i]);
    else
        return test(s, i);
}

template <class Squares> [[nodiscard]] Test<Squares> testOf(const Condition& condition);

} // namespace damscope::db::query
