// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/search/variant_search.hpp"

namespace damscope::analysis::search {

/// makeVariantSearch for the variants of one source file each, so that they compile side by side;
/// null for others.
using MakeSearch = std::unique_ptr<VariantSearch>(const evaluation::Weights&,
                                                  const endgame::Tables*, TranspositionTable&,
                                                  const SearchParameters&);
MakeSearch makeInternationalSearch;
MakeSearch makeFrisianSearch;
MakeSearch makeSteppingKingSearch;
MakeSearch makeFlyingKingSearch;
MakeSearch makeEastAndSouthSearch;

/// The search of the first of these variants that the weights are for.
template <template <const rules::Rules&> class SearchOf, const rules::Rules&... R>
std::unique_ptr<VariantSearch> makeOneOf(const evaluation::Weights& weights,
                                         const endgame::Tables* endgames, TranspositionTable& table,
                                         const SearchParameters& parameters) {
    std::unique_ptr<VariantSearch> made;
    ((weights.variant == R.variant
          ? void(made = std::make_unique<SearchOf<R>>(weights, endgames, table, parameters))
          : void()),
     ...);
    return made;
}

} // namespace damscope::analysis::search
