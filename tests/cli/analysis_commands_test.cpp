// SPDX-License-Identifier: GPL-3.0-or-later
// analyse, report, annotate, plot and engines, as their users run them.
#include "base/text/utf8.hpp"
#include "cli/terminal/json.hpp"
#include "tests/cli/program_run.hpp"
#include "tests/cli/temporary_folder.hpp"

#include <filesystem>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace damscope::cli {
namespace {

// A store with a game where Black gives two men away.
class AnalysisCommands : public ::testing::Test {
protected:
    AnalysisCommands() {
        const std::string file = folder_.write(
            "game.pdn", "[White \"Ada\"]\n[Black \"Bob\"]\n[Result \"2-0\"]\n[GameType \"20\"]\n\n"
                        "1. 32-28 18-23 2. 34-29 23x34 3. 40x29 17-22 4. 28x17 12x21 2-0\n");
        EXPECT_EQ(run({"import", file}).status, 0);
    }

    Ran run(const std::vector<std::string>& arguments) const {
        Start start;
        start.environment = {{"DAMSCOPE_DB", folder_.file("games.db")},
                             {"DAMSCOPE_ENGINES", folder_.file("engines.json")}};
        return damscope(arguments, start);
    }

    [[nodiscard]] std::string pdn() const { return run({"write", "-o", "-"}).out; }

    TemporaryFolder folder_;
};

TEST_F(AnalysisCommands, anAnalysisIsStoredAndReported) {
    const Ran analysed = run({"analyse", "1", "--nodes", "2000", "--json"});
    EXPECT_EQ(analysed.status, 0) << analysed.err;
    const Json summary = Json::parse(analysed.out);
    EXPECT_EQ(summary["games"], 1);
    EXPECT_GT(summary["searched"], 0);
    const Json again = Json::parse(run({"analyse", "1", "--nodes", "2000", "--json"}).out);
    EXPECT_EQ(again["searched"], 0);
    EXPECT_EQ(again["reused"], summary["searched"]);
    const Ran report = run({"analyse", "report", "1"});
    EXPECT_EQ(report.status, 0) << report.err;
    EXPECT_NE(report.out.find("Game 1: Ada - Bob, 2-0"), std::string::npos) << report.out;
    EXPECT_NE(report.out.find("Accuracy"), std::string::npos);
    const Json json = Json::parse(run({"analyse", "report", "1", "--json"}).out);
    EXPECT_EQ(json["moves"].size(), 8U);
    EXPECT_EQ(json["moves"][0]["move"], "32-28");
    EXPECT_FALSE(json["moves"][0]["before"].is_null());
}

// What looks like a mistake is searched more thoroughly than the rest.
TEST_F(AnalysisCommands, apparentErrorsAreConfirmed) {
    ASSERT_EQ(run({"import", "samples/annotated.pdn", "--db", folder_.file("games.db")}).status, 0);
    const Ran analysed = run({"analyse", "2", "--nodes", "2000", "--json"});
    EXPECT_GT(Json::parse(analysed.out)["confirmed"], 0);
    EXPECT_NE(analysed.err.find("searched again around apparent errors"), std::string::npos);
    const Json again = Json::parse(run({"analyse", "2", "--nodes", "2000", "--json"}).out);
    EXPECT_EQ(again["confirmed"], 0);
    ASSERT_EQ(run({"analyse", "2", "--nodes", "2000", "--again", "--confirm", "1"}).status, 0);
    EXPECT_EQ(run({"analyse", "1", "--nodes", "2000", "--confirm", "0"}).status, 2);
    const Ran depth = run({"analyse", "1", "--depth", "4", "--confirm", "5"});
    EXPECT_EQ(depth.status, 2);
    EXPECT_NE(depth.err.find("--nodes or --time"), std::string::npos) << depth.err;
}

TEST_F(AnalysisCommands, whatWasNotAnalysedIsSaid) {
    for (const Words& command : {Words{"analyse", "report"}, Words{"edit", "annotate"}}) {
        Words words = command;
        words.emplace_back("1");
        const Ran ran = run(words);
        EXPECT_NE(ran.status, 0);
        EXPECT_NE(ran.err.find("damscope analyse"), std::string::npos) << ran.err;
    }
    EXPECT_EQ(run({"analyse", "report", "7"}).status, 2);
    EXPECT_EQ(run({"analyse", "7"}).status, 2);
    EXPECT_EQ(run({"analyse", "1", "--engine", "nobody"}).status, 2);
}

// A search that ends at as many hits as were wanted has not looked at all games.
TEST_F(AnalysisCommands, whatWasNotAnalysedIsSaidByWholeSearches) {
    const std::string query = "white man on 31 or blunder";
    const auto says = [&](const Words& words) {
        return run(words).err.find("damscope analyse") != std::string::npos;
    };
    EXPECT_TRUE(says({"find", query}));
    EXPECT_TRUE(says({"find", query, "--limit", "100"}));
    EXPECT_FALSE(says({"find", query, "--limit", "1"}));
    ASSERT_EQ(run({"edit", "bookmark", "add", "errors", "where", query}).status, 0);
    EXPECT_TRUE(says({"edit", "bookmark", "open", "errors"}));
    EXPECT_FALSE(says({"edit", "bookmark", "open", "errors", "--limit", "1"}));
}

// The first position of the second game has been evaluated with the first game; of the third game
// some plies. Neither is analysed.
TEST_F(AnalysisCommands, aGameWithSomeEvaluationsIsNotAnalysed) {
    const std::string more = folder_.write(
        "more.pdn", "[White \"Cor\"]\n[Black \"Dirk\"]\n[Result \"1-1\"]\n[GameType \"20\"]\n\n"
                    "1. 31-27 17-21 2. 37-31 21-26 3. 41-37 11-17 4. 46-41 6-11 1-1\n\n"
                    "[White \"Ed\"]\n[Black \"Fop\"]\n[Result \"1-1\"]\n[GameType \"20\"]\n\n"
                    "1. 33-29 17-22 2. 39-33 11-17 3. 44-39 6-11 4. 50-44 1-6 1-1\n");
    ASSERT_EQ(run({"import", more}).status, 0);
    ASSERT_EQ(run({"analyse", "1", "--nodes", "500"}).status, 0);
    ASSERT_EQ(run({"analyse", "3", "--nodes", "500", "--only-plies", "1-5"}).status, 0);
    EXPECT_EQ(run({"analyse", "report", "1"}).status, 0);
    for (const char* game : {"2", "3"})
        for (const std::vector<std::string>& face :
             {std::vector<std::string>{"analyse", "report", game},
              {"analyse", "report", game, "--json"},
              {"edit", "annotate", game},
              {"edit", "annotate", game, "--print"}}) {
            const Ran ran = run(face);
            EXPECT_NE(ran.status, 0);
            EXPECT_EQ(ran.out.find("100"), std::string::npos) << ran.out;
            EXPECT_NE(ran.err.find("damscope analyse"), std::string::npos) << ran.err;
        }
    EXPECT_NE(run({"analyse", "report", "3"}).err.find("4 of 8 moves have an evaluation"),
              std::string::npos)
        << run({"analyse", "report", "3"}).err;
    EXPECT_EQ(run({"list", "--with", "evaluations", "--count"}).out, "1\n");
    const Json player = Json::parse(run({"player", "Ed", "--json"}).out);
    EXPECT_EQ(player["judged_games"], 0);
    ASSERT_EQ(run({"analyse", "3", "--nodes", "500"}).status, 0);
    EXPECT_EQ(run({"analyse", "report", "3"}).status, 0);
    EXPECT_EQ(Json::parse(run({"player", "Ed", "--json"}).out)["judged_games"], 1);
}

TEST_F(AnalysisCommands, annotationsComeAndGo) {
    ASSERT_EQ(run({"analyse", "1", "--nodes", "20000"}).status, 0);
    const std::string before = pdn();
    // So strict that something is always found.
    const Ran annotated =
        run({"edit", "annotate", "1", "--inaccuracy", "0.01", "--language", "nl"});
    EXPECT_EQ(annotated.status, 0) << annotated.err;
    const std::string after = pdn();
    EXPECT_NE(after.find("[%damscope"), std::string::npos) << after;
    EXPECT_EQ(run({"db", "check"}).status, 0);
    EXPECT_EQ(run({"undo"}).status, 0);
    EXPECT_EQ(pdn(), before);
}

TEST_F(AnalysisCommands, anEngineThatIsOfNoUseIsNamed) {
    const Ran ran =
        run({"analyse", "1", "--engine", scriptedEngine() + " crash", "--nodes", "2000"});
    EXPECT_EQ(ran.status, 3);
    EXPECT_NE(ran.err.find("scripted_engine crash: it did not finish its search: it was ended by "),
              std::string::npos)
        << ran.err;
    EXPECT_NE(ran.err.find("out of ideas"), std::string::npos);
}

TEST_F(AnalysisCommands, enginesAreKept) {
    EXPECT_EQ(run({"engine", "add", "fake", scriptedEngine(), "good", "--set", "threads=2"}).status,
              0);
    EXPECT_NE(run({"engine", "list"}).out.find("threads=2"), std::string::npos);
    const Ran tried = run({"engine", "test", "fake"});
    EXPECT_EQ(tried.status, 0) << tried.err;
    EXPECT_NE(tried.out.find("Scripted 2.5, by No One"), std::string::npos) << tried.out;
    EXPECT_NE(tried.out.find("threads = 1 (int, 1 to 8)"), std::string::npos) << tried.out;
    EXPECT_EQ(
        run({"analyse", "1", "--engine", "fake", "--only-plies", "1-1", "--nodes", "10"}).status,
        0);
    const Ran again = run({"engine", "add", "fake", "/bin/true"});
    EXPECT_EQ(again.status, 2);
    EXPECT_NE(again.err.find("--force"), std::string::npos) << again.err;
    EXPECT_NE(run({"engine", "list"}).out.find("threads=2"), std::string::npos) << "it is kept";
    EXPECT_EQ(run({"engine", "add", "fake", "/bin/true", "--force"}).status, 0);
    EXPECT_EQ(run({"engine", "list"}).out.find("threads=2"), std::string::npos);
    EXPECT_EQ(run({"engine", "add", "one,two", "/bin/true"}).status, 2);
    EXPECT_EQ(run({"engine", "remove", "fake"}).status, 0);
    EXPECT_EQ(run({"engine", "remove", "fake"}).status, 2);
    EXPECT_EQ(run({"engine", "test", scriptedEngine(), "--json"}).status, 0);
}

// An engine may take seconds to start.
TEST_F(AnalysisCommands, aJudgeIsAskedForItsNameOnce) {
    const std::string more = folder_.write(
        "more.pdn", "[White \"Cor\"]\n[Black \"Dirk\"]\n[Result \"1-1\"]\n[GameType \"20\"]\n\n"
                    "1. 31-27 17-21 2. 37-31 21-26 1-1\n");
    ASSERT_EQ(run({"import", more}).status, 0);
    ASSERT_EQ(run({"analyse", "1,2", "--nodes", "10"}).status, 0);
    const Words counted{"engine",         "add",     "fake",
                        scriptedEngine(), "counted", folder_.file("starts")};
    ASSERT_EQ(run(counted).status, 0);
    ASSERT_FALSE(std::filesystem::exists(folder_.file("starts")));
    const Ran ran = run({"edit", "annotate", "1,2", "--judge", "fake", "--json"});
    EXPECT_EQ(Json::parse(ran.out)["not_analysed"], 2) << ran.err;
    EXPECT_EQ(folder_.read("starts"), "started\n");
}

TEST_F(AnalysisCommands, aJudgeIsNamedAsTheEngineWasAdded) {
    ASSERT_EQ(run({"engine", "add", "dam", scriptedEngine()}).status, 0);
    ASSERT_EQ(run({"analyse", "1", "--nodes", "10"}).status, 0) << "Damscope's own";
    const Ran other = run({"analyse", "report", "1", "--judge", "dam"});
    EXPECT_NE(other.status, 0) << "the engine of that name, not the beginning of Damscope";
    EXPECT_NE(other.err.find("was not evaluated by \"Scripted"), std::string::npos) << other.err;
}

// Their names have commas.
// The end of a game is judged without an engine.
TEST_F(AnalysisCommands, aJudgeWhoHasNotEvaluatedTheGameIsNamedWithThoseWhoHave) {
    ASSERT_EQ(
        run({"import", folder_.write("end.pdn", "[White \"Cor\"]\n[Black \"Dirk\"]\n"
                                                "[Result \"2-0\"]\n[GameType \"20\"]\n"
                                                "[FEN \"W:W28,32:B22,9\"]\n\n"
                                                "1. 28x17 9-13 2. 17-12 13-18 3. 12x23 2-0\n")})
            .status,
        0);
    ASSERT_EQ(run({"analyse", "2", "--nodes", "500"}).status, 0);
    const Ran ran = run({"analyse", "report", "2", "--judge", "nobody"});
    EXPECT_NE(ran.status, 0);
    EXPECT_NE(ran.err.find("game 2 was not evaluated by \"nobody\", but by:\n  Damscope"),
              std::string::npos)
        << ran.err;
    EXPECT_EQ(run({"analyse", "report", "2", "--judge", "damscope"}).status, 0);
}

TEST_F(AnalysisCommands, twoEnginesOfOneReportAreTwo) {
    const auto analyse = [&](const Words& more) {
        Words words{"analyse", "1", "--nodes", "10"};
        words.insert(words.end(), more.begin(), more.end());
        return run(words).status;
    };
    ASSERT_EQ(analyse({"--only-plies", "1-1", "--engine", scriptedEngine()}), 0);
    ASSERT_EQ(analyse({"--only-plies", "2-9"}), 0);
    const Ran report = run({"analyse", "report", "1"});
    EXPECT_NE(report.out.find("; Damscope, 1 thread, 64 MB"), std::string::npos) << report.out;
}

TEST_F(AnalysisCommands, aBrokenListOfEnginesIsLeftAlone) {
    (void)folder_.write("engines.json", "{\"engines\": 7");
    const Ran ran = run({"engine", "list"});
    EXPECT_EQ(ran.status, 3);
    EXPECT_NE(ran.err.find("engines.json"), std::string::npos) << ran.err;
    EXPECT_EQ(run({"engine", "add", "x", "y"}).status, 3);
    EXPECT_EQ(folder_.read("engines.json"), "{\"engines\": 7");
}

TEST_F(AnalysisCommands, chartsAreFilesOfTheirKind) {
    ASSERT_EQ(run({"analyse", "1", "--nodes", "2000"}).status, 0);
    const std::string svg = folder_.file("game.svg");
    const Ran drawn = run({"write", "1", "-o", svg});
    if (drawn.err.find("built without charts") != std::string::npos)
        GTEST_SKIP() << drawn.err;
    EXPECT_EQ(drawn.status, 0) << drawn.err;
    EXPECT_EQ(drawn.err, "");
    const std::string text = folder_.read("game.svg");
    EXPECT_NE(text.find("<svg"), std::string::npos);
    EXPECT_NE(text.find("Ada – Bob"), std::string::npos);
    EXPECT_EQ(run({"write", "1", "-o", "-", "--as", "png"}).out.substr(1, 3), "PNG");
    EXPECT_EQ(
        run({"write", "1", "-o", "-", "--as", "chart", "--as", "pdf", "--dark"}).out.substr(0, 4),
        "%PDF");
    EXPECT_EQ(run({"write", "1", "--as", "chart", "-o", "game.txt"}).status, 2);
}

// White stays at the left.
TEST_F(AnalysisCommands, namesFromRightToLeftStayInTheirPlacesOnCharts) {
    const std::string white = "\u05de\u05e9\u05d4 \u05db\u05d4\u05df";
    const std::string black = "\u05d3\u05d5\u05d3 \u05dc\u05d5\u05d9";
    const std::string file = folder_.write(
        "hebrew.pdn", "[White \"" + white + "\"]\n[Black \"" + black +
                          "\"]\n[GameType \"20\"]\n\n1. 32-28 18-23 2. 34-29 23x34 *\n");
    ASSERT_EQ(run({"import", file}).status, 0);
    ASSERT_EQ(run({"analyse", "2", "--nodes", "50"}).status, 0);
    const Ran drawn = run({"write", "2", "-o", "-", "--as", "svg"});
    if (drawn.err.find("built without charts") != std::string::npos)
        GTEST_SKIP() << drawn.err;
    EXPECT_NE(drawn.out.find(base::isolated(white) + " – " + base::isolated(black)),
              std::string::npos)
        << drawn.out;
}

} // namespace
} // namespace damscope::cli
