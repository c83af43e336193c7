// SPDX-License-Identifier: GPL-3.0-or-later
// eval, hub, match, bench and train as a user starts them.
#include "tests/cli/program_run.hpp"
#include "tests/cli/temporary_folder.hpp"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <nlohmann/json.hpp>

namespace damscope::cli {
namespace {

using nlohmann::json;

std::string contentOf(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

TEST(Eval, findsTheWin) {
    const Ran ran =
        damscope({"analyse", "position", "--variant", "international", "--fen", "W:W28:B22"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_NE(ran.out.find("win in 1"), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("28x17"), std::string::npos) << ran.out;
}

TEST(Eval, speaksFromWhitesSide) {
    const Ran ran = damscope({"analyse", "position", "--variant", "international", "--fen",
                              "B:W28:B22", "--depth", "5", "--json"});
    const json found = json::parse(ran.out);
    EXPECT_EQ(found["lines"][0]["score"]["kind"], "forced");
    EXPECT_EQ(found["lines"][0]["score"]["value"], -1) << "White loses in one ply";
    EXPECT_EQ(found["lines"][0]["moves"][0], "22x33");
}

TEST(Eval, showsTheBestMovesInOrder) {
    const Ran ran = damscope(
        {"analyse", "position", "--variant", "russian", "--depth", "4", "--lines", "3", "--json"});
    const json found = json::parse(ran.out);
    EXPECT_EQ(found["depth"], 4);
    ASSERT_EQ(found["lines"].size(), 3U);
    EXPECT_GE(found["lines"][0]["score"]["value"], found["lines"][2]["score"]["value"]);
}

TEST(Eval, ofAGameThatIsOverSaysSo) {
    const Ran ran =
        damscope({"analyse", "position", "--variant", "international", "--fen", "W:W:B22"});
    EXPECT_EQ(ran.out, "");
    EXPECT_TRUE(contains(ran.err, "the game is over: White has no pieces left")) << ran.err;
    const Ran held = damscope({"analyse", "position", "--variant", "frisian", "--fen",
                               "W:WK46,36:BK5,31,27:H0:F10:+0+346"});
    EXPECT_TRUE(contains(held.err, "the game is over: White can move nothing but a king that has "
                                   "already moved 3 times in a row"))
        << held.err;
}

TEST(Hub, answersThroughPipes) {
    Start start;
    start.input = "hub\ninit\nlevel depth=3\ngo think\n";
    const Ran ran = damscope({"engine", "hub"}, start);
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.out.rfind("id name=Damscope", 0), 0U) << ran.out;
    EXPECT_NE(ran.out.find("\nwait\nready\n"), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("\ndone move="), std::string::npos) << ran.out;
}

TEST(Hub, quitsInTheMiddleOfASearch) {
    Start start;
    start.input = "go analyze\nping\nquit\n";
    const Ran ran = damscope({"engine", "hub"}, start);
    EXPECT_EQ(ran.status, 0);
    EXPECT_NE(ran.out.find("pong"), std::string::npos);
}

TEST(MatchCommand, printsTheScoreAndWritesTheGames) {
    const TemporaryFolder folder;
    const std::string pdn = folder.path() / "match.pdn";
    const Ran ran = damscope({"engine", "match", "--variant", "english", "--first", "nodes=300",
                              "--second", "nodes=100", "--pairs", "3", "-o", pdn, "--json"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    const json score = json::parse(ran.out);
    EXPECT_EQ(score["wins"].get<int>() + score["draws"].get<int>() + score["losses"].get<int>(), 6);
    const Ran lint = damscope({"import", "check", pdn});
    EXPECT_EQ(lint.status, 0) << lint.out << lint.err;
}

TEST(MatchCommand, takesTheDrawRulesOfOtherFederations) {
    const auto with = [](const std::string& which) {
        return damscope({"engine", "match", "--variant", "brazilian", "--first", "nodes=20",
                         "--second", "nodes=20", "--pairs", "1", "--no-tables", "--draw-rules",
                         which});
    };
    EXPECT_EQ(with("other").status, 0) << with("other").err;
    EXPECT_EQ(with("both").status, 2);
}

TEST(MatchCommand, resumesFromItsGames) {
    const TemporaryFolder folder;
    const std::string pdn = folder.path() / "match.pdn";
    const auto match = [&pdn](const std::string& pairs) {
        return std::vector<std::string>{"engine",    "match",    "--variant", "english", "--first",
                                        "nodes=300", "--second", "nodes=100", "--pairs", pairs,
                                        "-o",        pdn,        "--json"};
    };
    ASSERT_EQ(damscope(match("2")).status, 0);
    std::vector<std::string> more = match("3");
    more.emplace_back("--resume");
    const Ran ran = damscope(more);
    EXPECT_EQ(ran.status, 0) << ran.err;
    const json score = json::parse(ran.out);
    EXPECT_EQ(score["wins"].get<int>() + score["draws"].get<int>() + score["losses"].get<int>(), 6);
    EXPECT_TRUE(contains(folder.read("match.pdn"), "[Round \"6\"]"));
    EXPECT_TRUE(contains(folder.read("match.pdn"), "%eval"));
    EXPECT_FALSE(contains(folder.read("match.pdn"), "[Round \"7\"]"));
}

TEST(TrainCommand, tunesTheSearchForAMatch) {
    const TemporaryFolder folder;
    const std::string tuned = folder.path() / "search.txt";
    const auto train = [&](const std::string& parameter) {
        return damscope({"engine", "weights", "search", "--variant", "english", "--parameter",
                         parameter, "--trials", "2", "--pairs", "1", "--nodes", "50", "-o", tuned});
    };
    ASSERT_EQ(train("futility-margin=20").status, 0);
    std::string settings = folder.read("search.txt");
    EXPECT_EQ(settings.rfind("futility-margin=", 0), 0U) << settings;
    settings.pop_back(); // the end of the line
    EXPECT_EQ(damscope({"engine", "match", "--variant", "english", "--first",
                        "nodes=50," + settings, "--second", "nodes=50", "--pairs", "1"})
                  .status,
              0);
    EXPECT_EQ(damscope({"engine", "weights", "search", "--variant", "english", "--parameter",
                        "futility-margin=20", "--parameter", "probcut-margin=2", "--trials", "2",
                        "--pairs", "1", "--nodes", "50", "-o", tuned})
                  .status,
              0);
    settings = folder.read("search.txt");
    EXPECT_TRUE(contains(settings, ",probcut-margin=")) << settings;
    const Ran wrong = train("futility-margi=20");
    EXPECT_EQ(wrong.status, 2);
    EXPECT_TRUE(contains(wrong.err, "futility-margin")) << wrong.err;
}

TEST(MatchCommand, refusesATestThatCannotBe) {
    const auto sprt = [](const char* text) {
        return damscope(
            {"engine", "match", "--variant", "english", "--first", "nodes=10", "--sprt", text});
    };
    EXPECT_EQ(sprt("10:0").status, 2);
    EXPECT_EQ(sprt("ten").status, 2);
    EXPECT_TRUE(contains(sprt("10:0").err, "0:10"));
}

TEST(MatchCommand, playsWithEnginesOfOtherMakers) {
    if (!fitsAsEngine)
        GTEST_SKIP() << "a sanitized program is too large for an engine";
    const TemporaryFolder folder;
    const std::string pdn = folder.path() / "match.pdn";
    const Ran ran =
        damscope({"engine", "match", "--variant", "english", "--first", "nodes=200", "--second",
                  "hub:" + ownEngine() + ",hash=2,nodes=100,name=Other", "--pairs", "2",
                  "--concurrency", "2", "--draw-after", "60", "-o", pdn, "--json"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    const json score = json::parse(ran.out);
    EXPECT_EQ(score["wins"].get<int>() + score["draws"].get<int>() + score["losses"].get<int>(), 4);
    EXPECT_TRUE(contains(folder.read("match.pdn"), "[Black \"Other\"]"));
    EXPECT_EQ(damscope({"import", "check", pdn}).status, 0);
}

TEST(MatchCommand, anEngineThatCrashesLosesAndTheReasonIsReported) {
    const TemporaryFolder folder;
    const std::string pdn = folder.path() / "match.pdn";
    const Ran ran = damscope({"engine", "match", "--variant", "international", "--first",
                              "nodes=100", "--second", "hub:" + scriptedEngine() + " crash",
                              "--pairs", "1", "-o", pdn, "--json"});
    EXPECT_EQ(ran.status, 1) << ran.err;
    const json score = json::parse(ran.out);
    EXPECT_EQ(score["wins"], 2);
    EXPECT_EQ(score["failures"]["second"], 2);
    EXPECT_TRUE(contains(ran.err, "game 1: the second engine loses as Black")) << ran.err;
    EXPECT_TRUE(contains(ran.err, "out of ideas")) << ran.err;
    EXPECT_TRUE(contains(folder.read("match.pdn"), "out of ideas"));
    EXPECT_EQ(damscope({"import", "check", pdn}).status, 0);
}

TEST(MatchCommand, refusesEnginesAndParametersThatAreNotThere) {
    if (!fitsAsEngine)
        GTEST_SKIP() << "a sanitized program is too large for an engine";
    const Ran unknown = damscope({"engine", "match", "--variant", "english", "--first", "nodes=10",
                                  "--second", "hub:nobody"});
    EXPECT_EQ(unknown.status, 2);
    EXPECT_TRUE(contains(unknown.err, "nobody")) << unknown.err;
    const Ran parameter =
        damscope({"engine", "match", "--variant", "english", "--first", "nodes=10", "--second",
                  "hub:" + ownEngine() + ",thread=2", "--pairs", "1"});
    EXPECT_EQ(parameter.status, 2);
    EXPECT_TRUE(contains(parameter.err, "did you mean threads?")) << parameter.err;
    const Ran missing = damscope({"engine", "match", "--variant", "english", "--first", "nodes=10",
                                  "--second", "hub:./no-such-engine", "--pairs", "1"});
    EXPECT_EQ(missing.status, 3);
    EXPECT_TRUE(contains(missing.err, "no-such-engine")) << missing.err;
}

TEST(MatchCommand, refusesWhatItDoesNotKnow) {
    const Ran ran = damscope({"engine", "match", "--variant", "english", "--first", "knodes=3"});
    EXPECT_EQ(ran.status, 2);
    EXPECT_NE(ran.err.find("nodes"), std::string::npos) << ran.err;
}

TEST(Bench, countsWhatIsSolved) {
    const TemporaryFolder folder;
    const std::string file = folder.path() / "exercises.jsonl";
    std::ofstream(file)
        << R"({"id":1,"variant":"international","fen":"W:W28,33:B22","best":"28x17"})" << '\n';
    const Ran ran = damscope({"engine", "bench", "tactics", file, "--nodes", "1000"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_NE(ran.out.find("1 of 1 solved"), std::string::npos) << ran.out;
}

// Weights for Russian draughts, which two commands must use on its board and refuse on others. The
// variant of an engine is chosen later.
void expectFitsItsBoard(const std::string& weights) {
    const auto eval = [&](const char* variant) {
        return damscope(
            {"analyse", "position", "--variant", variant, "--depth", "3", "--weights", weights});
    };
    EXPECT_EQ(eval("pool").status, 0);
    EXPECT_NE(eval("pool").out,
              damscope({"analyse", "position", "--variant", "pool", "--depth", "3"}).out);
    const Ran refused = eval("international");
    EXPECT_EQ(refused.status, 2);
    EXPECT_TRUE(contains(refused.err, "weights for russian do not fit another board"))
        << refused.err;
    const TemporaryFolder folder;
    const std::string file = folder.write(
        "e.jsonl", R"({"id":1,"variant":"international","fen":"W:W28,33:B22","best":"28x17"})"
                   "\n");
    EXPECT_EQ(damscope({"engine", "bench", "tactics", file, "--nodes", "100", "--weights", weights})
                  .status,
              2);
    Start start;
    start.input = "quit\n";
    const Ran hub = damscope({"engine", "hub", "--weights", weights}, start);
    EXPECT_EQ(hub.status, 0);
    EXPECT_TRUE(contains(hub.err, "weights for russian")) << hub.err;
}

TEST(Train, learnsFromItsOwnGames) {
    const TemporaryFolder folder;
    const std::string samples = folder.path() / "samples.txt";
    const std::string weights = folder.path() / "russian.weights";
    EXPECT_EQ(damscope({"engine", "weights", "selfplay", "--variant", "russian", "--games", "3",
                        "--nodes", "100", "-o", samples})
                  .status,
              0);
    const Ran ran =
        damscope({"engine", "weights", "fit", "--variant", "russian", samples, "-o", weights});
    EXPECT_EQ(ran.status, 0) << ran.err;
    const Ran eval = damscope(
        {"analyse", "position", "--variant", "russian", "--depth", "3", "--weights", weights});
    EXPECT_EQ(eval.status, 0) << eval.err;
    // Pool checkers are played on the same board, international draughts are not.
    const auto match = [&](const char* variant) {
        return damscope({"engine", "match", "--variant", variant, "--first",
                         "nodes=50,weights=" + weights, "--second", "nodes=50", "--pairs", "1"});
    };
    EXPECT_EQ(match("pool").status, 0);
    EXPECT_EQ(match("international").status, 2);
    expectFitsItsBoard(weights);
}

// What a run that was killed leaves behind: whole games, and some of another.
TEST(Train, goesOnWhereARunWasInterrupted) {
    const TemporaryFolder folder;
    const std::string whole = folder.path() / "whole.txt";
    const std::string cut = folder.path() / "cut.txt";
    const auto play = [](const std::string& file, std::vector<std::string> more) {
        std::vector<std::string> words{"engine",  "weights", "selfplay", "--variant",
                                       "russian", "--games", "4",        "--nodes",
                                       "50",      "-o",      file};
        words.insert(words.end(), more.begin(), more.end());
        return damscope(words);
    };
    ASSERT_EQ(play(whole, {}).status, 0);
    std::filesystem::copy_file(whole, cut);
    std::filesystem::resize_file(cut, std::filesystem::file_size(whole) / 2);
    EXPECT_EQ(play(cut, {}).status, 2) << "a file that exists is not written over";
    const Ran ran = play(cut, {"--resume"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(contentOf(cut), contentOf(whole));
    EXPECT_EQ(play(cut, {"--resume"}).status, 0);
    EXPECT_EQ(contentOf(cut), contentOf(whole));

    const std::string letter = folder.path() / "letter.txt";
    std::ofstream(letter) << "Dear friend,\nthis is a letter.\n";
    EXPECT_EQ(play(letter, {"--resume"}).status, 2);
    EXPECT_EQ(contentOf(letter), "Dear friend,\nthis is a letter.\n");
}

TEST(Train, saysInWhichLineSamplesAreWrong) {
    const TemporaryFolder folder;
    const std::string samples = folder.path() / "samples.txt";
    std::ofstream(samples) << "game 1 1\nnonsense 1 1\n";
    const Ran ran = damscope(
        {"engine", "weights", "fit", "--variant", "russian", samples, "-o", folder.path() / "w"});
    EXPECT_EQ(ran.status, 2);
    EXPECT_NE(ran.err.find("samples.txt:2: "), std::string::npos) << ran.err;
    EXPECT_FALSE(std::filesystem::exists(folder.path() / "w"));
}

Words tournament(const Words& more) {
    Words words{"engine",       "tournament",
                "--variant",    "russian",
                "--contestant", "name=A,nodes=100",
                "--contestant", "name=B,depth=1",
                "--contestant", "name=C,nodes=50",
                "--pairs",      "1",
                "--draw-after", "20",
                "--no-tables"};
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

TEST(Tournament, letsEverybodyPlayEverybody) {
    const TemporaryFolder folder;
    const std::string pdn = folder.path() / "games.pdn";
    const Ran ran = damscope(tournament({"--json", "-o", pdn, "--concurrency", "2"}));
    ASSERT_EQ(ran.status, 0) << ran.err;
    const auto result = nlohmann::json::parse(ran.out);
    ASSERT_EQ(result["engines"].size(), 3U);
    double points = 0;
    for (const auto& engine : result["engines"]) {
        EXPECT_EQ(engine["games"], 4);
        points += engine["points"].get<double>();
    }
    EXPECT_EQ(points, 6) << "a point for each game";
    ASSERT_EQ(result["pairings"].size(), 3U);
    EXPECT_EQ(result["pairings"][0]["first"], "A");
    EXPECT_EQ(result["pairings"][2]["second"], "C");
    const Ran games = damscope({"list", pdn, "--json"});
    EXPECT_EQ(std::count(games.out.begin(), games.out.end(), '\n'), 6) << games.err;
}

TEST(Tournament, letsTheFirstPlayAllOthers) {
    const Ran ran = damscope(tournament({"--gauntlet"}));
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_NE(ran.out.find("A - B: "), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("A - C: "), std::string::npos) << ran.out;
    EXPECT_EQ(ran.out.find("B - C: "), std::string::npos) << ran.out;
}

TEST(Tournament, saysWhatIsWrong) {
    const Words one{"engine", "tournament", "--variant", "russian", "--contestant", "nodes=1"};
    EXPECT_EQ(damscope(one).status, 2);
    EXPECT_EQ(damscope(tournament({"--contestant", "nods=5"})).status, 2);
    EXPECT_EQ(damscope(tournament({"--pairs", "0"})).status, 2);
}

TEST(Train, fitsNothingToNoSamples) {
    const TemporaryFolder folder;
    const std::string weights = folder.path() / "w";
    const std::string empty = folder.path() / "empty.txt";
    std::ofstream(empty).close();
    for (const Words& samples : {Words{}, Words{empty}, Words{"none.txt"}}) {
        Words words{"engine", "weights", "fit", "--variant", "russian", "-o", weights};
        words.insert(words.end(), samples.begin(), samples.end());
        const Ran ran = damscope(words);
        EXPECT_EQ(ran.status, 2);
        EXPECT_FALSE(ran.err.empty());
        EXPECT_FALSE(std::filesystem::exists(weights));
    }
}

} // namespace
} // namespace damscope::cli
