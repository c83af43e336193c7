// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/lists/collections.hpp"

#include "db/store/codec/fold_name.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/sqlite/writer_lock.hpp"
#include "db/store/store.hpp"
#include "messages/language.hpp"
#include "messages/phrase.hpp"
#include "parser/encoding/clean_text.hpp"
#include "rules/text/fen.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>

namespace damscope::db {
namespace {

using Json = nlohmann::json;

constexpr std::string_view listSql =
    "SELECT c.name, c.note, (SELECT count(*) FROM collection_game e JOIN game g ON g.id = e.game "
    "WHERE e.collection = c.id AND g.deleted IS NULL) FROM collection c ORDER BY c.folded";
constexpr std::string_view findSql = "SELECT id FROM collection WHERE folded = ?1";
constexpr std::string_view nameSql = "SELECT name, note FROM collection WHERE id = ?1";
constexpr std::string_view gamesSql =
    "SELECT e.game, e.note FROM collection_game e JOIN game g ON g.id = e.game "
    "WHERE e.collection = ?1 AND g.deleted IS NULL ORDER BY e.place";
constexpr std::string_view entriesSql =
    "SELECT game, note FROM collection_game WHERE collection = ?1 ORDER BY place";
constexpr std::string_view countSql = "SELECT count(*) FROM collection_game WHERE collection = ?1";
constexpr std::string_view highestPlaceSql =
    "SELECT coalesce(max(place), 0) FROM collection_game WHERE collection = ?1";
constexpr std::string_view createSql =
    "INSERT INTO collection (id, name, folded, note) VALUES (?1, ?2, ?3, ?4)";
constexpr std::string_view renameSql = "UPDATE collection SET name = ?2, folded = ?3 WHERE id = ?1";
constexpr std::string_view annotateSql = "UPDATE collection SET note = ?2 WHERE id = ?1";
constexpr std::string_view deleteSql = "DELETE FROM collection WHERE id = ?1";
constexpr std::string_view emptySql = "DELETE FROM collection_game WHERE collection = ?1";
constexpr std::string_view addSql =
    "INSERT OR IGNORE INTO collection_game (collection, place, game, note) "
    "SELECT ?1, ?2, id, ?4 FROM game WHERE id = ?3 AND deleted IS NULL";
// Without games that were removed for good meanwhile.
constexpr std::string_view restoreSql =
    "INSERT INTO collection_game (collection, place, game, note) SELECT ?1, ?2, ?3, ?4 "
    "WHERE EXISTS (SELECT 1 FROM game WHERE id = ?3)";
constexpr std::string_view removeSql =
    "DELETE FROM collection_game WHERE collection = ?1 AND game = ?2";
constexpr std::string_view nextIdSql =
    "SELECT max((SELECT coalesce(max(id), 0) FROM collection), "
    "(SELECT coalesce(max(collection), 0) FROM collection_before)) + 1";
constexpr std::string_view rememberSql =
    "INSERT INTO collection_before (collection, change, state) VALUES (?1, ?2, ?3)";
constexpr std::string_view forgetOldSql =
    "DELETE FROM collection_before WHERE id <= (SELECT max(id) FROM collection_before) - 20";
constexpr std::string_view lastChangeSql =
    "SELECT id, collection, change, state FROM collection_before ORDER BY id DESC LIMIT 1";
constexpr std::string_view forgetSql = "DELETE FROM collection_before WHERE id = ?1";

using CollectionId = std::int64_t;

std::optional<CollectionId> idOf(Connection& connection, std::string_view name) {
    return connection.value(findSql, foldName(name));
}

std::uint64_t countOf(Connection& connection, CollectionId id) {
    return static_cast<std::uint64_t>(connection.value(countSql, id).value_or(0));
}

// The whole contents of a collection, for restoring it; nothing if it does not exist.
std::optional<std::string> stateOf(Connection& connection, CollectionId id) {
    Statement name = connection.prepare(nameSql);
    if (!name.bind(id).step())
        return std::nullopt;
    Json state{{"name", name.text(0)}, {"note", name.text(1)}, {"games", Json::array()}};
    Statement entries = connection.prepare(entriesSql);
    entries.bind(id);
    while (entries.step())
        state["games"].push_back({entries.integer(0), entries.text(1)});
    return state.dump(-1, ' ', false, Json::error_handler_t::replace);
}

void restore(Connection& connection, CollectionId id, const std::optional<std::string>& text) {
    connection.kept(emptySql)->bind(id).run();
    connection.kept(deleteSql)->bind(id).run();
    if (!text)
        return;
    const Json state = Json::parse(*text);
    const auto name = state.at("name").get<std::string>();
    connection.kept(createSql)
        ->bind(id, name, foldName(name), state.at("note").get<std::string>())
        .run();
    std::int64_t place = 0;
    for (const Json& entry : state.at("games"))
        connection.kept(restoreSql)
            ->bind(id, ++place, entry.at(0).get<std::int64_t>(), entry.at(1).get<std::string>())
            .run();
}

// Makes a change in a transaction of its own and saves the state before it.
std::uint64_t change(Store& store, CollectionId id, const std::string& description,
                     const std::function<void(Connection&)>& work) {
    Connection& connection = store.connection();
    const std::uint64_t before = countOf(connection, id);
    connection.kept(rememberSql)->bind(id, description, stateOf(connection, id)).run();
    connection.kept(forgetOldSql)->run();
    work(connection);
    const std::uint64_t after = countOf(connection, id);
    return after > before ? after - before : before - after;
}

// Finds the collection and changes it, all in one transaction.
CollectionChange changeNamed(Store& store, std::string_view name, const std::string& description,
                             const std::function<void(Connection&, CollectionId)>& work) {
    const WriterLock lock(store.file());
    Transaction transaction(store.connection());
    const auto id = idOf(store.connection(), name);
    if (!id)
        return Unexpected{CollectionProblem::missing};
    const std::uint64_t games =
        change(store, *id, description, [&](Connection& connection) { work(connection, *id); });
    transaction.commit();
    return games;
}

std::string inQuotes(std::string_view name) {
    return "\"" + std::string(name) + "\"";
}

// Whether a name may be given to a collection.
std::optional<CollectionProblem> problemOf(Connection& connection, const std::string& name,
                                           std::optional<CollectionId> self = std::nullopt) {
    if (foldName(name).empty())
        return CollectionProblem::nameless;
    const auto id = idOf(connection, name);
    return id && id != self ? std::optional(CollectionProblem::exists) : std::nullopt;
}

} // namespace

std::vector<Collection> collections(Store& store) {
    Statement select = store.connection().prepare(listSql);
    std::vector<Collection> all;
    while (select.step())
        all.push_back({std::string(select.text(0)), std::string(select.text(1)), select.bits(2)});
    return all;
}

std::optional<std::vector<CollectedGame>> gamesIn(Store& store, std::string_view name) {
    const auto id = idOf(store.connection(), name);
    if (!id)
        return std::nullopt;
    Statement select = store.connection().prepare(gamesSql);
    select.bind(*id);
    std::vector<CollectedGame> games;
    while (select.step())
        games.push_back({select.id<GameId>(0), std::string(select.text(1))});
    return games;
}

CollectionChange createCollection(Store& store, const std::string& writtenName,
                                  const std::string& note) {
    const std::string name = parser::cleanLine(writtenName);
    const WriterLock lock(store.file());
    Transaction transaction(store.connection());
    if (const auto problem = problemOf(store.connection(), name))
        return Unexpected{*problem};
    const CollectionId id = store.connection().value(nextIdSql).value_or(1);
    change(store, id, "create " + inQuotes(name), [&](Connection& connection) {
        connection.kept(createSql)->bind(id, name, foldName(name), parser::cleanText(note)).run();
    });
    transaction.commit();
    return std::uint64_t{0};
}

CollectionChange renameCollection(Store& store, std::string_view name,
                                  const std::string& writtenName) {
    const std::string newName = parser::cleanLine(writtenName);
    const WriterLock lock(store.file());
    Transaction transaction(store.connection());
    const auto id = idOf(store.connection(), name);
    if (!id)
        return Unexpected{CollectionProblem::missing};
    if (const auto problem = problemOf(store.connection(), newName, id))
        return Unexpected{*problem};
    change(store, *id, "rename " + inQuotes(name) + " to " + inQuotes(newName),
           [&](Connection& connection) {
               connection.kept(renameSql)->bind(*id, newName, foldName(newName)).run();
           });
    transaction.commit();
    return std::uint64_t{0};
}

CollectionChange annotateCollection(Store& store, std::string_view name, const std::string& note) {
    return changeNamed(store, name, "note on " + inQuotes(name),
                       [&](Connection& connection, CollectionId id) {
                           connection.kept(annotateSql)->bind(id, parser::cleanText(note)).run();
                       });
}

CollectionChange deleteCollection(Store& store, std::string_view name) {
    return changeNamed(store, name, "delete " + inQuotes(name),
                       [&](Connection& connection, CollectionId id) {
                           connection.kept(emptySql)->bind(id).run();
                           connection.kept(deleteSql)->bind(id).run();
                       });
}

CollectionChange addGames(Store& store, std::string_view name, std::span<const GameId> ids,
                          const std::string& note) {
    std::vector<CollectedGame> games;
    for (const GameId id : ids)
        games.push_back({id, note});
    return addGames(store, name, games);
}

CollectionChange addGames(Store& store, std::string_view name,
                          std::span<const CollectedGame> games) {
    return changeNamed(store, name, "add games to " + inQuotes(name),
                       [&](Connection& connection, CollectionId id) {
                           std::int64_t place = connection.value(highestPlaceSql, id).value_or(0);
                           for (const CollectedGame& game : games)
                               connection.kept(addSql)
                                   ->bind(id, ++place, game.id, parser::cleanText(game.note))
                                   .run();
                       });
}

CollectionChange removeGames(Store& store, std::string_view name, std::span<const GameId> ids) {
    return changeNamed(store, name, "remove games from " + inQuotes(name),
                       [&](Connection& connection, CollectionId id) {
                           for (const GameId game : ids)
                               connection.kept(removeSql)->bind(id, game).run();
                       });
}

std::optional<std::string> undoCollectionChange(Store& store) {
    const WriterLock lock(store.file());
    Connection& connection = store.connection();
    Transaction transaction(connection);
    Statement last = connection.prepare(lastChangeSql);
    if (!last.step())
        return std::nullopt;
    std::string description(last.text(2));
    const auto state = last.isNull(3) ? std::nullopt : std::optional(std::string(last.text(3)));
    restore(connection, last.integer(1), state);
    connection.kept(forgetSql)->bind(last.integer(0)).run();
    last.reset();
    transaction.commit();
    return description;
}

namespace {

constexpr Text againstEngine = phrase("Games against the engine");
constexpr Text betweenEngines = phrase("Matches between engines");

bool isIn(const Text& name, std::string_view own) {
    return std::ranges::any_of(
        allLanguages(), [&](Language language) { return translation(name, language).text == own; });
}

} // namespace

std::string ownCollection(Store& store, OwnCollection which, const std::string& name) {
    const Text& usual = which == OwnCollection::againstEngine ? againstEngine : betweenEngines;
    for (const Collection& collection : collections(store))
        if (isIn(usual, collection.name))
            return collection.name;
    (void)createCollection(store, name); // unless it exists
    return name;
}

namespace {

constexpr std::string_view listBookmarkSql =
    "SELECT name, kind, variant, text, filter, note FROM bookmark ORDER BY folded";
constexpr std::string_view findBookmarkSql =
    "SELECT name, kind, variant, text, filter, note FROM bookmark WHERE folded = ?1";
constexpr std::string_view idSql = "SELECT id FROM bookmark WHERE folded = ?1";
constexpr std::string_view addBookmarkSql =
    "INSERT INTO bookmark (name, folded, kind, variant, text, filter, note, made) "
    "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, datetime('now'))";
constexpr std::string_view renameBookmarkSql =
    "UPDATE bookmark SET name = ?2, folded = ?3 WHERE id = ?1";
constexpr std::string_view removeBookmarkSql = "DELETE FROM bookmark WHERE id = ?1";

// In the order of BookmarkKind.
constexpr std::array<std::string_view, 2> kinds{"position", "search"};

Bookmark bookmarkIn(const Statement& row) {
    return {std::string(row.text(0)),
            row.text(1) == kinds[0] ? BookmarkKind::position : BookmarkKind::search,
            row.as<rules::Variant>(2),
            std::string(row.text(3)),
            std::string(row.text(4)),
            std::string(row.text(5))};
}

bool isReadable(const Bookmark& bookmark) {
    if (bookmark.kind == BookmarkKind::position)
        return rules::readFen(bookmark.variant, bookmark.text).hasValue();
    return readFilter(bookmark.filter).hasValue();
}

BookmarkChange bookmarkProblemOf(const Connection& connection, const std::string& name,
                                 std::optional<std::int64_t> self = std::nullopt) {
    const std::string folded = foldName(name);
    if (folded.empty())
        return BookmarkProblem::nameless;
    const auto id = connection.value(idSql, folded);
    return id && id != self ? BookmarkChange(BookmarkProblem::exists) : std::nullopt;
}

} // namespace

std::vector<Bookmark> bookmarks(Store& store) {
    std::vector<Bookmark> all;
    Statement select = store.connection().prepare(listBookmarkSql);
    while (select.step())
        all.push_back(bookmarkIn(select));
    return all;
}

std::optional<Bookmark> findBookmark(Store& store, std::string_view name) {
    Statement select = store.connection().prepare(findBookmarkSql);
    return select.bind(foldName(name)).step() ? std::optional(bookmarkIn(select)) : std::nullopt;
}

BookmarkChange addBookmark(Store& store, const Bookmark& bookmark) {
    const std::string name = parser::cleanLine(bookmark.name);
    const WriterLock lock(store.file());
    Transaction transaction(store.connection());
    if (const auto problem = bookmarkProblemOf(store.connection(), name))
        return problem;
    if (!isReadable(bookmark))
        return BookmarkProblem::wrongText;
    store.connection()
        .prepare(addBookmarkSql)
        .bind(name, foldName(name), kinds.at(static_cast<std::size_t>(bookmark.kind)),
              bookmark.variant, parser::decodedText(bookmark.text),
              parser::decodedText(bookmark.filter), parser::cleanText(bookmark.note))
        .run();
    transaction.commit();
    return std::nullopt;
}

BookmarkChange renameBookmark(Store& store, std::string_view name, const std::string& writtenName) {
    const std::string newName = parser::cleanLine(writtenName);
    const WriterLock lock(store.file());
    Transaction transaction(store.connection());
    const auto id = store.connection().value(idSql, foldName(name));
    if (!id)
        return BookmarkProblem::missing;
    if (const auto problem = bookmarkProblemOf(store.connection(), newName, id))
        return problem;
    store.connection().prepare(renameBookmarkSql).bind(*id, newName, foldName(newName)).run();
    transaction.commit();
    return std::nullopt;
}

BookmarkChange removeBookmark(Store& store, std::string_view name) {
    const WriterLock lock(store.file());
    Transaction transaction(store.connection());
    const auto id = store.connection().value(idSql, foldName(name));
    if (!id)
        return BookmarkProblem::missing;
    store.connection().prepare(removeBookmarkSql).bind(*id).run();
    transaction.commit();
    return std::nullopt;
}

} // namespace damscope::db
