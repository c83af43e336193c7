// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/game/header_tags.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace damscope::rules {
namespace {

constexpr auto names =
    std::to_array<std::string_view>({"Event", "Site", "Date", "Round", "White", "Black", "Result",
                                     "WhiteRating", "BlackRating", "TimeControl", "Annotator"});

// Behind the last tag that comes before this one in the order of the header.
std::size_t placeOf(const std::vector<Tag>& tags, std::string_view name) {
    const auto* const own = std::ranges::find(names, name);
    if (own == names.end())
        return tags.size();
    std::size_t place = 0;
    for (std::size_t i = 0; i < tags.size(); ++i)
        if (std::ranges::find(names.begin(), own, tags[i].name) != own)
            place = i + 1;
    return place;
}

} // namespace

std::span<const std::string_view> headerTags() {
    return names;
}

void putTag(std::vector<Tag>& tags, std::string_view name, std::string_view value) {
    const auto old = std::ranges::find(tags, name, &Tag::name);
    if (old == tags.end()) {
        if (!value.empty())
            tags.insert(tags.begin() + static_cast<std::ptrdiff_t>(placeOf(tags, name)),
                        {std::string(name), std::string(value)});
    } else if (value.empty()) {
        tags.erase(old);
    } else {
        old->value = value;
    }
}

} // namespace damscope::rules
