// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/search/root_search.hpp"
#include "analysis/search/variant_search.hpp"
#include "rules/board/variants.hpp"

namespace damscope::analysis::search {

namespace tables = rules::tables;

std::unique_ptr<VariantSearch> makeInternationalSearch(const Weights& weights,
                                                       const endgame::Tables* endgames,
                                                       TranspositionTable& table,
                                                       const SearchParameters& parameters) {
    return makeSearchFor<VariantSearchOf, tables::international, tables::killer,
                         tables::breakthrough, tables::antidraughts>(weights, endgames, table,
                                                                     parameters);
}

} // namespace damscope::analysis::search
