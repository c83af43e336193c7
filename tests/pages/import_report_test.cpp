// SPDX-License-Identifier: GPL-3.0-or-later
// What the report on an import counts and lists.
#include "pages/import_report.hpp"

#include "db/ingest/import.hpp"
#include "db/store/store.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <string>

namespace damscope::pages {
namespace {

const std::string tags = "[White \"A\"]\n[Black \"B\"]\n[GameType \"20\"]\n";
const std::string brokenMoves = "\n1. 32-28 19-23 2. 37-32 *\n\n";

constexpr std::size_t tooMany = mostListed + 2; // for a list

std::string brokenGames(std::size_t games) {
    std::string text;
    for (std::size_t game = 1; game <= games; ++game)
        text += tags + "[Round \"" + std::to_string(game) + "\"]\n" + brokenMoves;
    return text;
}

class ImportReportTest : public ::testing::Test {
protected:
    // The entry of the journal.
    std::int64_t import(const std::string& text, const db::ImportOptions& options = {}) {
        std::ofstream(folder_ / "club.pdn") << text;
        db::importSources(store_, {(folder_ / "club.pdn").string()}, options);
        return db::journal(store_, 1).at(0).id;
    }

    db::TemporaryFolder folder_;
    db::Store store_{folder_ / "games.db", db::Store::Access::write};
};

TEST_F(ImportReportTest, CountsWhatItDoesNotList) {
    const auto report = importReport(store_, import(brokenGames(tooMany)));
    ASSERT_TRUE(report);
    EXPECT_EQ(report->errorCount, tooMany);
    EXPECT_EQ(report->errors.size(), mostListed);
    EXPECT_EQ(report->warningCount, 0U);
}

TEST_F(ImportReportTest, HasAllProblemsOnPaper) {
    const auto report = importReport(store_, import(brokenGames(tooMany)), {}, ReportUse::paper);
    ASSERT_TRUE(report);
    const Sheet sheet = importSheet(*report, Language::english);
    ASSERT_EQ(sheet.tables.size(), 3U); // files, errors, warnings
    EXPECT_EQ(sheet.tables[1].rows.size(), tooMany);
    EXPECT_EQ(sheet.tables[1].left, 0U);
}

// A strict import leaves the broken game to the next one.
TEST_F(ImportReportTest, ListsTheProblemsOfTheGamesThatItBrought) {
    const std::string text =
        tags + "[Date \"one Sunday\"]\n\n1. 33-28 18-23 *\n\n" + tags + brokenMoves;
    db::ImportOptions strict;
    strict.strict = true;
    const std::int64_t first = import(text, strict);
    const std::int64_t second = import(text);
    ASSERT_NE(first, second);
    const auto ofFirst = importReport(store_, first);
    const auto ofSecond = importReport(store_, second);
    ASSERT_TRUE(ofFirst && ofSecond);
    EXPECT_EQ(ofFirst->errors.size(), 0U);
    ASSERT_EQ(ofFirst->warnings.size(), 1U);
    EXPECT_EQ(ofFirst->warnings.front().problem.code(), "unclear-date");
    EXPECT_EQ(ofSecond->errors.size(), 1U);
    EXPECT_EQ(ofSecond->warnings.size(), 0U);
}

// Where no game is stored, it is the line that tells two problems of a file apart.
TEST(IsSameProblem, AsksForTheLineWhereThereIsNoGame) {
    db::ImportProblem one{.path = "club.pdn", .white = {}, .black = {}, .problem = {}};
    one.problem.line = 12;
    db::ImportProblem other = one;
    EXPECT_TRUE(isSameProblem(one, other));
    other.problem.line = 40;
    EXPECT_FALSE(isSameProblem(one, other));
    one.game = other.game = db::GameId{1}; // the file may have been changed above it
    EXPECT_TRUE(isSameProblem(one, other));
}

} // namespace
} // namespace damscope::pages
