// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/material.hpp"
#include "analysis/endgame/tables.hpp"
#include "rules/moves/generator.hpp"
#include "rules/moves/pieces.hpp"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace damscope::analysis::endgame {

inline constexpr int mostSquares = 72;

/// Pascal's triangle, up to the size needed.
inline constexpr auto binomials = [] {
    std::array<std::array<std::uint64_t, mostPieces + 1>, mostSquares + 1> t{};
    for (std::size_t i = 0; i <= mostSquares; ++i) {
        t[i][0] = 1;
        for (std::size_t j = 1; j <= mostPieces && i > 0; ++j)
            t[i][j] = t[i - 1][j - 1] + t[i - 1][j];
    }
    return t;
}();

/// The number of ways to choose k of n items; k is at most mostPieces, n at most mostSquares.
[[nodiscard]] constexpr std::uint64_t choose(int n, int k) {
    assert(n >= 0 && n <= mostSquares && k >= 0 && k <= mostPieces);
    return binomials[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

/// A subset of items numbered from 0, ascending.
struct Chosen {
    std::array<std::uint8_t, mostPieces> at{};
    int count = 0;

    constexpr void push(unsigned thing) {
        assert(count < mostPieces && thing < 128);
        at[static_cast<std::size_t>(count++)] = static_cast<std::uint8_t>(thing);
    }
    [[nodiscard]] constexpr const std::uint8_t* begin() const { return at.data(); }
    [[nodiscard]] constexpr const std::uint8_t* end() const { return at.data() + count; }
    /// The number of them before an item.
    [[nodiscard]] constexpr int below(unsigned thing) const {
        int n = 0;
        for (const std::uint8_t c : *this)
            n += c < thing ? 1 : 0;
        return n;
    }
};

/// The rank of a choice among all choices of the same size, ordered by the last item, then by the
/// last but one, and so on: it does not depend on the number of items to choose from.
[[nodiscard]] constexpr std::uint64_t choiceRank(const Chosen& chosen) {
    std::uint64_t rank = 0;
    int k = 0;
    for (const std::uint8_t c : chosen)
        rank += choose(c, ++k);
    return rank;
}

/// All choices of k of n items in that order: the inverse of choiceRank as a table.
[[nodiscard]] std::vector<Chosen> allChoices(int n, int k);

using rules::Color;

/// The number of indices of a class; see Numbering.
[[nodiscard]] constexpr std::uint64_t numberCount(const rules::Board& board, const Material& m) {
    const int squaresOfMen = board.size() - board.squaresPerRow();
    const int left = board.size() - m.men();
    return choose(squaresOfMen, m.whiteMen) * choose(squaresOfMen, m.blackMen) *
           choose(left, m.whiteKings) * choose(left - m.whiteKings, m.blackKings);
}

/// Numbers the positions of a class: white men on the squares outside their last row, black men
/// likewise, white kings on the squares that the men leave, black kings on the squares that all of
/// them leave; the last of these changes fastest. Two men of different colours on one square have a
/// number too, which is not used.
template <const rules::Rules& R> struct Numbering {
    using Pieces = rules::detail::Pieces<R>;
    using Bits = typename Pieces::Bits;
    using Grid = rules::detail::Grid<R>;

    static constexpr int squares = R.board.size();
    /// There are no men on their last row.
    static constexpr int squaresOfMen = squares - R.board.squaresPerRow();

    /// Whether a position has a number in its class: no man is on its last row, which only happens
    /// in positions that were set up.
    [[nodiscard]] static bool isNumbered(const Pieces& p) {
        const Bits astray = (p.of(Color::white) & Grid::template crowningRow<Color::white>) |
                            (p.of(Color::black) & Grid::template crowningRow<Color::black>);
        return (astray & ~p.kings) == 0;
    }

    /// The class of a position with C to move, as C sees it.
    template <Color C> [[nodiscard]] static Material countMaterial(const Pieces& p) {
        const Bits own = p.of(C);
        const Bits theirs = p.of(rules::opponent(C));
        return {countOf(own & ~p.kings), countOf(theirs & ~p.kings), countOf(own & p.kings),
                countOf(theirs & p.kings)};
    }

    /// The number of a position within its class, C to move; it must have one, and at most
    /// mostPieces pieces.
    template <Color C> [[nodiscard]] static std::uint64_t numberOf(const Pieces& p) {
        assert(isNumbered(p));
        const Bits own = p.of(C);
        const Bits theirs = p.of(rules::opponent(C));
        const Chosen whiteMen = seenBy<C>(own & ~p.kings);
        const Chosen blackMen = seenBy<C>(theirs & ~p.kings);
        const Chosen whiteKings = seenBy<C>(own & p.kings);
        const Chosen blackKings = seenBy<C>(theirs & p.kings);
        const Material m{toByte(whiteMen.count), toByte(blackMen.count), toByte(whiteKings.count),
                         toByte(blackKings.count)};
        Chosen first;
        for (const unsigned s : whiteMen)
            first.push(s - static_cast<unsigned>(R.board.squaresPerRow()));
        Chosen third;
        for (const unsigned s : whiteKings)
            third.push(s - static_cast<unsigned>(whiteMen.below(s) + blackMen.below(s)));
        Chosen fourth;
        for (const unsigned s : blackKings)
            fourth.push(s - static_cast<unsigned>(whiteMen.below(s) + blackMen.below(s) +
                                                  whiteKings.below(s)));
        const int left = squares - m.men() - m.whiteKings;
        return ((choiceRank(first) * choose(squaresOfMen, m.blackMen) + choiceRank(blackMen)) *
                    choose(squares - m.men(), m.whiteKings) +
                choiceRank(third)) *
                   choose(left, m.blackKings) +
               choiceRank(fourth);
    }

    /// The index of a square by its bit.
    [[nodiscard]] static unsigned indexOf(unsigned bit) { return indexOfBit[bit]; }
    [[nodiscard]] static Bits bitOf(unsigned index) { return Bits{1} << bitOfIndex[index]; }

private:
    static std::uint8_t toByte(int n) { return static_cast<std::uint8_t>(n); }
    static std::uint8_t countOf(Bits b) { return toByte(rules::detail::count(b)); }

    /// The squares of a set as C sees them: for Black the board is rotated.
    template <Color C> static Chosen seenBy(Bits b) {
        Chosen c;
        if constexpr (C == Color::white) {
            rules::detail::eachBit(
                b, [&](Bits bit) { c.push(indexOfBit[rules::detail::lowest(bit)]); });
        } else {
            c.count = rules::detail::count(b);
            auto place = static_cast<std::size_t>(c.count);
            rules::detail::eachBit(b, [&](Bits bit) {
                c.at[--place] = toByte(squares - 1 - indexOfBit[rules::detail::lowest(bit)]);
            });
        }
        return c;
    }

    static constexpr auto bitOfIndex = [] {
        std::array<std::uint8_t, mostSquares> bits{};
        for (int i = 0; i < squares; ++i)
            bits[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(R.board.square(i).bit());
        return bits;
    }();
    static constexpr auto indexOfBit = [] {
        std::array<std::uint8_t, 128> indices{};
        for (int i = 0; i < squares; ++i)
            indices[R.board.square(i).bit()] = static_cast<std::uint8_t>(i);
        return indices;
    }();
};

/// The results of a variant's positions, from its tables.
template <const rules::Rules& R> class Lookup {
public:
    using Pieces = rules::detail::Pieces<R>;
    using Bits = typename Pieces::Bits;
    template <Color C> using Generator = rules::detail::Generator<R, C>;

    /// The result of a side that cannot move.
    static constexpr Result noMove = R.goal == rules::Goal::loseAll ? Result::win : Result::loss;

    explicit Lookup(const Tables& tables) : tables_(tables) {}

    /// The result with C to move; nothing if it depends on a missing table. Captures are
    /// played out until there are none left.
    template <Color C> [[nodiscard]] std::optional<Result> result(const Pieces& p) const {
        if (const auto ended = endOf<C>(p))
            return ended;
        const Generator<C> generator(p);
        return generator.canCapture() ? bestCapture<C>(generator, p) : quiet<C>(p);
    }

    /// The same for a position without a capture.
    template <Color C> [[nodiscard]] std::optional<Result> quiet(const Pieces& p) const {
        const Table* table = tables_.find(Numbering<R>::template countMaterial<C>(p));
        if (table == nullptr || !Numbering<R>::isNumbered(p))
            return std::nullopt;
        return table->result(Numbering<R>::template numberOf<C>(p));
    }

    /// The result of the best capture in a position with captures.
    template <Color C>
    [[nodiscard]] std::optional<Result> bestCapture(const Generator<C>& generator,
                                                    const Pieces& p) const {
        typename Generator<C>::Captures captures;
        generator.captures(captures);
        bool unknown = false;
        Result best = Result::loss;
        for (const auto& c : captures) {
            const auto r = result<rules::opponent(C)>(p.template afterCapture<C>(c));
            if (r)
                best = better(best, turned(*r));
            else
                unknown = true;
            if (best == Result::win)
                return best;
        }
        return unknown ? std::nullopt : std::optional(best);
    }

    /// The result of a position that is itself the end of the game.
    template <Color C> [[nodiscard]] static std::optional<Result> endOf(const Pieces& p) {
        if constexpr (R.goal == rules::Goal::firstKing)
            if (p.kings != 0)
                return (p.kings & p.of(rules::opponent(C))) != 0 ? Result::loss : Result::win;
        if (p.of(C) == 0)
            return noMove;
        return std::nullopt;
    }

private:
    const Tables& tables_;
};

} // namespace damscope::analysis::endgame
