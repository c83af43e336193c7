// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/lists/collections.hpp"
#include "db/search/lists/filter.hpp"
#include "db/store/games.hpp"
#include "db/store/health/check.hpp"
#include "db/store/journal.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

namespace damscope::db {
namespace {

using GameIds = std::vector<GameId>;

class CollectionsTest : public ::testing::Test {
protected:
    CollectionsTest() {
        std::vector<rules::Game> games;
        for (int i = 1; i <= 9; ++i)
            games.push_back(taggedGame({{"Round", std::to_string(i)}}, {{32, 28}}));
        storeGames(store_, games);
    }
    GameIds idsIn(const std::string& name) {
        GameIds ids;
        const auto games = gamesIn(store_, name);
        EXPECT_TRUE(games) << name;
        for (const CollectedGame& game : games.value_or(std::vector<CollectedGame>()))
            ids.push_back(game.id);
        return ids;
    }
    static GameIds ids(const std::vector<std::uint32_t>& numbers) {
        GameIds result;
        for (const std::uint32_t number : numbers)
            result.push_back(GameId{number});
        return result;
    }

    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
};

TEST_F(CollectionsTest, keepTheirOrderAndNotes) {
    ASSERT_TRUE(createCollection(store_, "Łukasik's games", "of one player"));
    EXPECT_EQ(*addGames(store_, "lukasik's GAMES", ids({7, 2, 5}), "first"), 3U);
    EXPECT_EQ(*addGames(store_, "lukasik's games", ids({5, 1, 99}), "second"), 1U);
    EXPECT_EQ(idsIn("Łukasik's games"), ids({7, 2, 5, 1}));
    const auto games = gamesIn(store_, "lukasik's games");
    EXPECT_EQ((*games)[2].note, "first");
    EXPECT_EQ((*games)[3].note, "second");
    const auto all = collections(store_);
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all[0].name, "Łukasik's games");
    EXPECT_EQ(all[0].note, "of one player");
    EXPECT_EQ(all[0].games, 4U);
    EXPECT_EQ(*removeGames(store_, "lukasik's games", ids({2, 9})), 1U);
    EXPECT_EQ(idsIn("lukasik's games"), ids({7, 5, 1}));
    EXPECT_TRUE(check(store_).sound());
}

TEST_F(CollectionsTest, areMadeWithGamesByOneEntry) {
    EXPECT_EQ(*createCollection(store_, "Mine", "", collected(ids({7, 2, 99}), "fine")), 2U);
    EXPECT_EQ(idsIn("mine"), ids({7, 2}));
    EXPECT_EQ(gamesIn(store_, "mine")->at(0).note, "fine");
    EXPECT_EQ(journal(store_).size(), 1U);
    ASSERT_TRUE(undoLast(store_));
    EXPECT_TRUE(collections(store_).empty());
    ASSERT_TRUE(redo(store_, 1));
    EXPECT_EQ(idsIn("mine"), ids({7, 2}));
    EXPECT_EQ(createCollection(store_, "MINE", "", collected(ids({1}))).error(),
              CollectionProblem::exists);
    EXPECT_EQ(idsIn("mine"), ids({7, 2}));
}

TEST_F(CollectionsTest, arePartOfFilters) {
    (void)createCollection(store_, "Shots");
    (void)addGames(store_, "Shots", ids({7, 2}));
    EXPECT_EQ(findGames(store_, {.collection = "shots"}), ids({2, 7}));
    EXPECT_EQ(countGames(store_, {.ids = ids({7, 8}), .collection = "shots"}), 1U);
    EXPECT_THROW((void)countGames(store_, {.collection = "none"}), NoSuchCollection);
}

TEST_F(CollectionsTest, refuseNamesThatCannotBe) {
    ASSERT_TRUE(createCollection(store_, "Best"));
    EXPECT_EQ(createCollection(store_, "BEST").error(), CollectionProblem::exists);
    EXPECT_EQ(createCollection(store_, " - ").error(), CollectionProblem::nameless);
    EXPECT_EQ(addGames(store_, "worst", ids({1})).error(), CollectionProblem::missing);
    EXPECT_EQ(deleteCollection(store_, "worst").error(), CollectionProblem::missing);
    ASSERT_TRUE(createCollection(store_, "Worst"));
    EXPECT_EQ(renameCollection(store_, "Worst", "best").error(), CollectionProblem::exists);
    EXPECT_TRUE(renameCollection(store_, "Worst", "WORST")) << "only its case";
    EXPECT_EQ(gamesIn(store_, "no such"), std::nullopt);
}

TEST_F(CollectionsTest, everyChangeCanBeTakenBack) {
    (void)createCollection(store_, "A", "note");
    (void)addGames(store_, "A", ids({3, 1}), "x");
    (void)removeGames(store_, "A", ids({3}));
    (void)renameCollection(store_, "A", "B");
    (void)annotateCollection(store_, "B", "other");
    (void)deleteCollection(store_, "B");
    EXPECT_TRUE(collections(store_).empty());
    EXPECT_EQ(undoLast(store_)->what, "edit collection delete \"B\"");
    EXPECT_EQ(idsIn("B"), ids({1}));
    EXPECT_EQ(collections(store_)[0].note, "other");
    EXPECT_TRUE(undoLast(store_));
    EXPECT_EQ(collections(store_)[0].note, "note");
    EXPECT_EQ(undoLast(store_)->what, "edit collection rename \"A\" \"B\"");
    EXPECT_EQ(undoLast(store_)->what, "edit collection remove \"A\"");
    EXPECT_EQ(idsIn("A"), ids({3, 1}));
    EXPECT_EQ((*gamesIn(store_, "A"))[0].note, "x");
    EXPECT_EQ(undoLast(store_)->what, "edit collection add \"A\"");
    EXPECT_EQ(undoLast(store_)->what, "edit collection create \"A\"");
    EXPECT_TRUE(collections(store_).empty());
    EXPECT_FALSE(undoLast(store_));
}

TEST_F(CollectionsTest, allChangesCanBeTakenBack) {
    (void)createCollection(store_, "A");
    for (std::uint32_t i = 1; i <= 9; ++i) {
        (void)addGames(store_, "A", ids({i}));
        (void)removeGames(store_, "A", ids({i}));
        (void)addGames(store_, "A", ids({i}));
    }
    int taken = 0;
    while (undoLast(store_))
        ++taken;
    EXPECT_EQ(taken, 28);
}

TEST_F(CollectionsTest, deletedGamesDoNotShow) {
    (void)createCollection(store_, "A");
    (void)addGames(store_, "A", ids({3, 1}));
    (void)deleteGames(store_, ids({3}), "");
    EXPECT_EQ(idsIn("A"), ids({1}));
    EXPECT_EQ(collections(store_)[0].games, 1U);
    EXPECT_EQ(findGames(store_, {.collection = "A"}), ids({1}));
}

} // namespace
} // namespace damscope::db
