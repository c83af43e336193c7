// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/opening_names/stored_names.hpp"

#include "db/codec/fold_name.hpp"
#include "db/opening_names/names.hpp"
#include "db/sqlite/sqlite.hpp"

#include <string>
#include <string_view>

namespace damscope::db {
namespace {

constexpr std::string_view versionSql = "SELECT value FROM setting WHERE name = 'opening names'";
constexpr std::string_view setVersionSql =
    "INSERT OR REPLACE INTO setting VALUES ('opening names', ?1)";
constexpr std::string_view knownSql = "SELECT 1 FROM opening WHERE id = ?1";
constexpr std::string_view insertSql =
    "INSERT INTO opening (id, name, other, folded) VALUES (?1, ?2, ?3, ?4)";

std::string alternativesOf(const OpeningName& opening) {
    std::string text;
    for (const std::string& name : opening.alternatives)
        text += (text.empty() ? "" : "; ") + name;
    return text;
}

} // namespace

bool openingsAreCurrent(const Connection& connection) {
    return connection.value(versionSql) == openingNames().version();
}

void noteOpeningNames(Connection& connection) {
    connection.execute("DELETE FROM opening");
    connection.kept(setVersionSql)->bind(openingNames().version()).run();
}

void noteOpening(Connection& connection, std::uint32_t number) {
    const auto known = connection.kept(knownSql);
    if (known->bind(number).step())
        return;
    const OpeningNames& names = openingNames();
    const std::string name = names.text(number, Language::english);
    const std::string folded = foldName(names.allNames(number));
    connection.kept(insertSql)
        ->bind(number, name, alternativesOf(names.named(number)), folded)
        .run();
}

} // namespace damscope::db
