// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/search/variant_search.hpp"

#include "analysis/search/path.hpp"
#include "analysis/search/thread_state.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace damscope::analysis::search {

std::unique_ptr<VariantSearch> makeVariantSearch(const evaluation::Weights& weights,
                                                 const endgame::Tables* endgames,
                                                 TranspositionTable& table,
                                                 const SearchParameters& parameters) {
    for (MakeSearch* make : {makeInternationalSearch, makeFrisianSearch, makeSteppingKingSearch,
                             makeFlyingKingSearch, makeEastAndSouthSearch})
        if (auto search = make(weights, endgames, table, parameters))
            return search;
    assert(false && "every variant has its search");
    return nullptr;
}

std::span<const ParameterInfo> searchParameters() {
    using P = SearchParameters;
    static constexpr std::array all{
        ParameterInfo{"aspiration-margin", &P::aspirationMargin, 1, 1000},
        ParameterInfo{"probcut-least-depth", &P::probCutLeastDepth, 1, 100},
        ParameterInfo{"probcut-margin", &P::probCutMargin, 0, 200},
        ParameterInfo{"probcut-depth", &P::probCutDepth, 0, 90},
        ParameterInfo{"probcut-evaluation-margin", &P::probCutEvaluationMargin, -500, 2000},
        ParameterInfo{"futility-depth", &P::futilityDepth, 0, 20},
        ParameterInfo{"futility-margin", &P::futilityMargin, 0, 1000},
        ParameterInfo{"reverse-futility-depth", &P::reverseFutilityDepth, 0, 20},
        ParameterInfo{"reverse-futility-margin", &P::reverseFutilityMargin, 0, 1000},
        ParameterInfo{"iir-least-depth", &P::iirLeastDepth, 1, 100},
        ParameterInfo{"lmr-first-move", &P::lmrFirstMove, 1, 100},
        ParameterInfo{"lmr-first-move-in-pv", &P::lmrFirstMoveInPv, 1, 100},
        ParameterInfo{"lmr-two-plies-first-move", &P::lmrTwoPliesFirstMove, 1, 100},
        ParameterInfo{"lmr-two-plies-depth", &P::lmrTwoPliesDepth, 2, 100},
        ParameterInfo{"lmr-three-plies-depth", &P::lmrThreePliesDepth, 2, 100},
        ParameterInfo{"shot-plies", &P::shotPlies, 0, 100},
    };
    return all;
}

namespace {

using rules::DrawCondition;

bool isAgainstLoneKing(const PieceCounts& c, std::size_t strong, const rules::Material& m) {
    const std::size_t weak = 1 - strong;
    return c.of(weak) == 1 && c.kings[weak] == 1 && c.of(strong) >= m.fewest &&
           c.of(strong) <= m.most && c.kings[strong] >= m.fewestKings &&
           !(m.noMen && c.men[strong] > 0) && !m.onMainRoad;
}

bool applies(const rules::DrawRule& rule, const PieceCounts& c) {
    const rules::Material& m = rule.material;
    switch (rule.condition) {
    case DrawCondition::material:
        return isAgainstLoneKing(c, 0, m) || isAgainstLoneKing(c, 1, m);
    case DrawCondition::balance:
        return c.kings[0] > 0 && c.kings[1] > 0 && c.of(0) + c.of(1) >= m.fewest &&
               c.of(0) + c.of(1) <= m.most;
    case DrawCondition::repetition:
    case DrawCondition::noProgress:
    case DrawCondition::kingAgainstKing: // not a count of plies
        break;
    }
    return false;
}

} // namespace

DrawLimits::DrawLimits(rules::Variant variant) : rules_(rules::drawRules(variant)) {
    for (const rules::DrawRule& rule : rules_) {
        if (rule.condition == DrawCondition::noProgress)
            noProgress_ = std::min(noProgress_, int{rule.limit});
        if (rule.condition == DrawCondition::repetition)
            occurrences_ = rule.limit;
        if (rule.condition == DrawCondition::kingAgainstKing)
            kingAgainstKing_ = true;
    }
}

int DrawLimits::material(const PieceCounts& counts) const {
    int limit = never;
    for (const rules::DrawRule& rule : rules_)
        if (applies(rule, counts))
            limit = std::min(limit, int{rule.limit});
    return limit;
}

using std::chrono::milliseconds;

TimeManager::TimeManager(const std::optional<TimeLeft>& clock) : hasClock_(clock.has_value()) {
    if (clock)
        usual_ = moveTime(*clock).usual;
}

void TimeManager::addDepth(bool sameMove, int fall) {
    constexpr int seriousFall = 15;
    stability_ = sameMove ? stability_ + 1 : 0;
    hasFallen_ = fall >= seriousFall;
}

bool TimeManager::isEnough(milliseconds elapsed) const {
    // Per cent of the usual time. The next depth takes about as long as all before it.
    const int stable = std::max(40, 90 - 10 * stability_);
    return hasClock_ && elapsed * 100 >= usual_ * (hasFallen_ ? 2 * stable : stable);
}

} // namespace damscope::analysis::search
