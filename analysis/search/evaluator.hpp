// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/evaluation/draw_scale.hpp"
#include "analysis/evaluation/king_mobility.hpp"
#include "analysis/evaluation/pattern_tables.hpp"
#include "analysis/evaluation/weights.hpp"
#include "analysis/search/node.hpp"
#include "analysis/search/value.hpp"

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

    /// From the view of the side to move; between +-estimateBound.
    [[nodiscard]] Value operator()(const Node<R>& n) const {
        using enum rules::Color;
        evaluation::Packed sum = 0;
        for (std::size_t l = 0; l < layout.laneCount; ++l) {
            const evaluation::Packed entry =
                patterns_[layout.lanes[l].table * PatternLayout::entries + n.patterns()[l]];
            sum += layout.lanes[l].turned ? -entry : entry;
        }
        Pair total{evaluation::middleOf(sum), evaluation::endingOf(sum)};
        total.add(toMove_, n.toMove() == white ? 1 : -1);
        total.add(man_, n.men(white) - n.men(black));
        total.add(imbalance_, std::abs(n.lean(white)) - std::abs(n.lean(black)),
                  evaluation::imbalanceUnit);
        const bool kings = n.kings(white) + n.kings(black) > 0;
        if (kings)
            addKings(n, total);
        const int phase = std::min(startCount, n.count());
        const int value = (total.middle * phase + total.ending * (startCount - phase)) /
                          (startCount * evaluation::unitsPerCentiMan);
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
    }

    static int divisor(const Node<R>& n, int value) {
        const rules::Color ahead = value > 0 ? rules::Color::white : rules::Color::black;
        const rules::Color behind = rules::opponent(ahead);
        return evaluation::drawDivisor(R, {n.men(ahead), n.kings(ahead)},
                                       {n.men(behind), n.kings(behind)});
    }

    std::vector<evaluation::Packed> patterns_;
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
}

} // namespace damscope::analysis::search
