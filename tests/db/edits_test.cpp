// SPDX-License-Identifier: GPL-3.0-or-later
// What was entered or changed by hand is undone, the last first.
#include "db/store/edits.hpp"

#include "db/people/decisions.hpp"
#include "db/people/events/event_editing.hpp"
#include "db/search/lists/filter.hpp"
#include "db/store/deletions.hpp"
#include "db/store/edit_journal.hpp"
#include "db/store/health/check.hpp"
#include "db/store/own_games.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

namespace damscope::db {
namespace {

class Edits : public ::testing::Test {
protected:
    Edits() { storeGames(store_, {taggedGame({{"White", "A"}}, {{32, 28}})}); }

    std::vector<GameId> enter() {
        const NewEvent event{
            "Cup", "", "2024.01.05", rules::Variant::international, {"A", "B", "C"}};
        return enterEvent(store_, event, roundRobin(3, false));
    }
    void setRound(GameId id, const char* round) {
        const std::array changes{rules::Tag{"Round", round}};
        (void)editTags(store_, std::array{id}, changes, "edit --set Round");
    }
    std::string round(GameId id) { return std::string(loadGame(store_, id)->tag("Round")); }

    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
};

TEST_F(Edits, undoWhatWasEnteredBeforeWhatIsOlder) {
    setRound(GameId{1}, "9");
    EXPECT_EQ(enter().size(), 3U);
    EXPECT_EQ(lastEdit(store_)->reason, "event \"Cup\" --enter");
    const auto undone = undoEdit(store_);
    ASSERT_TRUE(undone);
    EXPECT_EQ(undone->removed, 3U);
    EXPECT_EQ(undone->games, 0U);
    EXPECT_EQ(countGames(store_, {}), 1U);
    EXPECT_EQ(round(GameId{1}), "9") << "the older edit stays";
    EXPECT_EQ(undoLastDeletion(store_)->games, 3U) << "and they can come back";
    EXPECT_TRUE(check(store_).sound());
    EXPECT_EQ(undoEdit(store_)->games, 1U);
    EXPECT_EQ(round(GameId{1}), "");
    EXPECT_FALSE(undoEdit(store_));
}

TEST_F(Edits, leaveWhatWasChangedAfterItWasEntered) {
    const auto games = enter();
    setRound(games.at(1), "7");
    EXPECT_EQ(undoEdit(store_)->games, 1U) << "first the round";
    EXPECT_EQ(round(games.at(1)), "2");
    setRound(games.at(1), "7");
    ASSERT_TRUE(deleteGames(store_, std::array{games.at(2)}, "delete"));
    store_.connection().execute("DELETE FROM game_before WHERE edit = (SELECT max(id) FROM edit)");
    store_.connection().execute("DELETE FROM edit WHERE id = (SELECT max(id) FROM edit)");
    const auto undone = undoEdit(store_);
    EXPECT_EQ(undone->removed, 1U);
    EXPECT_EQ(undone->changedSince, 2U);
    EXPECT_EQ(round(games.at(1)), "7");
    EXPECT_TRUE(check(store_).sound());
}

TEST_F(Edits, doNotDeleteAGameThatWasThereBefore) {
    const rules::Game game = taggedGame({{"White", "A"}, {"Black", "B"}}, {{33, 28}});
    const GameId first = addOwnGame(store_, game).id;
    EXPECT_NE(addOwnGame(store_, game).id, first) << "the same moves may be played twice";
    EXPECT_EQ(undoEdit(store_)->removed, 1U);
    EXPECT_EQ(countGames(store_, {.ids = {first}}), 1U);
}

TEST_F(Edits, ofTheWindowAreUndoneFirst) {
    setRound(GameId{1}, "9");
    const rules::Game game = taggedGame({{"White", "C"}, {"Black", "D"}}, {{33, 28}});
    const OwnGame own = addOwnGame(store_, game);
    rules::Game changed = game;
    changed.addRemark(changed.mainLine()[0], rules::Comment{"why not"});
    ASSERT_TRUE(overwriteGame(store_, own.id, changed, own.version));
    ASSERT_TRUE(overwriteGame(store_, own.id, changed, own.version)) << "the same again is no edit";
    EXPECT_EQ(undoEdit(store_)->edit.reason, "edit");
    const auto before = loadGame(store_, own.id);
    EXPECT_TRUE(before->remarks(before->mainLine()[0]).empty());
    const auto undone = undoEdit(store_);
    EXPECT_EQ(undone->edit.reason, "new");
    EXPECT_EQ(undone->removed, 1U);
    EXPECT_EQ(round(GameId{1}), "9") << "the older edit stays";
    EXPECT_TRUE(check(store_).sound());
}

// A kill between the two would make --undo revert something older.
TEST_F(Edits, areStoredWithTheGamesThatAreEntered) {
    store_.connection().execute("CREATE TEMP TRIGGER killed BEFORE INSERT ON game_before "
                                "BEGIN SELECT raise(ABORT, 'killed'); END");
    EXPECT_THROW(enter(), Error);
    EXPECT_EQ(countGames(store_, {}), 1U);
    EXPECT_FALSE(lastEdit(store_));
}

TEST_F(Edits, knowWhatWasDoneLater) {
    setRound(GameId{1}, "9");
    EXPECT_FALSE(madeAfterLastEdit(store_));
    ASSERT_EQ(deleteGames(store_, std::array{GameId{1}}, "delete --id 1"), 1U);
    const auto later = madeAfterLastEdit(store_);
    ASSERT_TRUE(later);
    EXPECT_EQ(later->kind, LaterChange::Kind::deletion);
    EXPECT_EQ(later->change.reason, "delete --id 1");
    ASSERT_TRUE(undoLastDeletion(store_));
    EXPECT_FALSE(madeAfterLastEdit(store_));
}

TEST_F(Edits, areLaterThanWhatWasDoneBeforeInTheSameSecond) {
    const rules::Game game = taggedGame({{"White", "C"}, {"Black", "D"}}, {{33, 28}});
    const GameId own = addOwnGame(store_, game).id;
    ASSERT_EQ(deleteGames(store_, std::array{own}, "delete"), 1U);
    EXPECT_TRUE(madeAfterLastEdit(store_));
    setRound(GameId{1}, "9");
    EXPECT_FALSE(madeAfterLastEdit(store_));
    ASSERT_EQ(undoEdit(store_)->games, 1U);
    const auto later = madeAfterLastEdit(store_);
    ASSERT_TRUE(later) << "after the game was entered";
    EXPECT_EQ(later->change.reason, "delete");
}

TEST_F(Edits, knowWhatWasDecidedLater) {
    storeGames(store_,
               {taggedGame({{"White", "Brigitta Molenaar"}, {"Black", "B. Jager"}}, {{33, 28}})},
               Indexing::now, 2);
    const auto id = [&](const char* name) {
        const auto found =
            store_.connection().value("SELECT id FROM player WHERE name = ?1", std::string(name));
        return static_cast<NameId>(found.value_or(0));
    };
    setRound(GameId{1}, "9");
    const std::vector<std::vector<NameId>> same{{id("Brigitta Molenaar"), id("B. Jager")}};
    ASSERT_GT(mergeNames(store_, same, "players --same"), 0U);
    const auto later = madeAfterLastEdit(store_);
    ASSERT_TRUE(later);
    EXPECT_EQ(later->kind, LaterChange::Kind::naming);
    EXPECT_EQ(later->change.reason, "players --same");
}

TEST_F(Edits, leaveDeletedGamesAlone) {
    setRound(GameId{1}, "9");
    ASSERT_EQ(deleteGames(store_, std::array{GameId{1}}, "delete"), 1U);
    const auto undone = undoEdit(store_);
    EXPECT_EQ(undone->games, 0U);
    EXPECT_EQ(undone->changedSince, 1U);
    ASSERT_TRUE(undoLastDeletion(store_));
    EXPECT_EQ(round(GameId{1}), "9") << "it comes back as it was deleted";
    EXPECT_TRUE(check(store_).sound());
}

// Annotating many games takes long, and another program may undo meanwhile what was done so far.
TEST_F(Edits, goOnAsAnotherEditWhenTheyWereUndoneHalfway) {
    EditEntry running(store_, "annotate");
    const auto annotate = [&](const char* remark) {
        rules::Game game = *loadGame(store_, GameId{1});
        game.addRemark(game.mainLine()[0], rules::Comment{remark});
        replaceGame(store_, running, GameId{1}, game);
    };
    annotate("one");
    ASSERT_EQ(undoEdit(store_)->edit.reason, "annotate");
    EXPECT_TRUE(check(store_).sound());
    setRound(GameId{1}, "9");
    annotate("two");
    EXPECT_TRUE(check(store_).sound());
    EXPECT_EQ(undoEdit(store_)->edit.reason, "annotate");
    EXPECT_EQ(round(GameId{1}), "9") << "the older edit stays";
    EXPECT_EQ(undoEdit(store_)->edit.reason, "edit --set Round");
    EXPECT_EQ(round(GameId{1}), "");
    EXPECT_FALSE(undoEdit(store_));
}

TEST_F(Edits, areKeptTwentyWhateverWasUndoneBetween) {
    const auto setRounds = [this](int first, int last) {
        for (int i = first; i <= last; ++i)
            setRound(GameId{1}, std::to_string(i).c_str());
    };
    setRounds(1, 25);
    ASSERT_TRUE(undoEdit(store_));
    ASSERT_TRUE(undoEdit(store_));
    setRounds(26, 28);
    int kept = 0;
    while (undoEdit(store_))
        ++kept;
    EXPECT_EQ(kept, 20);
    EXPECT_EQ(store_.connection().value("SELECT count(*) FROM game_before"), 0);
}

} // namespace
} // namespace damscope::db
