// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever was done to a store is undone and done again, alone, in any order that the journal
// allows, and by programs that are killed meanwhile.
#include "db/findings/study/studies.hpp"
#include "db/ingest/import.hpp"
#include "db/ingest/repair.hpp"
#include "db/people/decisions.hpp"
#include "db/people/events/event_counting.hpp"
#include "db/people/events/event_editing.hpp"
#include "db/search/lists/collections.hpp"
#include "db/search/lists/duplicates.hpp"
#include "db/search/lists/filter.hpp"
#include "db/store/edits.hpp"
#include "db/store/games.hpp"
#include "db/store/health/check.hpp"
#include "db/store/sources.hpp"
#include "rules/moves/generate.hpp"
#include "tests/db/journal/journal_store.hpp"
#include "tests/db/sample_games.hpp"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <functional>
#include <random>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace damscope::db {
namespace {

using Reason = JournalRefusal::Reason;
using Step = std::function<void()>;

class EveryKindOfChange : public Journal {
protected:
    static int sequences() {
        constexpr int usual = 60;
        const char* wanted = std::getenv("DAMSCOPE_SEQUENCES");
        return wanted != nullptr ? std::atoi(wanted) : usual;
    }

    // From 1 to `most`.
    int some(int most) { return static_cast<int>(random_() % static_cast<unsigned>(most)) + 1; }
    GameId game() {
        const auto all = findGames(store_, {});
        return all.empty()
                   ? GameId{1}
                   : all.at(static_cast<std::size_t>(some(static_cast<int>(all.size()))) - 1);
    }
    std::array<GameId, 2> twoGames() { return {game(), game()}; }
    std::string next() { return std::to_string(++counter_); }
    std::string player() { return "Player " + std::to_string(some(6)); }
    std::string oneOf(const std::string& kind) { return kind + std::to_string(some(2)); }

    // ---- of games

    void editTag() { set(game(), "Round", next()); }
    void editName() { set(game(), "White", "New " + next()); }
    void editMoves() {
        constexpr std::array moves{std::pair(31, 26), std::pair(32, 28), std::pair(33, 29)};
        const auto& [from, to] = moves.at(static_cast<std::size_t>(some(3) - 1));
        play(game(), from, to);
    }
    void enterGame() {
        (void)addOwnGame(store_, taggedGame({{"White", "Own " + next()}}, {{33, 28}}));
    }
    void setAResult() {
        constexpr std::array results{rules::GameResult::whiteWins, rules::GameResult::draw,
                                     rules::GameResult::unknown};
        (void)setResult(store_, game(), results.at(static_cast<std::size_t>(some(3) - 1)), {},
                        "edit --set Result");
    }
    // A tournament, or what is missing of it: games, and some results.
    void enterRoundsOfAnEvent() {
        const NewEvent event{"Club 2024",
                             "Delft",
                             "2024.01.05",
                             rules::Variant::international,
                             {"Ann", "Bob", "Cor"}};
        auto pairings = roundRobin(event.players.size(), false);
        for (Pairing& pairing : pairings)
            pairing.result = some(3) == 1 ? "2-0" : "";
        const RoundEntry entry = roundEntry(store_, event, pairings);
        if (!entry.conflict && entry.games() > 0)
            (void)enterRounds(store_, event, entry);
    }
    void correctAnEvent() {
        const EventCorrection correction{
            {{"Site", "Site " + next()}}, 1990 + some(9), {{"Ann", "Anna"}, {"Bob", "Robert"}}};
        (void)correctEvent(store_, findGames(store_, {.event = "Club 2024"}), correction,
                           "event --set");
    }
    void countAnEvent() {
        const auto events = listEvents(store_, "Club 2024");
        EventCounting counting{.points = pointSystem(some(3))};
        if (some(2) == 1)
            counting.withdrawn.insert(0);
        if (!events.empty())
            (void)keepCounting(store_, events.front(), counting, "event --keep");
    }
    void annotateAGame() {
        const GameId id = game();
        auto stored = loadGame(store_, id);
        if (!stored)
            return;
        stored->setRemarks(rules::rootNode, {rules::Comment{"seen " + next()}});
        StoreChange change(store_, ChangeKind::edit, "edit annotate");
        replaceGame(change, id, *stored);
    }
    void repair() { (void)repairGames(store_, {}, RepairTask::repair); }
    void takeRepairsBack() { (void)repairGames(store_, {}, RepairTask::undo); }

    void deleteSome() { (void)deleteGames(store_, twoGames(), "edit delete"); }
    void restoreOne() {
        const auto all = deletions(store_);
        if (!all.empty())
            (void)restoreGame(store_, all.front().id,
                              deletedGames(store_, all.front().id, 1).at(0));
    }
    void deleteDuplicates() {
        (void)db::deleteDuplicates(store_, findDuplicates(store_, {}).duplicates,
                                   "edit duplicates");
    }

    // ---- of sources

    void importAFile() {
        (void)importSources(store_, {written("f" + next() + ".pdn", ++imported_ * 10, 3)});
    }
    // Again, where one that was imported before was undone.
    void importTheSameFile() { (void)importSources(store_, {written("same.pdn", 5000, 3)}); }
    // The same game each time, with another tag.
    void importACopy() {
        (void)importSources(
            store_, {folder_.write(
                        "c" + next() + ".pdn",
                        "[White \"Twin\"]\n[Black \"Player 1\"]\n[Annotator \"Copyist " + next() +
                            "\"]\n[GameType \"20\"]\n[Result \"1-1\"]\n\n1. 32-28 17-21 2. 28-23 "
                            "19x28 3. 33x22 18x27 4. 31x22 14-19 5. 34-29 9-14 6. 38-33 3-9 7. "
                            "39-34 20-25 8. 43-38 14-20 9. 44-39 19-24 10. 50-44 24-30 1-1\n")});
    }
    void rereadASource() {
        constexpr std::array encodings{"windows-1251", "windows-1252", "windows-1250"};
        const auto all = sources(store_);
        const StoredSource& one =
            all.at(static_cast<std::size_t>(some(static_cast<int>(all.size()))) - 1);
        RereadOptions options;
        options.encoding = encodings.at(static_cast<std::size_t>(some(3) - 1));
        options.repair = some(2) == 1 ? Repairing::yes : Repairing::no;
        (void)rereadSource(store_, one, options);
    }

    // ---- of what is kept beside games

    void mergeTwoNames() {
        const std::vector<std::vector<NameId>> group{{name(player()), name(player())}};
        (void)mergeNames(store_, group, "player list --same");
    }
    void separateTwoNames() {
        const int one = some(5);
        separateNames(store_, name("Player " + std::to_string(one)),
                      name("Player " + std::to_string(one + 1)), "player list --different");
    }
    void makeACollection() {
        const auto games = some(2) == 1 ? twoGames() : std::array{GameId{99'999}, GameId{99'999}};
        (void)createCollection(store_, oneOf("C"), "note", collected(games));
    }
    void addToACollection() { (void)addGames(store_, oneOf("C"), twoGames(), "note " + next()); }
    void removeFromACollection() { (void)removeGames(store_, oneOf("C"), std::array{game()}); }
    void renameACollection() {
        (void)renameCollection(store_, oneOf("C"), "C" + std::to_string(some(3)));
    }
    void noteACollection() { (void)annotateCollection(store_, oneOf("C"), "note " + next()); }
    void deleteACollection() { (void)deleteCollection(store_, oneOf("C")); }
    void addABookmark() {
        (void)addBookmark(store_, {oneOf("B"), BookmarkKind::position,
                                   rules::Variant::international, "W:W31:B20", "", next()});
    }
    void renameABookmark() {
        (void)renameBookmark(store_, oneOf("B"), "B" + std::to_string(some(3)));
    }
    void removeABookmark() { (void)removeBookmark(store_, oneOf("B")); }
    void makeAStudy() {
        (void)createStudy(store_, oneOf("S"), rules::Position::start(rules::Variant::international),
                          "", "note " + next());
    }
    void noteAStudy() {
        rules::Position position = rules::Position::start(rules::Variant::international);
        std::vector<rules::Move> moves;
        for (int ply = some(3); ply > 1; --ply) {
            const rules::MoveList legal = rules::legalMoves(position);
            moves.push_back(legal[random_() % legal.size()]);
            position.play(moves.back());
        }
        (void)noteStudy(store_, oneOf("S"), moves, "note " + next());
    }
    void deleteAStudy() { (void)deleteStudy(store_, oneOf("S")); }

    // Each changes the store, most times.
    std::vector<Step> steps() {
        using Self = EveryKindOfChange;
        std::vector<Step> all;
        for (const auto kind : {&Self::editTag,
                                &Self::editName,
                                &Self::editMoves,
                                &Self::enterGame,
                                &Self::setAResult,
                                &Self::enterRoundsOfAnEvent,
                                &Self::correctAnEvent,
                                &Self::countAnEvent,
                                &Self::annotateAGame,
                                &Self::repair,
                                &Self::takeRepairsBack,
                                &Self::deleteSome,
                                &Self::restoreOne,
                                &Self::deleteDuplicates,
                                &Self::importAFile,
                                &Self::importTheSameFile,
                                &Self::importACopy,
                                &Self::rereadASource,
                                &Self::mergeTwoNames,
                                &Self::separateTwoNames,
                                &Self::makeACollection,
                                &Self::addToACollection,
                                &Self::removeFromACollection,
                                &Self::renameACollection,
                                &Self::noteACollection,
                                &Self::deleteACollection,
                                &Self::addABookmark,
                                &Self::renameABookmark,
                                &Self::removeABookmark,
                                &Self::makeAStudy,
                                &Self::noteAStudy,
                                &Self::deleteAStudy})
            all.emplace_back([this, kind] { (this->*kind)(); });
        return all;
    }
    std::size_t entries() { return journal(store_).size(); }
    std::string whatIs(std::int64_t entry) { return journalEntry(store_, entry)->what; }

    // Another program does it, and is killed after so many microseconds.
    void killed(const std::function<void()>& work, int microseconds) {
        const auto file = store_.file();
        store_ = Store(memory_ / "none.db", Store::Access::write); // a store is not shared by fork
        const pid_t child = ::fork();
        ASSERT_GE(child, 0);
        if (child == 0) {
            store_ = Store(file, Store::Access::write);
            work();
            ::_exit(0);
        }
        ::usleep(static_cast<useconds_t>(microseconds));
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
        store_ = Store(file, Store::Access::write);
    }

    std::mt19937 random_{7};
    int counter_ = 0;
    int imported_ = 0;
};

TEST_F(EveryKindOfChange, isUndoneAlone) {
    for (int round = 0; round < 3; ++round) {
        for (const Step& step : steps()) {
            const std::string before = stateOf(store_);
            const std::size_t known = entries();
            step();
            if (entries() == known) {
                EXPECT_EQ(stateOf(store_), before) << "a change without an entry";
                continue;
            }
            EXPECT_EQ(entries(), known + 1) << whatIs(last());
            const std::string after = stateOf(store_);
            const std::string what = whatIs(last());
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
    for (int sequence = 0; sequence < sequences(); ++sequence) {
        if (sequence % 10 == 9) {
            ASSERT_TRUE(check(store_).sound()) << sequence;
            begin();
        }
        random_.seed(static_cast<unsigned>(sequence));
        const std::string first = stateOf(store_);
        std::vector<std::int64_t> made;
        std::vector<std::string> states{first};
        const auto all = steps();
        for (int i = 0; i < 6; ++i) {
            const std::size_t known = entries();
            all.at(random_() % all.size())();
            if (entries() == known)
                continue;
            made.push_back(last());
            states.push_back(stateOf(store_));
        }
        // In any order: some are refused, and those that are not come back.
        for (int i = 0; i < 6 && !made.empty(); ++i) {
            const std::int64_t id = made.at(random_() % made.size());
            const std::string now = stateOf(store_);
            const auto undone = undo(store_, id);
            if (!undone) {
                EXPECT_EQ(stateOf(store_), now) << "nothing half done";
                EXPECT_TRUE(undone.error().reason == Reason::undoFirst ||
                            undone.error().reason == Reason::redoFirst)
                    << whatIs(id);
            } else {
                ASSERT_TRUE(redo(store_, id)) << sequence << " " << undone->what;
                EXPECT_EQ(stateOf(store_), now) << sequence << " " << undone->what;
            }
        }
        // The last first, as far as the beginning.
        for (std::size_t i = made.size(); i-- > 0;) {
            const auto undone = undo(store_, made[i]);
            ASSERT_TRUE(undone) << sequence << " " << messageOf(undone.error(), made[i]).code << " "
                                << whatIs(made[i]);
            ASSERT_EQ(stateOf(store_), states[i]) << sequence << " " << undone->what;
        }
        // And in the first order again.
        for (std::size_t i = 0; i < made.size(); ++i) {
            ASSERT_TRUE(redo(store_, made[i])) << sequence << " " << whatIs(made[i]);
            ASSERT_EQ(stateOf(store_), states[i + 1]) << sequence << " " << whatIs(made[i]);
        }
        // Every entry at random, with its way blocked or free, until none stands.
        for (int tries = 0; tries < 300; ++tries) {
            const std::int64_t id = made.empty() ? 0 : made.at(random_() % made.size());
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

// A program that is killed at any moment leaves a change with its entry, or neither; one that
// undoes leaves the entry undone, or standing.
TEST_F(EveryKindOfChange, standsWhateverIsKilled) {
    constexpr int longest = 12'000; // microseconds: beyond most changes
    for (int sequence = 0; sequence < sequences(); ++sequence) {
        if (sequence % 10 == 9)
            begin();
        random_.seed(static_cast<unsigned>(1'000'000 + sequence));
        const auto all = steps();
        for (int i = 0; i < 3; ++i)
            all.at(random_() % all.size())();
        const std::string before = stateOf(store_);
        const std::size_t known = entries();
        killed(all.at(random_() % all.size()), some(longest));
        if (entries() > known) {
            ASSERT_EQ(entries(), known + 1);
            ASSERT_TRUE(undo(store_, last())) << sequence << " " << whatIs(last());
        }
        ASSERT_EQ(stateOf(store_), before) << sequence;
        const auto standing = lastToUndo(store_);
        if (!standing)
            continue;
        const std::int64_t id = standing->id;
        ASSERT_TRUE(undo(store_, id)) << sequence << " " << whatIs(id);
        const std::string without = stateOf(store_);
        killed([this, id] { (void)redo(store_, id); }, some(longest));
        ASSERT_EQ(stateOf(store_), journalEntry(store_, id)->undone ? without : before)
            << sequence << " " << whatIs(id);
        killed([this, id] { (void)undo(store_, id); }, some(longest));
        ASSERT_EQ(stateOf(store_), journalEntry(store_, id)->undone ? without : before)
            << sequence << " " << whatIs(id);
        if (sequence % 10 == 0) {
            ASSERT_TRUE(check(store_).sound()) << sequence;
        }
    }
    EXPECT_TRUE(check(store_).sound());
}

} // namespace
} // namespace damscope::db
