// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/journal.hpp"

#include "base/system/machine.hpp"
#include "db/store/records/message_json.hpp"
#include "db/store/store.hpp"
#include "parser/encoding/clean_text.hpp"

#include <zstd.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <set>

namespace damscope::db {
namespace {

// In the order of ChangeKind.
constexpr std::array<std::string_view, 10> kindNames{
    "edit",      "deletion",   "restoration", "names", "import",
    "rereading", "collection", "bookmark",    "study", "removal"};

ChangeKind kindNamed(std::string_view name) {
    const auto found = std::ranges::find(kindNames, name);
    return found == kindNames.end() ? ChangeKind::removal
                                    : static_cast<ChangeKind>(found - kindNames.begin());
}

constexpr std::string_view entrySql =
    "SELECT id, made, program, kind, what, games, bytes, undone, kept FROM journal ";
constexpr std::string_view newestFirstSql = "ORDER BY id DESC LIMIT ?1";
constexpr std::string_view oneSql = "WHERE id = ?1";
constexpr std::string_view lastSql =
    "WHERE undone = 0 AND kept = 1 AND kind <> 'removal' AND (?1 IS NULL OR kind = ?1) "
    "ORDER BY id DESC LIMIT 1";
constexpr std::string_view lastUndoneSql =
    "WHERE undone > 0 AND kept = 1 ORDER BY undone DESC LIMIT 1";
constexpr std::string_view beginSql = "INSERT INTO journal (made, program, kind, what) "
                                      "VALUES (datetime('now'), ?1, ?2, ?3)";
constexpr std::string_view standsSql = "SELECT 1 FROM journal WHERE id = ?1 AND undone = 0";
constexpr std::string_view kindSql = "UPDATE journal SET kind = ?2 WHERE id = ?1";
constexpr std::string_view partSql = "INSERT INTO journal_part (entry, changes) VALUES (?1, ?2)";
constexpr std::string_view countSql =
    "UPDATE journal SET games = games + ?2, bytes = bytes + ?3 WHERE id = ?1";
constexpr std::string_view rangeSql = "INSERT INTO journal_game VALUES (?1, ?2, ?3, ?4)";
constexpr std::string_view growRangeSql = "UPDATE journal_game SET last = ?4 WHERE entry = ?1 AND "
                                          "how = ?2 AND last = ?3 - 1 RETURNING 1";
constexpr std::string_view rangesSql =
    "SELECT first, last FROM journal_game WHERE entry = ?1 ORDER BY first";
constexpr std::string_view partsSql =
    "SELECT changes FROM journal_part WHERE entry = ?1 ORDER BY id";
constexpr std::string_view deleteGameSql =
    "UPDATE game SET deleted = ?2 WHERE id = ?1 AND deleted IS NULL";
constexpr std::string_view isThereSql = "SELECT 1 FROM game WHERE id = ?1 AND deleted IS NULL";
constexpr std::string_view restoreSql = "UPDATE game SET deleted = NULL WHERE id = ?1";
constexpr std::string_view sizeSql = "SELECT coalesce(sum(bytes), 0) FROM journal WHERE bytes > 0";
constexpr std::string_view heldSql = "SELECT count(*) FROM journal WHERE bytes > 0";
constexpr std::string_view oldestSql =
    "SELECT id FROM journal WHERE bytes > 0 AND id <> ?1 ORDER BY id LIMIT 1";
constexpr std::string_view forgetPartsSql = "DELETE FROM journal_part WHERE entry = ?1";
constexpr std::string_view resizeSql = "UPDATE journal SET bytes = ?2 WHERE id = ?1";
constexpr std::string_view dropSql = "UPDATE journal SET kept = 0, bytes = 0 WHERE id = ?1";
constexpr std::string_view boundSql = "SELECT value FROM setting WHERE name = 'journal bytes'";
constexpr std::string_view setBoundSql =
    "INSERT OR REPLACE INTO setting VALUES ('journal bytes', ?1)";
constexpr std::string_view fileSql =
    "INSERT INTO journal_file (entry, path, state, reason, games, stored, duplicates, refused) "
    "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
constexpr std::string_view entryFilesSql =
    "SELECT path, state, reason, games, stored, duplicates, refused FROM journal_file "
    "WHERE entry = ?1 ORDER BY id";
constexpr std::string_view duplicateSql =
    "INSERT OR IGNORE INTO journal_duplicate VALUES (?1, ?2, ?3, ?4, ?5)";
constexpr std::string_view duplicatesSql =
    "SELECT s.path, d.ordinal, d.line, d.game FROM journal_duplicate d "
    "JOIN source s ON s.id = d.source WHERE d.entry = ?1 ORDER BY d.source, d.ordinal";

JournalEntry entryOf(const Statement& row) {
    return {row.integer(0),
            std::string(row.text(1)),
            std::string(row.text(2)),
            kindNamed(row.text(3)),
            std::string(row.text(4)),
            row.bits(5),
            row.bits(6),
            row.integer(7) != 0,
            row.integer(8) != 0};
}

Statement selectEntries(Store& store, std::string_view which) {
    return store.connection().prepare(std::string(entrySql).append(which));
}

template <class... Values>
std::optional<JournalEntry> findEntry(Store& store, std::string_view which,
                                      const Values&... values) {
    Statement select = selectEntries(store, which);
    select.bind(values...);
    return select.step() ? std::optional(entryOf(select)) : std::nullopt;
}

// What follows from other tables is not recorded: lists, the index, combinations, statistics. Names
// stay when games lose them.
constexpr std::array<std::string_view, 7> recordedGameTables{
    "game", "movetext", "tag", "problem", "edited", "source", "event_counting"};
// Lines of a repertoire are games of a collection.
constexpr std::array<std::string_view, 9> editTables{
    "game",       "movetext",        "tag",           "problem", "edited", "source",
    "collection", "collection_game", "event_counting"};
constexpr std::array<std::string_view, 2> nameTables{"player", "naming_pair"};
constexpr std::array<std::string_view, 2> collectionTables{"collection", "collection_game"};
constexpr std::array<std::string_view, 1> bookmarkTables{"bookmark"};
// Rows that go with another one stand before it.
constexpr std::array<std::string_view, 2> studyTables{"study_position", "study"};

// The name of the file that runs.
std::string programName() {
    const auto file = base::programFile();
    return file ? parser::decodedText(file->filename().string()) : "damscope";
}

std::vector<std::uint8_t> compressed(std::span<const std::uint8_t> bytes) {
    constexpr int level = 3; // zstd's own choice
    std::vector<std::uint8_t> packed(ZSTD_compressBound(bytes.size()));
    packed.resize(ZSTD_compress(packed.data(), packed.size(), bytes.data(), bytes.size(), level));
    return packed;
}

std::vector<std::uint8_t> expanded(const Connection& connection, Blob packed) {
    constexpr unsigned long long most = 1ULL << 31;
    const auto size = ZSTD_getFrameContentSize(packed.data(), packed.size());
    std::vector<std::uint8_t> bytes(size <= most ? size : 0);
    const std::size_t done =
        ZSTD_decompress(bytes.data(), bytes.size(), packed.data(), packed.size());
    if (size > most || ZSTD_isError(done) != 0U || done != bytes.size())
        throw Error(Error::Kind::damaged, {"journal-damaged", {}}, connection.file());
    return bytes;
}

// A game that is entered and put into a collection by one edit is counted where it is brought.
bool isCounted(const RowChange& change, ChangeKind kind) {
    return change.table == "player" ||
           (change.table == "collection_game" &&
            (kind != ChangeKind::edit || change.kind == RowChange::Kind::removed));
}

std::uint64_t countGames(const Connection& connection, std::span<const std::uint8_t> changes,
                         ChangeKind kind) {
    std::set<StoredValue> games;
    std::uint64_t others = 0;
    eachChange(connection, changes, [&](const RowChange& change) {
        if (change.table == "game")
            games.insert(change.key().front());
        others += isCounted(change, kind) ? 1U : 0U;
    });
    return games.size() + others;
}

// Drops the oldest that are beyond the bound, but not this one.
void keepBound(Connection& connection, std::int64_t entry, std::uint64_t bytes) {
    constexpr JournalBound bound;
    const auto most = static_cast<std::int64_t>(bytes);
    while (connection.value(sizeSql).value_or(0) > most ||
           connection.value(heldSql).value_or(0) > static_cast<std::int64_t>(bound.entries)) {
        const auto oldest = connection.value(oldestSql, entry);
        if (!oldest)
            return;
        dropParts(connection, *oldest);
    }
}

} // namespace

std::string_view nameOf(ChangeKind kind) {
    return kindNames.at(static_cast<std::size_t>(kind));
}

std::span<const std::string_view> recordedTables(ChangeKind kind) {
    switch (kind) {
    case ChangeKind::edit:
        return editTables;
    case ChangeKind::names:
        return nameTables;
    case ChangeKind::collection:
        return collectionTables;
    case ChangeKind::bookmark:
        return bookmarkTables;
    case ChangeKind::study:
        return studyTables;
    default:
        return recordedGameTables;
    }
}

std::vector<std::vector<std::uint8_t>> partsOf(Connection& connection, std::int64_t entry) {
    std::vector<std::vector<std::uint8_t>> parts;
    const auto select = connection.kept(partsSql);
    select->bind(entry);
    while (select->step())
        parts.push_back(expanded(connection, select->blob(0)));
    return parts;
}

void replaceParts(Connection& connection, std::int64_t entry,
                  std::span<const std::uint8_t> changes) {
    const std::vector<std::uint8_t> packed = compressed(changes);
    connection.kept(forgetPartsSql)->bind(entry).run();
    connection.kept(partSql)->bind(entry, packed).run();
    connection.kept(resizeSql)->bind(entry, static_cast<std::uint64_t>(packed.size())).run();
}

void dropParts(Connection& connection, std::int64_t entry) {
    connection.kept(forgetPartsSql)->bind(entry).run();
    connection.kept(dropSql)->bind(entry).run();
}

std::vector<JournalEntry> journal(Store& store, std::optional<std::int64_t> most) {
    constexpr std::int64_t unlimited = -1; // for SQLite
    std::vector<JournalEntry> all;
    Statement select = selectEntries(store, newestFirstSql);
    select.bind(most.value_or(unlimited));
    while (select.step())
        all.push_back(entryOf(select));
    return all;
}

std::optional<JournalEntry> journalEntry(Store& store, std::int64_t id) {
    return findEntry(store, oneSql, id);
}

std::optional<JournalEntry> lastToUndo(Store& store, std::optional<ChangeKind> kind) {
    const auto name = kind ? std::optional(nameOf(*kind)) : std::nullopt;
    return findEntry(store, lastSql, name);
}

std::optional<JournalEntry> lastToRedo(Store& store) {
    return findEntry(store, lastUndoneSql);
}

std::vector<JournalFile> journalFiles(Store& store, std::int64_t entry) {
    std::vector<JournalFile> files;
    const auto select = store.connection().kept(entryFilesSql);
    select->bind(entry);
    while (select->step())
        files.push_back({std::string(select->text(0)), std::string(select->text(1)),
                         select->isNull(2) ? std::nullopt : messageFromJson(select->text(2)),
                         select->bits(3), select->bits(4), select->bits(5), select->bits(6)});
    return files;
}

std::vector<JournalDuplicate> journalDuplicates(Store& store, std::int64_t entry) {
    std::vector<JournalDuplicate> all;
    const auto select = store.connection().kept(duplicatesSql);
    select->bind(entry);
    while (select->step())
        all.push_back({std::string(select->text(0)), select->bits(1), select->bits(2),
                       select->id<GameId>(3)});
    return all;
}

namespace {

// The game whose row, or whose place in a collection, was changed.
std::optional<std::int64_t> gameOf(const RowChange& change) {
    constexpr std::size_t collectedGame = 2; // column
    std::optional<StoredValue> value;
    if (change.table == "game")
        value = change.key().front();
    else if (change.table == "collection_game")
        value = (change.kind == RowChange::Kind::removed ? change.before : change.after)
                    .at(collectedGame);
    const auto* game = value ? std::get_if<std::int64_t>(&*value) : nullptr;
    return game == nullptr ? std::nullopt : std::optional(*game);
}

} // namespace

std::vector<GameId> journalGames(Store& store, std::int64_t entry, std::size_t most) {
    Connection& connection = store.connection();
    std::set<GameId> games;
    const auto ranges = connection.kept(rangesSql);
    ranges->bind(entry);
    const std::int64_t highest = connection.highestId("game");
    while (ranges->step()) {
        const std::int64_t last = std::min(ranges->integer(1), highest);
        for (auto id = std::max<std::int64_t>(ranges->integer(0), 1);
             id <= last && games.size() < most; ++id)
            games.insert(static_cast<GameId>(id));
    }
    const auto parts = connection.kept(partsSql);
    parts->bind(entry);
    while (games.size() < most && parts->step())
        eachChange(connection, expanded(connection, parts->blob(0)), [&](const RowChange& change) {
            const auto id = gameOf(change);
            if (id && *id > 0 && *id <= highest && games.size() < most)
                games.insert(static_cast<GameId>(*id));
        });
    return {games.begin(), games.end()};
}

std::uint64_t journalSize(Store& store) {
    return static_cast<std::uint64_t>(store.connection().value(sizeSql).value_or(0));
}

std::uint64_t journalBound(const Connection& connection) {
    const auto bound = connection.value(boundSql);
    return bound ? static_cast<std::uint64_t>(*bound) : JournalBound{}.bytes;
}

void boundJournal(Store& store, std::uint64_t bytes) {
    const WriterLock lock(store.file());
    Connection& connection = store.connection();
    Transaction transaction(connection);
    connection.kept(setBoundSql)->bind(bytes).run();
    keepBound(connection, 0, bytes);
    transaction.commit();
}

std::int64_t StoreChange::entry() {
    Connection& connection = store_.connection();
    assert(connection.inTransaction());
    if (id_ && connection.kept(standsSql)->bind(*id_).step())
        return *id_;
    const std::string what = parser::decodedText(what_);
    connection.kept(beginSql)->bind(programName(), nameOf(kind_), what).run();
    id_ = connection.lastInsertId();
    return *id_;
}

void StoreChange::becomeRereading() {
    kind_ = ChangeKind::rereading;
    store_.connection().kept(kindSql)->bind(entry(), nameOf(kind_)).run();
}

void StoreChange::count(std::uint64_t games, std::uint64_t bytes) {
    store_.connection().kept(countSql)->bind(entry(), games, bytes).run();
}

void StoreChange::keep(std::span<const std::uint8_t> changes) {
    if (changes.empty())
        return;
    Connection& connection = store_.connection();
    const std::vector<std::uint8_t> packed = compressed(changes);
    connection.kept(partSql)->bind(entry(), packed).run();
    count(countGames(connection, changes, kind_), packed.size());
    keepBound(connection, *id_, journalBound(connection));
}

void StoreChange::noteRange(std::string_view how, GameId first, GameId last) {
    if (!store_.connection().kept(growRangeSql)->bind(entry(), how, first, last).step())
        store_.connection().kept(rangeSql)->bind(entry(), how, first, last).run();
    count(static_cast<std::uint64_t>(number(last) - number(first) + 1));
}

void StoreChange::bring(GameId first, GameId last) {
    noteRange(broughtGames, first, last);
}

namespace {

// Calls with each run of numbers that follow one another.
template <class Visit> void eachRange(std::vector<GameId> games, Visit visit) {
    std::ranges::sort(games);
    for (std::size_t first = 0, end = 0; first < games.size(); first = end) {
        for (end = first + 1;
             end < games.size() && number(games[end]) == number(games[end - 1]) + 1;)
            ++end;
        visit(games[first], games[end - 1]);
    }
}

} // namespace

std::uint64_t StoreChange::take(std::span<const GameId> games) {
    Connection& connection = store_.connection();
    std::vector<GameId> taken;
    for (const GameId game : games)
        if (connection.kept(isThereSql)->bind(game).step()) {
            connection.kept(deleteGameSql)->bind(game, entry()).run();
            taken.push_back(game);
        }
    const std::uint64_t count = taken.size();
    eachRange(std::move(taken),
              [this](GameId first, GameId last) { noteRange(takenGames, first, last); });
    return count;
}

void StoreChange::restore(std::span<const GameId> games) {
    for (const GameId game : games)
        store_.connection().kept(restoreSql)->bind(game).run();
    eachRange({games.begin(), games.end()},
              [this](GameId first, GameId last) { noteRange(restoredGames, first, last); });
}

void StoreChange::note(const JournalFile& file) {
    const auto reason = file.reason ? std::optional(messageAsJson(*file.reason)) : std::nullopt;
    store_.connection()
        .kept(fileSql)
        ->bind(entry(), file.path, file.state, reason, file.games, file.stored, file.duplicates,
               file.refused)
        .run();
}

void StoreChange::note(SourceId source, const JournalDuplicate& duplicate) {
    store_.connection()
        .kept(duplicateSql)
        ->bind(entry(), source, duplicate.ordinal, duplicate.line, duplicate.of)
        .run();
}

Recording::Recording(StoreChange& change)
    : change_(change), recorder_(change.store().connection(), recordedTables(change.kind())) {}

void Recording::finish() {
    change_.keep(recorder_.changes());
}

ChangeTransaction::ChangeTransaction(StoreChange& change)
    : lock_(change.store().file()), transaction_(change.store().connection()), recording_(change) {}

void ChangeTransaction::commit() {
    recording_.finish();
    transaction_.commit();
}

} // namespace damscope::db
