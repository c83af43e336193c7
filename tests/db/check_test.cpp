// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/lists/filter.hpp"
#include "db/store/games.hpp"
#include "db/store/health/check.hpp"
#include "db/store/position_index.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "tests/db/random_game.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <array>
#include <fstream>

namespace damscope::db {
namespace {

using Subject = CheckFinding::Subject;

class CheckTest : public ::testing::Test {
protected:
    CheckTest() {
        std::mt19937 random(4);
        std::vector<rules::Game> games;
        for (int i = 0; i < 30; ++i) {
            games.push_back(randomGame(static_cast<rules::Variant>(i % 3), random));
            games.back().tags = {{"Round", std::to_string(i)}, {"White", "somebody"}};
        }
        storeGames(store_, games);
    }

    // What is found after a change made behind Damscope's back.
    std::vector<CheckFinding> findingsAfter(const std::string& sql,
                                            CheckDepth depth = CheckDepth::full) {
        store_.connection().execute("PRAGMA foreign_keys=OFF;" + sql);
        const CheckReport report = check(store_, depth);
        EXPECT_EQ(report.findingCount, report.findings.size());
        EXPECT_FALSE(report.sound());
        return report.findings;
    }

    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
};

TEST_F(CheckTest, textsThatAreNotUtf8AreFaults) {
    for (const CheckDepth depth : {CheckDepth::quick, CheckDepth::full}) {
        const auto findings = findingsAfter(
            "INSERT OR REPLACE INTO site (id, name, folded) VALUES (77, CAST(x'436166E9' AS TEXT), "
            "'cafe'); INSERT OR REPLACE INTO collection (id, name, folded) VALUES (1, 'Été', "
            "'ete');",
            depth);
        ASSERT_EQ(findings.size(), 1U);
        EXPECT_EQ(findings[0].subject, Subject::text);
        EXPECT_EQ(findings[0].message.code, "store-not-utf8");
        EXPECT_EQ(findings[0].message.text("column"), "site.name");
        EXPECT_EQ(findings[0].message.text("text"), "Café");
    }
}

// What can be written again is no damage: nothing is lost.
TEST_F(CheckTest, onlyWhatMayBeLostIsDamage) {
    (void)findingsAfter("INSERT INTO site (id, name, folded) VALUES (77, CAST(x'436166E9' AS TEXT),"
                        " 'cafe'); DELETE FROM position_block WHERE id = (SELECT max(id) FROM "
                        "position_block)");
    EXPECT_FALSE(check(store_).isDamaged());
    EXPECT_FALSE(leavesLogAfter(check(store_), store_)) << "its log goes into the file";
    (void)findingsAfter("UPDATE movetext SET moves = x'0100' WHERE game = 7");
    EXPECT_TRUE(check(store_).isDamaged());
}

TEST_F(CheckTest, countsTheDeletedGames) {
    EXPECT_EQ(deleteGames(store_, std::array{GameId{3}, GameId{4}}, "delete"), 2U);
    const CheckReport report = check(store_);
    EXPECT_EQ(report.games, 30U);
    EXPECT_EQ(report.deleted, 2U);
}

TEST_F(CheckTest, soundStoreIsSound) {
    for (const CheckDepth depth : {CheckDepth::quick, CheckDepth::full}) {
        const CheckReport report = check(store_, depth);
        EXPECT_TRUE(report.sound());
        EXPECT_EQ(report.games, 30U);
        EXPECT_EQ(report.checked, 30U);
        EXPECT_EQ(report.unindexed, 0U);
    }
}

TEST_F(CheckTest, mergedIndexIsSound) {
    for (std::uint64_t i = 2; i < 12; ++i)
        storeGames(store_, {taggedGame({{"Round", std::to_string(i)}}, {{32, 28}})}, Indexing::now,
                   i);
    mergeIndex(store_);
    EXPECT_TRUE(check(store_).sound());
}

TEST_F(CheckTest, gamesWithoutIndexAreNoFault) {
    storeGames(store_, {taggedGame({{"Round", "x"}})}, Indexing::later, 2);
    const CheckReport report = check(store_);
    EXPECT_TRUE(report.sound());
    EXPECT_EQ(report.unindexed, 1U);
}

TEST_F(CheckTest, damagedMovetextNamesItsGame) {
    const auto findings =
        findingsAfter("UPDATE movetext SET moves = x'0100' WHERE game = 7", CheckDepth::quick);
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings[0].subject, Subject::game);
    EXPECT_EQ(findings[0].game, GameId{7});
}

TEST_F(CheckTest, changedNameNamesAllItsGames) {
    EXPECT_EQ(findingsAfter("UPDATE player SET name = 'somebodz'").size(), 30U);
}

TEST_F(CheckTest, rowsThatNameNobodyAreFound) {
    const auto findings = findingsAfter("UPDATE game SET white = 99 WHERE id = 3");
    ASSERT_EQ(findings.size(), 3U);
    EXPECT_EQ(findings[0].subject, Subject::reference);
    EXPECT_EQ(findings[1].game, GameId{3});
    EXPECT_EQ(findings[2].message.code, "store-columns-differ");
}

TEST_F(CheckTest, indexThatDisagreesWithTheGamesIsFound) {
    const auto findings = findingsAfter("DELETE FROM position_block WHERE id = (SELECT max(id) "
                                        "FROM position_block)");
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings[0].subject, Subject::index);
}

TEST_F(CheckTest, damagedBlockIsFound) {
    const auto findings =
        findingsAfter("UPDATE position_block SET postings = CAST(x'00' || postings AS BLOB)");
    ASSERT_FALSE(findings.empty());
    EXPECT_EQ(findings[0].subject, Subject::index);
}

TEST_F(CheckTest, wrongIndexOfAnIndexIsFound) {
    store_.connection().execute("PRAGMA foreign_keys=OFF; DELETE FROM game WHERE id = 30");
    const CheckReport report = check(store_);
    EXPECT_FALSE(report.sound());
}

TEST_F(CheckTest, stopEndsIt) {
    const CheckReport report = check(store_, CheckDepth::full, stopRequested());
    EXPECT_FALSE(report.complete);
    EXPECT_FALSE(report.sound());
    EXPECT_EQ(report.checked, 0U);
}

// What a flipped bit may do: be found, or change nothing that is stored.
TEST_F(CheckTest, noFlippedBitChangesAGameInSilence) {
    const auto contents = [](Store& store) {
        std::vector<rules::Game> games;
        for (const GameId id : findGames(store, {}))
            if (auto game = loadGame(store, id))
                games.push_back(std::move(*game));
        return games;
    };
    const std::vector<rules::Game> before = contents(store_);
    { const Store closed = std::move(store_); }
    const std::string sound = bytesOf(folder_ / "games.db");
    std::mt19937 random(8);
    int found = 0;
    // Empty tables take a page each, where a flip does no harm.
    for (int i = 0; i < 600; ++i) {
        std::string damaged = sound;
        const std::size_t at = random() % damaged.size();
        damaged[at] = static_cast<char>(damaged[at] ^ (1 << random() % 8));
        const auto copy = folder_ / ("damaged" + std::to_string(i) + ".db");
        std::ofstream(copy, std::ios::binary) << damaged;
        try {
            Store store(copy, Store::Access::read);
            if (check(store).sound())
                EXPECT_TRUE(contents(store) == before) << "byte " << at;
            else
                ++found;
        } catch (const Error&) {
            ++found;
        }
        std::filesystem::remove(copy);
    }
    EXPECT_GT(found, 50);
}

} // namespace
} // namespace damscope::db
