// SPDX-License-Identifier: GPL-3.0-or-later
// The entries of the journal, what undoes them and what stands in their way.
#include "db/store/journal.hpp"

#include "db/ingest/import.hpp"
#include "db/people/decisions.hpp"
#include "db/search/lists/collections.hpp"
#include "db/search/lists/filter.hpp"
#include "db/store/edits.hpp"
#include "db/store/games.hpp"
#include "db/store/health/check.hpp"
#include "db/store/sources.hpp"
#include "db/store/store.hpp"
#include "tests/db/journal/journal_store.hpp"

#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <initializer_list>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace damscope::db {
namespace {

using Reason = JournalRefusal::Reason;

TEST_F(Journal, saysWhatStandsInTheWay) {
    set(GameId{1}, "Round", "7");
    const std::int64_t first = last();
    set(GameId{2}, "Round", "8");
    set(GameId{1}, "Round", "9");
    const std::int64_t third = last();
    const auto refused = undo(store_, first);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().reason, Reason::undoFirst);
    EXPECT_EQ(refused.error().other->id, third);
    ASSERT_TRUE(undo(store_, third));
    ASSERT_TRUE(undo(store_, first));
    const auto later = redo(store_, third);
    ASSERT_FALSE(later);
    EXPECT_EQ(later.error().reason, Reason::redoFirst);
    EXPECT_EQ(later.error().other->id, first);
    EXPECT_EQ(undo(store_, first).error().reason, Reason::undone);
    EXPECT_EQ(undo(store_, 99).error().reason, Reason::missing);
}

TEST_F(Journal, needsTheCollectionOfItsGames) {
    (void)createCollection(store_, "A");
    const std::int64_t made = last();
    (void)addGames(store_, "A", std::array{GameId{1}, GameId{2}});
    const std::int64_t added = last();
    const auto refused = undo(store_, made);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().other->id, added);
    ASSERT_TRUE(undo(store_, added));
    ASSERT_TRUE(undo(store_, made));
    EXPECT_EQ(redo(store_, added).error().other->id, made);
}

TEST_F(Journal, namesTheFilesOfAnImport) {
    (void)written("club/a.pdn", 1, 3);
    (void)written("club/chess.pgn", 1, 1);
    (void)written("club/b.txt", 1, 1);
    (void)folder_.write("club/empty.pdn", "no game at all");
    (void)importSources(store_, {folder_.path("club")});
    const auto entry = journal(store_, 1).at(0);
    EXPECT_EQ(entry.kind, ChangeKind::import);
    EXPECT_EQ(entry.games, 3U);
    EXPECT_FALSE(entry.program.empty());
    std::map<std::string, std::string> outcomes;
    for (const JournalFile& file : journalFiles(store_, entry.id)) {
        outcomes[file.path.substr(file.path.rfind('/') + 1)] += file.state + " ";
        EXPECT_TRUE(file.state == "read" || file.reason) << file.path;
    }
    EXPECT_EQ(outcomes["a.pdn"], "read ");
    EXPECT_EQ(outcomes["chess.pgn"], "skipped ");
    EXPECT_EQ(outcomes["b.txt"], "skipped ");
    EXPECT_NE(outcomes["empty.pdn"], "");
}

TEST_F(Journal, saysWhichGamesAnEntryIsAbout) {
    const auto games = [this](std::size_t most = 100) {
        return journalGames(store_, last(), most);
    };
    const auto ids = [](std::initializer_list<std::uint32_t> numbers) {
        std::vector<GameId> all;
        for (const std::uint32_t each : numbers)
            all.push_back(GameId{each});
        return all;
    };
    const std::array changes{rules::Tag{"Site", "Delft"}};
    (void)editTags(store_, ids({5, 2}), changes, "edit --set Site");
    EXPECT_EQ(games(), ids({2, 5}));
    EXPECT_EQ(games(1).size(), 1U);
    (void)deleteGames(store_, ids({1, 2, 6}), "edit delete");
    EXPECT_EQ(games(), ids({1, 2, 6}));
    EXPECT_EQ(games(2), ids({1, 2}));
    (void)restoreGame(store_, last(), GameId{2});
    EXPECT_EQ(games(), ids({2}));
    (void)importSources(store_, {written("a.pdn", 1, 3)});
    EXPECT_EQ(games(), ids({7, 8, 9}));
    (void)createCollection(store_, "A");
    EXPECT_EQ(games(), ids({}));
    (void)addGames(store_, "A", ids({3, 8}));
    EXPECT_EQ(games(), ids({3, 8}));
    play(GameId{4}, 33, 28);
    EXPECT_EQ(games(), ids({4}));
}

TEST_F(Journal, keepsWhichGamesWereDuplicates) {
    const std::string one = written("a.pdn", 1, 3);
    (void)importSources(store_, {one});
    (void)importSources(store_, {written("b.pdn", 2, 3)});
    const auto duplicates = journalDuplicates(store_, last());
    ASSERT_EQ(duplicates.size(), 2U);
    EXPECT_EQ(duplicates[0].of, GameId{8});
    EXPECT_EQ(duplicates[0].ordinal, 1U);
    const std::int64_t entry = last();
    (void)importSources(store_, {one});
    EXPECT_EQ(last(), entry) << "what the store has already is no change";
}

TEST_F(Journal, importsAgainWhatWasUndone) {
    const std::string file = written("a.pdn", 1, 3);
    (void)importSources(store_, {file});
    const std::string after = stateOf(store_);
    const std::int64_t first = last();
    ASSERT_TRUE(undo(store_, first));
    EXPECT_EQ(countGames(store_, {}), 6U);
    EXPECT_EQ(importSources(store_, {file}).stored, 3U);
    EXPECT_EQ(countGames(store_, {}), 9U);
    const auto refused = redo(store_, first);
    ASSERT_FALSE(refused) << "the games are there already";
    EXPECT_EQ(refused.error().other->id, last());
    ASSERT_TRUE(undo(store_, last()));
    ASSERT_TRUE(redo(store_, first));
    EXPECT_EQ(stateOf(store_), after);
    EXPECT_TRUE(check(store_).sound());
}

TEST_F(Journal, undoesNothingOfGamesRemovedForGood) {
    (void)createCollection(store_, "A");
    (void)addGames(store_, "A", std::array{GameId{1}, GameId{2}});
    (void)removeGames(store_, "A", std::array{GameId{1}, GameId{2}});
    const std::int64_t removed = last();
    set(GameId{1}, "Round", "7");
    const std::int64_t edit = last();
    (void)deleteGames(store_, std::array{GameId{1}}, "delete");
    const std::int64_t deletion = last();
    EXPECT_EQ(removeDeletedGames(store_), 1U);
    EXPECT_EQ(journal(store_, 1).at(0).kind, ChangeKind::removal);
    EXPECT_FALSE(undo(store_, last()));
    EXPECT_EQ(undo(store_, edit).error().reason, Reason::dropped);
    ASSERT_TRUE(undo(store_, removed));
    EXPECT_EQ(gamesIn(store_, "A")->size(), 1U) << "the other game is back";
    EXPECT_EQ(undo(store_, deletion).error().reason, Reason::dropped);
    EXPECT_EQ(lastToUndo(store_)->what, "edit collection add \"A\"") << "what can be undone";
    EXPECT_EQ(countGames(store_, {}), 5U);
    EXPECT_TRUE(check(store_).sound());
}

TEST_F(Journal, givesNothingToAGameWithTheNumberOfOneThatIsGone) {
    const GameId highest{6};
    (void)createCollection(store_, "A");
    (void)addGames(store_, "A", std::array{highest});
    const std::int64_t added = last();
    ASSERT_TRUE(undo(store_, added));
    (void)deleteGames(store_, std::array{highest}, "delete");
    EXPECT_EQ(removeDeletedGames(store_), 1U);
    EXPECT_EQ(importSources(store_, {written("a.pdn", 1, 1)}).stored, 1U);
    ASSERT_TRUE(loadGame(store_, highest)) << "it has the number now";
    (void)redo(store_, added);
    EXPECT_TRUE(gamesIn(store_, "A")->empty());
}

} // namespace
} // namespace damscope::db
