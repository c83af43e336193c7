// SPDX-License-Identifier: GPL-3.0-or-later
// What tests/db/howtocorrupt_test.cpp tests, where only POSIX lets it happen or shows it: files
// that are moved and removed while they are open, links, processes with locks and descriptors.
#include "db/ingest/import.hpp"
#include "db/store/health/backup.hpp"
#include "db/store/identity.hpp"
#include "db/store/sqlite/files.hpp"
#include "tests/db/howtocorrupt.hpp"

#include <fcntl.h>
#include <fstream>
#include <link.h>
#include <string_view>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace damscope::db {
namespace {

namespace fs = std::filesystem;

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

} // namespace
} // namespace damscope::db
