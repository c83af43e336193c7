// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/endgame/variant_endgame_of.hpp"
#include "rules/board/variants.hpp"

namespace damscope::analysis::endgame {

namespace tables = rules::tables;

const VariantEndgame* internationalEndgame(rules::Variant variant) {
    return oneOf<tables::international, tables::killer, tables::canadian, tables::breakthrough,
                 tables::antidraughts>(variant);
}

} // namespace damscope::analysis::endgame
