// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/lists/known_names.hpp"

#include "db/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

#include <string_view>

namespace damscope::db {
namespace {

constexpr std::string_view playersSql =
    "SELECT name FROM player WHERE name NOT IN ('', '?') ORDER BY name LIMIT ?1";
constexpr std::string_view eventsSql =
    "SELECT name FROM event WHERE name NOT IN ('', '?') ORDER BY name LIMIT ?1";
constexpr std::string_view sitesSql =
    "SELECT name FROM site WHERE name NOT IN ('', '?') ORDER BY name LIMIT ?1";

std::string_view sqlOf(NameKind kind) {
    switch (kind) {
    case NameKind::player:
        return playersSql;
    case NameKind::event:
        return eventsSql;
    case NameKind::site:
        break;
    }
    return sitesSql;
}

} // namespace

std::vector<std::string> knownNames(Store& store, NameKind kind, std::size_t most) {
    Statement select = store.connection().prepare(sqlOf(kind));
    select.bind(most);
    std::vector<std::string> names;
    while (select.step())
        names.emplace_back(select.text(0));
    return names;
}

} // namespace damscope::db
