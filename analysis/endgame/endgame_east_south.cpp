// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/endgame/variant_endgame_of.hpp"
#include "rules/board/variants.hpp"

namespace damscope::analysis::endgame {

namespace tables = rules::tables;

const VariantEndgame* eastAndSouthEndgame(rules::Variant variant) {
    return oneOf<tables::spanish, tables::portuguese, tables::czech, tables::turkish>(variant);
}

} // namespace damscope::analysis::endgame
