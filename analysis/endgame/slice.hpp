// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/material.hpp"
#include "analysis/endgame/numbering.hpp"

#include <array>
#include <atomic>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace damscope::analysis::endgame {

/// The positions of a class with the men on given squares: one entry for every placement of the
/// kings, in the order of their numbers with White to move.
template <const rules::Rules& R> class Slice {
public:
    using Pieces = rules::detail::Pieces<R>;
    using Bits = typename Pieces::Bits;

    /// The placements of the kings of each side: the same for all slices of a class.
    struct Kings {
        explicit Kings(const Material& m)
            : white(allChoices(R.board.size() - m.men(), m.whiteKings)),
              black(allChoices(R.board.size() - m.men() - m.whiteKings, m.blackKings)) {}
        std::vector<Chosen> white;
        std::vector<Chosen> black;
    };

    explicit Slice(const Kings& kings) : kings_(kings) {}

    void setMen(Bits white, Bits black) {
        assert((white & black) == 0);
        whiteMen_ = white;
        blackMen_ = black;
        unsigned place = 0;
        for (unsigned i = 0; i < static_cast<unsigned>(R.board.size()); ++i) {
            const Bits bit = Numbering<R>::bitOf(i);
            if (((white | black) & bit) != 0)
                continue;
            free_[place] = bit;
            placeOf_[rules::detail::lowest(bit)] = static_cast<std::uint8_t>(place++);
        }
    }

    [[nodiscard]] std::uint64_t size() const { return kings_.white.size() * kings_.black.size(); }

    [[nodiscard]] Pieces pieces(std::uint64_t place) const {
        assert(place < size());
        const Chosen& first = kings_.white[place / kings_.black.size()];
        const Chosen& second = kings_.black[place % kings_.black.size()];
        Bits white = 0;
        for (const std::uint8_t p : first)
            white |= free_[p];
        Bits black = 0;
        for (unsigned p : second) {
            // Numbered among the squares that White's kings leave.
            for (const std::uint8_t taken : first)
                p += p >= taken ? 1 : 0;
            black |= free_[p];
        }
        return {{whiteMen_ | white, blackMen_ | black}, white | black};
    }

    /// The place of a position with these men.
    [[nodiscard]] std::uint64_t placeOf(const Pieces& p) const {
        Chosen white;
        rules::detail::eachBit(p.of(Color::white) & p.kings,
                               [&](Bits bit) { white.push(placeOf_[rules::detail::lowest(bit)]); });
        Chosen black;
        rules::detail::eachBit(p.of(Color::black) & p.kings, [&](Bits bit) {
            const unsigned place = placeOf_[rules::detail::lowest(bit)];
            black.push(place - static_cast<unsigned>(white.below(place)));
        });
        return choiceRank(white) * kings_.black.size() + choiceRank(black);
    }

private:
    const Kings& kings_;
    Bits whiteMen_ = 0;
    Bits blackMen_ = 0;
    std::array<Bits, mostSquares> free_{};    ///< squares without a man
    std::array<std::uint8_t, 128> placeOf_{}; ///< by bit, among the free squares
};

/// The numbered placements of the men of one side of a class, and how far they have advanced: the
/// sum of the rows behind them.
template <const rules::Rules& R> class MenPlacements {
public:
    using Bits = typename rules::detail::Pieces<R>::Bits;

    MenPlacements(Color color, int count) {
        const int firstSquare = color == Color::white ? R.board.squaresPerRow() : 0;
        for (const Chosen& chosen : allChoices(Numbering<R>::squaresOfMen, count)) {
            Bits bits = 0;
            std::size_t gone = 0;
            Chosen reflected;
            reflected.count = count;
            auto place = static_cast<std::size_t>(count);
            for (const std::uint8_t c : chosen) {
                const rules::Square square = R.board.square(c + firstSquare);
                const int row = R.board.rowOf(square);
                bits |= Bits{1} << square.bit();
                gone +=
                    static_cast<std::size_t>(color == Color::white ? R.board.ranks - 1 - row : row);
                reflected.at[--place] =
                    static_cast<std::uint8_t>(Numbering<R>::squaresOfMen - 1 - c);
            }
            if (byAdvance_.size() <= gone)
                byAdvance_.resize(gone + 1);
            byAdvance_[gone].push_back(static_cast<std::uint32_t>(bits_.size()));
            bits_.push_back(bits);
            rows_.push_back(gone);
            turned_.push_back(static_cast<std::uint32_t>(choiceRank(reflected)));
        }
    }

    [[nodiscard]] std::size_t size() const { return bits_.size(); }
    [[nodiscard]] Bits bits(std::uint32_t number) const { return bits_[number]; }
    /// The number of the same men on the rotated board, as the other colour's.
    [[nodiscard]] std::uint32_t turned(std::uint32_t number) const { return turned_[number]; }
    /// How far they have advanced.
    [[nodiscard]] std::size_t rows(std::uint32_t number) const { return rows_[number]; }
    [[nodiscard]] std::size_t farthest() const { return byAdvance_.size() - 1; }
    /// The placements that have advanced this far.
    [[nodiscard]] const std::vector<std::uint32_t>& advanced(std::size_t rows) const {
        static const std::vector<std::uint32_t> none;
        return rows < byAdvance_.size() ? byAdvance_[rows] : none;
    }

private:
    std::vector<Bits> bits_;
    std::vector<std::uint32_t> turned_;
    std::vector<std::size_t> rows_;
    std::vector<std::vector<std::uint32_t>> byAdvance_;
};

/// The state of each position of a slice with one side to move. A position is settled (its result
/// is known; "fresh" until it has been propagated to its predecessors) or open: then it has a count
/// of king moves that are not known to lose, and may have a man's move that draws.
///
/// Several threads may change states concurrently.
class States {
public:
    using State = std::uint8_t;

    /// Resizes to this many positions; their contents are unspecified.
    void resize(std::size_t size) { states_.resize(size); }

    [[nodiscard]] static State settled(Result r, bool capture, bool blocked) {
        return static_cast<State>(settledBit | static_cast<unsigned>(r) |
                                  (capture ? captureBit : 0) | (blocked ? blockedBit : 0) |
                                  (r == Result::draw ? 0 : freshBit));
    }
    /// At most 126 king moves: five kings on the largest board have fewer.
    [[nodiscard]] static State open(int kingMoves) { return static_cast<State>(kingMoves); }
    /// Open, and never lost: a man's move draws.
    [[nodiscard]] static State openToDraw() { return mayDraw; }

    void set(std::size_t place, State s) { at(place).store(s, std::memory_order_relaxed); }

    /// The result of a fresh position, which is then no longer fresh; draw if it was not fresh.
    [[nodiscard]] Result takeFresh(std::size_t place) {
        const State s = at(place).load(std::memory_order_relaxed);
        if ((s & settledBit) == 0 || (s & freshBit) == 0)
            return Result::draw;
        at(place).store(static_cast<State>(s & ~freshBit), std::memory_order_relaxed);
        return static_cast<Result>(s & resultBits);
    }

    /// A king's move of this position leads to one that is lost for the opponent.
    void win(std::size_t place) {
        assert(place < states_.size());
        State s = at(place).load(std::memory_order_relaxed);
        while ((s & settledBit) == 0 &&
               !at(place).compare_exchange_weak(s, settled(Result::win, false, false),
                                                std::memory_order_relaxed)) {
        }
    }
    /// A king's move of this position leads to one that is won for the opponent.
    void loseMove(std::size_t place) {
        assert(place < states_.size());
        State s = at(place).load(std::memory_order_relaxed);
        while ((s & settledBit) == 0 && s != mayDraw) {
            const State next =
                s == 1 ? settled(Result::loss, false, false) : static_cast<State>(s - 1);
            if (at(place).compare_exchange_weak(s, next, std::memory_order_relaxed))
                return;
        }
    }

    /// The final states: positions that are still open are drawn.
    [[nodiscard]] Entry entry(std::size_t place) const {
        assert(place < states_.size());
        const State s = states_[place];
        if ((s & settledBit) == 0)
            return {Result::draw, false, false};
        return {static_cast<Result>(s & resultBits), (s & captureBit) != 0, (s & blockedBit) != 0};
    }

private:
    static constexpr unsigned resultBits = 3;
    static constexpr unsigned captureBit = 4;
    static constexpr unsigned blockedBit = 8;
    static constexpr unsigned freshBit = 16;
    static constexpr unsigned settledBit = 128;
    static constexpr State mayDraw = 127;

    [[nodiscard]] std::atomic_ref<State> at(std::size_t place) {
        return std::atomic_ref<State>(states_[place]);
    }

    std::vector<State> states_;
};

} // namespace damscope::analysis::endgame
