// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/lists/collections.hpp"

#include "db/search/lists/selection_text.hpp"
#include "db/search/structures/structures.hpp"
#include "db/store/codec/fold_name.hpp"
#include "db/store/journal.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "messages/language.hpp"
#include "messages/phrase.hpp"
#include "parser/encoding/clean_text.hpp"
#include "rules/text/fen.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>

namespace damscope::db {
namespace {

constexpr std::string_view listSql =
    "SELECT c.name, c.note, (SELECT count(*) FROM collection_game e JOIN game g ON g.id = e.game "
    "WHERE e.collection = c.id AND g.deleted IS NULL) FROM collection c ORDER BY c.folded";
constexpr std::string_view findSql = "SELECT id FROM collection WHERE folded = ?1";
constexpr std::string_view gamesSql =
    "SELECT e.game, e.note FROM collection_game e JOIN game g ON g.id = e.game "
    "WHERE e.collection = ?1 AND g.deleted IS NULL ORDER BY e.place";
constexpr std::string_view countSql = "SELECT count(*) FROM collection_game WHERE collection = ?1";
constexpr std::string_view highestPlaceSql =
    "SELECT coalesce(max(place), 0) FROM collection_game WHERE collection = ?1";
constexpr std::string_view createSql =
    "INSERT INTO collection (name, folded, note) VALUES (?1, ?2, ?3)";
constexpr std::string_view renameSql = "UPDATE collection SET name = ?2, folded = ?3 WHERE id = ?1";
constexpr std::string_view annotateSql = "UPDATE collection SET note = ?2 WHERE id = ?1";
constexpr std::string_view deleteSql = "DELETE FROM collection WHERE id = ?1";
constexpr std::string_view emptySql = "DELETE FROM collection_game WHERE collection = ?1";
constexpr std::string_view addSql =
    "INSERT OR IGNORE INTO collection_game (collection, place, game, note) "
    "SELECT ?1, ?2, id, ?4 FROM game WHERE id = ?3 AND deleted IS NULL";
constexpr std::string_view removeSql =
    "DELETE FROM collection_game WHERE collection = ?1 AND game = ?2";
using CollectionId = std::int64_t;

std::optional<CollectionId> idOf(Connection& connection, std::string_view name) {
    return connection.value(findSql, foldName(name));
}

std::uint64_t countOf(Connection& connection, CollectionId id) {
    return static_cast<std::uint64_t>(connection.value(countSql, id).value_or(0));
}

using Work = std::function<void(Connection&, CollectionId)>;

// Finds the collection and changes it.
CollectionChange changeNamed(StoreChange& change, std::string_view name, const Work& work) {
    ChangeTransaction transaction(change);
    Connection& connection = change.store().connection();
    const auto id = idOf(connection, name);
    if (!id)
        return Unexpected{CollectionProblem::missing};
    const std::uint64_t before = countOf(connection, *id);
    work(connection, *id);
    const std::uint64_t after = countOf(connection, *id);
    transaction.commit();
    return after > before ? after - before : before - after;
}

// The same as an entry of the journal.
CollectionChange changeNamed(Store& store, std::string_view name, const std::string& what,
                             const Work& work) {
    StoreChange change(store, ChangeKind::collection, what);
    return changeNamed(change, name, work);
}

std::string inQuotes(std::string_view name) {
    return "\"" + std::string(name) + "\"";
}

// Puts games at the end.
void putAtEnd(Connection& connection, CollectionId id, std::span<const CollectedGame> games) {
    std::int64_t place = connection.value(highestPlaceSql, id).value_or(0);
    for (const CollectedGame& game : games)
        connection.kept(addSql)->bind(id, ++place, game.id, parser::cleanText(game.note)).run();
}

// Whether a name may be given to a collection.
std::optional<CollectionProblem> problemOf(Connection& connection, const std::string& name,
                                           std::optional<CollectionId> self = std::nullopt) {
    if (foldName(name).empty())
        return CollectionProblem::nameless;
    const auto id = idOf(connection, name);
    return id && id != self ? std::optional(CollectionProblem::exists) : std::nullopt;
}

CollectionChange create(StoreChange& change, const std::string& name, const std::string& note,
                        std::span<const CollectedGame> games) {
    ChangeTransaction transaction(change);
    Connection& connection = change.store().connection();
    if (const auto problem = problemOf(connection, name))
        return Unexpected{*problem};
    connection.kept(createSql)->bind(name, foldName(name), parser::cleanText(note)).run();
    const CollectionId id = connection.lastInsertId();
    putAtEnd(connection, id, games);
    const std::uint64_t added = countOf(connection, id);
    transaction.commit();
    return added;
}

void takeOut(Connection& connection, CollectionId id, std::span<const GameId> games) {
    for (const GameId game : games)
        connection.kept(removeSql)->bind(id, game).run();
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

std::vector<CollectedGame> collected(std::span<const GameId> ids, const std::string& note) {
    std::vector<CollectedGame> games;
    for (const GameId id : ids)
        games.push_back({id, note});
    return games;
}

CollectionChange createCollection(Store& store, const std::string& writtenName,
                                  const std::string& note, std::span<const CollectedGame> games) {
    const std::string name = parser::cleanLine(writtenName);
    StoreChange change(store, ChangeKind::collection, "edit collection create " + inQuotes(name));
    return create(change, name, note, games);
}

CollectionChange renameCollection(Store& store, std::string_view name,
                                  const std::string& writtenName) {
    const std::string newName = parser::cleanLine(writtenName);
    StoreChange change(store, ChangeKind::collection,
                       "edit collection rename " + inQuotes(name) + " " + inQuotes(newName));
    ChangeTransaction transaction(change);
    const auto id = idOf(store.connection(), name);
    if (!id)
        return Unexpected{CollectionProblem::missing};
    if (const auto problem = problemOf(store.connection(), newName, id))
        return Unexpected{*problem};
    store.connection().kept(renameSql)->bind(*id, newName, foldName(newName)).run();
    transaction.commit();
    return std::uint64_t{0};
}

CollectionChange annotateCollection(Store& store, std::string_view name, const std::string& note) {
    return changeNamed(store, name, "edit collection note " + inQuotes(name),
                       [&](Connection& connection, CollectionId id) {
                           connection.kept(annotateSql)->bind(id, parser::cleanText(note)).run();
                       });
}

CollectionChange deleteCollection(Store& store, std::string_view name) {
    return changeNamed(store, name, "edit collection delete " + inQuotes(name),
                       [&](Connection& connection, CollectionId id) {
                           connection.kept(emptySql)->bind(id).run();
                           connection.kept(deleteSql)->bind(id).run();
                       });
}

CollectionChange addGames(Store& store, std::string_view name, std::span<const GameId> ids,
                          const std::string& note) {
    return addGames(store, name, collected(ids, note));
}

CollectionChange addGames(Store& store, std::string_view name,
                          std::span<const CollectedGame> games) {
    return changeNamed(
        store, name, "edit collection add " + inQuotes(name),
        [&](Connection& connection, CollectionId id) { putAtEnd(connection, id, games); });
}

CollectionChange removeGames(Store& store, std::string_view name, std::span<const GameId> ids) {
    return changeNamed(
        store, name, "edit collection remove " + inQuotes(name),
        [&](Connection& connection, CollectionId id) { takeOut(connection, id, ids); });
}

CollectionChange addGames(StoreChange& change, std::string_view name,
                          std::span<const CollectedGame> games) {
    const auto added = changeNamed(change, name, [&](Connection& connection, CollectionId id) {
        putAtEnd(connection, id, games);
    });
    return added || added.error() != CollectionProblem::missing
               ? added
               : create(change, parser::cleanLine(name), {}, games);
}

CollectionChange removeGames(StoreChange& change, std::string_view name,
                             std::span<const GameId> ids) {
    return changeNamed(change, name, [&](Connection& connection, CollectionId id) {
        takeOut(connection, id, ids);
    });
}

namespace {

constexpr Text againstEngine = phrase("Games against the engine");
constexpr Text betweenEngines = phrase("Matches between engines");
constexpr Text repertoireWhite = phrase("Repertoire with White");
constexpr Text repertoireBlack = phrase("Repertoire with Black");
// In the order of OwnCollection.
constexpr std::array usualNames{againstEngine, betweenEngines, repertoireWhite, repertoireBlack};

bool isIn(const Text& name, std::string_view own) {
    return std::ranges::any_of(
        allLanguages(), [&](Language language) { return translation(name, language).text == own; });
}

} // namespace

std::optional<std::string> findOwnCollection(Store& store, OwnCollection which) {
    const Text& usual = usualNames.at(static_cast<std::size_t>(which));
    for (const Collection& collection : collections(store))
        if (isIn(usual, collection.name))
            return collection.name;
    return std::nullopt;
}

std::string ownCollection(Store& store, OwnCollection which, const std::string& name) {
    if (auto found = findOwnCollection(store, which))
        return *std::move(found);
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

bool isReadable(const Bookmark& bookmark, const NameCatalogue& names) {
    if (bookmark.kind == BookmarkKind::position)
        return rules::readFen(bookmark.variant, bookmark.text).hasValue();
    return readSelection(bookmark.filter, names).hasValue();
}

BookmarkChange bookmarkProblem(const Connection& connection, const std::string& name,
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
    StoreChange change(store, ChangeKind::bookmark, "edit bookmark add " + inQuotes(name));
    ChangeTransaction transaction(change);
    if (const auto problem = bookmarkProblem(store.connection(), name))
        return problem;
    if (!isReadable(bookmark, namesOf(store)))
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
    StoreChange change(store, ChangeKind::bookmark,
                       "edit bookmark rename " + inQuotes(name) + " " + inQuotes(newName));
    ChangeTransaction transaction(change);
    const auto id = store.connection().value(idSql, foldName(name));
    if (!id)
        return BookmarkProblem::missing;
    if (const auto problem = bookmarkProblem(store.connection(), newName, id))
        return problem;
    store.connection().prepare(renameBookmarkSql).bind(*id, newName, foldName(newName)).run();
    transaction.commit();
    return std::nullopt;
}

BookmarkChange removeBookmark(Store& store, std::string_view name) {
    StoreChange change(store, ChangeKind::bookmark, "edit bookmark remove " + inQuotes(name));
    ChangeTransaction transaction(change);
    const auto id = store.connection().value(idSql, foldName(name));
    if (!id)
        return BookmarkProblem::missing;
    store.connection().prepare(removeBookmarkSql).bind(*id).run();
    transaction.commit();
    return std::nullopt;
}

} // namespace damscope::db
