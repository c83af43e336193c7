// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/evaluation/features.hpp"
#include "analysis/evaluation/patterns.hpp"
#include "rules/board/position.hpp"
#include "rules/moves/generator.hpp"
#include "rules/moves/pieces.hpp"

#include <array>
#include <cassert>
#include <cstdint>

namespace damscope::analysis::search {

using rules::Color;

/// A move inside the search, on the variant's own grid.
template <class Bits> struct SearchMove {
    Bits captured = 0;
    std::uint8_t from = 0;
    std::uint8_t to = 0;
    bool crowns = false;
    std::int32_t order = 0; ///< the higher, the earlier it is tried

    [[nodiscard]] bool same(const SearchMove& m) const {
        return from == m.from && to == m.to && captured == m.captured && crowns == m.crowns;
    }
    [[nodiscard]] rules::Move unfolded() const {
        return {rules::Square(from), rules::Square(to), crowns,
                rules::SquareSet(rules::SquareBits{captured})};
    }
};

/// A position inside the search: pieces, key, and what the evaluation and the draw rules need of
/// the moves before, all kept up to date move by move. Copied, never taken back.
template <const rules::Rules& R> class Node {
public:
    using Pieces = rules::detail::Pieces<R>;
    using Bits = typename Pieces::Bits;
    using Move = SearchMove<Bits>;
    using Patterns = evaluation::Patterns<R>;

    explicit Node(const rules::Position& p)
        : pieces_(rules::detail::toPieces<R>(p)), toMove_(p.toMove()),
          key_(static_cast<std::uint64_t>(p.key())) {
        for (const Color c : {Color::white, Color::black}) {
            men_[index(c)] = static_cast<std::uint8_t>(p.men(c).size());
            kings_[index(c)] = static_cast<std::uint8_t>(p.kings(c).size());
            for (const rules::Square s : p.men(c))
                putMan(c, s.bit());
        }
    }

    [[nodiscard]] const Pieces& pieces() const { return pieces_; }
    [[nodiscard]] Color toMove() const { return toMove_; }
    [[nodiscard]] int men(Color c) const { return men_[index(c)]; }
    [[nodiscard]] int kings(Color c) const { return kings_[index(c)]; }
    [[nodiscard]] int count(Color c) const { return men(c) + kings(c); }
    [[nodiscard]] int count() const { return count(Color::white) + count(Color::black); }
    [[nodiscard]] const typename Patterns::Indices& patterns() const { return patterns_; }

    /// How far the men of a side stand to the right of the middle, in half files, added up.
    [[nodiscard]] int lean(Color c) const { return lean_[index(c)]; }

    /// Distinguishes positions that continue differently.
    [[nodiscard]] std::uint64_t key() const {
        if constexpr (limitsKingRuns)
            return key_ ^ runWord(Color::white) ^ runWord(Color::black);
        else
            return key_;
    }
    /// Plies since something happened that cannot be taken back: a capture, or a man's move
    /// forward.
    [[nodiscard]] int reversiblePlies() const { return reversiblePlies_; }
    /// Plies since a capture or a crowning.
    [[nodiscard]] int sameMaterialPlies() const { return sameMaterialPlies_; }

    [[nodiscard]] bool isKing(unsigned bit) const { return ((pieces_.kings >> bit) & 1) != 0; }

    [[nodiscard]] Node after(const Move& m) const {
        Node n = *this;
        const Color me = toMove_;
        const Bits from = Bits{1} << m.from;
        const Bits to = Bits{1} << m.to;
        assert((pieces_.of(me) & from) != 0 &&
               (pieces_.of(rules::opponent(me)) & m.captured) == m.captured);
        const bool wasKing = (pieces_.kings & from) != 0;
        n.key_ ^= rules::zobrist::blackToMove ^ word(me, wasKing, m.from) ^
                  word(me, wasKing || m.crowns, m.to);
        // First what is taken: where it leaves at once, the taker may come to rest on its square.
        if (m.captured != 0)
            n.take(m.captured, rules::opponent(me));
        Bits& own = n.pieces_.side[index(me)];
        own = (own & ~from) | to;
        n.pieces_.kings &= ~from;
        if (wasKing || m.crowns)
            n.pieces_.kings |= to;
        if (!wasKing)
            n.moveMan(m, me);
        n.toMove_ = rules::opponent(me);
        n.tick(m, wasKing);
        if constexpr (limitsKingRuns)
            n.run(m, me, wasKing);
        return n;
    }

private:
    static constexpr bool limitsKingRuns = R.kingMovesInARow > 0;

    static constexpr std::size_t index(Color c) { return static_cast<std::size_t>(c); }
    static std::uint64_t word(Color c, bool king, unsigned bit) {
        return rules::zobrist::words[index(c) * 2 + (king ? 1 : 0)][bit];
    }

    void putMan(Color c, unsigned bit) {
        patterns_.add(c, bit);
        lean_[index(c)] = static_cast<std::int16_t>(lean_[index(c)] + evaluation::leans<R>[bit]);
    }
    void removeMan(Color c, unsigned bit) {
        patterns_.remove(c, bit);
        lean_[index(c)] = static_cast<std::int16_t>(lean_[index(c)] - evaluation::leans<R>[bit]);
    }

    void moveMan(const Move& m, Color me) {
        removeMan(me, m.from);
        if (m.crowns) {
            --men_[index(me)];
            ++kings_[index(me)];
        } else {
            putMan(me, m.to);
        }
    }

    void take(Bits captured, Color victim) {
        rules::detail::eachBit(captured, [&](Bits bit) {
            const unsigned at = rules::detail::lowest(bit);
            const bool king = (pieces_.kings & bit) != 0;
            key_ ^= word(victim, king, at);
            if (king) {
                --kings_[index(victim)];
            } else {
                --men_[index(victim)];
                removeMan(victim, at);
            }
        });
        pieces_.side[index(victim)] &= ~captured;
        pieces_.kings &= ~captured;
    }

    void tick(const Move& m, bool wasKing) {
        // Turkish men move sideways, and back again.
        const bool sideways = R.lines == rules::Lines::orthogonal && rowOf(m.from) == rowOf(m.to);
        const bool changes = m.captured != 0 || m.crowns;
        if (changes || (!wasKing && !sideways))
            reversiblePlies_ = 0;
        else
            ++reversiblePlies_;
        if (changes)
            sameMaterialPlies_ = 0;
        else
            ++sameMaterialPlies_;
    }

    static int rowOf(unsigned bit) { return R.board.rowOf(rules::Square(bit)); }

    /// Counts a king's moves in a row as Position::after does.
    void run(const Move& m, Color me, bool wasKing) {
        auto& mine = pieces_.runs.side[index(me)];
        const Bits to = Bits{1} << m.to;
        if (!wasKing || m.captured != 0)
            mine = {};
        else if (mine.king != Bits{1} << m.from)
            mine = {to, 1};
        else
            mine = {to, mine.moves < R.kingMovesInARow ? static_cast<std::uint8_t>(mine.moves + 1)
                                                       : mine.moves};
        auto& theirs = pieces_.runs.side[1 - index(me)];
        if ((m.captured & theirs.king) != 0)
            theirs = {};
    }

    [[nodiscard]] std::uint64_t runWord(Color c) const {
        const auto& run = pieces_.runs.side[index(c)];
        if (run.moves == 0 || men(c) == 0)
            return 0;
        std::uint64_t state = (std::uint64_t{rules::detail::lowest(run.king)} << 16) |
                              (std::uint64_t{run.moves} << 8) | index(c);
        return rules::zobrist::splitMix(state);
    }

    Pieces pieces_;
    Color toMove_;
    std::array<std::uint8_t, 2> men_{};
    std::array<std::uint8_t, 2> kings_{};
    std::uint16_t reversiblePlies_ = 0;
    std::uint16_t sameMaterialPlies_ = 0;
    std::array<std::int16_t, 2> lean_{};
    std::uint64_t key_;
    typename Patterns::Indices patterns_;
};

/// The side to move has a capture.
template <const rules::Rules& R> [[nodiscard]] bool mustCapture(const Node<R>& n) {
    return n.toMove() == Color::white
               ? rules::detail::Generator<R, Color::white>(n.pieces()).canCapture()
               : rules::detail::Generator<R, Color::black>(n.pieces()).canCapture();
}

/// Whether the opponent must capture after a quiet move.
template <const rules::Rules& R>
[[nodiscard]] bool forcesCapture(const Node<R>& n, const typename Node<R>::Move& m) {
    using Bits = typename Node<R>::Bits;
    const auto opponentCaptures = [&]<Color C>() {
        const auto after =
            n.pieces().template afterQuiet<C>(Bits{1} << m.from, Bits{1} << m.to, m.crowns);
        return rules::detail::Generator<R, rules::opponent(C)>(after).canCapture();
    };
    return n.toMove() == Color::white ? opponentCaptures.template operator()<Color::white>()
                                      : opponentCaptures.template operator()<Color::black>();
}

/// The opponent would have a capture if it were his move.
template <const rules::Rules& R> [[nodiscard]] bool isThreatened(const Node<R>& n) {
    return n.toMove() == Color::black
               ? rules::detail::Generator<R, Color::white>(n.pieces()).canCapture()
               : rules::detail::Generator<R, Color::black>(n.pieces()).canCapture();
}

} // namespace damscope::analysis::search
