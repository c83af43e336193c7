// SPDX-License-Identifier: GPL-3.0-or-later
// What samples/README.md promises about the samples.
#include "parser/meaning/assemble.hpp"
#include "parser/syntax/reader.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

namespace damscope::samples {
namespace {

std::vector<parser::ReadGame> gamesOf(const std::string& file) {
    std::ifstream in("samples/" + file, std::ios::binary);
    EXPECT_TRUE(in) << "run in the repository root";
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    std::vector<parser::ReadGame> games;
    parser::Reader reader(text);
    for (parser::GameText game; reader.next(game);)
        games.push_back(parser::assemble(game));
    return games;
}

std::set<std::string> problemsOf(const std::vector<parser::ReadGame>& games) {
    std::set<std::string> codes;
    for (const parser::ReadGame& game : games)
        for (const Problem& problem : game.problems)
            codes.insert(problem.code());
    return codes;
}

struct Sound {
    std::string file;
    std::size_t games;
    std::set<rules::Variant> variants;
};
class SoundSample : public ::testing::TestWithParam<Sound> {};

TEST_P(SoundSample, isReadCompletely) {
    const std::vector<parser::ReadGame> games = gamesOf(GetParam().file);
    EXPECT_EQ(games.size(), GetParam().games);
    EXPECT_EQ(problemsOf(games), std::set<std::string>());
    std::set<rules::Variant> variants;
    for (const parser::ReadGame& game : games) {
        EXPECT_TRUE(game.legal);
        EXPECT_GT(game.plies, 0);
        variants.insert(game.game.variant());
    }
    EXPECT_EQ(variants, GetParam().variants);
}

INSTANTIATE_TEST_SUITE_P(
    Samples, SoundSample,
    ::testing::Values(Sound{"international.pdn", 45, {rules::Variant::international}},
                      Sound{"russian.pdn", 20, {rules::Variant::russian}},
                      Sound{"english.pdn", 20, {rules::Variant::english}},
                      Sound{"annotated.pdn",
                            5,
                            {rules::Variant::international, rules::Variant::russian,
                             rules::Variant::english}}));

struct Broken {
    std::string file;
    std::size_t games;
    std::set<std::string> problems;
};
class BrokenSample : public ::testing::TestWithParam<Broken> {};

TEST_P(BrokenSample, isReadAsFarAsItGoes) {
    const std::vector<parser::ReadGame> games = gamesOf("broken/" + GetParam().file);
    EXPECT_EQ(games.size(), GetParam().games);
    EXPECT_EQ(problemsOf(games), GetParam().problems);
}

INSTANTIATE_TEST_SUITE_P(
    Samples, BrokenSample,
    ::testing::Values(Broken{"illegal-move.pdn", 4, {"capture-compulsory", "occupied"}},
                      Broken{"unclosed-comment.pdn", 3, {"unclosed-comment"}},
                      Broken{"missing-tags.pdn", 3, {"unsure-variant"}},
                      Broken{"ambiguous-capture.pdn", 2, {"ambiguous"}},
                      Broken{"bad-fen.pdn", 3, {"bad-fen"}},
                      Broken{"truncated.pdn", 2, {"stray-text"}}));

TEST(Tournaments, haveEverySortOfResult) {
    for (const std::string file : {"international.pdn", "russian.pdn", "english.pdn"}) {
        std::set<rules::GameResult> results;
        for (const parser::ReadGame& game : gamesOf(file))
            results.insert(game.game.result);
        EXPECT_EQ(results, (std::set{rules::GameResult::whiteWins, rules::GameResult::draw,
                                     rules::GameResult::blackWins}))
            << file;
    }
}

} // namespace
} // namespace damscope::samples
