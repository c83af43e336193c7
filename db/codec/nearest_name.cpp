// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/codec/nearest_name.hpp"

#include "base/text/nearest.hpp"

#include <algorithm>
#include <vector>

namespace damscope::db {

std::string nearestName(std::string_view name, std::span<const std::string_view> known,
                        const std::function<std::string(std::string_view)>& formOf) {
    std::vector<std::string> forms;
    std::ranges::transform(known, std::back_inserter(forms), formOf);
    const std::vector<std::string_view> candidates(forms.begin(), forms.end());
    const auto nearest = base::nearest(formOf(name), candidates);
    if (!nearest)
        return {};
    const auto found = std::ranges::find(candidates, *nearest);
    return std::string(known[static_cast<std::size_t>(found - candidates.begin())]);
}

} // namespace damscope::db
