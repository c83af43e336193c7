// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/themes/themes.hpp"

#include "db/store/codec/hash.hpp"
#include "db/store/games.hpp"
#include "db/store/sqlite/files.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <iterator>
#include <tuple>

namespace damscope::db {
namespace {

using analysis::shots::GivenNames;
using analysis::shots::ShotNames;

constexpr std::string_view versionSql = "SELECT value FROM setting WHERE name = 'themes'";
constexpr std::string_view setVersionSql = "INSERT OR REPLACE INTO setting VALUES ('themes', ?1)";
constexpr std::string_view noteSql = "INSERT INTO searched VALUES (?1, ?2)";
constexpr std::string_view isAsSearchedSql = "SELECT 1 FROM game WHERE id = ?1 AND content = ?2";
constexpr std::string_view shotSql =
    "INSERT INTO shot (game, ply, side, played, gain, given, line) "
    "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
constexpr std::string_view nameSql = "INSERT INTO shot_name VALUES (?1, ?2)";
constexpr std::string_view staySql = "INSERT INTO structure_stay VALUES (?1, ?2, ?3, ?4, ?5)";
constexpr std::string_view searchedSql = "SELECT 1 FROM searched s JOIN game g ON g.id = s.game "
                                         "WHERE s.game = ?1 AND s.content = g.content";
constexpr std::string_view shotsSql = "SELECT id, ply, side, played, gain, given, line FROM shot "
                                      "WHERE game = ?1 ORDER BY ply, id";
constexpr std::string_view namesSql = "SELECT name FROM shot_name WHERE shot = ?1";
constexpr std::string_view staysSql =
    "SELECT structure, side, first, last FROM structure_stay WHERE game = ?1";
constexpr std::string_view countSql =
    "SELECT count(*) FROM game g LEFT JOIN searched s ON s.game = g.id "
    "WHERE g.deleted IS NULL AND (s.game IS NULL OR s.content <> g.content)";
constexpr std::string_view unsearchedSql =
    "SELECT g.id FROM game g LEFT JOIN searched s ON s.game = g.id WHERE g.id > ?1 AND "
    "g.deleted IS NULL AND (s.game IS NULL OR s.content <> g.content) ORDER BY g.id LIMIT ?2";
constexpr std::string_view liveGamesSql = "SELECT count(*) FROM game WHERE deleted IS NULL";
constexpr std::string_view anyShotSql =
    "SELECT DISTINCT game FROM shot WHERE played = ?1 AND gain BETWEEN ?2 AND ?3 ORDER BY game";
constexpr std::string_view namedShotSql =
    "SELECT s.game FROM shot_name n JOIN shot s ON s.id = n.shot "
    "WHERE n.name = ?1 AND (s.played IN (1, 2)) = ?2 AND s.played <> 3 AND s.gain BETWEEN ?3 AND "
    "?4";
constexpr std::string_view withStructureSql =
    "SELECT DISTINCT game FROM structure_stay WHERE structure = ?1";

// The version of the search itself; to be raised when it finds other combinations.
constexpr std::uint64_t searchVersion = 7;

void add(Hash& hash, const analysis::shots::ShotName& name) {
    hash.add(name.key).add(name.variant ? static_cast<std::uint64_t>(*name.variant) + 1 : 0);
    hash.add(static_cast<std::uint64_t>(name.rank));
    hash.add(static_cast<std::uint64_t>(name.words.side)).add(name.words.joined());
}

void add(Hash& hash, const Structure& structure) {
    hash.add(structure.key).add(static_cast<std::uint64_t>(structure.variant));
    hash.add(structure.query);
}

bool isCurrent(Store& store) {
    return isThemesVersion(store.connection(), themesVersion(namesOf(store)));
}

// The values of the column shot.played.
enum class Played : std::int8_t { no, yes, notForced, open };

Played playedValue(const StoredShot& shot) {
    if (!shot.played)
        return shot.open ? Played::open : Played::no;
    return shot.forced ? Played::yes : Played::notForced;
}

void storeShot(Connection& connection, GameId id, const StoredShot& shot) {
    connection.kept(shotSql)
        ->bind(id, shot.ply, shot.side, playedValue(shot), shot.gain, shot.given, shot.line)
        .run();
    const std::int64_t row = connection.lastInsertId();
    for (const auto& name : shot.names)
        connection.kept(nameSql)->bind(name->key, row).run();
}

GivenNames namesOfShot(Store& store, std::int64_t shot) {
    GivenNames names;
    const auto select = store.connection().kept(namesSql);
    select->bind(shot);
    while (select->step())
        if (auto name = namesOf(store).shots.withKey(select->text(0)))
            names.push_back(std::move(name));
    std::ranges::sort(names);
    return names;
}

std::vector<StoredShot> shotsOf(Store& store, GameId id) {
    std::vector<StoredShot> shots;
    const auto select = store.connection().kept(shotsSql);
    select->bind(id);
    while (select->step()) {
        const auto played = select->as<Played>(3);
        shots.push_back({select->as<int>(1), select->as<rules::Color>(2),
                         played == Played::yes || played == Played::notForced,
                         played != Played::notForced, played == Played::open, select->as<int>(4),
                         select->as<int>(5), std::string(select->text(6)),
                         namesOfShot(store, select->integer(0))});
    }
    return shots;
}

std::vector<StructureStay> staysOf(Store& store, GameId id) {
    std::vector<StructureStay> stays;
    const auto select = store.connection().kept(staysSql);
    select->bind(id);
    while (select->step())
        if (auto structure = namesOf(store).structures.withKey(select->text(0)))
            stays.push_back({std::move(structure), select->as<rules::Color>(1), select->as<int>(2),
                             select->as<int>(3)});
    std::ranges::sort(stays, {}, [](const StructureStay& stay) {
        return std::tuple(stay.from, stay.structure, stay.side);
    });
    return stays;
}

} // namespace

// In any order; what things are called decides nothing.
std::int64_t themesVersion(const NameCatalogue& names) {
    std::uint64_t version = searchVersion;
    const auto addEach = [&](const auto& rows) {
        for (const auto& row : rows) {
            Hash hash;
            add(hash, row);
            version += row.off ? 0 : hash.value();
        }
    };
    addEach(names.shots.all());
    addEach(names.structures.all());
    return static_cast<std::int64_t>(version);
}

bool storeThemes(Connection& connection, GameId id, std::int64_t content, const Themes& themes) {
    if (!connection.value(isAsSearchedSql, id, content))
        return false;
    forgetThemes(connection, id);
    for (const StoredShot& shot : themes.shots)
        storeShot(connection, id, shot);
    for (const StructureStay& stay : themes.structures)
        connection.kept(staySql)
            ->bind(id, stay.structure->key, stay.side, stay.from, stay.to)
            .run();
    connection.kept(noteSql)->bind(id, content).run();
    return true;
}

std::optional<Themes> storedThemes(Store& store, GameId id) {
    if (!isCurrent(store) || !store.connection().value(searchedSql, id))
        return std::nullopt;
    return Themes{shotsOf(store, id), staysOf(store, id)};
}

std::uint64_t countUnsearched(Store& store) {
    const std::string_view sql = isCurrent(store) ? countSql : liveGamesSql;
    return static_cast<std::uint64_t>(store.connection().value(sql).value_or(0));
}

std::vector<GameId> unsearchedGames(Connection& connection, GameId after, std::size_t most) {
    const auto select = connection.kept(unsearchedSql);
    return gameIds(select->bind(after, most));
}

bool isThemesVersion(const Connection& connection, std::int64_t version) {
    return connection.value(versionSql) == version;
}

void refreshThemes(Store& store) {
    Connection& connection = store.connection();
    const WriterLock lock(store.file());
    Transaction transaction(connection);
    if (isCurrent(store))
        return;
    connection.execute("DELETE FROM shot_name; DELETE FROM shot; DELETE FROM structure_stay; "
                       "DELETE FROM searched");
    connection.kept(setVersionSql)->bind(themesVersion(namesOf(store))).run();
    transaction.commit();
}

std::vector<GameId> gamesWithShot(Connection& connection, const ShotCondition& condition) {
    if (!condition.names) {
        const auto select = connection.kept(anyShotSql);
        return gameIds(select->bind(!condition.missed, condition.leastGain, condition.mostGain));
    }
    std::vector<GameId> games;
    for (const auto& name : *condition.names) {
        const auto select = connection.kept(namedShotSql);
        std::ranges::copy(gameIds(select->bind(name->key, !condition.missed, condition.leastGain,
                                               condition.mostGain)),
                          std::back_inserter(games));
    }
    return games;
}

std::vector<GameId> gamesWithStructure(Connection& connection, std::span<const std::string> keys) {
    std::vector<GameId> games;
    for (const std::string& key : keys) {
        const auto select = connection.kept(withStructureSql);
        std::ranges::copy(gameIds(select->bind(key)), std::back_inserter(games));
    }
    return games;
}

} // namespace damscope::db
