// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/records/exercise_origins.hpp"

#include "db/store/codec/hash.hpp"
#include "db/store/codec/main_line.hpp"
#include "db/store/sqlite/sqlite.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

namespace damscope::db {
namespace {

constexpr std::string_view originsSql =
    "SELECT o.exercise, o.ply, o.side, e.variant, e.position FROM exercise_origin o "
    "JOIN exercise e ON e.id = o.exercise WHERE o.game = ?1 ORDER BY o.exercise, o.ply";
constexpr std::string_view allSql =
    "SELECT m.game, m.moves FROM movetext m WHERE m.game IN (SELECT game FROM exercise_origin)";
constexpr std::string_view removeSql =
    "DELETE FROM exercise_origin WHERE exercise = ?1 AND game = ?2 AND ply = ?3";
constexpr std::string_view addSql = "INSERT OR IGNORE INTO exercise_origin VALUES (?1, ?2, ?3, ?4)";

struct Place {
    int ply = lostOriginPly;
    rules::Color side{};
    friend bool operator==(const Place&, const Place&) = default;
};

struct Origin {
    std::int64_t exercise = 0;
    Place place;
    ExerciseKey key;
};

std::vector<Origin> originsOf(Connection& connection, GameId game) {
    std::vector<Origin> origins;
    const auto select = connection.kept(originsSql);
    select->bind(game);
    while (select->step())
        origins.push_back(
            {select->integer(0),
             {select->as<int>(1), select->as<rules::Color>(2)},
             {select->as<rules::Variant>(3), static_cast<rules::PositionKey>(select->bits(4))}});
    return origins;
}

// Where the main line has the positions of the origins.
std::map<ExerciseKey, std::vector<Place>> placesOf(const std::vector<Origin>& origins,
                                                   std::span<const std::uint8_t> moves) {
    std::map<ExerciseKey, std::vector<Place>> places;
    for (const Origin& origin : origins)
        places[origin.key];
    MainLineReader line(moves);
    while (line.next()) {
        if (!line.position())
            continue;
        if (const auto found = places.find(exerciseKey(*line.position())); found != places.end())
            found->second.push_back({static_cast<int>(line.ply()), line.position()->toMove()});
    }
    return places;
}

Place nearest(const std::vector<Place>& places, const Place& before) {
    if (places.empty())
        return {lostOriginPly, before.side};
    return *std::ranges::min_element(places, {}, [&before](const Place& place) {
        return std::pair(place.side != before.side, std::abs(place.ply - before.ply));
    });
}

} // namespace

void followOrigins(Connection& connection, GameId game, std::span<const std::uint8_t> moves) {
    assert(connection.inTransaction());
    const std::vector<Origin> origins = originsOf(connection, game);
    if (origins.empty())
        return;
    const auto places = placesOf(origins, moves);
    for (const auto& [exercise, before, key] : origins) {
        const Place now = nearest(places.at(key), before);
        if (now == before)
            continue;
        connection.kept(removeSql)->bind(exercise, game, before.ply).run();
        connection.kept(addSql)->bind(exercise, game, now.ply, now.side).run();
    }
}

void followAllOrigins(Connection& connection) {
    std::vector<std::pair<GameId, std::vector<std::uint8_t>>> games;
    Statement rows = connection.prepare(allSql);
    while (rows.step()) {
        const auto moves = rows.blob(1);
        games.emplace_back(rows.id<GameId>(0),
                           std::vector<std::uint8_t>(moves.begin(), moves.end()));
    }
    for (const auto& [game, moves] : games)
        followOrigins(connection, game, moves);
}

} // namespace damscope::db
