// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/judgement/expectancy.hpp"
#include "rules/fen.hpp"

#include <gtest/gtest.h>

namespace damscope::analysis {
namespace {

class EveryPhase : public testing::TestWithParam<Phase> {};

TEST_P(EveryPhase, theThreeAddUpToOne) {
    for (int score = -2000; score <= 2000; score += 50) {
        const Expectancy e = expectancy(Score::centiMen(score), GetParam());
        EXPECT_NEAR(e.win + e.draw + e.loss, 1, 1e-12);
        EXPECT_GE(e.draw, 0);
    }
}

TEST_P(EveryPhase, bothSidesAreTreatedAlike) {
    for (int score = 0; score <= 1000; score += 50) {
        const Expectancy e = expectancy(Score::centiMen(score), GetParam());
        const Expectancy turned = expectancy(Score::centiMen(-score), GetParam());
        EXPECT_NEAR(e.win, turned.loss, 1e-12);
        EXPECT_NEAR(e.points() + turned.points(), 1, 1e-12);
    }
}

TEST_P(EveryPhase, moreIsBetter) {
    for (int score = -1000; score < 1000; score += 50)
        EXPECT_LT(expectancy(Score::centiMen(score), GetParam()).points(),
                  expectancy(Score::centiMen(score + 50), GetParam()).points());
}

// Two equal players draw most of their games.
TEST_P(EveryPhase, anEvenGameIsMostLikelyDrawn) {
    const Expectancy e = expectancy(Score::centiMen(0), GetParam());
    EXPECT_GT(e.draw, 0.5);
    EXPECT_NEAR(e.points(), 0.5, 1e-12);
}

TEST_P(EveryPhase, whatIsProvedIsCertain) {
    EXPECT_EQ(expectancy(Score::winIn(21), GetParam()).points(), 1);
    EXPECT_EQ(expectancy(Score::lossIn(21), GetParam()).points(), 0);
    EXPECT_EQ(expectancy(Score::table(0), GetParam()).draw, 1);
    EXPECT_EQ(expectancy(Score::table(1), GetParam()).win, 1);
}

INSTANTIATE_TEST_SUITE_P(Curves, EveryPhase,
                         testing::Values(Phase::opening, Phase::middlegame, Phase::endgame));

TEST(Phases, followWhatIsLeftOnTheBoard) {
    const auto international = rules::Variant::international;
    EXPECT_EQ(phaseOf(rules::Position::start(international)), Phase::opening);
    EXPECT_EQ(phaseOf(*rules::readFen(international, "W:W31-45:B6-20")), Phase::middlegame);
    EXPECT_EQ(phaseOf(*rules::readFen(international, "W:WK31,32:BK1,2")), Phase::endgame);
    EXPECT_EQ(phaseOf(rules::Position::start(rules::Variant::frysk)), Phase::opening);
}

} // namespace
} // namespace damscope::analysis
