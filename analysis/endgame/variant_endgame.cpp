// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/endgame/variant_endgame.hpp"

#include "analysis/endgame/variant_endgame_of.hpp"
#include "rules/board/variants.hpp"

#include <stdexcept>

namespace damscope::analysis::endgame {

namespace {

/// The endgame of one of these variants, created once; null for other variants.
template <const rules::Rules&... R> const VariantEndgame* oneOf(rules::Variant variant) {
    const VariantEndgame* found = nullptr;
    const auto offer = [&](rules::Variant v, const VariantEndgame& endgame) {
        if (v == variant)
            found = &endgame;
    };
    (
        [&] {
            static const VariantEndgameOf<R> endgame;
            offer(R.variant, endgame);
        }(),
        ...);
    return found;
}

} // namespace

const VariantEndgame& variantEndgame(rules::Variant variant) {
    namespace tables = rules::tables;
    const VariantEndgame* found =
        oneOf<tables::international, tables::killer, tables::canadian, tables::breakthrough,
              tables::antidraughts, tables::english, tables::italian, tables::thai, tables::russian,
              tables::pool, tables::brazilian, tables::spantsiretti, tables::spanish,
              tables::portuguese, tables::czech, tables::turkish>(variant);
    if (!found)
        throw std::logic_error("the rules of this variant do not allow endgame tables");
    return *found;
}

} // namespace damscope::analysis::endgame
