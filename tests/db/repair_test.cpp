// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/ingest/repair.hpp"

#include "db/ingest/import.hpp"
#include "db/search/export/export.hpp"
#include "db/search/query/find/find.hpp"
#include "db/store/edits.hpp"
#include "db/store/health/check.hpp"
#include "db/store/journal.hpp"
#include "db/store/sources.hpp"
#include "db/store/store.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"
#include "tests/messages/english.hpp"

#include <gtest/gtest.h>

#include <array>
#include <fstream>

namespace damscope::db {
namespace {

constexpr std::string_view head = "[White \"Jansen\"]\n[Result \"1-1\"]\n[GameType \"20\"]\n\n";
constexpr std::string_view moves =
    "1. 32-28 {sharp} 17-21 2. 28-23 19x28 3. 33x22 18x27 4. 31x22 14-19 5. 34-29!? 9-14 "
    "6. 38-33 3-9 7. 39-34 20-25 8. 43-38 14-20 9. 44-39 19-24 10. 50-44 24-30";

std::string game(std::string_view right = {}, std::string_view wrong = {}) {
    std::string text(moves);
    if (!right.empty())
        text.replace(text.find(right), right.size(), wrong);
    return std::string(head) + text + " 1-1\n\n";
}

// A legal game, three that can be repaired, one with a proposal at most, one that is beyond help.
std::string archive() {
    return game() + game("38-33", "38-83") + game("43-38 14-20", "43-38 43-38 14-20") +
           game("19x28 3.", "3.") + std::string(head) + "1. 32-28 17-21 2. 31-25 1-1\n\n" +
           std::string(head) + "1. 32-28 99-99 2. 31-26 88-88 1-1\n\n";
}

class RepairStore : public ::testing::Test {
protected:
    explicit RepairStore(parser::Repair how = parser::Repair::suggest) {
        std::ofstream(folder_ / "club.pdn") << archive();
        ImportOptions options;
        options.repair = how;
        options.gamesPerCommit = 2;
        imported_ = importSources(store_, {(folder_ / "club.pdn").string()}, options);
    }

    RepairReport run(RepairTask task, const Filter& filter = {}) {
        reported_.clear();
        RepairListener listener;
        listener.game = [this](const GameRepair& g) { reported_.push_back(g); };
        return repairGames(store_, filter, task, {}, listener);
    }

    std::string exported() {
        std::string text;
        exportGames(store_, findGames(store_, {}), ExportFormat::pdn,
                    [&](std::string_view part) { text += part; });
        return text;
    }
    std::string reported(std::uint32_t id) {
        std::string text;
        for (const StoredProblem& p : problems(store_, GameId{id}))
            text += std::to_string(p.problem.line) + ":" + std::to_string(p.problem.column) + " " +
                    p.problem.code() + " " + p.problem.move + ": " + english(p.problem.message) +
                    " (" + english(p.problem.suggestion) + ")\n";
        return text;
    }
    void expectSound() { EXPECT_TRUE(check(store_).sound()); }
    std::vector<GameLine> lines() { return gameLines(store_, findGames(store_, {})); }

    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
    ImportSummary imported_;
    std::vector<GameRepair> reported_;
};

TEST_F(RepairStore, showsWhatCanBeDoneAndChangesNothing) {
    const std::string before = exported();
    const RepairReport report = run(RepairTask::propose);
    EXPECT_EQ(report.games, 5U);
    EXPECT_EQ(report.changed, 3U);
    EXPECT_TRUE(report.complete);
    ASSERT_GE(reported_.size(), 3U);
    EXPECT_EQ(reported_[0].game.id, GameId{2});
    EXPECT_EQ(exported(), before);
    EXPECT_EQ(lines()[1].header.legal, false);
}

TEST_F(RepairStore, repairsInPlace) {
    const std::string whole = reported(2);
    EXPECT_NE(whole.find("did you mean 6. 38-33 instead of 38-83?"), std::string::npos) << whole;
    EXPECT_EQ(run(RepairTask::repair).changed, 3U);
    const auto after = lines();
    ASSERT_EQ(after.size(), 6U);
    for (const std::size_t i : {0U, 1U, 2U, 3U}) {
        EXPECT_TRUE(after[i].header.legal) << i;
        EXPECT_EQ(after[i].header.plies, 20) << i;
    }
    EXPECT_FALSE(after[4].header.legal);
    const std::string text = exported();
    EXPECT_NE(text.find("6. 38-33 {[%repaired written 38-83]} 3-9"), std::string::npos) << text;
    EXPECT_NE(text.find("43-38 {[%repaired left-out 43-38]}"), std::string::npos) << text;
    EXPECT_NE(text.find("19x28 {[%repaired missing]}"), std::string::npos) << text;
    // one problem, at the place of the one before, and no longer an error
    const auto rows = problems(store_, GameId{2});
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].problem.code(), "repaired");
    EXPECT_EQ(rows[0].problem.severity, Severity::warning);
    EXPECT_EQ(reported(2).substr(0, reported(2).find(' ')), whole.substr(0, whole.find(' ')));
    EXPECT_EQ(after[1].problems, 1);
    const auto all = sources(store_);
    EXPECT_EQ(all[0].progress.legal, 4U);
    EXPECT_EQ(all[0].progress.partial, 2U);
    expectSound();
    EXPECT_EQ(run(RepairTask::repair).changed, 0U);
}

TEST_F(RepairStore, doesWhatIsAcceptedHoweverSure) {
    std::ofstream(folder_ / "doubt.pdn") << head << "1. 32-28 17-21 2. 38-38 19-23 3. 28x19 1-1\n";
    importSources(store_, {(folder_ / "doubt.pdn").string()}, {});
    const Filter doubtful{.ids = {findGames(store_, {}).back()}};
    EXPECT_EQ(run(RepairTask::repair, doubtful).changed, 0U);
    EXPECT_EQ(reported_.at(0).changes, false);
    EXPECT_EQ(run(RepairTask::accept, doubtful).changed, 1U);
    EXPECT_NE(exported().find("38-32 {[%repaired written 38-38]}"), std::string::npos);
    EXPECT_TRUE(lines().back().header.legal);
    expectSound();
    EXPECT_EQ(run(RepairTask::undo, doubtful).changed, 1U);
    EXPECT_FALSE(lines().back().header.legal);
}

// It is reported, and nothing else is done about it.
TEST_F(RepairStore, changesNothingForAVariation) {
    const std::string variation = "(1... 19-32 2. 28x19 14x23)";
    std::ofstream(folder_ / "variations.pdn")
        << head << "1. 32-28 17-21 " << variation << " 2. 28-23 19x28 1-1\n\n"
        << head << "1. 32-28 17-21 " << variation << " 2. 99-98 88-88 1-1\n";
    importSources(store_, {(folder_ / "variations.pdn").string()}, {});
    const auto games = findGames(store_, {});
    const Filter both{.ids = {games.end()[-2], games.back()}};
    for (const GameId id : both.ids)
        EXPECT_NE(reported(static_cast<std::uint32_t>(id))
                      .find("did you mean 1... 19-23 instead of 19-32? With it the variation is "
                            "legal to its end"),
                  std::string::npos)
            << reported(static_cast<std::uint32_t>(id));
    const std::string before = exported();
    for (const RepairTask task : {RepairTask::propose, RepairTask::repair, RepairTask::accept}) {
        const RepairReport report = run(task, both);
        EXPECT_EQ(report.games, 1U);
        EXPECT_EQ(report.changed, 0U);
        EXPECT_EQ(report.proposals, 0U);
        EXPECT_TRUE(reported_.empty());
    }
    EXPECT_EQ(exported(), before);
}

// A variation that breaks before the main line does is reported as before.
TEST_F(RepairStore, leavesTheProblemsOfVariationsAlone) {
    std::ofstream(folder_ / "both.pdn")
        << head << "1. 32-28 17-21 (1... 19-32 2. 28x19 14x23) 2. 38-38 19-23 3. 28x19 1-1\n";
    importSources(store_, {(folder_ / "both.pdn").string()}, {});
    const Filter filter{.ids = {findGames(store_, {}).back()}};
    const auto id = static_cast<std::uint32_t>(filter.ids.front());
    const std::string before = reported(id);
    EXPECT_EQ(run(RepairTask::repair, filter).proposals, 1U);
    EXPECT_EQ(run(RepairTask::accept, filter).changed, 1U);
    const auto rows = problems(store_, filter.ids.front());
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].problem.move, "1... 19-32");
    EXPECT_EQ(rows[1].problem.code(), "repaired");
    EXPECT_EQ(rows[1].problem.move, "2. 38-38");
    EXPECT_GT(rows[1].problem.column, rows[0].problem.column);
    EXPECT_EQ(run(RepairTask::undo, filter).changed, 1U);
    EXPECT_EQ(reported(id), before);
}

TEST_F(RepairStore, findsTheNewPositions) {
    (void)run(RepairTask::repair);
    const auto sound = loadGame(store_, GameId{1});
    ASSERT_TRUE(sound);
    const auto last = sound->position(sound->mainLine().back());
    ASSERT_TRUE(last);
    EXPECT_EQ(countPosition(store_, *last, {}).hits, 4U);
}

TEST_F(RepairStore, takesRepairsBack) {
    const std::string before = exported();
    const std::string problemsBefore = reported(2) + reported(3) + reported(4);
    (void)run(RepairTask::repair);
    EXPECT_EQ(run(RepairTask::proposeUndo).changed, 3U);
    EXPECT_EQ(run(RepairTask::undo).changed, 3U);
    EXPECT_EQ(reported(2) + reported(3) + reported(4), problemsBefore);
    // the same game, its kept text perhaps broken into lines elsewhere
    const auto flat = [](std::string text) {
        for (std::size_t at = text.find("%0A"); at != std::string::npos; at = text.find("%0A"))
            text.erase(at, 3);
        std::erase_if(text, [](char c) { return c == ' ' || c == '\n'; });
        return text;
    };
    EXPECT_EQ(flat(exported()), flat(before));
    expectSound();
    EXPECT_EQ(run(RepairTask::undo).games, 0U);
    EXPECT_EQ(run(RepairTask::repair).changed, 3U);
    expectSound();
}

// A repair is an edit: undoing the last edit reverts it, and nothing older.
TEST_F(RepairStore, isRevertedByUndoingTheLastEdit) {
    const std::array changes{rules::Tag{"Round", "9"}};
    ASSERT_EQ(editTags(store_, std::array{GameId{1}}, changes, "edit").changed, 1U);
    const std::string before = exported();
    const std::string problemsBefore = reported(2) + reported(3) + reported(4);
    ASSERT_EQ(run(RepairTask::repair).changed, 3U);
    const auto undone = undoLast(store_);
    ASSERT_TRUE(undone);
    EXPECT_EQ(undone->what, "edit repair --apply");
    EXPECT_EQ(undone->games, 3U);
    EXPECT_EQ(exported(), before);
    EXPECT_EQ(reported(2) + reported(3) + reported(4), problemsBefore);
    EXPECT_EQ(lines()[1].header.legal, false);
    expectSound();
    EXPECT_EQ(run(RepairTask::repair).changed, 3U) << "and can be made again";
}

// Saving an edited game replaces its problems.
TEST_F(RepairStore, takesARepairBackAfterTheGameWasEdited) {
    (void)run(RepairTask::repair);
    auto game = loadGame(store_, GameId{2});
    ASSERT_TRUE(game);
    game->addRemark(game->mainLine().front(), rules::Comment{"Seen again."});
    ASSERT_TRUE(overwriteGame(store_, GameId{2}, *game, *versionOf(store_, GameId{2})));
    ASSERT_TRUE(problems(store_, GameId{2}).empty());
    EXPECT_EQ(run(RepairTask::undo, {.ids = {GameId{2}}}).changed, 1U);
    EXPECT_FALSE(lines()[1].header.legal);
    const std::string text = exported();
    EXPECT_NE(text.find("Seen again."), std::string::npos);
    EXPECT_EQ(text.find("written 38-83"), std::string::npos) << text;
    EXPECT_NE(reported(2).find("did you mean 6. 38-33 instead of 38-83?"), std::string::npos)
        << reported(2);
    expectSound();
    // one that was never repaired is left alone
    EXPECT_EQ(run(RepairTask::undo, {.ids = {GameId{1}}}).games, 0U);
}

TEST_F(RepairStore, looksAtTheGamesOfAFilterOnly) {
    Filter filter;
    filter.ids = {GameId{3}, GameId{1}};
    const RepairReport report = run(RepairTask::repair, filter);
    EXPECT_EQ(report.games, 1U);
    EXPECT_EQ(report.changed, 1U);
    EXPECT_FALSE(lines()[1].header.legal);
    EXPECT_TRUE(lines()[2].header.legal);
}

TEST_F(RepairStore, stopsWhenAsked) {
    const RepairReport report = repairGames(store_, {}, RepairTask::repair, stopRequested());
    EXPECT_FALSE(report.complete);
    EXPECT_EQ(report.games, 0U);
}

class RepairingImport : public RepairStore {
protected:
    RepairingImport() : RepairStore(parser::Repair::apply) {}
};

TEST_F(RepairingImport, isWhatRepairDoesLater) {
    EXPECT_EQ(imported_.repaired, 3U);
    EXPECT_EQ(imported_.legal, 4U);
    const std::string atOnce = exported() + reported(2) + reported(3) + reported(4);
    (void)run(RepairTask::undo);
    (void)run(RepairTask::repair);
    EXPECT_EQ(exported() + reported(2) + reported(3) + reported(4), atOnce);
}

TEST_F(RepairingImport, isTheSameForEveryNumberOfWorkers) {
    const std::string alone = exported();
    for (const unsigned jobs : {2U, 4U}) {
        Store other(folder_ / ("jobs" + std::to_string(jobs)), Store::Access::write);
        ImportOptions options;
        options.repair = parser::Repair::apply;
        options.jobs = jobs;
        EXPECT_EQ(importSources(other, {(folder_ / "club.pdn").string()}, options).repaired, 3U);
        std::string text;
        exportGames(other, findGames(other, {}), ExportFormat::pdn,
                    [&](std::string_view part) { text += part; });
        EXPECT_EQ(text, alone);
    }
}

TEST_F(RepairingImport, leavesNothingToRepairInWhatItExports) {
    std::ofstream(folder_ / "again.pdn") << exported();
    Store other(folder_ / "again.db", Store::Access::write);
    const ImportSummary again = importSources(other, {(folder_ / "again.pdn").string()});
    EXPECT_EQ(again.legal, 4U);
    std::string text;
    exportGames(other, findGames(other, {}), ExportFormat::pdn,
                [&](std::string_view part) { text += part; });
    EXPECT_EQ(text, exported());
}

} // namespace
} // namespace damscope::db
