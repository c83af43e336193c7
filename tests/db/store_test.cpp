// SPDX-License-Identifier: GPL-3.0-or-later
// Making, opening, refusing and locking stores.
#include "db/store/schema.hpp"
#include "db/store/sqlite/files.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <set>

namespace damscope::db {
namespace {

namespace fs = std::filesystem;

std::set<std::string> namesIn(const fs::path& folder) {
    std::set<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder))
        names.insert(entry.path().filename().string());
    return names;
}

Error::Kind kindOfFailure(const fs::path& file, Store::Access access) {
    try {
        const Store store(file, access);
    } catch (const Error& error) {
        EXPECT_NE(std::string(error.what()).find(file.filename().string()), std::string::npos)
            << "the message names the file: " << error.what();
        return error.kind();
    }
    ADD_FAILURE() << "nothing was thrown";
    return Error::Kind::failed;
}

TEST(StoreFile, isMadeByWriting) {
    const TemporaryFolder folder;
    { const Store store(folder / "games.db", Store::Access::write); }
    EXPECT_EQ(namesIn(folder.path()), (std::set<std::string>{"games.db", "games.db-lock"}));
    const std::string header = bytesOf(folder / "games.db").substr(0, 100);
    EXPECT_EQ(header.substr(0, 16), std::string("SQLite format 3\0", 16));
    EXPECT_EQ(header.substr(68, 4), "Dams");
    EXPECT_EQ(header.substr(60, 4), std::string("\0\0\0", 3) + static_cast<char>(schemaVersion))
        << "user_version";
}

TEST(StoreFile, isNotMadeByReading) {
    const TemporaryFolder folder;
    EXPECT_EQ(kindOfFailure(folder / "games.db", Store::Access::read), Error::Kind::missing);
    EXPECT_TRUE(namesIn(folder.path()).empty());
}

// In its words, whatever its numbers are.
TEST(StoreFile, thatCannotBeOpenedSaysWhyTheSystemDoesNot) {
    const TemporaryFolder folder;
    try {
        const Connection connection(folder / "missing" / "games.db", Connection::Mode::create);
        FAIL();
    } catch (const Error& error) {
        EXPECT_NE(std::string(error.what()).find("No such file or directory"), std::string::npos)
            << error.what();
    }
}

TEST(StoreFile, emptyFileBecomesAStore) {
    const TemporaryFolder folder;
    std::ofstream(folder / "games.db").flush();
    { const Store store(folder / "games.db", Store::Access::write); }
    EXPECT_GT(fs::file_size(folder / "games.db"), 0U);
    Store store(folder / "games.db", Store::Access::read);
    EXPECT_EQ(store.connection().value("SELECT count(*) FROM game"), 0);
}

TEST(StoreFile, filesWithSimilarNamesStay) {
    const TemporaryFolder folder;
    std::ofstream(folder / "games.db-new") << "somebody's copy";
    std::ofstream(folder / "games.db-new-wal") << "and its log";
    { const Store store(folder / "games.db", Store::Access::write); }
    EXPECT_EQ(fs::file_size(folder / "games.db-new"), 15U);
    EXPECT_TRUE(fs::exists(folder / "games.db-new-wal"));
    const Store store(folder / "games.db", Store::Access::read);
}

TEST(StoreFile, missingFolderIsSaid) {
    const TemporaryFolder folder;
    EXPECT_THROW(Store(folder / "no/games.db", Store::Access::write), Error);
}

TEST(StoreFile, folderIsNoStore) {
    const TemporaryFolder folder;
    fs::create_directory(folder / "games.db");
    EXPECT_EQ(kindOfFailure(folder / "games.db", Store::Access::write), Error::Kind::foreign);
}

class ForeignFile : public ::testing::TestWithParam<Store::Access> {
protected:
    TemporaryFolder folder_;

    void expectRefusedUntouched(const fs::path& file, Error::Kind kind) {
        const std::string before = bytesOf(file);
        EXPECT_EQ(kindOfFailure(file, GetParam()), kind);
        EXPECT_EQ(bytesOf(file), before);
        std::set<std::string> names = namesIn(folder_.path());
        names.erase(file.filename().string() + "-lock");
        EXPECT_EQ(names, std::set<std::string>{file.filename().string()})
            << "something was left beside it";
    }
};

TEST_P(ForeignFile, textIsRefused) {
    std::ofstream(folder_ / "x.db") << "[Event \"no store\"]\n\n1. 32-28 *\n";
    expectRefusedUntouched(folder_ / "x.db", Error::Kind::foreign);
}

TEST_P(ForeignFile, otherProgramsDatabaseIsRefused) {
    {
        const Connection other(folder_ / "x.db", Connection::Mode::create);
        other.execute("CREATE TABLE bookmarks (url TEXT); INSERT INTO bookmarks VALUES ('x');");
    }
    expectRefusedUntouched(folder_ / "x.db", Error::Kind::foreign);
}

TEST_P(ForeignFile, otherProgramsDatabaseWithALogIsRefused) {
    {
        const Connection other(folder_ / "x.db", Connection::Mode::create);
        other.execute("PRAGMA journal_mode=WAL; CREATE TABLE bookmarks (url TEXT);");
    }
    expectRefusedUntouched(folder_ / "x.db", Error::Kind::foreign);
}

TEST_P(ForeignFile, storeOfALaterVersionIsRefused) {
    { const Store store(folder_ / "x.db", Store::Access::write); }
    {
        const Connection later(folder_ / "x.db", Connection::Mode::write);
        later.execute("PRAGMA user_version=" + std::to_string(schemaVersion + 1));
    }
    fs::remove(folder_ / "x.db-lock");
    expectRefusedUntouched(folder_ / "x.db", Error::Kind::newer);
}

INSTANTIATE_TEST_SUITE_P(Accesses, ForeignFile,
                         ::testing::Values(Store::Access::read, Store::Access::write));

TEST(StoreFile, readersLeaveNothingBeside) {
    const TemporaryFolder folder;
    { const Store store(folder / "games.db", Store::Access::write); }
    {
        Store one(folder / "games.db", Store::Access::read);
        Store two(folder / "games.db", Store::Access::read);
        (void)one.connection().value("SELECT count(*) FROM game");
        (void)two.connection().value("SELECT count(*) FROM game");
    }
    EXPECT_EQ(namesIn(folder.path()), (std::set<std::string>{"games.db", "games.db-lock"}));
}

TEST(StoreSettings, areThoseThatSurviveAPowerCut) {
    const TemporaryFolder folder;
    Store store(folder / "games.db", Store::Access::write);
    const Connection& c = store.connection();
    EXPECT_EQ(c.value("PRAGMA synchronous"), 2) << "FULL";
    EXPECT_EQ(c.value("SELECT journal_mode = 'wal' FROM pragma_journal_mode"), 1);
    EXPECT_EQ(c.value("PRAGMA foreign_keys"), 1);
    EXPECT_EQ(c.value("PRAGMA trusted_schema"), 0);
    EXPECT_EQ(c.value("PRAGMA cell_size_check"), 1);
    EXPECT_EQ(c.value("PRAGMA mmap_size").value_or(0), 0);
}

TEST(StoreSettings, everyTableIsStrict) {
    const TemporaryFolder folder;
    Store store(folder / "games.db", Store::Access::write);
    EXPECT_EQ(store.connection().value("SELECT count(*) FROM pragma_table_list WHERE schema = "
                                       "'main' AND type = 'table' AND NOT strict AND name NOT "
                                       "LIKE 'sqlite_%'"),
              0);
    EXPECT_EQ(store.connection().value("SELECT count(*) FROM sqlite_schema WHERE type = 'trigger'"),
              0);
}

TEST(StoreSettings, readerCannotWrite) {
    const TemporaryFolder folder;
    { const Store store(folder / "games.db", Store::Access::write); }
    Store store(folder / "games.db", Store::Access::read);
    EXPECT_THROW(store.connection().execute("DELETE FROM game"), Error);
}

TEST(StoreLock, givesUpInTheEnd) {
    const TemporaryFolder folder;
    const WriterLock held(folder / "games.db");
    try {
        const WriterLock second(folder / "games.db", std::chrono::milliseconds(50));
        FAIL() << "two hold the lock";
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), Error::Kind::busy);
    }
}

TEST(StoreReading, seesOneStateWhileASnapshotLives) {
    const TemporaryFolder folder;
    Store writer(folder / "games.db", Store::Access::write);
    storeGames(writer, {taggedGame({{"White", "a"}})});
    Store reader(folder / "games.db", Store::Access::read);
    const auto count = [&] { return reader.connection().value("SELECT count(*) FROM game"); };
    {
        const Snapshot snapshot(reader);
        storeGames(writer, {taggedGame({{"White", "b"}})}, Indexing::now, 2);
        EXPECT_EQ(count(), 1);
    }
    EXPECT_EQ(count(), 2);
}

TEST(StoreReading, worksWhereNothingCanBeMadeBesideTheFile) {
    const TemporaryFolder folder;
    fs::create_directory(folder / "medium");
    {
        Store writer(folder / "medium/games.db", Store::Access::write);
        storeGames(writer, {taggedGame({{"White", "a"}})});
    }
    // What the program that fills a read-only medium sees: the file alone, opened as immutable.
    Connection alone(folder / "medium/games.db", Connection::Mode::immutable);
    EXPECT_EQ(alone.value("SELECT count(*) FROM game"), 1);
    EXPECT_EQ(namesIn(folder / "medium"), (std::set<std::string>{"games.db", "games.db-lock"}));
}

} // namespace
} // namespace damscope::db
