// SPDX-License-Identifier: GPL-3.0-or-later
// duplicates and sorted lists on a store of a test's own.
#include "cli/terminal/json.hpp"
#include "tests/cli/program_run.hpp"
#include "tests/cli/temporary_folder.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace damscope::cli {
namespace {

const std::string moves = "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 4. 41-37 14-19 5. 46-41 "
                          "5-10 6. 33-28 10-14 7. 39-33 20-25 8. 44-39 14-20 9. 34-29 23x34 10. "
                          "40x29 9-14";

std::string game(const std::string& white, const std::string& date, const std::string& text) {
    return "[Date \"" + date + "\"]\n[White \"" + white +
           "\"]\n[Black \"Jansen\"]\n[Result \"1-1\"]\n[GameType \"20\"]\n\n" + text + " 1-1\n\n";
}

class DuplicateCommands : public ::testing::Test {
protected:
    DuplicateCommands() {
        const std::string file =
            folder_.write("games.pdn", game("Tchijov, A.", "1988", moves) +
                                           game("Alexei Tchizov", "1988.05.17", moves + " {fine}") +
                                           game("Konaté", "1970.01.01", "1. 32-28 18-23"));
        EXPECT_EQ(run({"import", file}).status, 0);
    }
    Ran run(const Words& words, Start start = {}) const {
        start.environment.emplace_back("DAMSCOPE_DB", folder_.file("games.db"));
        return damscope(words, start);
    }
    std::string ids(Words words) const {
        words.insert(words.begin(), {"list", "--csv"});
        std::string all;
        const std::string out = run(words).out;
        for (std::size_t line = out.find('\n') + 1; line < out.size();
             line = out.find('\n', line) + 1)
            all += out.substr(line, out.find(',', line) - line);
        return all;
    }

    TemporaryFolder folder_;
};

TEST_F(DuplicateCommands, listWhatIsThereTwiceAndWhy) {
    const Ran ran = run({"edit", "duplicates", "--json"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    const Json found = Json::parse(ran.out);
    EXPECT_EQ(found["game"], 1);
    EXPECT_EQ(found["better"], 2);
    EXPECT_EQ(found["certainty"], "certain");
    EXPECT_EQ(found["reason"], "the same moves and players");
    EXPECT_TRUE(contains(run({"edit", "duplicates"}).out, "Alexei Tchizov - Jansen, 1988.05.17"));
    EXPECT_EQ(run({"edit", "duplicates", "--player", "konate"}).err, "no duplicates found\n");
}

TEST_F(DuplicateCommands, deleteNothingUnlessApplied) {
    EXPECT_EQ(run({"edit", "duplicates"}).err,
              "1 game repeats another; nothing was deleted: --apply deletes it\n");
    EXPECT_EQ(ids({}), "123");
}

TEST_F(DuplicateCommands, deleteTheWorseAndBringItBack) {
    const Ran deleted = run({"edit", "duplicates", "--apply"});
    EXPECT_EQ(deleted.err, "1 game deleted; damscope undo restores it\n");
    EXPECT_EQ(ids({}), "23");
    EXPECT_EQ(run({"edit", "duplicates", "--apply"}).err, "no duplicates found\n");
    EXPECT_EQ(run({"find", "--position", "W:W31-50:B1-20", "--count"}).out, "2\n");
    EXPECT_EQ(Json::parse(run({"find", "openings", "--json"}).out)["games"], 2);
    EXPECT_EQ(run({"db", "check"}).status, 0);
    EXPECT_TRUE(contains(run({"undo"}).err, "undone: edit duplicates --apply"));
    EXPECT_EQ(ids({}), "123");
    EXPECT_TRUE(contains(run({"redo"}).err, "edit duplicates --apply"));
    EXPECT_EQ(ids({}), "23");
}

TEST_F(DuplicateCommands, keepAGameWhoseCommentsTheOtherLacks) {
    std::string copy = game("Tchijov, A.", "1988", moves + " {the refutation, a letter of 1951}");
    copy.erase(0, copy.find('\n') + 1); // with fewer tags it is no corrected copy
    ASSERT_EQ(run({"import", folder_.write("copy.pdn", copy)}).status, 0);
    const Ran listed = run({"edit", "duplicates"});
    EXPECT_TRUE(contains(listed.out, "it has remarks or tags that the better one lacks"))
        << listed.out;
    (void)run({"edit", "duplicates", "--apply"});
    EXPECT_EQ(ids({}), "234");
}

// Exported, its names mended in an editor, imported again.
TEST_F(DuplicateCommands, keepTheCorrectedCopyOfAGame) {
    for (const char* longer : {"", " {fine}"}) {
        const TemporaryFolder folder;
        const auto at = [&](Words words) {
            words.insert(words.end(), {"--db", folder.file("games.db")});
            return damscope(words);
        };
        ASSERT_EQ(
            at({"import", folder.write("raw.pdn", game("Kokko", "1988.05.17", moves + longer))})
                .status,
            0);
        std::string text = at({"write", "--as", "pdn", "-o", "-"}).out;
        text.replace(text.find("Kokko"), 5, "Kokkó");
        ASSERT_EQ(at({"import", folder.write("mended.pdn", text)}).status, 0);
        const Json found = Json::parse(at({"edit", "duplicates", "--json"}).out);
        EXPECT_EQ(found["game"], 1);
        EXPECT_EQ(found["better"], 2);
        ASSERT_EQ(at({"edit", "duplicates", "--apply"}).status, 0);
        const Json left = Json::parse(at({"list", "--json"}).out);
        EXPECT_EQ(left["id"], 2);
        EXPECT_EQ(left["white"], "Kokkó");
    }
}

// A better copy beside it does not make an edited game one to delete.
TEST_F(DuplicateCommands, keepAnEditedGameThatKnowsLess) {
    const std::string mended = "[Date \"1988.05.17\"]\n[White \"Alexei Chizhov\"]\n[Black "
                               "\"Jansen\"]\n[Result \"1-1\"]\n[GameType \"20\"]\n\n" +
                               moves + " 1-1\n";
    ASSERT_EQ(run({"import", folder_.write("mended.pdn", mended)}).status, 0);
    const Ran ran = run({"edit", "duplicates", "--apply", "--sure", "possible"});
    EXPECT_TRUE(contains(ran.err, "1 game kept that may have been edited")) << ran.err;
    EXPECT_EQ(ids({}), "234");
}

TEST_F(DuplicateCommands, listsAreSortedAsAsked) {
    EXPECT_EQ(ids({"--sort", "date"}), "312");
    EXPECT_EQ(ids({"--sort", "date", "--descending"}), "213");
    EXPECT_EQ(ids({"--sort", "white"}), "231");
    EXPECT_EQ(ids({"--descending"}), "321");
    EXPECT_EQ(ids({"--opening", "chefneux"}), "3");
    EXPECT_EQ(run({"list", "--sort", "colour"}).status, 2);
}

} // namespace
} // namespace damscope::cli
