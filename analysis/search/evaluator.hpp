// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/evaluation/weights.hpp"
#include "analysis/search/node.hpp"
#include "analysis/search/value.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
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
        Packed sum = 0;
        for (std::size_t l = 0; l < layout.laneCount; ++l) {
            const Packed entry =
                patterns_[layout.lanes[l].table * PatternLayout::entries + n.patterns()[l]];
            sum += layout.lanes[l].turned ? -entry : entry;
        }
        const int kings = n.kings(white) + n.kings(black);
        const Packed mine = toMove_;
        sum += n.toMove() == white ? mine : -mine;
        Pair total{middleOf(sum), endingOf(sum)};
        total.add(man_, n.men(white) - n.men(black));
        if (kings > 0)
            addKings(n, total);
        const int phase = std::min(startCount, n.count());
        const int value = (total.middle * phase + total.ending * (startCount - phase)) /
                          (startCount * evaluation::unitsPerCentiMan);
        const int scaled = kings > 0 ? tamed(n, value) : value;
        const int bounded = std::clamp(scaled, -estimateBound + 1, estimateBound - 1);
        return n.toMove() == white ? bounded : -bounded;
    }

private:
    static constexpr const PatternLayout& layout = evaluation::Patterns<R>::layout;
    static constexpr int startCount = 2 * R.rowsOfMen * R.board.squaresPerRow();
    using Bits = typename Node<R>::Bits;

    /// Both phases in one number, added and subtracted together: the ending in the lower half.
    using Packed = std::int32_t;
    static Packed packed(int middle, int ending) { return middle * 65'536 + ending; }
    static int endingOf(Packed p) { return static_cast<std::int16_t>(p & 0xffff); }
    static int middleOf(Packed p) { return (p - endingOf(p)) / 65'536; }

    struct Pair {
        int middle;
        int ending;
        void add(const Weight& w, int times) {
            middle += w.middle * times;
            ending += w.ending * times;
        }
    };

    void foldMenIntoPatterns(const Weights& weights);
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
    }

    /// So many pieces or fewer rarely win against a flying king.
    static constexpr int tooFewToWin =
        !R.flyingKings || R.goal != rules::Goal::takeOrBlock            ? 0
        : R.landing == rules::Landing::rightBehindLastKing              ? 1
        : R.board.files >= 10 && R.choice == rules::CaptureChoice::most ? 3
                                                                        : 2;

    /// An advantage that a king of the weaker side is likely to hold to a draw counts less.
    static int tamed(const Node<R>& n, int value) {
        if constexpr (tooFewToWin > 0) {
            const rules::Color ahead = value > 0 ? rules::Color::white : rules::Color::black;
            const rules::Color behind = rules::opponent(ahead);
            if (n.kings(behind) == 0)
                return value;
            if (n.count(ahead) <= tooFewToWin)
                return value / 8;
            if (n.kings(ahead) == n.kings(behind) && n.men(ahead) - n.men(behind) <= 1)
                return value / 2;
        }
        return value;
    }

    std::vector<Packed> patterns_;
    std::array<std::array<Weight, 80>, 2> kingOn_{};
    Weight man_;
    Weight firstKing_;
    Weight moreKings_;
    Packed toMove_;
};

template <const rules::Rules& R>
Evaluator<R>::Evaluator(const Weights& weights)
    : patterns_(layout.tableCount * PatternLayout::entries),
      man_(weights.values[WeightLayout::man]), firstKing_(weights.values[WeightLayout::firstKing]),
      moreKings_(weights.values[WeightLayout::moreKings]),
      toMove_(packed(weights.values[WeightLayout::toMove].middle,
                     weights.values[WeightLayout::toMove].ending)) {
    const WeightLayout places(R.variant);
    for (int s = 0; s < places.squares; ++s) {
        kingOn_[0][R.board.square(s).bit()] = weights.values[places.kingOn(s)];
        kingOn_[1][R.board.square(places.squares - 1 - s).bit()] = weights.values[places.kingOn(s)];
    }
    for (std::size_t i = 0; i < patterns_.size(); ++i) {
        const Weight& w = weights.values[places.pattern(0, i)];
        patterns_[i] = packed(w.middle, w.ending);
    }
    foldMenIntoPatterns(weights);
}

/// What a man is worth on a square is added to one pattern that holds the square, so that looking
/// it up costs nothing.
template <const rules::Rules& R> void Evaluator<R>::foldMenIntoPatterns(const Weights& weights) {
    const WeightLayout places(R.variant);
    const auto worth = [&](int square) {
        const Weight& w = weights.values[places.manOn(square)];
        return packed(w.middle, w.ending);
    };
    std::vector<bool> done(static_cast<std::size_t>(places.squares));
    for (std::size_t l = 0; l < layout.laneCount; ++l) {
        const PatternLayout::Lane& lane = layout.lanes[l];
        if (lane.turned)
            continue;
        std::size_t digit = 1;
        for (const std::uint8_t bit : lane.squares) {
            const int square = R.board.index(rules::Square(bit));
            const int opposite = places.squares - 1 - square;
            // The turned lane of the same table serves the opposite square.
            if (!done[static_cast<std::size_t>(square)]) {
                done[static_cast<std::size_t>(square)] = true;
                done[static_cast<std::size_t>(opposite)] = true;
                Packed* table = &patterns_[lane.table * PatternLayout::entries];
                for (std::size_t e = 0; e < PatternLayout::entries; ++e) {
                    const std::size_t stands = e / digit % 3;
                    table[e] += stands == 1 ? worth(square) : stands == 2 ? -worth(opposite) : 0;
                }
            }
            digit *= 3;
        }
    }
}

} // namespace damscope::analysis::search
