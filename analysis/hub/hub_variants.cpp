// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/hub/hub_variants.hpp"

#include <algorithm>
#include <string_view>

namespace damscope::analysis {
namespace {

// The names of Scan 3.1. Frysk! differs from Frisian only in its starting position.
std::string_view scansName(rules::Variant variant) {
    switch (variant) {
    case rules::Variant::international:
        return "normal";
    case rules::Variant::breakthrough:
        return "bt";
    case rules::Variant::frisian:
    case rules::Variant::frysk:
        return "frisian";
    case rules::Variant::antidraughts:
        return "losing";
    default:
        return {}; // "killer" is Damscope's name too
    }
}

} // namespace

std::optional<std::string> hubVariant(rules::Variant variant,
                                      std::span<const std::string> choices) {
    if (choices.empty())
        return variant == rules::Variant::international ? std::optional<std::string>("")
                                                        : std::nullopt;
    for (const std::string_view name : {rules::rules(variant).name, scansName(variant)})
        if (!name.empty() && std::ranges::count(choices, name) > 0)
            return std::string(name);
    return std::nullopt;
}

} // namespace damscope::analysis
