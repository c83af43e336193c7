// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/records/tags.hpp"

#include "base/text/ascii.hpp"
#include "db/store/sqlite/sqlite.hpp"

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

namespace {

constexpr std::string_view namesSql = "SELECT name FROM tag_name";
constexpr std::string_view namedTagsSql =
    "SELECT n.name, t.value FROM tag t JOIN tag_name n ON n.id = t.name WHERE t.game = ?1 "
    "ORDER BY t.place";

} // namespace

std::vector<std::string> storedTagNames(Connection& connection) {
    std::vector<std::string> names;
    Statement select = connection.prepare(namesSql);
    while (select.step())
        names.emplace_back(select.text(0));
    return names;
}

std::vector<rules::Tag> storedTags(Connection& connection, GameId game) {
    std::vector<rules::Tag> tags;
    const auto select = connection.kept(namedTagsSql);
    select->bind(game);
    while (select->step())
        tags.push_back({std::string(select->text(0)), std::string(select->text(1))});
    return tags;
}

std::string_view knownText(std::string_view value) {
    value = base::trimmed(value);
    return value.find_first_not_of("?-") == std::string_view::npos ? std::string_view() : value;
}

std::string_view knownValue(const std::vector<rules::Tag>& tags, std::string_view name) {
    const auto tag = std::ranges::find_if(
        tags, [&](const rules::Tag& each) { return base::equalIgnoringCase(each.name, name); });
    return tag == tags.end() ? std::string_view() : knownText(tag->value);
}

int guessedYear(const GameHeader& header) {
    if (header.day.isKnown())
        return 0;
    const int year = rules::yearIn(header.event);
    return year > 0 ? year : rules::yearIn(header.site);
}

} // namespace damscope::db
