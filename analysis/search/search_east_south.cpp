// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/search/variant_search_of.hpp"
#include "analysis/search/variant_searches.hpp"
#include "rules/variants.hpp"

namespace damscope::analysis::search {

namespace tables = rules::tables;

std::unique_ptr<VariantSearch> makeEastAndSouthSearch(const Weights& weights,
                                                      TranspositionTable& table) {
    return makeOneOf<VariantSearchOf, tables::spanish, tables::portuguese, tables::czech,
                     tables::turkish>(weights, table);
}

} // namespace damscope::analysis::search
