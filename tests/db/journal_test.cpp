// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever was done to a store is undone and done again, in any order that the journal allows.
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
#include "parser/write/write.hpp"
#include "tests/db/intake_files.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <initializer_list>
#include <map>
#include <random>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace damscope::db {
namespace {

using Reason = JournalRefusal::Reason;

// All that people see of a store, without the numbers of what was taken away.
std::string stateOf(Store& store) {
    std::string text;
    for (const GameId id : findGames(store, {}))
        text += std::to_string(number(id)) + parser::writePdn(*loadGame(store, id));
    for (const Collection& collection : collections(store)) {
        text += "\ncollection " + collection.name + " " + collection.note;
        const auto games = gamesIn(store, collection.name);
        for (const CollectedGame& game : *games)
            text += " " + std::to_string(number(game.id)) + game.note;
    }
    for (const Bookmark& bookmark : bookmarks(store))
        text += "\nbookmark " + bookmark.name + bookmark.text;
    Statement names = store.connection().prepare(
        "SELECT name, (SELECT name FROM player q WHERE q.id = p.person) FROM player p "
        "WHERE EXISTS (SELECT 1 FROM game g WHERE g.deleted IS NULL AND p.id IN (g.white, "
        "g.black)) "
        "ORDER BY name");
    while (names.step())
        text += "\n" + std::string(names.text(0)) + "=" + std::string(names.text(1));
    Statement apart = store.connection().prepare("SELECT one, other, same FROM naming_pair");
    while (apart.step())
        text += "\npair " + std::to_string(apart.integer(0)) + " " +
                std::to_string(apart.integer(1)) + " " + std::to_string(apart.integer(2));
    Statement problems = store.connection().prepare(
        "SELECT p.game, p.code FROM problem p JOIN game g ON g.id = p.game WHERE g.deleted IS NULL "
        "ORDER BY 1, 2");
    while (problems.step())
        text += "\nproblem " + std::to_string(problems.integer(0)) + std::string(problems.text(1));
    return text;
}

class Journal : public ::testing::Test {
protected:
    Journal() { begin(); }

    // A store with games, and no entries.
    void begin() {
        store_ =
            Store(memory_ / ("games" + std::to_string(++stores_) + ".db"), Store::Access::write);
        std::vector<rules::Game> games;
        for (int i = 1; i <= 6; ++i)
            games.push_back(taggedGame({{"White", "Player " + std::to_string(i)},
                                        {"Black", "Wim Other"},
                                        {"Round", std::to_string(i)}},
                                       {{32, 28}}));
        storeGames(store_, games);
    }

    std::string written(const std::string& name, int first, int count) {
        std::string text;
        for (int i = first; i < first + count; ++i)
            text += "[White \"Imported " + std::to_string(i) + "\"]\n[Black \"Player 1\"]\n" +
                    "[GameType \"20\"]\n[Result \"*\"]\n\n1. 32-28 18-23 2. 31-27 " +
                    (i % 3 == 0 ? "23x99" : "12-18") + " *\n\n";
        return folder_.write(name, text);
    }
    NameId name(const std::string& text) {
        return static_cast<NameId>(
            store_.connection().value("SELECT id FROM player WHERE name = ?1", text).value_or(0));
    }
    void set(GameId id, const std::string& tag, const std::string& value) {
        const std::array changes{rules::Tag{tag, value}};
        (void)editTags(store_, std::array{id}, changes, "edit --set " + tag);
    }
    // Other moves, so that the index and the list of positions change.
    void play(GameId id, int from, int to) {
        const auto stored = loadVersion(store_, id);
        if (!stored)
            return;
        rules::Game game = taggedGame({{"White", "Played"}}, {{from, to}});
        (void)overwriteGame(store_, id, game, stored->version, "edit");
    }
    std::int64_t last() { return journal(store_, 1).at(0).id; }

    testing::TemporaryFolder folder_; ///< for files
    TemporaryFolder memory_;
    int stores_ = 0;
    Store store_{memory_ / "games.db", Store::Access::write};
};

using Step = std::function<void()>;

class EveryKindOfChange : public Journal {
protected:
    // Each changes the store, most times.
    std::vector<Step> steps(std::mt19937& random) {
        const auto some = [&random](int most) {
            return static_cast<int>(random() % static_cast<unsigned>(most)) + 1;
        };
        const auto game = [this, some] {
            const auto all = findGames(store_, {});
            return all.empty()
                       ? GameId{1}
                       : all.at(static_cast<std::size_t>(some(static_cast<int>(all.size()))) - 1);
        };
        const auto number = [this] { return std::to_string(++counter_); };
        return {
            [=, this] { set(game(), "Round", number()); },
            [=, this] { set(game(), "White", "New " + number()); },
            [=, this] {
                constexpr std::array moves{std::pair(31, 26), std::pair(32, 28), std::pair(33, 29)};
                const auto& [from, to] = moves.at(static_cast<std::size_t>(some(3) - 1));
                play(game(), from, to);
            },
            [=, this] {
                (void)addOwnGame(store_, taggedGame({{"White", "Own " + number()}}, {{33, 28}}));
            },
            [=, this] {
                (void)deleteGames(store_, std::array{game(), game()}, "delete");
            },
            [=, this] {
                const auto all = deletions(store_);
                if (!all.empty())
                    (void)restoreGame(store_, all.front().id,
                                      deletedGames(store_, all.front().id, 1).at(0));
            },
            [=, this] {
                const std::vector<std::vector<NameId>> group{
                    {name("Player " + std::to_string(some(6))),
                     name("Player " + std::to_string(some(6)))}};
                (void)mergeNames(store_, group, "players --same");
            },
            [=, this] {
                const int one = some(5);
                separateNames(store_, name("Player " + std::to_string(one)),
                              name("Player " + std::to_string(one + 1)), "players --different");
            },
            [=, this] {
                (void)importSources(store_,
                                    {written("f" + number() + ".pdn", ++imported_ * 10, 2)});
            },
            [=, this] { (void)createCollection(store_, "C" + std::to_string(some(2))); },
            [=, this] {
                (void)addGames(store_, "C" + std::to_string(some(2)), std::array{game(), game()});
            },
            [=, this] {
                (void)removeGames(store_, "C" + std::to_string(some(2)), std::array{game()});
            },
            [=, this] {
                (void)renameCollection(store_, "C" + std::to_string(some(2)),
                                       "C" + std::to_string(some(3)));
            },
            [=, this] { (void)deleteCollection(store_, "C" + std::to_string(some(2))); },
            [=, this] {
                (void)addBookmark(store_, {"B" + std::to_string(some(2)), BookmarkKind::position,
                                           rules::Variant::international, "W:W31:B20", "", "note"});
            },
            [=, this] { (void)removeBookmark(store_, "B" + std::to_string(some(2))); }};
    }

    int counter_ = 0;
    int imported_ = 0;
};

TEST_F(EveryKindOfChange, isUndoneAlone) {
    std::mt19937 random(7);
    for (int round = 0; round < 3; ++round) {
        for (const Step& step : steps(random)) {
            const std::string before = stateOf(store_);
            const std::size_t entries = journal(store_, 1000).size();
            step();
            if (journal(store_, 1000).size() == entries)
                continue;
            const std::string after = stateOf(store_);
            const std::string what = journal(store_, 1).at(0).what;
            ASSERT_TRUE(undo(store_, last())) << what;
            EXPECT_EQ(stateOf(store_), before) << what;
            ASSERT_TRUE(redo(store_, last())) << what;
            EXPECT_EQ(stateOf(store_), after) << what;
        }
    }
    EXPECT_TRUE(check(store_).sound());
}

// States are compared after each undoing of the last and each doing again, in a random walk;
// entries in the middle are undone where the journal allows it, and then nothing but they may
// differ.
TEST_F(EveryKindOfChange, isUndoneInRandomOrder) {
    const char* wanted = std::getenv("DAMSCOPE_SEQUENCES");
    const int sequences = wanted != nullptr ? std::atoi(wanted) : 100;
    for (int sequence = 0; sequence < sequences; ++sequence) {
        if (sequence % 10 == 9)
            begin();
        std::mt19937 random(static_cast<unsigned>(sequence));
        const std::string first = stateOf(store_);
        std::vector<std::int64_t> made;
        std::vector<std::string> states{first};
        const auto all = steps(random);
        for (int i = 0; i < 5; ++i) {
            const std::size_t entries = journal(store_, 100'000).size();
            all.at(random() % all.size())();
            if (journal(store_, 100'000).size() == entries)
                continue;
            made.push_back(last());
            states.push_back(stateOf(store_));
        }
        // In any order: some are refused, and those that are not come back.
        for (int i = 0; i < 6 && !made.empty(); ++i) {
            const std::int64_t id = made.at(random() % made.size());
            const std::string now = stateOf(store_);
            const auto undone = undo(store_, id);
            if (!undone) {
                EXPECT_EQ(stateOf(store_), now) << "nothing half done";
                EXPECT_TRUE(undone.error().reason == Reason::undoFirst ||
                            undone.error().reason == Reason::redoFirst)
                    << journalEntry(store_, id)->what;
            } else {
                ASSERT_TRUE(redo(store_, id)) << undone->what;
                EXPECT_EQ(stateOf(store_), now) << undone->what;
            }
        }
        // The last first, as far as the beginning.
        for (std::size_t i = made.size(); i-- > 0;) {
            const auto undone = undo(store_, made[i]);
            ASSERT_TRUE(undone) << messageOf(undone.error(), made[i]).code << " "
                                << journalEntry(store_, made[i])->what;
            ASSERT_EQ(stateOf(store_), states[i]) << undone->what;
        }
        // And in the first order again.
        for (std::size_t i = 0; i < made.size(); ++i) {
            ASSERT_TRUE(redo(store_, made[i])) << journalEntry(store_, made[i])->what;
            ASSERT_EQ(stateOf(store_), states[i + 1]);
        }
        // Every entry at random, with its way blocked or free, until none stands.
        for (int tries = 0; tries < 200; ++tries) {
            const std::int64_t id = made.empty() ? 0 : made.at(random() % made.size());
            (void)undo(store_, id);
            const auto stands = [this](std::int64_t entry) {
                return !journalEntry(store_, entry)->undone;
            };
            if (std::ranges::none_of(made, stands))
                break;
        }
        ASSERT_EQ(stateOf(store_), first) << sequence;
    }
    EXPECT_TRUE(check(store_).sound());
}

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

// A program that is killed at any moment leaves a change with its entry, or neither.
TEST_F(Journal, standsWhateverIsKilled) {
    for (int microseconds = 100; microseconds < 40'000; microseconds += 2'500) {
        const std::string before = stateOf(store_);
        const auto entries = journal(store_, 1000).size();
        const pid_t child = ::fork();
        ASSERT_GE(child, 0);
        if (child == 0) {
            Store own(store_.file(), Store::Access::write);
            const std::array changes{rules::Tag{"Event", "E" + std::to_string(microseconds)}};
            (void)editTags(own, findGames(own, {}), changes, "edit");
            (void)undoLast(own);
            (void)redo(own, lastToRedo(own)->id);
            ::_exit(0);
        }
        ::usleep(static_cast<useconds_t>(microseconds));
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
        const auto now = journal(store_, 1000);
        if (now.size() > entries && !now.front().undone) {
            ASSERT_TRUE(undo(store_, now.front().id));
        }
        EXPECT_EQ(stateOf(store_), before);
        EXPECT_TRUE(check(store_).sound());
    }
}

} // namespace
} // namespace damscope::db
