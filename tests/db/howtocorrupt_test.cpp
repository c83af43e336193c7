// SPDX-License-Identifier: GPL-3.0-or-later
// Each chapter of https://www.sqlite.org/howtocorrupt.html that can happen to a store. Those that
// cannot be brought about or cannot happen here:
//   2.1 (file systems with broken locks), 3.1 (disks that do not sync), 4.1, 4.2 (flash memory):
//       what they destroy is found by the checksums of games: check_test.cpp, recover_test.cpp.
//   6.1 (LinuxThreads) and 6.2 (QNX): systems that the program does not run on.
//   6.3 (corruption by the file system): as 4.
//   8.1 to 8.7 (bugs of SQLite before 3.8): the build requires a later one. A later bug, of
//       checkpoints at one instant, is kept off by the lock of the writers (8, below).
#include "db/ingest/import.hpp"
#include "db/search/lists/filter.hpp"
#include "db/store/health/backup.hpp"
#include "db/store/identity.hpp"
#include "db/store/sqlite/files.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "messages/translation.hpp"
#include "tests/db/file_alone.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <fcntl.h>
#include <fstream>
#include <functional>
#include <link.h>
#include <optional>
#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

namespace damscope::db {
namespace {

namespace fs = std::filesystem;

class HowToCorrupt : public ::testing::Test {
protected:
    void add(Store& store, int count) {
        std::vector<rules::Game> games;
        for (int i = 0; i < count; ++i)
            games.push_back(
                taggedGame({{"White", "Player " + std::to_string(++players_)}}, {{32, 28}}));
        storeGames(store, games, Indexing::now, ++sources_);
    }
    void add(const fs::path& file, int count) {
        Store store(file, Store::Access::write);
        add(store, count);
    }
    // Leaves the last games in the log, as a kill does.
    void killedWith(const fs::path& file, int count) {
        Store store(file, Store::Access::write);
        add(store, count);
        store.leaveLog();
    }
    static void copy(const fs::path& from, const fs::path& to) {
        fs::copy_file(from, to, fs::copy_options::overwrite_existing);
    }
    static fs::path logOf(const fs::path& file) { return file.string() + "-wal"; }
    static std::uint64_t gamesIn(const fs::path& file) {
        Store store(file, Store::Access::read);
        EXPECT_TRUE(check(store).sound());
        return countGames(store, {});
    }
    // The kind of the error, whose words must name what to do.
    static std::optional<Error::Kind> failure(const std::function<void()>& action,
                                              const std::string& advice) {
        try {
            action();
        } catch (const Error& error) {
            const std::string said =
                translated(error.message(), Language::english, ReadAt::terminal);
            EXPECT_NE(said.find(advice), std::string::npos) << said;
            return error.kind();
        }
        return std::nullopt;
    }
    // Opening it either way is refused, and changes neither the file nor the log.
    static void expectRefused(const fs::path& file) {
        const std::string before = bytesOf(file);
        const std::string log = bytesOf(logOf(file));
        for (const Store::Access access : {Store::Access::read, Store::Access::write})
            EXPECT_EQ(failure([&] { const Store store(file, access); }, "damscope db restore"),
                      Error::Kind::strayLog);
        EXPECT_EQ(bytesOf(file), before);
        EXPECT_EQ(bytesOf(logOf(file)), log);
    }

    TemporaryFolder folder_;
    fs::path file_ = folder_ / "games.db";
    std::uint64_t sources_ = 0;
    int players_ = 0; // each game is another one, or it would be stored once
};

// 1.1 Continuing to use a file descriptor after it has been closed
TEST_F(HowToCorrupt, aProgramWithoutStandardStreamsWritesNothingIntoAStore) {
    add(file_, 5);
    const pid_t child = ::fork();
    if (child == 0) {
        for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
            ::close(stream);
        Store store(file_, Store::Access::write);
        add(store, 5);
        for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
            (void)!::write(stream, "a message in the wrong place", 28);
        ::_exit(0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_EQ(status, 0);
    EXPECT_EQ(gamesIn(file_), 10U);
}

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
    ASSERT_EQ(report.before, folder_ / "games-before-restore.db");
    EXPECT_EQ(gamesInFileAlone(*report.before), 17U);
    EXPECT_EQ(gamesIn(folder_ / "monday.db"), 5U) << "the copy stays as it was";
    EXPECT_EQ(restore(folder_ / "monday.db", file_).before, folder_ / "games-before-restore-2.db");
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
    ASSERT_EQ(restore(folder_ / "monday.db", file_).before, folder_ / "games-before-restore.db");
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

// 2.2 Posix advisory locks canceled by a separate thread doing close()
bool isLockedForOthers(const fs::path& file) {
    constexpr off_t sharedFirst = 0x40000002; // https://www.sqlite.org/src/file/src/os_unix.c
    constexpr off_t sharedSize = 510;
    const pid_t child = ::fork();
    if (child == 0) {
        struct flock lock {};
        lock.l_type = F_WRLCK;
        lock.l_start = sharedFirst;
        lock.l_len = sharedSize;
        const int descriptor = ::open(file.c_str(), O_RDWR | O_CLOEXEC);
        const bool locked = ::fcntl(descriptor, F_GETLK, &lock) == 0 && lock.l_type != F_UNLCK;
        ::_exit(locked ? 1 : 0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 1;
}

TEST_F(HowToCorrupt, lookingAtAnOpenStoreKeepsItsLocks) {
    add(file_, 5);
    Store store(file_, Store::Access::write);
    add(store, 5);
    ASSERT_TRUE(isLockedForOthers(file_));
    { const Store reader(file_, Store::Access::read); }
    { const Store writer(file_, Store::Access::write); }
    (void)lacksItsLog(file_);
    (void)store.place();
    (void)firstBytes(file_, 100);
    EXPECT_THROW(requireUnused(file_), Error);
    EXPECT_TRUE(isLockedForOthers(file_));
}

// 2.2.1 Multiple copies of SQLite linked into the same application
TEST_F(HowToCorrupt, theProgramHoldsOneSqlite) {
    int libraries = 0;
    ::dl_iterate_phdr(
        [](dl_phdr_info* library, std::size_t /*size*/, void* count) {
            if (std::string_view(library->dlpi_name).find("sqlite3") != std::string_view::npos)
                ++*static_cast<int*>(count);
            return 0;
        },
        &libraries);
    EXPECT_LE(libraries, 1);
}

// 2.3 Two processes using different locking protocols
TEST_F(HowToCorrupt, allConnectionsLockInTheUsualWay) {
    EXPECT_STREQ(sqlite3_vfs_find(nullptr)->zName, "unix");
    const Store store(file_, Store::Access::write);
    EXPECT_NE(sqlite3_threadsafe(), 0);
}

// 2.4 Unlinking or renaming a database file while in use
TEST_F(HowToCorrupt, aStoreThatIsMovedWhileItIsWrittenIsWrittenNoMore) {
    Store store(file_, Store::Access::write);
    add(store, 5);
    fs::rename(file_, folder_ / "moved.db");
    EXPECT_EQ(failure([&] { add(store, 5); }, "the name that the database has now"),
              Error::Kind::moved);
}

TEST_F(HowToCorrupt, nothingStaysBehindWhenAStoreIsMoved) {
    std::optional<Store> store(std::in_place, file_, Store::Access::write);
    add(*store, 5);
    fs::rename(file_, folder_ / "moved.db");
    const Error error = movedStore(*store);
    EXPECT_EQ(error.kind(), Error::Kind::moved);
    EXPECT_NE(std::string(error.what()).find("all 5 games"), std::string::npos) << error.what();
    EXPECT_NE(std::string(error.what()).find("moved.db"), std::string::npos) << error.what();
    store.reset();
    EXPECT_EQ(gamesInFileAlone(folder_ / "moved.db"), 5U);
}

TEST_F(HowToCorrupt, itIsSaidHowManyGamesStayBehind) {
    Store reader(file_, Store::Access::write);
    add(reader, 2);
    EXPECT_TRUE(reader.foldLog()); // these are in the file
    Store store(file_, Store::Access::write);
    {
        const Snapshot old(reader);
        add(store, 5);
        fs::rename(file_, folder_ / "moved.db");
        const Error error = movedStore(store);
        EXPECT_NE(std::string(error.what()).find("5 games stay behind in " + logOf(file_).string()),
                  std::string::npos)
            << error.what();
    }
    fs::rename(folder_ / "moved.db", file_); // what is said to do
    EXPECT_EQ(gamesIn(file_), 7U);
}

TEST_F(HowToCorrupt, anImportSaysThatItsStoreWasMoved) {
    std::vector<std::string> files;
    for (const char* name : {"a.pdn", "b.pdn"}) {
        files.push_back((folder_ / name).string());
        std::ofstream games(files.back());
        for (int i = 0; i < 300; ++i)
            games << "[White \"" << name << i << "\"]\n[Result \"1-1\"]\n\n1. 32-28 1-1\n\n";
    }
    Store store(file_, Store::Access::write);
    ImportOptions options;
    options.gamesPerCommit = 100;
    bool isMoved = false;
    ImportListener listener;
    listener.source = [&](const ImportedSource&) {
        if (!std::exchange(isMoved, true))
            fs::rename(file_, folder_ / "moved.db");
    };
    const auto import = [&] { (void)importSources(store, files, options, {}, listener); };
    EXPECT_EQ(failure(import, "none stays behind"), Error::Kind::moved);
    EXPECT_GE(gamesInFileAlone(folder_ / "moved.db"), 300U);
}

TEST_F(HowToCorrupt, aDeletedStoreIsSaidToBeGone) {
    Store store(file_, Store::Access::write);
    add(store, 5);
    fs::remove(file_);
    EXPECT_NE(std::string(movedStore(store).what()).find("5 games of it are gone"),
              std::string::npos);
}

// 2.5 Multiple links to the same file
TEST_F(HowToCorrupt, hardLinksAreRefusedForWriting) {
    add(file_, 5);
    Store open(file_, Store::Access::write);
    fs::create_hard_link(file_, folder_ / "second.db");
    for (const fs::path& name : {file_, folder_ / "second.db"})
        EXPECT_EQ(failure([&] { const Store store(name, Store::Access::write); }, "hard link"),
                  Error::Kind::linked);
    EXPECT_EQ(failure([&] { add(open, 5); }, "hard link"), Error::Kind::linked)
        << "also if the link was made meanwhile";
    EXPECT_EQ(gamesIn(file_), 5U) << "reading does no harm";
    fs::remove(folder_ / "second.db");
    add(open, 5);
    EXPECT_EQ(gamesIn(file_), 10U);
}

TEST_F(HowToCorrupt, symbolicLinksLeadToOneLogAndLock) {
    add(file_, 5);
    fs::create_symlink(file_, folder_ / "link.db");
    add(folder_ / "link.db", 5);
    EXPECT_FALSE(fs::exists(logOf(folder_ / "link.db")));
    EXPECT_FALSE(fs::exists(folder_ / "link.db-lock"));
    EXPECT_EQ(gamesIn(file_), 10U);
}

// 2.6 Carrying an open database connection across a fork()
TEST_F(HowToCorrupt, noProgramThatIsStartedInheritsAStore) {
    Store store(file_, Store::Access::write);
    const Batch batch(store, Indexing::now);
    int seen = 0;
    for (const auto& entry : fs::directory_iterator("/proc/self/fd")) {
        std::error_code gone;
        const fs::path leads = fs::read_symlink(entry.path(), gone);
        if (gone || leads.parent_path() != fs::canonical(folder_.path()))
            continue;
        ++seen;
        const int flags = ::fcntl(std::stoi(entry.path().filename()), F_GETFD);
        EXPECT_NE(flags & FD_CLOEXEC, 0) << leads;
    }
    EXPECT_GE(seen, 3) << "the file, its log and its lock";
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
