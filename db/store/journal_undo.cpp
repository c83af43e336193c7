// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/games.hpp"
#include "db/store/index/header_columns.hpp"
#include "db/store/index/segments.hpp"
#include "db/store/journal.hpp"
#include "db/store/position_index.hpp"
#include "db/store/records/exercise_origins.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <map>
#include <set>
#include <utility>

namespace damscope::db {
namespace {

using Values = std::vector<std::optional<StoredValue>>;

/// Where a change cannot be made back, or again: at a row, or nowhere in particular.
struct Conflict {
    std::string table{};
    std::vector<StoredValue> key{};
    std::optional<std::int64_t> by{}; ///< the entry, if it is known
};

/// What is between the rows of an entry and those that they were when it was made.
enum class Direction : std::uint8_t { back, again };

void bindTo(Statement& statement, const std::vector<StoredValue>& values) {
    int index = 0;
    for (const StoredValue& value : values) {
        ++index;
        std::visit(
            [&](const auto& each) {
                if constexpr (std::is_same_v<std::decay_t<decltype(each)>, std::monostate>)
                    statement.bindOne(index, std::optional<std::int64_t>());
                else
                    statement.bindOne(index, each);
            },
            value);
    }
}

constexpr std::string_view cameLaterSql =
    "SELECT 1 FROM journal_game WHERE entry > ?1 AND how = 'brought' AND ?2 BETWEEN first AND last";

bool isConstraint(const Error& error) {
    constexpr int constraint = 19; // SQLITE_CONSTRAINT
    return (error.sqliteCode() & 0xff) == constraint;
}

/// Makes the changes of rows of one entry.
class RowReplay {
public:
    RowReplay(Connection& connection, std::int64_t entry, ChangeKind kind)
        : connection_(connection), entry_(entry), tables_(recordedTables(kind)) {}

    std::optional<Conflict> replay(Direction direction) {
        auto parts = partsOf(connection_, entry_);
        if (direction == Direction::back)
            std::ranges::reverse(parts);
        for (const auto& part : parts)
            if (auto conflict = replayPart(part, direction))
                return conflict;
        return std::nullopt;
    }
    [[nodiscard]] const std::set<GameId>& games() const { return games_; }
    /// Those whose positions are others now.
    [[nodiscard]] const std::vector<GameId>& moved() const { return moved_; }
    /// Those that went, and their positions with them.
    [[nodiscard]] const std::vector<StoredValue>& removedStudies() const { return studies_; }

private:
    // First what goes, last what comes: a name or a place may go from one row to another.
    std::optional<Conflict> replayPart(const std::vector<std::uint8_t>& part, Direction direction) {
        std::array<std::vector<RowChange>, 3> changes;
        eachChange(connection_, part, [&](RowChange change) {
            if (direction == Direction::back)
                change = std::move(change).reversed();
            changes.at(static_cast<std::size_t>(change.kind)).push_back(std::move(change));
        });
        for (const auto kind :
             {RowChange::Kind::removed, RowChange::Kind::changed, RowChange::Kind::added})
            for (const RowChange& change : changes.at(static_cast<std::size_t>(kind)))
                if (auto conflict = replayRow(change))
                    return conflict;
        return std::nullopt;
    }

    std::optional<Conflict> replayRow(const RowChange& change) {
        const Conflict conflict{change.table, change.key(), std::nullopt};
        if (std::ranges::count(tables_, change.table) == 0 ||
            columnsOf(change.table).size() != change.isKey.size())
            return conflict;
        if (isOfGameThatIsGone(change))
            return std::nullopt;
        if (const auto deletion = laterDeletion(change))
            return Conflict{change.table, conflict.key, deletion};
        try {
            if (!write(change))
                return conflict;
        } catch (const Error& error) {
            if (!isConstraint(error))
                throw;
            return conflict;
        }
        follow(change);
        return std::nullopt;
    }

    // A collection, or an event that is counted in another way, has lost games that were removed
    // for good. Their numbers may be those of games that came later.
    bool isOfGameThatIsGone(const RowChange& change) {
        constexpr std::size_t collectedGame = 2; // column
        const bool isCollected =
            change.table == "collection_game" && change.kind != RowChange::Kind::changed;
        if (!isCollected && change.table != "event_counting")
            return false;
        const Values& values = change.kind == RowChange::Kind::added ? change.after : change.before;
        const auto* game = std::get_if<std::int64_t>(&*values.at(isCollected ? collectedGame : 0));
        return game != nullptr && (!connection_.value("SELECT 1 FROM game WHERE id = ?1", *game) ||
                                   connection_.value(cameLaterSql, entry_, *game));
    }

    // The later deletion of the game, if there is one: undoing it restores the game as it was when
    // deleted, which conflicts with undoing this change.
    std::optional<std::int64_t> laterDeletion(const RowChange& change) {
        if (change.table != "game" || change.kind != RowChange::Kind::changed || !writesTo(change))
            return std::nullopt;
        const auto* game = std::get_if<std::int64_t>(&*change.before.front());
        const auto deletion =
            game == nullptr ? std::nullopt
                            : connection_.value("SELECT deleted FROM game WHERE id = ?1", *game);
        return deletion.value_or(0) > entry_ ? deletion : std::nullopt;
    }

    // Which games are deleted follows from the entries. How many of a source are legal is counted:
    // other entries count as well.
    [[nodiscard]] bool isOwn(const RowChange& change, std::size_t column) {
        return change.table == "game" && columnsOf(change.table)[column] == "deleted";
    }
    [[nodiscard]] bool isCount(const RowChange& change, std::size_t column) {
        const std::string& name = columnsOf(change.table)[column];
        return change.table == "source" && (name == "legal" || name == "partial");
    }
    [[nodiscard]] bool writesTo(const RowChange& change) {
        for (std::size_t i = 0; i < change.after.size(); ++i)
            if (change.after[i] && !isOwn(change, i))
                return true;
        return false;
    }

    // False if the row is not as it should be.
    bool write(const RowChange& change) {
        if (change.kind == RowChange::Kind::changed && !writesTo(change))
            return true;
        Bound sql;
        if (change.kind == RowChange::Kind::added) {
            sql.text = "INSERT INTO " + change.table;
            const char* before = " VALUES (";
            for (const auto& value : change.after)
                sql.text += std::exchange(before, ", ") + sql.place(*value);
            sql.text += ")";
        } else if (change.kind == RowChange::Kind::changed) {
            sql.text = "UPDATE " + change.table;
            addAssignments(sql, change);
            addCondition(sql, change);
        } else {
            sql.text = "DELETE FROM " + change.table;
            addCondition(sql, change);
        }
        Statement& statement = prepared(sql.text);
        statement.reset();
        bindTo(statement, sql.values);
        statement.run();
        return connection_.value("SELECT changes()") == 1;
    }

    /// A statement and what its places stand for.
    struct Bound {
        std::string text;
        std::vector<StoredValue> values;

        std::string place(StoredValue value) {
            values.push_back(std::move(value));
            return "?" + std::to_string(values.size());
        }
    };

    void addAssignments(Bound& sql, const RowChange& change) {
        const auto& columns = columnsOf(change.table);
        const char* before = " SET ";
        for (std::size_t i = 0; i < columns.size(); ++i) {
            if (!change.after[i] || isOwn(change, i))
                continue;
            const std::string name = '"' + columns[i] + '"';
            sql.text += std::exchange(before, ", ") + name + " = " +
                        (isCount(change, i) ? name + " + " + sql.place(difference(change, i))
                                            : sql.place(*change.after[i]));
        }
    }

    void addCondition(Bound& sql, const RowChange& change) {
        const auto& columns = columnsOf(change.table);
        const char* before = " WHERE ";
        for (std::size_t i = 0; i < columns.size(); ++i) {
            if (!change.before[i] || isOwn(change, i) || isCount(change, i))
                continue;
            sql.text += std::exchange(before, " AND ") + ('"' + columns[i] + "\" IS ") +
                        sql.place(*change.before[i]);
        }
    }

    static std::int64_t difference(const RowChange& change, std::size_t column) {
        const auto* now = std::get_if<std::int64_t>(&*change.after[column]);
        const auto* before = std::get_if<std::int64_t>(&*change.before[column]);
        return now != nullptr && before != nullptr ? *now - *before : 0;
    }

    Statement& prepared(const std::string& sql) {
        const auto found = statements_.find(sql);
        return found != statements_.end()
                   ? found->second
                   : statements_.emplace(sql, connection_.prepare(sql)).first->second;
    }

    const std::vector<std::string>& columnsOf(const std::string& table) {
        std::vector<std::string>& columns = columns_[table];
        if (columns.empty()) {
            Statement select = connection_.prepare("SELECT name FROM pragma_table_info(?1)");
            select.bind(table);
            while (select.step())
                columns.emplace_back(select.text(0));
        }
        return columns;
    }

    // What follows from the moves of a game, or from a study that goes.
    void follow(const RowChange& change) {
        if (change.table == "study" && change.kind == RowChange::Kind::removed)
            studies_.push_back(change.key().front());
        if (change.table != "game" && change.table != "movetext")
            return;
        const auto key = change.key();
        const auto* id = std::get_if<std::int64_t>(&key.front());
        if (id == nullptr || !connection_.hasRoomFor(*id))
            return;
        const auto game = static_cast<GameId>(*id);
        games_.insert(game);
        constexpr std::size_t movesColumn = 1;
        if (change.table != "movetext" || change.kind != RowChange::Kind::changed)
            return;
        const auto* before = std::get_if<std::vector<std::uint8_t>>(&*change.before[movesColumn]);
        const auto* now = std::get_if<std::vector<std::uint8_t>>(&*change.after[movesColumn]);
        if (before == nullptr || now == nullptr)
            return;
        followOrigins(connection_, game, *now);
        if (positions(game, *before) != positions(game, *now))
            moved_.push_back(game);
    }
    static std::vector<Posting> positions(GameId game, const std::vector<std::uint8_t>& moves) {
        std::vector<Posting> postings;
        (void)appendPostings(static_cast<std::uint32_t>(game), moves, postings);
        return postings;
    }

    Connection& connection_;
    std::int64_t entry_;
    std::span<const std::string_view> tables_;
    std::map<std::string, Statement> statements_;
    std::map<std::string, std::vector<std::string>> columns_;
    std::set<GameId> games_;
    std::vector<GameId> moved_;
    std::vector<StoredValue> studies_;
};

// ---- games that entries bring and take away

struct GameRange {
    std::int64_t entry = 0;
    std::string how;
    std::int64_t first = 0;
    std::int64_t last = 0;
    bool undone = false;
};

constexpr std::string_view allRangesSql =
    "SELECT g.entry, g.how, g.first, g.last, j.undone FROM journal_game g "
    "JOIN journal j ON j.id = g.entry ORDER BY g.entry";

std::vector<GameRange> allRanges(Connection& connection) {
    std::vector<GameRange> ranges;
    const auto select = connection.kept(allRangesSql);
    while (select->step())
        if (select->integer(2) > 0 && select->integer(3) >= select->integer(2))
            ranges.push_back({select->integer(0), std::string(select->text(1)), select->integer(2),
                              select->integer(3), select->integer(4) != 0});
    return ranges;
}

constexpr std::string_view marksSql = "SELECT id, deleted FROM game WHERE id BETWEEN ?1 AND ?2";
constexpr std::string_view markSql = "UPDATE game SET deleted = nullif(?2, 0) WHERE id = ?1";

// The entries by which games from `first` to before `end` are deleted, 0: they are there. The last
// entry that stands counts, and a game is not there while the entry that brought it is undone.
std::vector<std::int64_t> deletionMarks(const std::vector<GameRange>& ranges, std::int64_t first,
                                        std::int64_t end) {
    std::vector<std::int64_t> marks(
        static_cast<std::size_t>(std::max<std::int64_t>(end - first, 0)));
    const auto mark = [&](const GameRange& range, std::int64_t by) {
        const std::int64_t last = std::min(end, range.last + 1);
        for (std::int64_t id = std::max(first, range.first); id < last; ++id)
            marks[static_cast<std::size_t>(id - first)] = by;
    };
    for (const GameRange& range : ranges)
        if (!range.undone && range.how != broughtGames)
            mark(range, range.how == takenGames ? range.entry : 0);
    for (const GameRange& range : ranges)
        if (range.undone && range.how == broughtGames)
            mark(range, range.entry);
    return marks;
}

// Marks the games of an entry as they are deleted now. Returns the games that this changes.
std::vector<GameId> markDeletedGames(Connection& connection, std::int64_t entry) {
    const std::vector<GameRange> ranges = allRanges(connection);
    std::map<std::int64_t, std::int64_t> own;
    for (const GameRange& range : ranges)
        if (range.entry == entry)
            own.emplace(range.first, range.last);
    std::vector<std::pair<std::int64_t, std::int64_t>> different;
    for (const auto& [first, last] : own) {
        const std::int64_t end = std::min<std::int64_t>(last, connection.highestId("game")) + 1;
        const std::vector<std::int64_t> marks = deletionMarks(ranges, first, end);
        const auto select = connection.kept(marksSql);
        select->bind(first, end - 1);
        while (select->step()) {
            const std::int64_t by = marks[static_cast<std::size_t>(select->integer(0) - first)];
            if (select->integer(1) != by)
                different.emplace_back(select->integer(0), by);
        }
    }
    std::vector<GameId> games;
    for (const auto& [id, by] : different) {
        connection.kept(markSql)->bind(id, by).run();
        games.push_back(static_cast<GameId>(id));
    }
    return games;
}

// ---- which entry stands in the way

constexpr std::string_view othersSql =
    "SELECT id FROM journal WHERE bytes > 0 AND undone = 0 AND id > ?1 ORDER BY id DESC";
constexpr std::string_view allWithPartsSql = "SELECT id FROM journal WHERE bytes > 0 AND id > ?1";
constexpr std::string_view undoneBeforeSql =
    "SELECT id FROM journal WHERE bytes > 0 AND undone > 0 AND id < ?1 ORDER BY id";

std::vector<std::int64_t> numbers(Connection& connection, std::string_view sql,
                                  std::int64_t entry) {
    std::vector<std::int64_t> ids;
    const auto select = connection.kept(sql);
    select->bind(entry);
    while (select->step())
        ids.push_back(select->integer(0));
    return ids;
}

bool touches(Connection& connection, std::int64_t entry, const Conflict& conflict) {
    bool found = false;
    for (const auto& part : partsOf(connection, entry))
        eachChange(connection, part, [&](const RowChange& change) {
            found = found || (change.table == conflict.table && change.key() == conflict.key);
        });
    return found;
}

bool concernsAlike(ChangeKind one, ChangeKind other) {
    return recordedTables(one).front() == recordedTables(other).front();
}

JournalRefusal refusalOf(Store& store, const JournalEntry& entry, const Conflict& conflict,
                         Direction direction) {
    using Reason = JournalRefusal::Reason;
    Connection& connection = store.connection();
    if (conflict.by)
        return {Reason::undoFirst, journalEntry(store, *conflict.by)};
    const auto later = numbers(connection, othersSql, entry.id);
    const auto earlier = direction == Direction::again
                             ? numbers(connection, undoneBeforeSql, entry.id)
                             : std::vector<std::int64_t>();
    const auto first = [&](auto&& isIt) -> std::optional<JournalRefusal> {
        for (const std::int64_t id : later)
            if (isIt(id))
                return JournalRefusal{Reason::undoFirst, journalEntry(store, id)};
        for (const std::int64_t id : earlier)
            if (isIt(id))
                return JournalRefusal{Reason::redoFirst, journalEntry(store, id)};
        return std::nullopt;
    };
    if (auto found = first([&](std::int64_t id) { return touches(connection, id, conflict); }))
        return *std::move(found);
    // What it needs is not in the row itself: a name that another has, a collection that is gone.
    if (auto found = first([&](std::int64_t id) {
            return concernsAlike(journalEntry(store, id)->kind, entry.kind);
        }))
        return *std::move(found);
    return {Reason::gone, std::nullopt};
}

// The later entry that stands by which a game of this one was entered once more: of the same event,
// round and players, in a year that may be the same.
constexpr std::string_view enteredAgainSql =
    "SELECT later.entry FROM journal_game mine "
    "JOIN game own ON own.id BETWEEN mine.first AND mine.last AND own.deleted IS NULL "
    "JOIN journal_game later ON later.how = mine.how AND later.entry > mine.entry "
    "JOIN journal j ON j.id = later.entry AND j.undone = 0 AND j.kind = 'edit' "
    "JOIN game other ON other.id BETWEEN later.first AND later.last AND other.deleted IS NULL "
    "AND other.event = own.event AND other.round = own.round "
    "AND ((other.white = own.white AND other.black = own.black) "
    "OR (other.white = own.black AND other.black = own.white)) "
    "AND (own.day / 10000 IN (0, other.day / 10000) OR other.day / 10000 = 0) "
    "WHERE mine.entry = ?1 AND mine.how = ?2 AND own.round NOT IN ('', '?', '-') "
    "ORDER BY later.entry DESC LIMIT 1";

// The later entry that stands and brought a game with the same contents. CROSS JOIN keeps SQLite to
// this order: each game is looked up by the index of days and contents.
constexpr std::string_view importedAgainSql =
    "SELECT later.entry FROM journal_game mine "
    "CROSS JOIN game own ON own.id BETWEEN mine.first AND mine.last AND own.deleted IS NULL "
    "CROSS JOIN game other ON other.day = own.day AND other.content >> 32 = own.content >> 32 "
    "AND +other.content = own.content AND other.id > mine.last AND other.deleted IS NULL "
    "CROSS JOIN journal_game later ON later.how = mine.how AND later.entry > mine.entry "
    "AND other.id BETWEEN later.first AND later.last "
    "CROSS JOIN journal j ON j.id = later.entry AND j.undone = 0 "
    "WHERE mine.entry = ?1 AND mine.how = ?2 LIMIT 1";

// Entering a list again, or importing its games, after that was undone brings them: doing it again
// would double them.
std::optional<Conflict> broughtAgain(const Connection& connection, const JournalEntry& entry) {
    const bool isImport = entry.kind == ChangeKind::import;
    if (!isImport && entry.kind != ChangeKind::edit)
        return std::nullopt;
    const auto later =
        connection.value(isImport ? importedAgainSql : enteredAgainSql, entry.id, broughtGames);
    return later ? std::optional(Conflict{{}, {}, later}) : std::nullopt;
}

constexpr std::string_view laterStudiesSql =
    "SELECT id FROM journal WHERE kind = 'study' AND undone = 0 AND id > ?1 ORDER BY id DESC";

// The later entry that stands with notes on positions of a study that went, and they with it.
std::optional<Conflict> losesNotes(Connection& connection, std::int64_t entry,
                                   const std::vector<StoredValue>& studies) {
    if (studies.empty())
        return std::nullopt;
    for (const std::int64_t id : numbers(connection, laterStudiesSql, entry)) {
        bool loses = false;
        for (const auto& part : partsOf(connection, id))
            eachChange(connection, part, [&](const RowChange& change) {
                loses = loses || (change.table == "study_position" &&
                                  std::ranges::count(studies, change.key().front()) > 0);
            });
        if (loses)
            return Conflict{{}, {}, id};
    }
    return std::nullopt;
}

// With a study its positions go, also those that engines have added since it was made: from now on
// they are part of the entry, and come back with it.
void keepWhatWent(Connection& connection, std::int64_t entry, const ChangeRecorder& went,
                  Direction direction) {
    const std::vector<std::uint8_t> changes = went.changes();
    if (!changes.empty())
        replaceParts(connection, entry,
                     direction == Direction::back ? reversed(connection, changes) : changes);
}

// ---- the whole

constexpr std::string_view markUndoneSql =
    "UPDATE journal SET undone = (SELECT max(undone) FROM journal) + 1 WHERE id = ?1";
// What was fetched is asked for again: the periods of sources on the net.
const char* const forgetFetchedSql =
    "DELETE FROM setting WHERE name >= 'fetched ' AND name < 'fetched!'";
constexpr std::string_view markStandingSql = "UPDATE journal SET undone = 0 WHERE id = ?1";

// A name stands for a person only if it means itself.
bool hasLostPersons(const Connection& connection) {
    return connection
        .value("SELECT 1 FROM player p JOIN player r ON r.id = p.person WHERE r.person <> r.id OR "
               "r.person IS NULL LIMIT 1")
        .has_value();
}

std::optional<JournalRefusal> whyNot(const std::optional<JournalEntry>& entry,
                                     Direction direction) {
    using Reason = JournalRefusal::Reason;
    if (!entry)
        return JournalRefusal{Reason::missing};
    if (entry->undone == (direction == Direction::back))
        return JournalRefusal{direction == Direction::back ? Reason::undone : Reason::standing};
    if (!entry->kept)
        return JournalRefusal{Reason::dropped};
    if (entry->kind == ChangeKind::removal)
        return JournalRefusal{Reason::gone};
    return std::nullopt;
}

Expected<JournalEntry, JournalRefusal> turn(Store& store, std::int64_t id, Direction direction) {
    bool reindex = false;
    std::optional<JournalEntry> entry;
    {
        const WriterLock lock(store.file());
        Connection& connection = store.connection();
        Transaction transaction(connection);
        entry = journalEntry(store, id);
        if (auto refusal = whyNot(entry, direction))
            return Unexpected{*std::move(refusal)};
        connection.execute("PRAGMA defer_foreign_keys=ON");
        std::optional<ChangeRecorder> went;
        if (entry->kind == ChangeKind::study)
            went.emplace(connection, recordedTables(entry->kind));
        RowReplay rows(connection, id, entry->kind);
        auto conflict = rows.replay(direction);
        if (!conflict)
            conflict = losesNotes(connection, id, rows.removedStudies());
        if (!conflict && (lacksReferences(connection) ||
                          (entry->kind == ChangeKind::names && hasLostPersons(connection))))
            conflict = Conflict{};
        if (conflict)
            return Unexpected{refusalOf(store, *entry, *conflict, direction)};
        if (went && !rows.removedStudies().empty())
            keepWhatWent(connection, id, *went, direction);
        connection.kept(direction == Direction::back ? markUndoneSql : markStandingSql)
            ->bind(id)
            .run();
        std::vector<GameId> games = markDeletedGames(connection, id);
        if (auto again =
                direction == Direction::again ? broughtAgain(connection, *entry) : std::nullopt)
            return Unexpected{refusalOf(store, *entry, *again, direction)};
        games.insert(games.end(), rows.games().begin(), rows.games().end());
        refreshColumns(connection, games);
        if (entry->kind == ChangeKind::import)
            connection.execute(forgetFetchedSql);
        reindex = !rows.moved().empty() && removeSegments(connection, rows.moved());
        transaction.commit();
        entry->undone = direction == Direction::back;
    }
    if (reindex)
        indexMissing(store);
    return *std::move(entry);
}

} // namespace

Message messageOf(const JournalRefusal& refusal, std::int64_t entry) {
    if (entry == 0 && refusal.reason == JournalRefusal::Reason::missing)
        return {"edit-nothing-to-undo", {}};
    constexpr std::array<const char*, 7> codes{
        "journal-no-entry",   "journal-is-undone",  "journal-stands", "journal-dropped",
        "journal-undo-first", "journal-redo-first", "journal-gone"};
    Message message{codes.at(static_cast<std::size_t>(refusal.reason)),
                    {{"n", std::to_string(entry)}}};
    if (refusal.other) {
        message.parameters.push_back({"other", std::to_string(refusal.other->id)});
        message.parameters.push_back({"what", refusal.other->what});
    }
    return message;
}

Expected<JournalEntry, JournalRefusal> undo(Store& store, std::int64_t entry) {
    return turn(store, entry, Direction::back);
}

Expected<JournalEntry, JournalRefusal> redo(Store& store, std::int64_t entry) {
    return turn(store, entry, Direction::again);
}

Expected<JournalEntry, JournalRefusal> undoLast(Store& store, std::optional<ChangeKind> kind) {
    const auto last = lastToUndo(store, kind);
    if (!last)
        return Unexpected{JournalRefusal{JournalRefusal::Reason::missing, std::nullopt}};
    return undo(store, last->id);
}

namespace {

constexpr std::string_view forgetRangeSql =
    "DELETE FROM journal_game WHERE entry = ?1 AND how = ?2 AND first = ?3";
constexpr std::string_view addRangeSql = "INSERT INTO journal_game VALUES (?1, ?2, ?3, ?4)";
constexpr std::string_view emptyDeletionsSql =
    "UPDATE journal SET kept = 0 WHERE kind IN ('deletion', 'restoration') AND id NOT IN (SELECT "
    "entry FROM journal_game)";

bool changesOneOf(Connection& connection, std::int64_t entry, std::span<const GameId> games) {
    bool found = false;
    for (const auto& part : partsOf(connection, entry))
        eachChange(connection, part, [&](const RowChange& change) {
            const auto key = change.key();
            const auto* id = std::get_if<std::int64_t>(&key.front());
            found = found || (change.table == "game" && id != nullptr &&
                              std::ranges::binary_search(games, *id, {},
                                                         [](GameId game) { return number(game); }));
        });
    return found;
}

} // namespace

void forgetInJournal(Connection& connection, std::span<const GameId> games) {
    assert(connection.inTransaction() && std::ranges::is_sorted(games));
    for (const GameRange& range : allRanges(connection)) {
        auto next = std::ranges::lower_bound(games, range.first, {},
                                             [](GameId game) { return number(game); });
        if (next == games.end() || number(*next) > range.last)
            continue;
        connection.kept(forgetRangeSql)->bind(range.entry, range.how, range.first).run();
        std::int64_t first = range.first;
        for (; next != games.end() && number(*next) <= range.last; ++next) {
            if (number(*next) > first)
                connection.kept(addRangeSql)
                    ->bind(range.entry, range.how, first, number(*next) - 1)
                    .run();
            first = number(*next) + 1;
        }
        if (first <= range.last)
            connection.kept(addRangeSql)->bind(range.entry, range.how, first, range.last).run();
    }
    connection.kept(emptyDeletionsSql)->run();
    for (const std::int64_t entry : numbers(connection, allWithPartsSql, 0))
        if (changesOneOf(connection, entry, games))
            dropParts(connection, entry);
}

} // namespace damscope::db
