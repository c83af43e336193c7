// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/tags.hpp"

#include "base/text/ascii.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace damscope::db {
namespace {

// Longer values are hardly shared by many games.
constexpr std::size_t sharedValueLimit = 40;
constexpr std::array<std::string_view, 2> sharedNames{"Result", "GameType"};

std::optional<std::string> numberText(const std::optional<int>& number) {
    return number ? std::optional(std::to_string(*number)) : std::nullopt;
}

// The value that a tag of this name has if it is the one the header was read from.
std::optional<std::string> impliedValue(const GameHeader& header, std::string_view name) {
    if (base::equalIgnoringCase(name, "White"))
        return header.white;
    if (base::equalIgnoringCase(name, "Black"))
        return header.black;
    if (base::equalIgnoringCase(name, "Event"))
        return header.event;
    if (base::equalIgnoringCase(name, "Site"))
        return header.site;
    if (base::equalIgnoringCase(name, "Round"))
        return header.round;
    if (base::equalIgnoringCase(name, "Date"))
        return header.date;
    if (base::equalIgnoringCase(name, "WhiteRating") || base::equalIgnoringCase(name, "WhiteElo"))
        return numberText(header.whiteRating);
    if (base::equalIgnoringCase(name, "BlackRating") || base::equalIgnoringCase(name, "BlackElo"))
        return numberText(header.blackRating);
    return std::nullopt;
}

bool isShared(const rules::Tag& tag) {
    return tag.value.size() <= sharedValueLimit &&
           std::any_of(sharedNames.begin(), sharedNames.end(), [&](std::string_view name) {
               return base::equalIgnoringCase(tag.name, name);
           });
}

void appendEscaped(std::string& out, std::string_view text) {
    for (const char c : text) {
        if (c == '\\' || c == '=')
            out += '\\';
        if (c == '\n')
            out += "\\n";
        else
            out += c;
    }
}

// Takes a name or value, up to an unescaped '=' or line end, off the front of a list.
std::string takeEscaped(std::string_view& list) {
    std::string text;
    while (!list.empty() && list[0] != '=' && list[0] != '\n') {
        const bool escaped = list[0] == '\\' && list.size() > 1;
        if (escaped)
            list.remove_prefix(1);
        text += escaped && list[0] == 'n' ? '\n' : list[0];
        list.remove_prefix(1);
    }
    return text;
}

} // namespace

TagPlan planTags(const GameHeader& header, const std::vector<rules::Tag>& tags) {
    TagPlan plan;
    for (std::size_t place = 0; place < tags.size(); ++place) {
        const rules::Tag& tag = tags[place];
        appendEscaped(plan.list, tag.name);
        if (isShared(tag)) {
            plan.list += '=';
            appendEscaped(plan.list, tag.value);
        } else if (impliedValue(header, tag.name).value_or("") != tag.value) {
            plan.rows.push_back(place);
        }
        plan.list += '\n';
    }
    return plan;
}

std::vector<rules::Tag> restoreTags(std::string_view list, const GameHeader& header,
                                    const std::vector<std::pair<std::size_t, std::string>>& rows) {
    std::vector<rules::Tag> tags;
    auto row = rows.begin();
    while (!list.empty()) {
        rules::Tag tag{takeEscaped(list), {}};
        const bool shared = !list.empty() && list[0] == '=';
        if (shared) {
            list.remove_prefix(1);
            tag.value = takeEscaped(list);
        } else if (row != rows.end() && row->first == tags.size()) {
            tag.value = (row++)->second;
        } else {
            tag.value = impliedValue(header, tag.name).value_or("");
        }
        if (!list.empty())
            list.remove_prefix(1); // the line end
        tags.push_back(std::move(tag));
    }
    return tags;
}

std::string sharedResult(std::string_view list) {
    while (!list.empty()) {
        const std::string name = takeEscaped(list);
        const bool hasValue = !list.empty() && list[0] == '=';
        if (hasValue)
            list.remove_prefix(1);
        const std::string value = hasValue ? takeEscaped(list) : std::string();
        if (base::equalIgnoringCase(name, "Result"))
            return value;
        if (!list.empty())
            list.remove_prefix(1); // the line end
    }
    return {};
}

} // namespace damscope::db
