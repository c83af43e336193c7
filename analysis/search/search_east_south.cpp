// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/search/variant_search.hpp"
#include "analysis/search/variant_search_of.hpp"
#include "rules/board/variants.hpp"

namespace damscope::analysis::search {

namespace tables = rules::tables;

std::unique_ptr<VariantSearch> makeEastAndSouthSearch(const Weights& weights,
                                                      const endgame::Tables* endgames,
                                                      TranspositionTable& table,
                                                      const SearchParameters& parameters) {
    return makeOneOf<VariantSearchOf, tables::spanish, tables::portuguese, tables::czech,
                     tables::turkish>(weights, endgames, table, parameters);
}

} // namespace damscope::analysis::search
