// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/former_content.hpp"

#include "db/records/game_writer.hpp"
#include "db/sqlite/sqlite.hpp"

#include <cassert>

namespace damscope::db {
namespace {

constexpr std::string_view noteSql =
    "INSERT OR IGNORE INTO content_before SELECT content, id FROM game WHERE id = ?1";
constexpr std::string_view noteContentSql = "INSERT OR IGNORE INTO content_before VALUES (?1, ?2)";
constexpr std::string_view formerSql =
    "SELECT g.id, g.source, g.deleted IS NOT NULL FROM content_before b JOIN game g "
    "ON g.id = b.game WHERE b.content = ?1 ORDER BY g.deleted IS NOT NULL, g.id";

} // namespace

void noteFormerContent(Connection& connection, GameId id) {
    assert(connection.inTransaction());
    connection.kept(noteSql)->bind(id).run();
}

void noteFormerContent(Connection& connection, GameId id, std::uint64_t content) {
    connection.kept(noteContentSql)->bind(content, id).run();
}

std::optional<SameGame> gameThatWas(Connection& connection, std::uint64_t content,
                                    const std::set<SourceId>& siblings) {
    const auto select = connection.kept(formerSql);
    select->bind(content);
    while (select->step())
        if (!siblings.contains(select->id<SourceId>(1)))
            return SameGame{select->id<GameId>(0), select->integer(2) != 0};
    return std::nullopt;
}

} // namespace damscope::db
