// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/evaluation/pattern_tables.hpp"

#include "rules/board/rules.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>

namespace damscope::analysis::evaluation {

namespace {

struct Sum {
    int middle = 0;
    int ending = 0;
    void add(const Weight& w, int times) {
        middle += w.middle * times;
        ending += w.ending * times;
    }
};

/// The square values of the men on the first or the last six digits of a table. A square counts in
/// the first table that has it; the rotated lane of the same table counts the opposite square.
using Half = std::array<Sum, 729>;

class Folder {
public:
    explicit Folder(const Weights& weights)
        : weights_(weights), layout_(patternLayout(weights.variant)), places_(weights.variant),
          board_(rules::rules(weights.variant).board),
          counted_(static_cast<std::size_t>(places_.squares)),
          bound_(largestPatternSum / static_cast<int>(layout_.laneCount)) {}

    std::vector<Packed> tables() {
        std::vector<Packed> all;
        all.reserve(layout_.tableCount * PatternLayout::entries);
        for (std::size_t l = 0; l < layout_.laneCount; ++l)
            if (!layout_.lanes[l].turned)
                appendTable(layout_.lanes[l], all);
        return all;
    }

private:
    void appendTable(const PatternLayout::Lane& lane, std::vector<Packed>& all) {
        const Half low = menOn(lane, 0);
        const Half high = menOn(lane, PatternLayout::squaresEach / 2);
        for (std::size_t e = 0; e < PatternLayout::entries; ++e) {
            Sum sum = low[e % low.size()];
            sum.middle += high[e / low.size()].middle;
            sum.ending += high[e / low.size()].ending;
            sum.add(weights_.values[places_.pattern(lane.table, e)], 1);
            for (std::size_t p = 0; p < layout_.partCount; ++p)
                if (layout_.parts[p].table == lane.table)
                    sum.add(weights_.values[places_.part(p, layout_.parts[p].entry(e))], 1);
            all.push_back(packed(std::clamp(sum.middle, -bound_, bound_),
                                 std::clamp(sum.ending, -bound_, bound_)));
        }
    }

    Half menOn(const PatternLayout::Lane& lane, std::size_t firstDigit) {
        Half half;
        std::size_t unit = 1;
        for (std::size_t k = firstDigit; k < firstDigit + PatternLayout::squaresEach / 2; ++k) {
            const int square = board_.index(rules::Square(lane.squares[k]));
            if (count(square))
                for (std::size_t e = 0; e < half.size(); ++e)
                    addMan(half[e], square, e / unit % 3);
            unit *= 3;
        }
        return half;
    }

    bool count(int square) {
        const int opposite = places_.squares - 1 - square;
        if (counted_[static_cast<std::size_t>(square)])
            return false;
        counted_[static_cast<std::size_t>(square)] = true;
        counted_[static_cast<std::size_t>(opposite)] = true;
        return true;
    }

    void addMan(Sum& sum, int square, std::size_t digit) const {
        const int opposite = places_.squares - 1 - square;
        if (digit == 1)
            sum.add(weights_.values[places_.manOn(square)], 1);
        if (digit == 2)
            sum.add(weights_.values[places_.manOn(opposite)], -1);
    }

    const Weights& weights_;
    const PatternLayout& layout_;
    WeightLayout places_;
    const rules::Board& board_;
    std::vector<bool> counted_;
    int bound_;
};

} // namespace

std::vector<Packed> packedPatterns(const Weights& weights) {
    assert(weights.values.size() == WeightLayout(weights.variant).size());
    return Folder(weights).tables();
}

} // namespace damscope::analysis::evaluation
