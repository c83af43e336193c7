// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/evaluation/patterns.hpp"

#include "rules/board/variants.hpp"

#include <utility>

namespace damscope::analysis::evaluation {

const PatternLayout& patternLayout(rules::Variant variant) {
    static constexpr auto layouts = []<std::size_t... I>(std::index_sequence<I...>) {
        return std::array{detail::makePatternLayout(rules::tables::all[I]->board)...};
    }
    (std::make_index_sequence<rules::variantCount>{});
    return layouts[static_cast<std::size_t>(variant)];
}

std::uint32_t patternEntry(const PatternLayout::Lane& lane, const rules::Position& position) {
    using rules::Color;
    std::uint32_t entry = 0;
    std::uint32_t digit = 1;
    for (const std::uint8_t bit : lane.squares) {
        const rules::Square s(bit);
        const bool own = position.men(lane.turned ? Color::black : Color::white).contains(s);
        const bool other = position.men(lane.turned ? Color::white : Color::black).contains(s);
        entry += own ? digit : other ? 2 * digit : 0;
        digit *= 3;
    }
    return entry;
}

} // namespace damscope::analysis::evaluation
