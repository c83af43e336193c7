// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/tag_options.hpp"

#include "base/text/ascii.hpp"
#include "base/text/utf8.hpp"
#include "cli/options/language_option.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "parser/encoding/clean_text.hpp"
#include "parser/meaning/game_tags.hpp"
#include "rules/board/result.hpp"
#include "rules/game/header_tags.hpp"
#include "rules/text/date.hpp"

#include <algorithm>
#include <array>

namespace damscope::cli {
namespace {

using Wrong = std::optional<std::string>;

// "white" is "White"; another name begins with a capital.
std::string tagName(std::string_view written) {
    const auto tags = rules::headerTags();
    const auto known = std::ranges::find_if(
        tags, [&](std::string_view tag) { return base::equalIgnoringCase(tag, written); });
    return std::string(known == tags.end() ? written : *known);
}

Wrong wrongName(const std::string& name) {
    // What the moves are read by.
    constexpr auto fixed = std::to_array<std::string_view>({"GameType", "FEN", "SetUp", "Variant"});
    if (std::ranges::count(fixed, name) > 0)
        return inWords({"usage-tag-fixed", {{"tag", name}}});
    if (!parser::isPdnName(name))
        return inWords({"usage-tag-name", {{"word", visible(name)}}});
    return std::nullopt;
}

bool isUnknownDate(std::string_view value) {
    return value.find_first_not_of("?.") == std::string_view::npos;
}

// UTF-8 without control characters.
bool isPrintable(std::string_view text) {
    constexpr char32_t del = 0x7F;
    while (!text.empty()) {
        const base::Utf8Character character = base::firstCharacter(text);
        if (!character.point || *character.point < U' ' || *character.point == del)
            return false;
        text.remove_prefix(character.bytes.size());
    }
    return true;
}

Wrong wrongValue(const rules::Tag& tag) {
    if (!isPrintable(tag.value))
        return inWords({"usage-tag-characters", {{"tag", tag.name}}});
    if (tag.name != "Date" || isUnknownDate(tag.value))
        return std::nullopt;
    const rules::DateReading date = rules::dateReading(tag.value);
    if (date.date.isKnown() && date.clear)
        return std::nullopt;
    return inWords({"usage-tag-date", {{"word", visible(tag.value)}}});
}

} // namespace

void TagOptions::declare(Arguments& arguments) {
    arguments.value(
        {"--set", "NAME=VALUE",
         "set a tag: White=\"Wiersma, H.\", Date=1998.05.17; an empty value removes it", false,
         true},
        [this](std::string_view text) -> Wrong {
            const std::size_t sign = text.find('=');
            if (sign == std::string_view::npos)
                return inWords({"usage-tag", {}});
            rules::Tag tag{tagName(text.substr(0, sign)), parser::cleanLine(text.substr(sign + 1))};
            if (auto wrong = wrongName(tag.name))
                return wrong;
            if (auto wrong = wrongValue(tag))
                return wrong;
            changes_.push_back(std::move(tag));
            return std::nullopt;
        });
    arguments.value({"--remove", "NAME", "remove a tag", false, true},
                    [this](std::string_view text) -> Wrong {
                        std::string name = tagName(text);
                        if (auto wrong = wrongName(name))
                            return wrong;
                        changes_.push_back({std::move(name), {}});
                        return std::nullopt;
                    });
}

void requireResult(std::span<const rules::Tag> changes, rules::Variant variant) {
    const rules::Rules& rules = rules::rules(variant);
    const auto written = [&](rules::GameResult result) {
        return std::string(rules::writeResult(rules, result));
    };
    for (const rules::Tag& change : changes)
        if (change.name == "Result" && !rules::readResult(rules, change.value))
            throw UsageError(inWords({"usage-result",
                                      {{"word", visible(change.value)},
                                       {"white", written(rules::GameResult::whiteWins)},
                                       {"draw", written(rules::GameResult::draw)},
                                       {"black", written(rules::GameResult::blackWins)}}}));
}

} // namespace damscope::cli
