// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/search/variant_search.hpp"

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

} // namespace damscope::analysis::search
