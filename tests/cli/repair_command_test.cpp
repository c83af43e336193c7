// SPDX-License-Identifier: GPL-3.0-or-later
// Proposals in lint and import, import --repair, and repair on a store of a test's own.
#include "cli/terminal/json.hpp"
#include "tests/cli/program_run.hpp"
#include "tests/cli/temporary_folder.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <sstream>

namespace damscope::cli {
namespace {

const std::string head = "[White \"Jansen\"]\n[Black \"Konaté\"]\n[Result \"1-1\"]\n"
                         "[GameType \"20\"]\n\n";
const std::string slip = head + "1. 32-28 17-21 2. 28-23 19x28 3. 33x22 18x27 4. 31x22 14-19\n"
                                "5. 34-29 9-14 6. 38-83 3-9 7. 39-34 20-25 8. 43-38 14-20 1-1\n\n";
const std::string question =
    "did you mean 6. 38-33 instead of 38-83? With it the game is legal to its end";

class RepairCommand : public ::testing::Test {
protected:
    Ran run(const Words& words) const {
        Start start;
        start.environment.emplace_back("DAMSCOPE_DB", folder_.file("games.db"));
        return damscope(words, start);
    }

    TemporaryFolder folder_;
    std::string file_ = folder_.write("club.pdn", slip);
};

TEST_F(RepairCommand, lintProposes) {
    const Ran words = run({"import", "check", file_});
    EXPECT_EQ(words.status, 1);
    EXPECT_TRUE(contains(words.out, ":7:18: game 1 (Jansen - Konaté), 6. 38-83: ")) << words.out;
    EXPECT_TRUE(contains(words.out, "(" + question + ")\n")) << words.out;
    const Json object = Json::parse(run({"import", "check", "--format", "jsonl", file_}).out);
    EXPECT_EQ(object["suggestion"], question);
}

// Tables that are drawn by lot, of one move or two: nothing behind the change confirms it.
TEST_F(RepairCommand, changesNoMoveWithoutMovesBehindIt) {
    const std::string tables = "tests/data/reports/repair-flying-checkers.pdn";
    const Ran converted = run({"write", "--repair", tables, "-o", "-", "--as", "pdn"});
    EXPECT_FALSE(contains(converted.out, "%repaired")) << converted.out;
    (void)run({"import", "--repair", tables});
    (void)run({"edit", "repair", "--apply"});
    EXPECT_FALSE(contains(run({"write", "-o", "-"}).out, "%repaired"));
}

// For the reader: repair changes main lines.
TEST_F(RepairCommand, lintProposesForVariationsToo) {
    const std::string file = folder_.write(
        "variation.pdn", head + "1. 32-28 17-21 (1... 19-32 2. 28x19 14x23) 2. 28-23 19x28 1-1\n");
    const Ran words = run({"import", "check", file});
    EXPECT_EQ(words.status, 1);
    EXPECT_TRUE(contains(words.out, ", 1... 19-32: ")) << words.out;
    EXPECT_TRUE(contains(words.out, "(did you mean 1... 19-23 instead of 19-32? With it the "
                                    "variation is legal to its end)\n"))
        << words.out;
    (void)run({"import", file});
    EXPECT_TRUE(contains(run({"edit", "repair"}).err, "every game is legal to the end"));
}

// Only what repair would do is listed.
TEST_F(RepairCommand, listsNothingOfVariations) {
    const std::string file = folder_.write(
        "both.pdn", head + "1. 32-28 17-21 (1... 19-32 2. 28x19 14x23) 2. 38-38 19-23 3. 28x19 "
                           "1-1\n");
    (void)run({"import", file});
    const Ran listed = run({"edit", "repair"});
    EXPECT_TRUE(contains(listed.out, "2. 38-38")) << listed.out;
    EXPECT_FALSE(contains(listed.out, "19-32")) << listed.out;
    EXPECT_TRUE(contains(listed.err, "1 more has a proposal that is not certain enough"))
        << listed.err;
}

TEST_F(RepairCommand, importStoresTheProposal) {
    const Ran ran = run({"import", "--json", file_});
    EXPECT_EQ(ran.status, 1);
    EXPECT_EQ(Json::parse(ran.out)["repaired"], 0);
    EXPECT_EQ(Json::parse(ran.err)["suggestion"], question);
    const Ran shown = run({"show", "1"});
    EXPECT_TRUE(contains(shown.out, question.substr(0, 20))) << shown.out;
}

TEST_F(RepairCommand, importRepairsWhereAsked) {
    const Ran ran = run({"import", "--repair", "--json", file_});
    EXPECT_EQ(ran.status, 0) << ran.err;
    const Json summary = Json::parse(ran.out);
    EXPECT_EQ(summary["repaired"], 1);
    EXPECT_EQ(summary["legal"], 1);
    EXPECT_EQ(summary["partial"], 0);
    const Json problem = Json::parse(ran.err);
    EXPECT_EQ(problem["code"], "repaired");
    EXPECT_EQ(problem["severity"], "warning");
    EXPECT_EQ(problem["move"], "6. 38-83");
    EXPECT_TRUE(contains(problem["message"], "written 38-83, read as 38-33"));
    const std::string exported = run({"write", "-o", "-", "--as", "pdn"}).out;
    EXPECT_TRUE(contains(exported, "38-33 {[%repaired written 38-83]}")) << exported;
}

TEST_F(RepairCommand, importSaysHowManyItRepaired) {
    const Ran ran = run({"import", "--repair", file_});
    EXPECT_TRUE(contains(ran.out, "1 stored game repaired: [%repaired] after a move shows what "
                                  "was written\n"))
        << ran.out;
}

TEST_F(RepairCommand, listsFirstAndChangesWithApply) {
    (void)run({"import", file_});
    const Ran listed = run({"edit", "repair"});
    EXPECT_EQ(listed.status, 0);
    EXPECT_TRUE(contains(listed.out,
                         "  - 4... 14-19 5. 34-29 9-14 6. 38-83 3-9 7. 39-34 20-25 ...\n"
                         "  + 4... 14-19 5. 34-29 9-14 6. 38-33 3-9 7. 39-34 20-25 "
                         "...\n"))
        << listed.out;
    std::istringstream lines(listed.out);
    for (std::string line; std::getline(lines, line);)
        EXPECT_LE(line.size(), 90U) << line; // bytes of 80 columns
    EXPECT_TRUE(contains(listed.err,
                         "1 of 1 game can be repaired; nothing was changed: use --apply "
                         "to do it"))
        << listed.err;
    const Ran applied = run({"edit", "repair", "--apply"});
    EXPECT_EQ(applied.status, 0);
    EXPECT_TRUE(contains(applied.err, "1 of 1 game repaired")) << applied.err;
    EXPECT_TRUE(contains(run({"db", "check"}).out, "sound"));
    EXPECT_TRUE(contains(run({"edit", "repair"}).err, "every game is legal to the end"));
    EXPECT_EQ(run({"undo"}).status, 0);
    EXPECT_TRUE(contains(run({"edit", "repair"}).err, "1 of 1 game can be repaired"));
}

TEST_F(RepairCommand, writesJson) {
    (void)run({"import", file_});
    const Json object = Json::parse(run({"edit", "repair", "--json"}).out);
    EXPECT_EQ(object["game"], 1);
    EXPECT_EQ(object["changes"], true);
    EXPECT_EQ(object["code"], "repaired");
    EXPECT_EQ(object["before"], "4... 14-19 5. 34-29 9-14 6. 38-83 3-9 7. 39-34 20-25 ...");
}

TEST_F(RepairCommand, makesNoStore) {
    const Ran ran = run({"edit", "repair", "--apply"});
    EXPECT_EQ(ran.status, 3);
    EXPECT_NE(run({"list"}).status, 0);
}

} // namespace
} // namespace damscope::cli
