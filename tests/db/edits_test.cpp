// SPDX-License-Identifier: GPL-3.0-or-later
// What was entered or changed by hand is undone, the last first.
#include "db/store/edits.hpp"

#include "db/people/decisions.hpp"
#include "db/people/events/event_editing.hpp"
#include "db/search/lists/filter.hpp"
#include "db/store/games.hpp"
#include "db/store/health/check.hpp"
#include "db/store/journal.hpp"
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
    EXPECT_EQ(lastToUndo(store_)->what, "event \"Cup\" --enter");
    const auto undone = undoLast(store_);
    ASSERT_TRUE(undone);
    EXPECT_EQ(undone->games, 3U);
    EXPECT_EQ(countGames(store_, {}), 1U);
    EXPECT_EQ(round(GameId{1}), "9") << "the older edit stays";
    ASSERT_TRUE(redo(store_, undone->id));
    EXPECT_EQ(countGames(store_, {}), 4U) << "and they can come back";
    EXPECT_TRUE(check(store_).sound());
    ASSERT_TRUE(undoLast(store_));
    EXPECT_EQ(undoLast(store_)->games, 1U);
    EXPECT_EQ(round(GameId{1}), "");
    EXPECT_FALSE(undoLast(store_));
}

TEST_F(Edits, keepWhatWasChangedAfterItWasEntered) {
    const auto games = enter();
    const std::int64_t entered = lastToUndo(store_)->id;
    setRound(games.at(1), "7");
    EXPECT_EQ(undoLast(store_)->games, 1U) << "first the round";
    EXPECT_EQ(round(games.at(1)), "2");
    setRound(games.at(1), "7");
    ASSERT_TRUE(deleteGames(store_, std::array{games.at(2)}, "delete"));
    ASSERT_TRUE(undo(store_, entered));
    EXPECT_EQ(countGames(store_, {}), 1U);
    ASSERT_TRUE(redo(store_, entered));
    EXPECT_EQ(countGames(store_, {}), 3U) << "what was deleted stays deleted";
    EXPECT_EQ(round(games.at(1)), "7");
    EXPECT_TRUE(check(store_).sound());
}

TEST_F(Edits, doNotDeleteAGameThatWasThereBefore) {
    const rules::Game game = taggedGame({{"White", "A"}, {"Black", "B"}}, {{33, 28}});
    const GameId first = addOwnGame(store_, game).id;
    EXPECT_NE(addOwnGame(store_, game).id, first) << "the same moves may be played twice";
    EXPECT_EQ(undoLast(store_)->games, 1U);
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
    EXPECT_EQ(undoLast(store_)->what, "edit");
    const auto before = loadGame(store_, own.id);
    EXPECT_TRUE(before->remarks(before->mainLine()[0]).empty());
    const auto undone = undoLast(store_);
    EXPECT_EQ(undone->what, "edit new");
    EXPECT_EQ(undone->games, 1U);
    EXPECT_EQ(round(GameId{1}), "9") << "the older edit stays";
    EXPECT_TRUE(check(store_).sound());
}

// A kill between the two would make undo revert something older.
TEST_F(Edits, areStoredWithTheGamesThatAreEntered) {
    store_.connection().execute("CREATE TEMP TRIGGER killed BEFORE INSERT ON journal "
                                "BEGIN SELECT raise(ABORT, 'killed'); END");
    EXPECT_THROW(enter(), Error);
    EXPECT_EQ(countGames(store_, {}), 1U);
    EXPECT_FALSE(lastToUndo(store_));
}

TEST_F(Edits, areUndoneAfterWhatWasDoneLaterInTheSameSecond) {
    const rules::Game game = taggedGame({{"White", "C"}, {"Black", "D"}}, {{33, 28}});
    const GameId own = addOwnGame(store_, game).id;
    ASSERT_EQ(deleteGames(store_, std::array{own}, "delete --id 2"), 1U);
    EXPECT_EQ(lastToUndo(store_)->kind, ChangeKind::deletion);
    EXPECT_EQ(lastToUndo(store_)->what, "delete --id 2");
    setRound(GameId{1}, "9");
    EXPECT_EQ(undoLast(store_)->what, "edit --set Round");
    EXPECT_EQ(undoLast(store_)->what, "delete --id 2");
    EXPECT_EQ(undoLast(store_)->what, "edit new");
}

TEST_F(Edits, areUndoneAfterWhatWasDecidedLater) {
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
    const auto last = undoLast(store_);
    EXPECT_EQ(last->kind, ChangeKind::names);
    EXPECT_EQ(last->what, "players --same");
    EXPECT_EQ(round(GameId{1}), "9");
}

TEST_F(Edits, leaveDeletedGamesAlone) {
    setRound(GameId{1}, "9");
    const std::int64_t edit = lastToUndo(store_)->id;
    ASSERT_EQ(deleteGames(store_, std::array{GameId{1}}, "delete"), 1U);
    const auto refused = undo(store_, edit);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().reason, JournalRefusal::Reason::undoFirst);
    EXPECT_EQ(refused.error().other->what, "delete");
    ASSERT_TRUE(undoLast(store_));
    EXPECT_EQ(round(GameId{1}), "9") << "it comes back as it was deleted";
    ASSERT_TRUE(undo(store_, edit));
    EXPECT_EQ(round(GameId{1}), "");
    EXPECT_TRUE(check(store_).sound());
}

// Annotating many games takes long, and another program may undo meanwhile what was done so far.
TEST_F(Edits, goOnAsAnotherEditWhenTheyWereUndoneHalfway) {
    StoreChange running(store_, ChangeKind::edit, "annotate");
    const auto annotate = [&](const char* remark) {
        rules::Game game = *loadGame(store_, GameId{1});
        game.addRemark(game.mainLine()[0], rules::Comment{remark});
        replaceGame(running, GameId{1}, game);
    };
    annotate("one");
    ASSERT_EQ(undoLast(store_)->what, "annotate");
    EXPECT_TRUE(check(store_).sound());
    setRound(GameId{1}, "9");
    annotate("two");
    EXPECT_TRUE(check(store_).sound());
    EXPECT_EQ(undoLast(store_)->what, "annotate");
    EXPECT_EQ(round(GameId{1}), "9") << "the older edit stays";
    EXPECT_EQ(undoLast(store_)->what, "edit --set Round");
    EXPECT_EQ(round(GameId{1}), "");
    EXPECT_FALSE(undoLast(store_));
}

TEST_F(Edits, areKeptWithinTheBoundWhateverWasUndoneBetween) {
    const auto setRounds = [this](int first, int last) {
        for (int i = first; i <= last; ++i)
            setRound(GameId{1}, std::to_string(i).c_str());
    };
    setRounds(1, 25);
    ASSERT_TRUE(undoLast(store_));
    ASSERT_TRUE(undoLast(store_));
    setRounds(26, 28);
    const std::uint64_t size = journalSize(store_);
    boundJournal(store_, size / 2);
    EXPECT_LE(journalSize(store_), size / 2);
    setRounds(29, 30);
    EXPECT_LE(journalSize(store_), size / 2);
    int kept = 0;
    while (undoLast(store_))
        ++kept;
    EXPECT_GT(kept, 5);
    EXPECT_LT(kept, 26);
    const auto refused = undo(store_, 1);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().reason, JournalRefusal::Reason::dropped);
    EXPECT_EQ(journal(store_, 100).size(), 30U) << "the entries stay";
}

} // namespace
} // namespace damscope::db
