// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/search/variant_search.hpp"

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

} // namespace damscope::analysis::search
