// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/tag_values.hpp"

#include "base/text/ascii.hpp"
#include "db/sqlite/sqlite.hpp"

#include <algorithm>

namespace damscope::db {
namespace {

constexpr std::string_view namesSql = "SELECT name FROM tag_name";
constexpr std::string_view tagsSql =
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
    const auto select = connection.kept(tagsSql);
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

} // namespace damscope::db
