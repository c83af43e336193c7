// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/evaluation/features.hpp"
#include "analysis/evaluation/weights.hpp"
#include "analysis/search/node.hpp"
#include "analysis/search/transposition_table.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <cstdlib>
#include <vector>

namespace damscope::analysis::search {

using evaluation::PatternLayout;
using evaluation::Weight;
using evaluation::WeightLayout;
using evaluation::Weights;

/// A variant's evaluation with its weights laid out for speed. Shared by all threads of a search.
template <const rules::Rules& R> class Evaluator {
public:
    explicit Evaluator(const Weights& weights);

    /// The estimate from the view of the side to move, between +-estimateBound.
    [[nodiscard]] Value operator()(const Node<R>& n) const {
        using enum rules::Color;
        evaluation::Packed sum = 0;
        for (std::size_t l = 0; l < layout.laneCount; ++l) {
            const evaluation::Packed entry =
                patterns_[layout.lanes[l].table * PatternLayout::entries + n.patterns()[l]];
            sum += layout.lanes[l].turned ? -entry : entry;
        }
        Pair total{evaluation::middlegamePart(sum), evaluation::endgamePart(sum)};
        total.add(toMove_, n.toMove() == white ? 1 : -1);
        total.add(man_, n.men(white) - n.men(black));
        total.add(imbalance_, std::abs(n.lean(white)) - std::abs(n.lean(black)),
                  evaluation::imbalanceUnit);
        const bool kings = n.kings(white) + n.kings(black) > 0;
        if (kings)
            addKings(n, total);
        const int phase = std::min(startCount, n.count());
        // The sum has 64 bits: the weights of a file may be large, and many kings have many pieces
        // beside.
        const auto value =
            static_cast<int>((std::int64_t{total.middle} * phase +
                              std::int64_t{total.ending} * (startCount - phase)) /
                             (std::int64_t{startCount} * evaluation::unitsPerCentiMan));
        const int scaled = kings ? value / divisor(n, value) : value;
        const int bounded = std::clamp(scaled, -estimateBound + 1, estimateBound - 1);
        return n.toMove() == white ? bounded : -bounded;
    }

private:
    static constexpr const PatternLayout& layout = evaluation::Patterns<R>::layout;
    static constexpr int startCount = 2 * R.rowsOfMen * R.board.squaresPerRow();
    using Bits = typename Node<R>::Bits;

    struct Pair {
        int middle;
        int ending;
        void add(const Weight& w, int times, int unit = 1) {
            middle += w.middle * times / unit;
            ending += w.ending * times / unit;
        }
        Pair& operator+=(const Pair& other) {
            middle += other.middle;
            ending += other.ending;
            return *this;
        }
    };

    void addKings(const Node<R>& n, Pair& total) const {
        using enum rules::Color;
        const int w = n.kings(white);
        const int b = n.kings(black);
        total.add(firstKing_, (w > 0 ? 1 : 0) - (b > 0 ? 1 : 0));
        total.add(moreKings_, std::max(w - 1, 0) - std::max(b - 1, 0));
        const auto& p = n.pieces();
        rules::detail::eachBit(p.of(white) & p.kings, [&](Bits bit) {
            total.add(kingOn_[0][rules::detail::lowest(bit)], 1);
        });
        rules::detail::eachBit(p.of(black) & p.kings, [&](Bits bit) {
            total.add(kingOn_[1][rules::detail::lowest(bit)], -1);
        });
        const auto whites = evaluation::kingMobility<R>(p, white);
        const auto blacks = evaluation::kingMobility<R>(p, black);
        total.add(safeKingMove_, whites.safe - blacks.safe);
        total.add(attackedKingMove_, whites.attacked - blacks.attacked);
        if (!beside_.empty()) {
            total += besideKings<white>(n);
            total += besideKings<black>(n);
        }
    }

    /// What the pieces are worth from where a side's kings stand, in White's view.
    template <rules::Color C> Pair besideKings(const Node<R>& n) const {
        const auto& p = n.pieces();
        const Bits own = p.of(C);
        const Bits opposing = p.of(rules::opponent(C));
        Pair sum{0, 0};
        const auto add = [&](const BesideKing& beside, evaluation::Beside piece, Bits set) {
            rules::detail::eachBit(set, [&](Bits bit) {
                sum.add(beside[static_cast<std::size_t>(piece)][rules::detail::lowest(bit)], 1);
            });
        };
        rules::detail::eachBit(own & p.kings, [&](Bits king) {
            using enum evaluation::Beside;
            const BesideKing& beside =
                beside_[besideIndex(C, n.toMove() == C, rules::detail::lowest(king))];
            add(beside, ownMan, own & ~p.kings);
            add(beside, ownKing, own & p.kings & ~king);
            add(beside, opposingMan, opposing & ~p.kings);
            add(beside, opposingKing, opposing & p.kings);
        });
        return sum;
    }

    static int divisor(const Node<R>& n, int value) {
        const rules::Color ahead = value > 0 ? rules::Color::white : rules::Color::black;
        const rules::Color behind = rules::opponent(ahead);
        return evaluation::drawDivisor(R, {n.men(ahead), n.kings(ahead)},
                                       {n.men(behind), n.kings(behind)});
    }

    static constexpr std::size_t gridBits = R.board.gridBits();
    /// Weights by what a piece is, and where it stands.
    using BesideKing = std::array<std::array<Weight, gridBits>, evaluation::besideKinds>;

    /// The number of tables: by the king's colour, whether its side is to move, and its square.
    static constexpr std::size_t besideCount = std::size_t{4} * gridBits;
    static constexpr std::size_t besideIndex(rules::Color c, bool toMove, unsigned king) {
        return (static_cast<std::size_t>(c) * 2 + (toMove ? 1 : 0)) * gridBits + king;
    }
    void layOutBesideKings(const Weights& weights, const WeightLayout& places);

    std::vector<evaluation::Packed> patterns_;
    std::vector<BesideKing> beside_; ///< by besideIndex; empty if these weights are all 0
    std::array<std::array<Weight, 80>, 2> kingOn_{};
    Weight man_;
    Weight firstKing_;
    Weight moreKings_;
    Weight toMove_;
    Weight safeKingMove_;
    Weight attackedKingMove_;
    Weight imbalance_;
};

template <const rules::Rules& R>
Evaluator<R>::Evaluator(const Weights& weights)
    : patterns_(evaluation::packedPatterns(weights)), man_(weights.values[WeightLayout::man]),
      firstKing_(weights.values[WeightLayout::firstKing]),
      moreKings_(weights.values[WeightLayout::moreKings]),
      toMove_(weights.values[WeightLayout::toMove]),
      safeKingMove_(weights.values[WeightLayout::safeKingMove]),
      attackedKingMove_(weights.values[WeightLayout::attackedKingMove]),
      imbalance_(weights.values[WeightLayout::imbalance]) {
    assert(weights.variant == R.variant);
    const WeightLayout places(R.variant);
    for (int s = 0; s < places.squares; ++s) {
        kingOn_[0][R.board.square(s).bit()] = weights.values[places.kingOn(s)];
        kingOn_[1][R.board.square(places.squares - 1 - s).bit()] = weights.values[places.kingOn(s)];
    }
    layOutBesideKings(weights, places);
}

template <const rules::Rules& R>
void Evaluator<R>::layOutBesideKings(const Weights& weights, const WeightLayout& places) {
    const auto first =
        weights.values.begin() + static_cast<std::ptrdiff_t>(places.firstBesideKing());
    if (std::all_of(first, weights.values.end(), [](const Weight& w) { return w == Weight{}; }))
        return;
    beside_.resize(besideCount);
    const auto bitOf = [&](int square, bool turned) {
        return static_cast<std::size_t>(
            R.board.square(turned ? places.squares - 1 - square : square).bit());
    };
    const auto layOut = [&](evaluation::Beside piece, bool toMove, int king, int square) {
        const Weight& w = weights.values[places.besideKing(piece, toMove, king, square)];
        const auto kind = static_cast<std::size_t>(piece);
        using enum rules::Color;
        beside_[besideIndex(white, toMove, static_cast<unsigned>(bitOf(king, false)))][kind]
               [bitOf(square, false)] = w;
        beside_[besideIndex(black, toMove, static_cast<unsigned>(bitOf(king, true)))][kind]
               [bitOf(square, true)] = {static_cast<std::int16_t>(-w.middle),
                                        static_cast<std::int16_t>(-w.ending)};
    };
    using enum evaluation::Beside;
    for (const evaluation::Beside piece : {ownMan, ownKing, opposingMan, opposingKing})
        for (const bool toMove : {false, true})
            for (int king = 0; king < places.squares; ++king)
                for (int square = 0; square < places.squares; ++square)
                    layOut(piece, toMove, king, square);
}

} // namespace damscope::analysis::search
