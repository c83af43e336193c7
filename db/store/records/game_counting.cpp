// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/records/game_counting.hpp"

#include "db/store/players/person_name.hpp"
#include "db/store/sqlite/sqlite.hpp"

#include <cassert>
#include <map>
#include <string_view>

namespace damscope::db {
namespace {

constexpr std::string_view hasCountingsSql =
    "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'event_counting'";
constexpr std::string_view countingSql =
    "SELECT c.points, c.match_points, c.tie_breaks, c.white_left = g.white, "
    "c.black_left = g.black, c.together FROM event_counting c JOIN game g ON g.id = c.game WHERE "
    "c.game = ?1";
constexpr std::string_view keepSql =
    "INSERT OR IGNORE INTO event_counting "
    "(game, points, match_points, tie_breaks, white_left, black_left, together) "
    "SELECT id, ?2, ?3, ?4, iif(?5, white, NULL), iif(?6, black, NULL), ?7 FROM game WHERE id = ?1";
constexpr std::string_view isCountedOtherwiseSql =
    "SELECT 1 FROM game g JOIN game o ON o.event IS g.event AND o.day / 10000 = g.day / 10000 "
    "AND o.deleted IS NULL JOIN event_counting c ON c.game = o.id WHERE g.id = ?1 "
    "AND (c.points, c.match_points, c.tie_breaks) IS NOT (?2, ?3, ?4) LIMIT 1";
constexpr std::string_view leavesItSql =
    "SELECT 1 FROM game d JOIN game b ON b.id = ?2 AND b.deleted IS NULL WHERE d.id = ?1 AND "
    "(b.event IS d.event OR NOT EXISTS (SELECT 1 FROM event_counting c "
    "JOIN game o ON o.id = c.game WHERE o.event IS d.event AND o.day / 10000 = d.day / 10000 "
    "AND o.deleted IS NULL))";
constexpr std::string_view togetherSql = "SELECT together FROM event_counting WHERE game = ?1";
constexpr std::string_view gamesTogetherSql =
    "SELECT c.game FROM event_counting c JOIN game g ON g.id = c.game "
    "WHERE c.together = ?1 AND g.deleted IS NULL";
constexpr std::string_view forgetSql = "DELETE FROM event_counting WHERE game = ?1";
constexpr std::string_view leaversSql =
    "SELECT w.name, b.name FROM event_counting c JOIN game g ON g.id = c.game "
    "LEFT JOIN player w ON w.id = c.white_left AND w.id = g.white "
    "LEFT JOIN player b ON b.id = c.black_left AND b.id = g.black WHERE c.game = ?1";
constexpr std::string_view followWhiteSql =
    "UPDATE event_counting SET white_left = (SELECT id FROM player WHERE name = ?2) "
    "WHERE game = ?1";
constexpr std::string_view followBlackSql =
    "UPDATE event_counting SET black_left = (SELECT id FROM player WHERE name = ?2) "
    "WHERE game = ?1";

std::optional<std::string> optionalText(const Statement& row, int column) {
    return row.isNull(column) ? std::nullopt : std::optional<std::string>(row.text(column));
}

void keepIfNone(Connection& connection, GameId game, const GameCounting& counting) {
    connection.kept(keepSql)
        ->bind(game, counting.points, counting.matchPoints, counting.tieBreaks, counting.whiteLeft,
               counting.blackLeft, counting.together)
        .run();
}

bool mayBeOne(std::string_view name, std::string_view other) {
    const auto one = readPersonName(name);
    const auto two = readPersonName(other);
    return one && two && compareNames(*one, *two) != SamePerson::no;
}

} // namespace

bool keepsCountings(const Connection& connection) {
    return connection.value(hasCountingsSql).has_value();
}

std::optional<GameCounting> countingOf(Connection& connection, GameId game) {
    const auto row = connection.kept(countingSql);
    if (!row->bind(game).step())
        return std::nullopt;
    return GameCounting{optionalText(*row, 0), optionalText(*row, 1), optionalText(*row, 2),
                        row->integer(3) != 0,  row->integer(4) != 0,  row->integer(5)};
}

void keepCounting(Connection& connection, GameId game,
                  const std::optional<GameCounting>& counting) {
    assert(connection.inTransaction());
    connection.kept(forgetSql)->bind(game).run();
    if (counting)
        keepIfNone(connection, game, *counting);
}

void inheritCounting(Connection& connection, GameId game, const GameCounting& counting) {
    assert(connection.inTransaction());
    if (!connection.value(isCountedOtherwiseSql, game, counting.points, counting.matchPoints,
                          counting.tieBreaks))
        keepIfNone(connection, game, counting);
}

bool leavesItsCounting(Connection& connection, GameId deleted, GameId better) {
    return connection.kept(leavesItSql)->bind(deleted, better).step();
}

void leaveEvents(Connection& connection, const std::set<GameId>& moved) {
    assert(connection.inTransaction());
    std::map<std::int64_t, bool> isLeft; // by what the games have in common
    for (const GameId id : moved) {
        const auto together = connection.value(togetherSql, id);
        if (!together)
            continue;
        const auto [known, isNew] = isLeft.try_emplace(*together);
        if (isNew) {
            const auto games = connection.kept(gamesTogetherSql);
            games->bind(*together);
            while (!known->second && games->step())
                known->second = !moved.contains(games->id<GameId>(0));
        }
        if (known->second)
            connection.kept(forgetSql)->bind(id).run();
    }
}

bool isMoved(const GameHeader& before, const GameHeader& now) {
    const auto year = [](const GameHeader& header) { return header.day.stored() / 10000; };
    return before.event != now.event || year(before) != year(now);
}

void followLeavers(Connection& connection, GameId game, const GameHeader& now, Players players) {
    assert(connection.inTransaction());
    const auto row = connection.kept(leaversSql);
    if (!row->bind(game).step())
        return;
    const auto isRespelt = [&](int column, const std::string& name) {
        const std::string_view leaver = row->text(column);
        return !leaver.empty() && !name.empty() && leaver != name &&
               (players == Players::same || mayBeOne(leaver, name));
    };
    const bool white = isRespelt(0, now.white);
    const bool black = isRespelt(1, now.black);
    if (white)
        connection.kept(followWhiteSql)->bind(game, now.white).run();
    if (black)
        connection.kept(followBlackSql)->bind(game, now.black).run();
}

} // namespace damscope::db
