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
constexpr std::string_view insertSql =
    "INSERT INTO opening (id, name, other, folded) VALUES (?1, ?2, ?3, ?4)";

} // namespace

bool openingsAreCurrent(const Connection& connection) {
    return connection.value(versionSql) == openingNames().version();
}

void noteOpeningNames(Connection& connection) {
    connection.execute("DELETE FROM opening");
    std::int64_t id = 0;
    for (const OpeningName& opening : openingNames().all()) {
        const std::string folded = foldName(opening.name + " " + opening.other);
        connection.kept(insertSql)->bind(++id, opening.name, opening.other, folded).run();
    }
    connection.kept(setVersionSql)->bind(openingNames().version()).run();
}

} // namespace damscope::db
