// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/endgame/variant_endgame_of.hpp"
#include "rules/board/variants.hpp"

namespace damscope::analysis::endgame {

namespace tables = rules::tables;

const VariantEndgame* flyingKingEndgame(rules::Variant variant) {
    return oneOf<tables::russian, tables::pool, tables::brazilian, tables::spantsiretti>(variant);
}

} // namespace damscope::analysis::endgame
