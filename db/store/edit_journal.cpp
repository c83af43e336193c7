// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/edit_journal.hpp"

#include "db/records/edit_json.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/store/edited_table.hpp"
#include "db/store/problems.hpp"
#include "db/store/store.hpp"
#include "parser/encoding/clean_text.hpp"

#include <cassert>
#include <string_view>
#include <vector>

namespace damscope::db {
namespace {

constexpr std::string_view insertEditSql =
    "INSERT INTO edit (made, reason) VALUES (datetime('now'), ?1)";
constexpr std::string_view keepSql =
    "INSERT OR IGNORE INTO game_before VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
constexpr std::string_view forgetOldGamesSql =
    "DELETE FROM game_before WHERE edit <= (SELECT max(id) - 20 FROM edit)";
constexpr std::string_view forgetOldEditsSql =
    "DELETE FROM edit WHERE id <= (SELECT max(id) - 20 FROM edit)";

} // namespace

void EditEntry::keep(const GameParts& before, std::uint64_t written) {
    begin();
    Connection& connection = store_.connection();
    const GameId game = before.line.id;
    const bool edited = isEdited(connection, game);
    const std::string tags = tagsAsJson(before.tags);
    const std::string problems = problemsAsJson(problemRows(store_, game));
    connection.kept(keepSql)->bind(*id_, game, written, edited, tags, before.moves, problems).run();
}

void EditEntry::enter(GameId game, GameVersion version) {
    begin();
    const std::string tags = tagsAsJson({});
    const std::string problems = problemsAsJson({});
    store_.connection()
        .kept(keepSql)
        ->bind(*id_, game, static_cast<std::uint64_t>(version), false, tags,
               std::vector<std::uint8_t>(), problems)
        .run();
}

void EditEntry::begin() {
    Connection& connection = store_.connection();
    assert(connection.inTransaction());
    if (id_)
        return;
    const std::string reason = parser::decodedText(reason_);
    connection.kept(insertEditSql)->bind(reason).run();
    id_ = connection.lastInsertId();
    connection.kept(forgetOldGamesSql)->run();
    connection.kept(forgetOldEditsSql)->run();
}

} // namespace damscope::db
