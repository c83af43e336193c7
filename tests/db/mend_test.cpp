// SPDX-License-Identifier: GPL-3.0-or-later
// What a person does about a stored game whose moves break off.
#include "db/ingest/mend.hpp"

#include "db/ingest/import.hpp"
#include "db/store/games.hpp"
#include "db/store/health/check.hpp"
#include "db/store/journal.hpp"
#include "db/store/store.hpp"
#include "parser/write/write.hpp"
#include "rules/text/explain.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <string>
#include <string_view>

namespace damscope::db {
namespace {

constexpr GameId mendedGame{1};

class MendStore : public ::testing::Test {
protected:
    void import(std::string_view moves) {
        importText("[White \"Jansen\"]\n[Black \"Visser\"]\n[Result \"1-1\"]\n"
                   "[GameType \"20\"]\n\n" +
                   std::string(moves) + " 1-1\n\n");
    }
    void importText(std::string_view text) {
        std::ofstream(folder_ / "club.pdn") << text;
        importSources(store_, {(folder_ / "club.pdn").string()}, {});
    }
    ImportProblem met(const StoredProblem& stored) {
        ImportProblem problem;
        problem.path = source(store_, stored.source)->source.path;
        problem.ordinal = stored.ordinal;
        problem.problem = stored.problem;
        problem.game = stored.game;
        return problem;
    }

    rules::Game loaded() { return loadGame(store_, mendedGame).value(); }
    std::string text() { return parser::writePdn(loaded()); }
    // Where the main line ends.
    rules::Move move(std::string_view written) {
        const rules::Game game = loaded();
        const auto line = game.mainLine();
        return rules::resolve(*game.position(line.empty() ? rules::rootNode : line.back()), written)
            .moves.at(0);
    }
    std::size_t count(Severity severity) {
        const auto rows = problemRows(store_, mendedGame);
        return static_cast<std::size_t>(
            std::ranges::count(rows, severity, [](const ProblemRow& row) { return row.severity; }));
    }

    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
};

TEST_F(MendStore, AMoveTakesThePlaceOfTheIllegalOneAndTheRestFollows) {
    import("1. 32-28 17-21 2. 38-83 19-23 3. 28x19 14x23 4. 43-38");
    const std::string before = text();
    ASSERT_TRUE(playInstead(store_, mendedGame, move("38-32")));
    EXPECT_EQ(loaded().mainLine().size(), 7U);
    EXPECT_NE(text().find("38-32 {[%repaired written 38-83]}"), std::string::npos) << text();
    EXPECT_EQ(count(Severity::error), 0U);
    EXPECT_EQ(check(store_).findingCount, 0U);
    ASSERT_TRUE(undoLast(store_));
    EXPECT_EQ(text(), before);
    EXPECT_EQ(count(Severity::error), 1U);
}

TEST_F(MendStore, AMoveThatWasNotWrittenIsPutIn) {
    import("1. 32-28 17-21 2. 37-32 19-23 14x23 4. 41-37");
    ASSERT_TRUE(playInstead(store_, mendedGame, move("28x19")));
    EXPECT_EQ(loaded().mainLine().size(), 7U);
    EXPECT_NE(text().find("28x19 {[%repaired missing]}"), std::string::npos) << text();
    EXPECT_EQ(count(Severity::error), 0U);
}

TEST_F(MendStore, WhatStillCannotBePlayedStaysWrong) {
    import("1. 32-28 19-23 2. 37-32 14-19 3. 41-37");
    ASSERT_TRUE(playInstead(store_, mendedGame, move("28x19")));
    EXPECT_EQ(loaded().mainLine().size(), 3U);
    ASSERT_EQ(count(Severity::error), 1U);
    EXPECT_EQ(problemRows(store_, mendedGame).front().move, "2... 14-19");
    EXPECT_GT(problemRows(store_, mendedGame).front().line, 0U);
}

TEST_F(MendStore, AMoveThatCannotBePlayedThereChangesNothing) {
    import("1. 32-28 19-23 2. 37-32 14-19 3. 41-37");
    rules::Move wrong = move("28x19");
    wrong.captured = {};
    EXPECT_FALSE(playInstead(store_, mendedGame, wrong));
    EXPECT_EQ(count(Severity::error), 1U);
}

TEST_F(MendStore, WhatIsLeftAsTextIsANote) {
    import("1. 32-28 17-21 2. 38-83 19-23");
    const std::string before = text();
    ASSERT_TRUE(leaveAsText(store_, mendedGame));
    EXPECT_EQ(text(), before);
    EXPECT_EQ(count(Severity::error), 0U);
    EXPECT_EQ(count(Severity::note), 1U);
    EXPECT_FALSE(leaveAsText(store_, mendedGame));
    ASSERT_TRUE(undoLast(store_));
    EXPECT_EQ(count(Severity::error), 1U);
}

TEST_F(MendStore, AWarningThatIsCheckedIsANote) {
    importText("[White \"A\"]\n[Black \"B\"]\n[GameType \"20\"]\n[Date \"one Sunday\"]\n\n"
               "1. 32-28 17-21 2. 38-83 19-23 *\n\n");
    const std::string before = text();
    const ImportProblem problem = met(problems(store_, mendedGame).front());
    ASSERT_EQ(problem.problem.severity, Severity::warning);
    ASSERT_TRUE(markChecked(store_, problem));
    EXPECT_EQ(text(), before);
    EXPECT_EQ(count(Severity::warning), 0U);
    EXPECT_EQ(count(Severity::error), 1U) << "which nobody has looked at";
    EXPECT_FALSE(markChecked(store_, problem));
    ASSERT_TRUE(undoLast(store_));
    EXPECT_EQ(count(Severity::warning), 1U);
}

TEST_F(MendStore, AWarningOfAFileIsCheckedToo) {
    importText(std::string("[White \"A\"]\n[Black \"B\"]\n[GameType \"20\"]\n\n1. 32-28 *\n\n") +
               '\0' + "\n[White \"C\"]\n[GameType \"20\"]\n\n1. 33-28 *\n");
    const auto ofFile = [&] {
        auto all = problems(store_, sources(store_).back().id);
        std::erase_if(all, [](const StoredProblem& stored) {
            return stored.game || stored.problem.severity != Severity::warning;
        });
        return all;
    };
    ASSERT_EQ(ofFile().size(), 1U);
    const ImportProblem problem = met(ofFile().front());
    ASSERT_TRUE(markChecked(store_, problem));
    EXPECT_EQ(ofFile().size(), 0U);
    EXPECT_FALSE(markChecked(store_, problem));
    ASSERT_TRUE(undoLast(store_));
    EXPECT_EQ(ofFile().size(), 1U);
}

TEST_F(MendStore, UnreadTextIsRemoved) {
    import("1. 32-28 17-21 2. 38-83 19-23");
    ASSERT_TRUE(removeUnread(store_, mendedGame, "2. 38-83"));
    EXPECT_EQ(text().find("38-83"), std::string::npos) << text();
    EXPECT_EQ(loaded().mainLine().size(), 2U);
    EXPECT_EQ(count(Severity::error), 0U);
    EXPECT_FALSE(removeUnread(store_, mendedGame, "2. 38-83"));
}

} // namespace
} // namespace damscope::db
