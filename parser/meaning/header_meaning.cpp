// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/meaning/header_meaning.hpp"

#include "base/text/ascii.hpp"
#include "parser/meaning/game_tags.hpp"
#include "parser/syntax/header_words.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>

namespace damscope::parser {
namespace {

using rules::Color;
using rules::Tag;

template <class NameOf> std::vector<HeaderMeaning> add(std::vector<Tag>& tags, NameOf nameOf) {
    std::vector<HeaderMeaning> meanings;
    const std::size_t written = tags.size();
    for (std::size_t i = 0; i < written; ++i) {
        const std::string_view name = nameOf(tags[i].name);
        if (name.empty() || base::trimmed(tags[i].value).empty() || tagNamed(tags, name))
            continue;
        std::string value = tags[i].value;
        tags.push_back({std::string(name), std::move(value)});
        meanings.push_back({i, tags.size() - 1});
    }
    return meanings;
}

std::string_view playerTag(Color color) {
    return color == Color::white ? "White" : "Black";
}
std::string_view ratingTag(Color color) {
    return color == Color::white ? "WhiteRating" : "BlackRating";
}

} // namespace

std::vector<HeaderMeaning> addMeanings(std::vector<Tag>& tags) {
    if (std::ranges::all_of(tags, isUsualName, &Tag::name))
        return {};
    std::vector<HeaderMeaning> meanings = add(tags, pdnNameOf);
    std::ranges::copy(add(tags, misspeltPdnName), std::back_inserter(meanings));
    return meanings;
}

std::vector<HeaderMeaning> addPlayers(std::vector<Tag>& tags, const rules::Rules& rules) {
    const Color first = rules.firstMover;
    const Color red = tagNamed(tags, "Black") ? Color::white : Color::black;
    return add(tags, [&](std::string_view name) -> std::string_view {
        constexpr std::size_t longest = 5;
        if (name.size() > longest)
            return {};
        if (base::equalIgnoringCase(name, "P1"))
            return playerTag(first);
        if (base::equalIgnoringCase(name, "P2"))
            return playerTag(opponent(first));
        if (base::equalIgnoringCase(name, "P1Elo"))
            return ratingTag(first);
        if (base::equalIgnoringCase(name, "P2Elo"))
            return ratingTag(opponent(first));
        return base::equalIgnoringCase(name, "Red") ? playerTag(red) : std::string_view();
    });
}

} // namespace damscope::parser
