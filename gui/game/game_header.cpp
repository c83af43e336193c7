// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/game/game_header.hpp"

#include "rules/board/result.hpp"

#include <algorithm>
#include <string>

namespace damscope::gui {

namespace {

// Behind the last tag that comes before this one in the order of the fields.
std::size_t placeOf(const std::vector<rules::Tag>& tags, std::string_view name) {
    const auto& order = fieldTags();
    const auto own = std::ranges::find(order, name);
    if (own == order.end())
        return tags.size();
    std::size_t place = 0;
    for (std::size_t i = 0; i < tags.size(); ++i)
        if (std::ranges::find(order.begin(), own, tags[i].name) != own)
            place = i + 1;
    return place;
}

} // namespace

const std::vector<std::string_view>& fieldTags() {
    static const std::vector<std::string_view> names{
        "Event",  "Site",        "Date",        "Round",       "White",    "Black",
        "Result", "WhiteRating", "BlackRating", "TimeControl", "Annotator"};
    return names;
}

void putTag(std::vector<rules::Tag>& tags, std::string_view name, std::string_view value) {
    const auto old = std::ranges::find(tags, name, &rules::Tag::name);
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

GameHeader withResult(GameHeader header, rules::Variant variant, rules::GameResult result) {
    header.result = result;
    putTag(header.tags, "Result", rules::writeResult(rules::rules(variant), result));
    return header;
}

} // namespace damscope::gui
