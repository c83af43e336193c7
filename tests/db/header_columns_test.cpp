// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/lists/filter.hpp"
#include "db/store/games.hpp"
#include "db/store/health/check.hpp"
#include "db/store/index/header_columns.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

namespace damscope::db {
namespace {

using rules::Game;

std::vector<Game> games(int from, int count) {
    std::vector<Game> all;
    for (int i = from; i < from + count; ++i) {
        all.push_back(taggedGame({{"White", "Player " + std::to_string(i % 300)},
                                  {"Black", i % 7 == 0 ? "?" : "Rival"},
                                  {"Event", "Event " + std::to_string(i % 11)},
                                  {"Date", std::to_string(1900 + i % 120) + ".05.17"},
                                  {"Round", std::to_string(i)},
                                  {"WhiteRating", std::to_string(i % 2500)}},
                                 {{32, 28}, {19, 23}}));
        all.back().result = static_cast<rules::GameResult>(i % 5);
    }
    return all;
}

class HeaderColumnsTest : public ::testing::Test {
protected:
    Connection& connection() { return store_.connection(); }
    void expectEqualRows() {
        HeaderColumns columns(connection());
        const auto ids = findGames(store_, {});
        ASSERT_EQ(columns.end(), static_cast<std::uint32_t>(ids.back()) + 1);
        for (const GameLine& line : gameLines(store_, ids)) {
            const auto id = static_cast<std::uint32_t>(line.id);
            const GameKind kind(columns.value(HeaderColumn::kind, id));
            const Ratings ratings(columns.value(HeaderColumn::ratings, id));
            ASSERT_TRUE(kind.present());
            ASSERT_EQ(kind.result(), line.header.result);
            ASSERT_EQ(kind.variant(), line.header.variant);
            ASSERT_EQ(kind.comments(), line.header.comments);
            ASSERT_EQ(kind.variations(), line.header.variations);
            ASSERT_EQ(kind.problems(), line.problems > 0);
            ASSERT_EQ(columns.value(HeaderColumn::day, id), line.header.day.stored());
            ASSERT_EQ(ratings.white, line.header.whiteRating.value_or(0));
            ASSERT_EQ(ratings.black, line.header.blackRating.value_or(0));
            ASSERT_EQ(columns.value(HeaderColumn::plies, id),
                      static_cast<std::uint32_t>(line.header.plies));
            ASSERT_EQ(connection().value("SELECT name = ?2 FROM player WHERE id = ?1",
                                         columns.value(HeaderColumn::white, id), line.header.white),
                      1);
        }
        EXPECT_FALSE(GameKind(columns.value(HeaderColumn::kind, 0)).present());
        EXPECT_FALSE(GameKind(columns.value(HeaderColumn::kind, 1'000'000)).present());
    }

    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
};

TEST_F(HeaderColumnsTest, sayWhatTheRowsSay) {
    storeGames(store_, games(0, 4000));
    expectEqualRows();
    storeGames(store_, games(4000, 300), Indexing::now, 2);
    expectEqualRows();
}

TEST_F(HeaderColumnsTest, ofABlockAreExtendedCommitByCommit) {
    for (int first = 0; first < 9000; first += 1500)
        storeGames(store_, games(first, 1500), Indexing::later,
                   static_cast<std::uint64_t>(first) + 1);
    expectEqualRows();
    EXPECT_EQ(firstWrongBlock(connection()), std::nullopt);
}

TEST_F(HeaderColumnsTest, ofADamagedBlockAreRebuiltWhenItIsExtended) {
    storeGames(store_, games(0, 50));
    connection().execute("DELETE FROM game_column WHERE id >> 32 = 1;"
                         "UPDATE game_column SET contents = x'0102030405' WHERE id >> 32 = 2");
    storeGames(store_, games(50, 50), Indexing::now, 2);
    expectEqualRows();
    EXPECT_EQ(connection().value("SELECT count(*) FROM game_column"),
              static_cast<std::int64_t>(headerColumnCount));
    EXPECT_EQ(firstWrongBlock(connection()), std::nullopt);
}

TEST_F(HeaderColumnsTest, areReadFromTheRowsWhereTheyAreMissingOrDamaged) {
    storeGames(store_, games(0, 50));
    connection().execute("DELETE FROM game_column WHERE id >> 32 = 1;"
                         "UPDATE game_column SET contents = x'0102030405' WHERE id >> 32 = 2");
    expectEqualRows();
    connection().execute("DELETE FROM game_column");
    expectEqualRows();
}

TEST_F(HeaderColumnsTest, checkFindsThoseThatDisagree) {
    storeGames(store_, games(0, 50));
    EXPECT_TRUE(check(store_).sound());
    connection().execute("UPDATE game SET day = 20010101 WHERE id = 7");
    EXPECT_EQ(firstWrongBlock(connection()), 0U);
    EXPECT_FALSE(check(store_).sound());
    refreshColumns(connection(), 7, 7);
    EXPECT_EQ(firstWrongBlock(connection()), std::nullopt);
}

TEST_F(HeaderColumnsTest, ofAnEmptyStoreAreEmpty) {
    refreshColumns(connection(), 1, UINT32_MAX);
    HeaderColumns columns(connection());
    EXPECT_EQ(columns.end(), 1U);
    EXPECT_EQ(columns.value(HeaderColumn::day, 1), 0U);
}

} // namespace
} // namespace damscope::db
