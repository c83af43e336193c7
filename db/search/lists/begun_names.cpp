// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/lists/begun_names.hpp"

#include "base/text/ascii.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <array>
#include <set>

namespace damscope::db {
namespace {

// In the order of Named.
constexpr std::array<std::string_view, 8> beginningSql{
    "SELECT name FROM player WHERE name >= ?1 AND name < ?2 AND name NOT IN ('', '?') "
    "ORDER BY name LIMIT ?3",
    "SELECT name FROM event WHERE name >= ?1 AND name < ?2 AND name NOT IN ('', '?', '-') "
    "ORDER BY name LIMIT ?3",
    "SELECT name FROM site WHERE name >= ?1 AND name < ?2 AND name NOT IN ('', '?', '-') "
    "ORDER BY name LIMIT ?3",
    "SELECT DISTINCT name FROM opening WHERE name >= ?1 AND name < ?2 ORDER BY name LIMIT ?3",
    "SELECT path FROM source",
    "SELECT name FROM collection WHERE name >= ?1 AND name < ?2 ORDER BY name LIMIT ?3",
    "SELECT name FROM bookmark WHERE name >= ?1 AND name < ?2 ORDER BY name LIMIT ?3",
    "SELECT name FROM study WHERE name >= ?1 AND name < ?2 ORDER BY name LIMIT ?3"};

// Behind every text that begins so: the last character of Unicode.
std::string lastBegun(const std::string& begun) {
    return begun + "\xF4\x8F\xBF\xBF";
}

std::string withCapital(std::string_view begun) {
    std::string text(begun);
    if (!text.empty())
        text.front() = base::upperCase(text.front());
    return text;
}

// The file, or what follows a slash and begins so: "2023/club.pdn".
std::vector<std::string> pathsBegun(Store& store, std::string_view begun, std::size_t most) {
    std::set<std::string> ends;
    Statement select =
        store.connection().prepare(beginningSql.at(static_cast<std::size_t>(Named::source)));
    while (ends.size() < most && select.step()) {
        std::string_view end = select.text(0);
        const std::size_t file = end.rfind('/') + 1;
        if (begun.find('/') == std::string_view::npos)
            end.remove_prefix(file);
        while (!end.starts_with(begun) && end.find('/') != std::string_view::npos)
            end.remove_prefix(end.find('/') + 1);
        if (end.starts_with(begun))
            ends.emplace(end);
    }
    return {ends.begin(), ends.end()};
}

} // namespace

std::vector<std::string> namesBegun(Store& store, Named kind, std::string_view begun,
                                    std::size_t most) {
    if (kind == Named::source)
        return pathsBegun(store, begun, most);
    std::set<std::string> names;
    for (const std::string& first : {std::string(begun), withCapital(begun)}) {
        const std::string end = lastBegun(first);
        Statement select =
            store.connection().prepare(beginningSql.at(static_cast<std::size_t>(kind)));
        select.bind(first, end, most);
        while (select.step())
            names.emplace(select.text(0));
    }
    return {names.begin(), names.end()};
}

} // namespace damscope::db
