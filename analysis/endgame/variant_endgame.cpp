// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/endgame/variant_endgame.hpp"

#include "analysis/endgame/variant_endgame_of.hpp"

#include <stdexcept>

namespace damscope::analysis::endgame {

const VariantEndgame& variantEndgame(rules::Variant variant) {
    for (FindEndgame* find :
         {internationalEndgame, steppingKingEndgame, flyingKingEndgame, eastAndSouthEndgame})
        if (const VariantEndgame* found = find(variant))
            return *found;
    throw std::logic_error("the rules of this variant do not allow endgame tables");
}

} // namespace damscope::analysis::endgame
