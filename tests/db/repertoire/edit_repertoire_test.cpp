// SPDX-License-Identifier: GPL-3.0-or-later
// Lines that are put into a repertoire and taken out of it.
#include "db/findings/repertoire/edit_repertoire.hpp"
#include "db/search/lists/collections.hpp"
#include "db/store/edits.hpp"
#include "db/store/journal.hpp"
#include "db/store/store.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace damscope::db {
namespace {

using Line = std::vector<std::string>;
constexpr auto international = rules::Variant::international;

class LinesOfARepertoire : public ::testing::Test {
protected:
    LinesOfARepertoire() { (void)createCollection(store_, "Mine"); }

    std::size_t add(const Line& line) { return addLine(store_, "Mine", international, line); }
    std::size_t remove(const Line& line) { return removeLine(store_, "Mine", international, line); }
    std::vector<Line> paths() {
        std::vector<Line> all;
        const Repertoire repertoire = repertoireOf(store_, "Mine", rules::Color::white);
        for (const RepertoirePosition& at : repertoire.positions())
            all.push_back(at.path);
        return all;
    }
    bool has(const Line& path) {
        const auto all = paths();
        return std::ranges::find(all, path) != all.end();
    }
    std::size_t games() { return gamesIn(store_, "Mine")->size(); }

    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
};

TEST_F(LinesOfARepertoire, areOneGameWithVariations) {
    EXPECT_EQ(add({"32-28", "19-23"}), 2U);
    EXPECT_EQ(add({"32-28", "18-23", "38-32"}), 2U) << "the first move was there";
    EXPECT_EQ(add({"32-28", "18-23"}), 0U);
    EXPECT_EQ(games(), 1U);
    EXPECT_TRUE(has({"32-28", "19-23"}));
    EXPECT_TRUE(has({"32-28", "18-23", "38-32"}));
}

TEST_F(LinesOfARepertoire, endBeforeAMoveThatIsNotLegal) {
    EXPECT_EQ(add({"32-28", "1-50"}), 1U);
    EXPECT_TRUE(has({"32-28"}));
    EXPECT_EQ(add({"1-6"}), 0U);
    EXPECT_EQ(games(), 1U);
}

TEST_F(LinesOfARepertoire, areRemovedWithWhatFollows) {
    add({"32-28", "19-23", "28x19", "14x23"});
    add({"32-28", "18-23"});
    EXPECT_EQ(remove({"32-28", "19-23"}), 1U);
    EXPECT_FALSE(has({"32-28", "19-23"}));
    EXPECT_FALSE(has({"32-28", "19-23", "28x19"}));
    EXPECT_TRUE(has({"32-28", "18-23"}));
    EXPECT_EQ(remove({"32-28", "17-22"}), 0U) << "it was not there";
    EXPECT_EQ(remove({"32-28"}), 1U);
    EXPECT_EQ(games(), 0U) << "nothing is left of it";
}

TEST_F(LinesOfARepertoire, comeBackWhenTheRemovalIsUndone) {
    add({"32-28", "19-23"});
    remove({"32-28", "19-23"});
    EXPECT_FALSE(has({"32-28", "19-23"}));
    EXPECT_TRUE(undoLast(store_, ChangeKind::edit).hasValue());
    EXPECT_TRUE(has({"32-28", "19-23"}));
}

TEST_F(LinesOfARepertoire, areOneEntryOfTheJournal) {
    EXPECT_EQ(addLine(store_, "New", international, Line{"32-28"}), 1U);
    EXPECT_EQ(gamesIn(store_, "New")->size(), 1U);
    const auto undone = undoLast(store_);
    ASSERT_TRUE(undone);
    EXPECT_EQ(undone->games, 1U);
    EXPECT_FALSE(gamesIn(store_, "New")) << "the collection went with its game";
    ASSERT_TRUE(redo(store_, undone->id));
    EXPECT_EQ(gamesIn(store_, "New")->size(), 1U);
}

// What is counted in the games holds while only lines change.
TEST_F(LinesOfARepertoire, leaveTheStateOfTheGames) {
    const GameId game = storeGames(store_, {taggedGame({}, {{31, 27}, {19, 23}})}).front();
    ASSERT_EQ(add({"32-28", "19-23"}), 2U);
    const GamesState before = gamesState(store_);
    EXPECT_EQ(add({"32-28", "18-23"}), 1U);
    EXPECT_EQ(remove({"32-28", "18-23"}), 1U);
    EXPECT_EQ(gamesState(store_), before);
    // Another move in a game: there are as many as before.
    const auto stored = loadVersion(store_, game);
    ASSERT_TRUE(stored);
    ASSERT_TRUE(
        overwriteGame(store_, game, taggedGame({}, {{31, 26}, {19, 23}}), stored->version, "edit"));
    const GamesState edited = gamesState(store_);
    EXPECT_NE(edited, before);
    ASSERT_TRUE(undo(store_, lastToUndo(store_)->id));
    EXPECT_NE(gamesState(store_), edited);
}

TEST_F(LinesOfARepertoire, areRemovedFromAllGamesAtOnce) {
    add({"32-28", "19-23"});
    (void)addGames(store_, "Mine", std::array{addOwnGame(store_, taggedGame({}, {{33, 28}})).id});
    add({"33-28", "19-23"});
    EXPECT_EQ(remove({"33-28"}), 2U);
    EXPECT_EQ(games(), 1U);
    EXPECT_EQ(undoLast(store_)->games, 2U);
    EXPECT_EQ(games(), 2U);
    EXPECT_TRUE(has({"33-28", "19-23"}));
}

TEST_F(LinesOfARepertoire, ofAnotherVariantAreAGameOfTheirOwn) {
    add({"32-28"});
    EXPECT_EQ(addLine(store_, "Mine", rules::Variant::english, Line{"11-15"}), 1U);
    EXPECT_EQ(games(), 2U);
}

} // namespace
} // namespace damscope::db
