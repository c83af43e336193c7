// SPDX-License-Identifier: GPL-3.0-or-later
// Each chapter of https://www.sqlite.org/howtocorrupt.html that can happen to a store. Those that
// cannot be brought about or cannot happen here:
//   2.1 (file systems with broken locks), 3.1 (disks that do not sync), 4.1, 4.2 (flash memory):
//       what they destroy is found by the checksums of games: check_test.cpp, recover_test.cpp.
//   6.1 (LinuxThreads) and 6.2 (QNX): systems that the program does not run on.
//   6.3 (corruption by the file system): as 4.
//   8.1 to 8.7 (bugs of SQLite before 3.8): the build requires a later one. A later bug, of
//       checkpoints at one instant, is kept off by the lock of the writers (8, below).
// What only POSIX lets happen, or shows, is in posix/howtocorrupt_test.cpp (1.1, 2.2, 2.4, 2.6),
// what Windows has in its place in windows/howtocorrupt_test.cpp.
#include "db/store/health/backup.hpp"
#include "db/store/sqlite/files.hpp"
#include "tests/db/howtocorrupt.hpp"

#include <fstream>
#include <memory>
#include <optional>
#include <sqlite3.h>
#include <string_view>
#include <system_error>
#include <utility>

namespace damscope::db {
namespace {

namespace fs = std::filesystem;

// 1.2 Backup or restore while a transaction is active
TEST_F(HowToCorrupt, aBackupDuringATransactionIsWhole) {
    add(file_, 5);
    Store writer(file_, Store::Access::write);
    Batch batch(writer, Indexing::now);
    const SourceId source = batch.addSource(sampleSource(77), {});
    batch.addGame(source, rowOf(taggedGame({{"White", "half"}}, {{32, 28}})));
    Store reader(file_, Store::Access::read);
    EXPECT_EQ(backUp(reader, folder_ / "copy.db").games, 5U);
    EXPECT_EQ(gamesInFileAlone(folder_ / "copy.db"), 5U);
}

TEST_F(HowToCorrupt, aStoreInUseIsNotRestored) {
    add(file_, 5);
    copy(file_, folder_ / "monday.db");
    Store open(file_, Store::Access::write);
    Batch batch(open, Indexing::now);
    batch.commit();
    EXPECT_EQ(failure([&] { restore(folder_ / "monday.db", file_); }, "close it there"),
              Error::Kind::busy);
    add(open, 5);
    EXPECT_EQ(gamesIn(file_), 10U);
}

// 1.3 Deleting a hot journal
TEST_F(HowToCorrupt, aDeletedLogTakesTheStoreBackToAnEarlierWholeState) {
    add(file_, 5);
    killedWith(file_, 5);
    fs::remove(logOf(file_));
    EXPECT_EQ(gamesIn(file_), 5U);
}

// 1.4 Mispairing database files and hot journals
TEST_F(HowToCorrupt, aLogThatIsItsOwnIsFoldedIn) {
    add(file_, 5);
    killedWith(file_, 7);
    EXPECT_EQ(gamesIn(file_), 12U);
    EXPECT_FALSE(fs::exists(logOf(file_)));
}

TEST_F(HowToCorrupt, aStoreThatIsMovedWithItsLogIsWhole) {
    add(file_, 5);
    killedWith(file_, 7);
    fs::create_directory(folder_ / "elsewhere");
    fs::rename(file_, folder_ / "elsewhere/other.db");
    fs::rename(logOf(file_), logOf(folder_ / "elsewhere/other.db"));
    EXPECT_EQ(gamesIn(folder_ / "elsewhere/other.db"), 12U);
}

TEST_F(HowToCorrupt, aCopyOfAnEarlierDayBesideALaterLogIsRefused) {
    add(file_, 5);
    copy(file_, folder_ / "monday.db");
    add(file_, 5);
    killedWith(file_, 7);
    copy(folder_ / "monday.db", file_);
    expectRefused(file_);
    EXPECT_EQ(restore(folder_ / "monday.db", file_).games, 5U);
    EXPECT_EQ(gamesIn(file_), 5U);
}

TEST_F(HowToCorrupt, aCopyFromBeforeTheChangesOfALogIsItsOwn) {
    add(file_, 5);
    copy(file_, folder_ / "monday.db");
    killedWith(file_, 7);
    copy(folder_ / "monday.db", file_); // the state to which the log was written
    EXPECT_EQ(gamesIn(file_), 12U);
}

TEST_F(HowToCorrupt, anotherStoreBesideALogIsRefused) {
    add(file_, 5);
    killedWith(file_, 7);
    add(folder_ / "club.db", 3);
    copy(folder_ / "club.db", file_);
    expectRefused(file_);
    fs::remove(logOf(file_)); // what is said to do
    EXPECT_EQ(gamesIn(file_), 3U);
}

TEST_F(HowToCorrupt, aStoreOfBeforeTheMarksBesideALaterLogIsRefused) {
    add(file_, 5);
    add(folder_ / "old.db", 3);
    {
        Store old(folder_ / "old.db", Store::Access::write);
        old.connection().execute("DELETE FROM setting WHERE name LIKE 'change%'");
        old.connection().beforeCommit({});
    }
    add(file_, 1);
    killedWith(file_, 7);
    copy(folder_ / "old.db", file_);
    expectRefused(file_);
}

TEST_F(HowToCorrupt, aStoreOfBeforeTheMarksIsMarkedByItsFirstChange) {
    add(file_, 5);
    {
        Store old(file_, Store::Access::write);
        old.connection().execute("DELETE FROM setting WHERE name LIKE 'change%'");
        old.connection().beforeCommit({});
    }
    killedWith(file_, 7);
    EXPECT_EQ(gamesIn(file_), 12U);
}

TEST_F(HowToCorrupt, aLogThatIsHalfCarriedOverIsItsOwn) {
    add(file_, 5);
    {
        Store reader(file_, Store::Access::read);
        Store store(file_, Store::Access::write);
        add(store, 5);
        const Snapshot old(reader); // no further than this can be carried over
        add(store, 5);
        EXPECT_FALSE(store.foldLog());
        add(store, 5);
        copy(file_, folder_ / "aside.db");
        copy(logOf(file_), logOf(folder_ / "aside.db"));
    }
    EXPECT_EQ(gamesIn(folder_ / "aside.db"), 20U);
    EXPECT_EQ(gamesIn(file_), 20U);
}

TEST_F(HowToCorrupt, noStoreIsMadeWhereALogIsLeft) {
    add(file_, 5);
    killedWith(file_, 7);
    fs::remove(file_);
    const std::string log = bytesOf(logOf(file_));
    EXPECT_EQ(failure([&] { const Store made(file_, Store::Access::write); }, "move it away"),
              Error::Kind::strayLog);
    EXPECT_FALSE(fs::exists(file_));
    std::ofstream(file_).flush(); // an empty file is no store either
    EXPECT_EQ(failure([&] { const Store made(file_, Store::Access::write); }, "move it away"),
              Error::Kind::strayLog);
    EXPECT_EQ(bytesOf(logOf(file_)), log);
}

TEST_F(HowToCorrupt, noBackupIsMadeWhereALogIsLeft) {
    add(file_, 5);
    Store store(file_, Store::Access::read);
    std::ofstream(folder_ / "new.db-wal") << "a log";
    EXPECT_EQ(failure([&] { backUp(store, folder_ / "new.db"); }, "another name"),
              Error::Kind::strayLog);
    EXPECT_FALSE(fs::exists(folder_ / "new.db"));
    std::ofstream(folder_ / "next.db-journal") << "a journal";
    EXPECT_EQ(failure([&] { backUp(store, folder_ / "next.db"); }, "another name"),
              Error::Kind::strayLog);
}

TEST_F(HowToCorrupt, aJournalOfAnotherProgramIsRefused) {
    add(file_, 5);
    std::ofstream(file_.string() + "-journal") << std::string(4096, 'x');
    for (const Store::Access access : {Store::Access::read, Store::Access::write})
        EXPECT_EQ(failure([&] { const Store store(file_, access); }, "move "),
                  Error::Kind::strayLog);
    fs::remove(file_.string() + "-journal");
    EXPECT_EQ(gamesIn(file_), 5U);
}

TEST_F(HowToCorrupt, restoringKeepsWhatWasThereAndItsLog) {
    add(file_, 5);
    backUp(*std::make_unique<Store>(file_, Store::Access::read), folder_ / "monday.db");
    add(file_, 5);
    killedWith(file_, 7);
    const RestoreReport report = restore(folder_ / "monday.db", file_);
    EXPECT_EQ(report.games, 5U);
    EXPECT_EQ(gamesIn(file_), 5U);
    ASSERT_EQ(report.before, reported("games-before-restore.db"));
    EXPECT_EQ(gamesInFileAlone(*report.before), 17U);
    EXPECT_EQ(gamesIn(folder_ / "monday.db"), 5U) << "the copy stays as it was";
    EXPECT_EQ(restore(folder_ / "monday.db", file_).before, reported("games-before-restore-2.db"));
}

TEST_F(HowToCorrupt, restoringWhereNothingIsMakesTheStore) {
    add(folder_ / "monday.db", 5);
    EXPECT_FALSE(restore(folder_ / "monday.db", file_).before);
    EXPECT_EQ(gamesIn(file_), 5U);
}

// Killed between its steps, it leaves a log without a file.
TEST_F(HowToCorrupt, aRestoreThatWasKilledIsDoneAgain) {
    add(file_, 5);
    copy(file_, folder_ / "monday.db");
    add(file_, 5);
    killedWith(file_, 7);
    fs::rename(file_, folder_ / "games-before-restore.db");
    EXPECT_EQ(failure([&] { const Store store(file_, Store::Access::write); }, "move it"),
              Error::Kind::strayLog);
    EXPECT_EQ(restore(folder_ / "monday.db", file_).games, 5U);
    EXPECT_EQ(gamesIn(file_), 5U);
    EXPECT_EQ(gamesIn(folder_ / "games-before-restore.db"), 17U);
}

// The log that is left belongs to the file that was moved away last, not to an older one.
TEST_F(HowToCorrupt, aRestoreThatWasKilledLeavesOlderFilesAlone) {
    add(file_, 5);
    copy(file_, folder_ / "monday.db");
    ASSERT_EQ(restore(folder_ / "monday.db", file_).before, reported("games-before-restore.db"));
    add(file_, 5);
    killedWith(file_, 7);
    fs::rename(file_, folder_ / "games-before-restore-2.db");
    EXPECT_EQ(restore(folder_ / "monday.db", file_).games, 5U);
    EXPECT_EQ(gamesIn(folder_ / "games-before-restore.db"), 5U);
    EXPECT_EQ(gamesIn(folder_ / "games-before-restore-2.db"), 17U);
}

TEST_F(HowToCorrupt, aDamagedCopyIsNotRestored) {
    add(file_, 5);
    copy(file_, folder_ / "monday.db");
    {
        const Connection copy(folder_ / "monday.db", Connection::Mode::write);
        copy.execute("UPDATE game SET checksum = checksum + 1 WHERE id = 3");
    }
    EXPECT_EQ(failure([&] { restore(folder_ / "monday.db", file_); }, "damscope db check"),
              Error::Kind::damaged);
    EXPECT_EQ(failure([&] { restore(file_, file_); }, "backup"), Error::Kind::foreign);
    EXPECT_EQ(gamesIn(file_), 5U);
}

// 2.3 Two processes using different locking protocols
TEST_F(HowToCorrupt, allConnectionsLockInTheUsualWay) {
    const std::string_view name = sqlite3_vfs_find(nullptr)->zName;
    EXPECT_TRUE(name == "unix" || name == "win32") << name;
    const Store store(file_, Store::Access::write);
    EXPECT_NE(sqlite3_threadsafe(), 0);
}

// 2.5 Multiple links to the same file
TEST_F(HowToCorrupt, hardLinksAreRefusedForWriting) {
    add(file_, 5);
    std::optional<Store> open(std::in_place, file_, Store::Access::write);
    fs::create_hard_link(file_, folder_ / "second.db");
    for (const fs::path& name : {file_, folder_ / "second.db"})
        EXPECT_EQ(failure([&] { const Store store(name, Store::Access::write); }, "hard link"),
                  Error::Kind::linked);
    EXPECT_EQ(failure([&] { add(*open, 5); }, "hard link"), Error::Kind::linked)
        << "also if the link was made meanwhile";
    EXPECT_EQ(gamesIn(file_), 5U) << "reading does no harm";
    if (std::error_code inUse; !fs::remove(folder_ / "second.db", inUse)) { // on Windows
        open.reset();
        fs::remove(folder_ / "second.db");
        open.emplace(file_, Store::Access::write);
    }
    add(*open, 5);
    EXPECT_EQ(gamesIn(file_), 10U);
}

// 3.2 Disabling sync using PRAGMAs; 5 Memory corruption (a mapped file); 7 SQLite configuration
TEST_F(HowToCorrupt, settingsAreSafe) {
    for (const Store::Access access : {Store::Access::write, Store::Access::read}) {
        Store store(file_, access);
        const Connection& c = store.connection();
        EXPECT_EQ(c.value("PRAGMA synchronous"), 2);
        EXPECT_EQ(c.value("PRAGMA mmap_size").value_or(0), 0);
        EXPECT_EQ(c.value("SELECT journal_mode = 'wal' FROM pragma_journal_mode"), 1);
        EXPECT_THROW(c.execute("PRAGMA writable_schema=ON; "
                               "UPDATE sqlite_schema SET sql = '' WHERE name = 'game'"),
                     Error);
    }
}

// 8 Bugs in SQLite: checkpoints and writes at one instant (https://sqlite.org/wal.html, 11)
TEST_F(HowToCorrupt, onlyTheHolderOfTheLockWritesOrCarriesOver) {
    add(file_, 5);
    Store reader(file_, Store::Access::read);
    EXPECT_EQ(reader.connection().value("PRAGMA wal_autocheckpoint"), 0);
    Store writer(file_, Store::Access::write);
    const Batch batch(writer, Indexing::now);
    EXPECT_THROW(const WriterLock second(file_, std::chrono::milliseconds(0)), Error);
}

} // namespace
} // namespace damscope::db
