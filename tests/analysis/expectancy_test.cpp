// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/judgement/judgement.hpp"
#include "rules/text/fen.hpp"

#include <gtest/gtest.h>
#include <tuple>

namespace damscope::analysis {
namespace {

class EveryCurve : public ::testing::TestWithParam<std::tuple<rules::Variant, Phase>> {
protected:
    static Expectancy expected(const Score& score) {
        return expectancy(score, scoreCurve(std::get<0>(GetParam()), std::get<1>(GetParam())));
    }
};

TEST_P(EveryCurve, theThreeAddUpToOne) {
    for (int score = -2000; score <= 2000; score += 50) {
        const Expectancy e = expected(Score::centiMen(score));
        EXPECT_NEAR(e.win + e.draw + e.loss, 1, 1e-12);
        EXPECT_GE(e.draw, 0);
    }
}

TEST_P(EveryCurve, bothSidesAreTreatedAlike) {
    for (int score = 0; score <= 1000; score += 50) {
        const Expectancy e = expected(Score::centiMen(score));
        const Expectancy turned = expected(Score::centiMen(-score));
        EXPECT_NEAR(e.win, turned.loss, 1e-12);
        EXPECT_NEAR(e.points() + turned.points(), 1, 1e-12);
    }
}

TEST_P(EveryCurve, moreIsBetter) {
    for (int score = -1000; score < 1000; score += 50)
        EXPECT_LE(expected(Score::centiMen(score)).points(),
                  expected(Score::centiMen(score + 50)).points());
    EXPECT_LT(expected(Score::centiMen(-50)).points(), expected(Score::centiMen(50)).points());
}

TEST_P(EveryCurve, anEvenGameIsEven) {
    EXPECT_NEAR(expected(Score::centiMen(0)).points(), 0.5, 1e-12);
}

TEST_P(EveryCurve, whatIsProvedIsCertain) {
    EXPECT_EQ(expected(Score::winIn(21)).points(), 1);
    EXPECT_EQ(expected(Score::lossIn(21)).points(), 0);
    EXPECT_EQ(expected(Score::table(0)).draw, 1);
    EXPECT_EQ(expected(Score::table(1)).win, 1);
}

INSTANTIATE_TEST_SUITE_P(Curves, EveryCurve,
                         ::testing::Combine(::testing::ValuesIn(rules::allVariants().begin(),
                                                                rules::allVariants().end()),
                                            ::testing::Values(Phase::opening, Phase::middlegame,
                                                              Phase::endgame)));

// Equal players draw more games than either wins, but where losing all is the aim: there hardly
// any.
TEST(Curves, knowWhichVariantsAreDrawn) {
    using enum rules::Variant;
    for (const Phase phase : {Phase::opening, Phase::middlegame, Phase::endgame}) {
        for (const rules::Variant variant : {international, english, russian}) {
            const Expectancy e = expectancy(0, scoreCurve(variant, phase));
            EXPECT_GT(e.draw, e.win) << rules::rules(variant).name;
        }
        EXPECT_LT(expectancy(0, scoreCurve(antidraughts, phase)).draw, 0.1);
    }
}

TEST(Phases, followWhatIsLeftOnTheBoard) {
    const auto international = rules::Variant::international;
    EXPECT_EQ(gamePhase(rules::Position::start(international)), Phase::opening);
    EXPECT_EQ(gamePhase(*rules::readFen(international, "W:W31-45:B6-20")), Phase::middlegame);
    EXPECT_EQ(gamePhase(*rules::readFen(international, "W:WK31,32:BK1,2")), Phase::endgame);
    EXPECT_EQ(gamePhase(rules::Position::start(rules::Variant::frysk)), Phase::opening);
}

} // namespace
} // namespace damscope::analysis
