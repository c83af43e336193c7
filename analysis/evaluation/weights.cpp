// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/evaluation/weights.hpp"

#include "analysis/evaluation/shipped_weights.hpp"
#include "analysis/evaluation/weights_file.hpp"

#include <utility>

namespace damscope::analysis::evaluation {

namespace {

/// The variant whose weights this one uses: itself, or an almost identical one.
rules::Variant learntBy(rules::Variant variant) {
    using enum rules::Variant;
    switch (variant) {
    case portuguese: // the same rules
        return spanish;
    case pool: // except for a man that passes the last row in a capture
        return russian;
    case killer: // except for where a king stops behind a king
        return international;
    default:
        return variant;
    }
}

Weight both(int centiMen) {
    const auto w = static_cast<std::int16_t>(centiMen * unitsPerCentiMan);
    return {w, w};
}

} // namespace

WeightLayout::WeightLayout(rules::Variant variant)
    : squares(rules::rules(variant).board.size()), parts(patternLayout(variant).partCount),
      tables(patternLayout(variant).tableCount) {}

Weights plainWeights(rules::Variant variant) {
    const rules::Rules& r = rules::rules(variant);
    const WeightLayout layout(variant);
    Weights w{variant, std::vector<Weight>(layout.size())};
    // If the goal is to lose one's pieces, having them counts negatively.
    const int sign = r.goal == rules::Goal::loseAll ? -1 : 1;
    w.values[WeightLayout::man] = both(sign * 100);
    w.values[WeightLayout::firstKing] = both(sign * (r.flyingKings ? 300 : 130));
    w.values[WeightLayout::moreKings] = both(sign * (r.flyingKings ? 250 : 130));
    for (int s = 0; s < layout.squares; ++s) {
        const int advance = r.board.ranks - 1 - r.board.rowOf(r.board.square(s));
        w.values[layout.manOn(s)] = both(r.goal == rules::Goal::firstKing ? 3 * advance : advance);
    }
    return w;
}

std::shared_ptr<const Weights> standardWeights(rules::Variant variant) {
    return std::make_shared<const Weights>(
        weightsOrPlain(shippedWeights(learntBy(variant)), variant));
}

Weights weightsOrPlain(std::string_view file, rules::Variant variant) {
    if (auto learnt = readWeights(file))
        if (auto weights = carriedOver(std::move(*learnt), variant))
            return std::move(*weights);
    return plainWeights(variant);
}

std::optional<Weights> carriedOver(Weights learnt, rules::Variant variant) {
    if (rules::rules(learnt.variant).board != rules::rules(variant).board)
        return std::nullopt;
    learnt.variant = variant;
    return learnt;
}

} // namespace damscope::analysis::evaluation
