// SPDX-License-Identifier: GPL-3.0-or-later
// repertoire and merge, as a user sees them.
#include "tests/cli/store_commands.hpp"

namespace damscope::cli {
namespace {

class RepertoireCommand : public StoreCommands {
protected:
    RepertoireCommand() {
        import(tags("Jansen", "Mol") + "1. 33-29 19-23 2. 35-30 20-25 1-1\n\n" +
               tags("Jansen", "Smit") + "1. 33-29 19-23 2. 39-33 14-19 1-1\n\n" +
               tags("Jansen", "Bos") + "1. 33-29 18-23 2. 29x18 12x23 1-1\n\n" +
               tags("Konaté", "Jansen") + "1. 32-28 18-23 1-1\n\n");
    }
    const std::string lines_ = write(
        "lines.pdn", "[White \"?\"]\n[GameType \"20\"]\n\n1. 33-29 19-23 2. 35-30 (2. 38-33?) *\n");
};

TEST_F(RepertoireCommand, ShowsWhoLeftTheLines) {
    const Ran ran = run({"train", "repertoire", lines_, "--side", "white", "--player", "jansen",
                         "--least", "1", "--json"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    const Json checked = Json::parse(ran.out);
    ASSERT_EQ(checked["games"].size(), 3U) << "those of Jansen with White";
    EXPECT_EQ(checked["games"][0]["left_by"], "nobody");
    EXPECT_EQ(checked["games"][1]["left_by"], "oneself");
    EXPECT_EQ(checked["games"][1]["move"], "39-33");
    EXPECT_EQ(checked["games"][1]["instead"][0]["move"], "35-30");
    EXPECT_EQ(checked["games"][1]["instead"][1]["mark"], "avoid");
    EXPECT_EQ(checked["games"][2]["left_by"], "opponent");
    ASSERT_EQ(checked["gaps"].size(), 1U);
    EXPECT_EQ(checked["gaps"][0]["move"], "18-23");
    const std::string text =
        run({"train", "repertoire", lines_, "--side", "white", "--player", "jansen"}).out;
    EXPECT_NE(text.find("2. 39-33"), std::string::npos) << text;
    EXPECT_NE(run({"train", "repertoire", lines_, "--side", "white", "--html"})
                  .out.find("<h1>Repertoire</h1>"),
              std::string::npos);
}

TEST_F(RepertoireCommand, ShowsLinesThatAreJudgedOtherwiseNow) {
    ASSERT_EQ(run({"analyse", "1", "--nodes", "200"}).status, 0);
    const std::string lines =
        write("judged.pdn", "[White \"?\"]\n[GameType \"20\"]\n\n1. 33-29 {[%eval 9.5]} 19-23 2. "
                            "35-30 (2. 38-33 {[%eval 9.5]}) *\n");
    const Json changed =
        Json::parse(run({"train", "repertoire", lines, "--side", "white", "--json"})
                        .out)["changed_evaluations"];
    ASSERT_EQ(changed.size(), 1U) << "38-33 was not analysed";
    EXPECT_EQ(changed[0]["path"], Json::array({"33-29"}));
    EXPECT_EQ(changed[0]["then"]["value"], 950);
    EXPECT_LT(changed[0]["now"]["value"], 200);
    const std::string text = run({"train", "repertoire", lines, "--side", "white"}).out;
    EXPECT_NE(text.find("Lines whose evaluation changed"), std::string::npos) << text;
    const Json same =
        Json::parse(run({"train", "repertoire", lines_, "--side", "white", "--json"}).out);
    EXPECT_TRUE(same["changed_evaluations"].empty());
}

TEST_F(RepertoireCommand, TakesACollectionAndSaysWhatIsWrong) {
    EXPECT_EQ(run({"edit", "collection", "create", "Mine", "1"}).status, 0);
    EXPECT_EQ(run({"train", "repertoire", "mine", "--side", "black"}).status, 0);
    EXPECT_EQ(run({"train", "repertoire", "none", "--side", "black"}).status, 2);
    EXPECT_EQ(run({"train", "repertoire", lines_}).status, 2);
}

TEST_F(RepertoireCommand, MergesGamesIntoOne) {
    const Ran ran = run({"write", "--white", "jansen", "--merged", "--name", "Lines", "-o", "-"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_NE(ran.out.find("[Event \"Lines\"]"), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("Jansen - Smit"), std::string::npos) << ran.out;
    const std::string file = write("merged.pdn", ran.out);
    EXPECT_EQ(run({"import", "check", file}).status, 0);
    const Json checked = Json::parse(
        run({"train", "repertoire", file, "--side", "white", "--player", "jansen", "--json"}).out);
    for (const Json& game : checked["games"])
        EXPECT_EQ(game["left_by"], "nobody") << "they are its lines";
    EXPECT_EQ(run({"write", "--player", "nobody", "--merged", "-o", "-"}).status, 1);
}

} // namespace
} // namespace damscope::cli
