// SPDX-License-Identifier: GPL-3.0-or-later
// perft, moves and explain.
#include "cli/terminal/json.hpp"
#include "tests/cli/program_run.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <sstream>

namespace damscope::cli {
namespace {

std::string lastLine(const std::string& text) {
    const std::size_t end = text.find_last_not_of('\n');
    const std::size_t start = text.find_last_of('\n', end);
    return text.substr(start + 1, end - start);
}

// Node counts from the start that everybody who wrote a generator agrees on.
struct Count {
    std::string variant;
    std::string depth;
    std::string nodes;
};
class Perft : public ::testing::TestWithParam<Count> {};

TEST_P(Perft, countsAsOthersDo) {
    const auto& [variant, depth, nodes] = GetParam();
    const Ran ran = damscope({"rules", "perft", "--variant", variant, "--depth", depth});
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.out, nodes + "\n");
    EXPECT_EQ(ran.err, "");
}

INSTANTIATE_TEST_SUITE_P(FromTheStart, Perft,
                         ::testing::Values(Count{"international", "0", "1"},
                                           Count{"international", "6", "167140"},
                                           Count{"20", "1", "9"}, Count{"english", "6", "36768"},
                                           Count{"RUSSIAN", "6", "37986"}));

TEST(PerftDivide, addsUpToTheLastLine) {
    const Ran ran =
        damscope({"rules", "perft", "--variant", "international", "--depth", "3", "--divide"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(lastLine(ran.out), "658");
    std::istringstream lines(ran.out);
    std::string line;
    int moves = 0;
    int sum = 0;
    while (std::getline(lines, line) && line.find(": ") != std::string::npos) {
        ++moves;
        sum += std::stoi(line.substr(line.find(": ") + 2));
    }
    EXPECT_EQ(moves, 9);
    EXPECT_EQ(sum, 658);
}

TEST(Perft, needsADepthAndAVariant) {
    EXPECT_EQ(damscope({"rules", "perft", "--variant", "international"}).status, 2);
    EXPECT_EQ(damscope({"rules", "perft", "--depth", "1"}).out, "9\n") << "international";
    EXPECT_EQ(damscope({"rules", "perft", "--variant", "international", "--depth", "-1"}).status,
              2);
}

TEST(Moves, listsOneAMove) {
    const Ran ran = damscope({"rules", "moves", "--variant", "international", "--fen", "W:W28:B"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.out, "28-22\n28-23\n");
}

TEST(Moves, jsonGivesSquaresAsNumbers) {
    const Ran ran = damscope(
        {"rules", "moves", "--variant", "international", "--fen", "W:W28:B22,12", "--json"});
    EXPECT_EQ(ran.status, 0);
    const Json answer = Json::parse(ran.out);
    EXPECT_EQ(answer["variant"], "international");
    EXPECT_EQ(answer["fen"], "W:W28:B12,22");
    ASSERT_EQ(answer["moves"].size(), 1U);
    EXPECT_EQ(answer["moves"][0], Json({{"origin", 28},
                                        {"target", 8},
                                        {"captured", {12, 22}},
                                        {"move", "28x8"},
                                        {"full", "28x17x8"}}));
}

// Numbers are numbers in every variant; the texts are the variant's own.
TEST(Moves, jsonOfALetteredVariant) {
    const Ran ran =
        damscope({"rules", "moves", "--variant", "russian", "--fen", "W:W29:B", "--json"});
    const Json move = Json::parse(ran.out)["moves"].at(0);
    EXPECT_EQ(move["origin"], 29);
    EXPECT_EQ(move["target"], 25);
    EXPECT_EQ(move["move"], "a1-b2");
}

TEST(Moves, answersEveryLineOfStandardInput) {
    Start start;
    start.input = "W:W28:B\nnonsense\nB:W:B13\r\n";
    const Ran ran = damscope({"rules", "moves", "--variant", "international", "--fen", "-"}, start);
    EXPECT_EQ(ran.status, 1);
    std::istringstream lines(ran.out);
    std::vector<Json> answers;
    for (std::string line; std::getline(lines, line);)
        answers.push_back(Json::parse(line));
    ASSERT_EQ(answers.size(), 3U);
    EXPECT_EQ(answers[0]["moves"].size(), 2U);
    EXPECT_TRUE(answers[1].contains("error"));
    EXPECT_EQ(answers[1]["fen"], "nonsense");
    EXPECT_EQ(answers[2]["moves"].size(), 2U);
    EXPECT_EQ(answers[2]["moves"][0]["origin"], 13);
}

TEST(Moves, aWrongFenIsWrongUsage) {
    const Ran ran = damscope({"rules", "moves", "--variant", "international", "--fen", "W:W51:B1"});
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(ran.out, "");
    EXPECT_NE(ran.err.find("--fen: character"), std::string::npos) << ran.err;
}

TEST(Moves, saysWhenThereAreNone) {
    const Ran ran = damscope({"rules", "moves", "--variant", "international", "--fen", "W:W:B1"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.out, "");
    EXPECT_NE(ran.err.find("the game is over"), std::string::npos);
}

TEST(Explain, saysThatAMoveIsLegal) {
    const Ran ran = damscope({"rules", "explain", "--variant", "international", "32-28"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.out, "32-28: legal: 32-28\n");
}

TEST(Explain, namesTheCaptureThatIsCompulsory) {
    const Ran ran = damscope(
        {"rules", "explain", "--variant", "international", "--fen", "W:W28,35:B22", "35-30"});
    EXPECT_EQ(ran.status, 1);
    EXPECT_NE(ran.out.find("35-30: capture is compulsory: 28x17"), std::string::npos) << ran.out;
}

TEST(Explain, jsonHasReasonAndWhatCouldBePlayed) {
    const Ran ran = damscope({"rules", "explain", "--variant", "international", "--fen",
                              "W:W28,35:B22", "35-30", "--json"});
    EXPECT_EQ(ran.status, 1);
    const Json answer = Json::parse(ran.out);
    EXPECT_EQ(answer["legal"], false);
    EXPECT_EQ(answer["reason"], "capture-compulsory");
    EXPECT_EQ(answer["playable"], Json({"28x17"}));
}

// Two ways round from 4 to 15 that take different pieces: never guessed.
TEST(Explain, listsTheCandidatesOfAnAmbiguousText) {
    const Ran ran = damscope({"rules", "explain", "--variant", "international", "--fen",
                              "W:WK4:B13,32,37,20", "4x15", "--json"});
    EXPECT_EQ(ran.status, 1);
    const Json answer = Json::parse(ran.out);
    EXPECT_EQ(answer["reason"], "ambiguous");
    EXPECT_EQ(answer["playable"].size(), 2U);
}

TEST(RulesCommand, listsEveryVariantWithItsNumber) {
    const Ran ran = damscope({"rules", "--language", "en"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(std::count(ran.out.begin(), ran.out.end(), '\n'), 18);
    EXPECT_NE(ran.out.find("frisian         40  Frisian draughts\n"), std::string::npos) << ran.out;
}

TEST(RulesCommand, speaksTheLanguageOfTheEnvironment) {
    Start start;
    start.environment = {{"LC_ALL", ""}, {"LC_MESSAGES", ""}, {"LANG", "nl_NL.UTF-8"}};
    EXPECT_EQ(damscope({"rules", "40"}, start).out.rfind("Fries dammen\n", 0), 0U);
    start.environment[0].second = "ru_RU.UTF-8";
    EXPECT_EQ(damscope({"rules", "russian"}, start).out.rfind("Русские шашки\n", 0), 0U);
    EXPECT_EQ(
        damscope({"rules", "russian", "--language", "fr"}, start).out.rfind("Dames russes", 0), 0U);
    start.environment[0].second = "C";
    EXPECT_EQ(damscope({"rules", "russian"}, start).out.rfind("Russian draughts", 0), 0U);
}

TEST(RulesCommand, namesTheNearestVariant) {
    const Ran ran = damscope({"rules", "frisan"});
    EXPECT_EQ(ran.status, 2);
    EXPECT_NE(ran.err.find("did you mean frisian?"), std::string::npos) << ran.err;
}

} // namespace
} // namespace damscope::cli
