// SPDX-License-Identifier: GPL-3.0-or-later
// A store of today opened by a program of tomorrow, whose tables two made-up migrations change.
#include "db/store/games.hpp"
#include "db/store/health/check.hpp"
#include "db/store/records/game_reader.hpp"
#include "db/store/schema.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"
#include "tests/messages/english.hpp"

#include <gtest/gtest.h>
#include <sqlite3.h>

#include <array>
#include <stdexcept>

namespace damscope::db {
namespace {

void addArbiters(Connection& connection) {
    connection.execute("CREATE TABLE arbiter (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;"
                       "INSERT INTO arbiter SELECT id, name FROM player");
}

void addTitles(Connection& connection) {
    connection.execute("ALTER TABLE arbiter ADD COLUMN title TEXT NOT NULL DEFAULT 'none'");
}

void failStep(Connection& /*connection*/) {
    throw std::runtime_error("the power failed");
}

constexpr std::array laterSteps{Migration{schemaVersion + 1, addArbiters},
                                Migration{schemaVersion + 2, addTitles}};
constexpr Schema laterSchema{schemaVersion + 2, laterSteps};

class Migrations : public ::testing::Test {
protected:
    Migrations() {
        Store store(file_, Store::Access::write);
        storeGames(store, {game_});
    }

    void expectUpToDate(Store& store) {
        EXPECT_EQ(versionOf(store.connection()), laterSchema.version);
        EXPECT_EQ(store.connection().value("SELECT count(*) FROM arbiter WHERE title = 'none'"), 2);
        EXPECT_TRUE(check(store).sound());
        const auto stored = loadGame(store, GameId{1});
        ASSERT_TRUE(stored.hasValue()) << english(stored.error().reason);
        EXPECT_EQ(*stored, game_);
    }

    rules::Game game_ = taggedGame({{"White", "Wiersma"}, {"Black", "Sijbrands"}},
                                   {{32, 28}, {19, 23}, {28, 19}, {14, 23}});
    TemporaryFolder folder_;
    std::filesystem::path file_ = folder_ / "games.db";
};

TEST_F(Migrations, bringAStoreUpToDate) {
    Store store(file_, Store::Access::write, laterSchema);
    expectUpToDate(store);
    Store again(file_, Store::Access::write, laterSchema);
    expectUpToDate(again);
}

TEST_F(Migrations, bringAStoreUpToDateForReadersToo) {
    Store store(file_, Store::Access::read, laterSchema);
    expectUpToDate(store);
    Store writer(file_, Store::Access::write, laterSchema);
    storeGames(writer, {taggedGame({{"White", "a"}})}, Indexing::now, 9);
    EXPECT_EQ(store.connection().value("SELECT count(*) FROM game"), 2)
        << "readers see what is written later";
}

TEST_F(Migrations, startWhereTheStoreIs) {
    {
        const Store halfway(file_, Store::Access::write,
                            {schemaVersion + 1, std::span(laterSteps).first(1)});
    }
    Store store(file_, Store::Access::write, laterSchema);
    expectUpToDate(store);
}

TEST_F(Migrations, changeAllOrNothing) {
    constexpr std::array failing{laterSteps[0], Migration{schemaVersion + 2, failStep}};
    EXPECT_THROW(Store(file_, Store::Access::write, {schemaVersion + 2, failing}),
                 std::runtime_error);
    Store store(file_, Store::Access::write);
    EXPECT_EQ(versionOf(store.connection()), schemaVersion);
    EXPECT_FALSE(store.connection().value("SELECT 1 FROM sqlite_schema WHERE name = 'arbiter'"));
}

// As another program sees it.
TEST_F(Migrations, leaveViewsForEverySqliteTool) {
    { const Store store(file_, Store::Access::write, laterSchema); }
    sqlite3* handle = nullptr;
    ASSERT_EQ(sqlite3_open(file_.string().c_str(), &handle), SQLITE_OK);
    const auto count = [handle](const char* sql) {
        sqlite3_stmt* statement = nullptr;
        EXPECT_EQ(sqlite3_prepare_v2(handle, sql, -1, &statement, nullptr), SQLITE_OK) << sql;
        const int rows =
            sqlite3_step(statement) == SQLITE_ROW ? sqlite3_column_int(statement, 0) : -1;
        sqlite3_finalize(statement);
        return rows;
    };
    EXPECT_EQ(count("SELECT count(*) FROM games WHERE white = 'Wiersma'"), 1);
    EXPECT_EQ(count("SELECT count(*) FROM players"), 2);
    EXPECT_EQ(count("SELECT count(*) FROM events"), 0);
    EXPECT_EQ(count("SELECT count(*) FROM position_evaluations"), 0);
    sqlite3_close(handle);
}

} // namespace
} // namespace damscope::db
