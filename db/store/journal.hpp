// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/vocabulary.hpp"
#include "db/store/codec/numbers.hpp"
#include "db/store/sqlite/changeset.hpp"
#include "db/store/sqlite/files.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "messages/message.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace damscope::db {

class Store;

// The journal of a store: docs/journal.md. Every change that a person makes is an entry; what it
// did is kept, so that it can be undone and done again.

enum class ChangeKind : std::uint8_t {
    edit,        ///< of games, and games that were entered
    deletion,    ///< of games
    restoration, ///< of single games of a deletion
    names,       ///< decisions which names mean one person
    import,
    rereading, ///< another reading of a source
    collection,
    bookmark,
    study,
    removal ///< of deleted games for good, which cannot be undone
};
/// "edit", "deletion", ...
[[nodiscard]] std::string_view nameOf(ChangeKind kind);

/// A change of so many games at most is small.
inline constexpr std::uint64_t smallChange = 10;

struct JournalEntry {
    std::int64_t id = 0;
    std::string made;    ///< "2026-11-21 14:05:33", UTC
    std::string program; ///< that made it: "damscope", "damscope-gui"
    ChangeKind kind{};
    std::string what;        ///< the command
    std::uint64_t games = 0; ///< that it changed, brought or deleted; of decisions, the names
    std::uint64_t bytes = 0; ///< that the store keeps for undoing it
    bool undone = false;
    bool kept = true; ///< false: it can no longer be undone

    /// It can neither be undone nor made again.
    [[nodiscard]] bool isFinal() const { return !kept || kind == ChangeKind::removal; }
    /// It is undone and made again at once; others are shown first. An import is no small thing,
    /// however few games it brought.
    [[nodiscard]] bool isSmall() const {
        return kind != ChangeKind::import && games <= smallChange;
    }
    friend bool operator==(const JournalEntry&, const JournalEntry&) = default;
};

/// A file that an import has met.
struct JournalFile {
    std::string path;
    std::string state;               ///< "read", "known", "skipped", "unreadable" or "noted"
    std::optional<Message> reason{}; ///< why it was not read, or what was noted
    std::uint64_t games = 0;
    std::uint64_t stored = 0;
    std::uint64_t duplicates = 0;
    std::uint64_t refused = 0;
};

/// A game that an import did not store, because the store had it.
struct JournalDuplicate {
    std::string path; ///< of its source
    std::uint64_t ordinal = 0;
    std::uint64_t line = 0;
    GameId of{};
};

/// The last `most` entries, or all, the last one first.
[[nodiscard]] std::vector<JournalEntry> journal(Store& store,
                                                std::optional<std::int64_t> most = std::nullopt);
[[nodiscard]] std::optional<JournalEntry> journalEntry(Store& store, std::int64_t id);
/// The files of an import, in the order in which it met them.
[[nodiscard]] std::vector<JournalFile> journalFiles(Store& store, std::int64_t entry);
[[nodiscard]] std::vector<JournalDuplicate> journalDuplicates(Store& store, std::int64_t entry);
/// The games that an entry changed, brought, took away or restored, or put into a collection, by
/// their numbers: at most so many. Some may not be there any more.
[[nodiscard]] std::vector<GameId> journalGames(Store& store, std::int64_t entry, std::size_t most);
/// The entry that undo() would revert without a number, of one kind or of any.
[[nodiscard]] std::optional<JournalEntry> lastToUndo(Store& store,
                                                     std::optional<ChangeKind> kind = std::nullopt);
/// The entry that was undone last and can be done again.
[[nodiscard]] std::optional<JournalEntry> lastToRedo(Store& store);

/// How much the journal may take: of entries beyond it, the oldest can no longer be undone.
struct JournalBound {
    std::uint64_t bytes = std::uint64_t{200} << 20;
    std::uint64_t entries = 1000;
};
/// Bytes that the entries take which can be undone.
[[nodiscard]] std::uint64_t journalSize(Store& store);
[[nodiscard]] std::uint64_t journalBound(const Connection& connection);
/// Sets the bound, in bytes, and drops what is beyond it.
void boundJournal(Store& store, std::uint64_t bytes);

/// Why an entry is not undone, or not done again. Nothing was changed then.
struct JournalRefusal {
    enum class Reason : std::uint8_t {
        missing,   ///< there is no such entry, or none left
        undone,    ///< it is undone already
        standing,  ///< it is not undone
        dropped,   ///< its changes are no longer kept
        undoFirst, ///< `other` changed the same later
        redoFirst, ///< `other` was undone, and this goes on from it
        gone       ///< what it changed is not there any more
    };
    Reason reason{};
    std::optional<JournalEntry> other{};
};

/// Why nothing was done with an entry, as a message; 0: with the last one.
[[nodiscard]] Message messageOf(const JournalRefusal& refusal, std::int64_t entry);

/// Reverts an entry, or does it again. The index and the lists follow. Returns the entry as it is
/// now. Safe on the disk when it returns.
Expected<JournalEntry, JournalRefusal> undo(Store& store, std::int64_t entry);
Expected<JournalEntry, JournalRefusal> redo(Store& store, std::int64_t entry);
/// Reverts the last entry that stands, of one kind or of any.
Expected<JournalEntry, JournalRefusal> undoLast(Store& store,
                                                std::optional<ChangeKind> kind = std::nullopt);

/// A change while it is made: one entry of the journal, however many transactions it takes; one
/// that changes nothing is none. What follows after it was undone half-way is an entry of its own.
class StoreChange {
public:
    /// `what`: the command of the user.
    StoreChange(Store& store, ChangeKind kind, std::string what)
        : store_(store), kind_(kind), what_(std::move(what)) {}

    [[nodiscard]] Store& store() const { return store_; }
    [[nodiscard]] ChangeKind kind() const { return kind_; }
    /// Whether the store has an entry of it.
    [[nodiscard]] bool isBegun() const { return id_.has_value(); }

    // The following belong to a transaction.

    /// The entry, which is begun if need be.
    std::int64_t entry();
    /// An import turns out to be another reading.
    void becomeRereading();
    /// Keeps what a transaction did.
    void keep(std::span<const std::uint8_t> changes);
    /// Games that it has stored: undoing hides them.
    void bring(GameId first, GameId last);
    /// Deletes games so that they can be restored; those that are deleted already stay with their
    /// deletion. Returns how many were deleted.
    std::uint64_t take(std::span<const GameId> games);
    /// Brings deleted games back.
    void restore(std::span<const GameId> games);
    /// Notes what an import met.
    void note(const JournalFile& file);
    void note(SourceId source, const JournalDuplicate& duplicate);
    /// Adds to what the entry says that it changed, and takes.
    void count(std::uint64_t games, std::uint64_t bytes = 0);

private:
    void noteRange(std::string_view how, GameId first, GameId last);

    Store& store_;
    ChangeKind kind_;
    std::string what_;
    std::optional<std::int64_t> id_;
};

/// Records what the rest of a transaction does to tables, for the journal; not what follows from
/// them.
class Recording {
public:
    explicit Recording(StoreChange& change);
    /// Rows that are changed first while it is off are not recorded.
    void record(bool wanted) const { recorder_.record(wanted); }
    /// Before the commit.
    void finish();

private:
    StoreChange& change_;
    ChangeRecorder recorder_;
};

/// A transaction that is part of a change, while which no other program writes.
class ChangeTransaction {
public:
    explicit ChangeTransaction(StoreChange& change);
    /// For what does not need to be recorded row by row.
    [[nodiscard]] const Recording& recording() const { return recording_; }
    void commit();

private:
    WriterLock lock_;
    Transaction transaction_;
    Recording recording_;
};

// What making entries and undoing them (journal_undo.cpp) know of the tables of the journal.

/// What is recorded row by row of a change.
[[nodiscard]] std::span<const std::string_view> recordedTables(ChangeKind kind);

/// What an entry did with whole games: `journal_game.how`.
inline constexpr std::string_view broughtGames = "brought";
inline constexpr std::string_view takenGames = "taken";
inline constexpr std::string_view restoredGames = "restored";

/// The changes of an entry in the order in which they were recorded.
[[nodiscard]] std::vector<std::vector<std::uint8_t>> partsOf(Connection& connection,
                                                             std::int64_t entry);
/// From now on the entry has these changes.
void replaceParts(Connection& connection, std::int64_t entry,
                  std::span<const std::uint8_t> changes);
/// Removes these: from now on the entry can no longer be undone.
void dropParts(Connection& connection, std::int64_t entry);

/// After deleted games have been removed for good: their numbers may be given to others. Within a
/// transaction; `games` ascend.
void forgetInJournal(Connection& connection, std::span<const GameId> games);

} // namespace damscope::db
