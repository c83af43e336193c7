// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/match/match.hpp"

#include <cmath>
#include <gtest/gtest.h>

namespace damscope::analysis::match {
namespace {

Standing standing(int wonPairs, int evenPairs, int lostPairs) {
    Standing s;
    for (int i = 0; i < wonPairs; ++i)
        s.addPair(4);
    for (int i = 0; i < evenPairs; ++i)
        s.addPair(2);
    for (int i = 0; i < lostPairs; ++i)
        s.addPair(0);
    return s;
}

TEST(Elo, ofThreeQuartersOfThePoints) {
    // 400 log10(3) = 190.8
    const Elo elo = estimateElo(standing(100, 100, 0));
    EXPECT_NEAR(elo.difference, 190.85, 0.01);
    EXPECT_LT(elo.least, elo.difference);
    EXPECT_GT(elo.most, elo.difference);
}

TEST(Elo, ofAnEvenMatchIsNothing) {
    EXPECT_NEAR(estimateElo(standing(10, 0, 10)).difference, 0, 1e-9);
    EXPECT_NEAR(estimateElo(Standing()).difference, 0, 1e-9);
}

TEST(Elo, growsNarrowerWithMorePairs) {
    const Elo few = estimateElo(standing(10, 10, 5));
    const Elo many = estimateElo(standing(1000, 1000, 500));
    EXPECT_NEAR((few.most - few.least) / (many.most - many.least), 10, 1);
}

TEST(Elo, isNeverCertain) {
    const Elo elo = estimateElo(standing(0, 100, 0));
    EXPECT_NEAR(elo.difference, 0, 1e-9);
    EXPECT_LT(elo.least, -3);
    EXPECT_GT(elo.most, 3);
}

// Pairs that bring 1 : 1 often say more than independent games would.
TEST(Elo, countsPairsAndNotGames) {
    const Elo alike = estimateElo(standing(10, 80, 10));
    const Elo apart = estimateElo(standing(45, 10, 45));
    EXPECT_LT(alike.most, apart.most);
    EXPECT_EQ(standing(1, 2, 3).pairCounts(), (std::array<std::uint64_t, 5>{3, 0, 2, 0, 1}));
}

TEST(Elo, superiorityIsLikelyWhereTheIntervalIsAboveZero) {
    EXPECT_NEAR(likelihoodOfSuperiority(standing(10, 5, 10)), 0.5, 1e-9);
    EXPECT_NEAR(likelihoodOfSuperiority(Standing()), 0.5, 1e-9);
    const Standing better = standing(60, 100, 40);
    EXPECT_NEAR(estimateElo(better).least, 0, 5); // so two and a half per cent are left
    EXPECT_NEAR(likelihoodOfSuperiority(better), 0.975, 0.005);
}

TEST(Elo, withoutALossHasNoEnd) {
    EXPECT_TRUE(std::isinf(estimateElo(standing(5, 0, 0)).difference));
}

TEST(Sprt, decidesWhatIsClear) {
    const Hypotheses h{0, 20};
    EXPECT_EQ(sprtResult(standing(300, 100, 100), h), SprtResult::gain);
    EXPECT_EQ(sprtResult(standing(200, 100, 300), h), SprtResult::none);
    EXPECT_EQ(sprtResult(standing(3, 10, 2), h), SprtResult::undecided);
    EXPECT_EQ(sprtResult(Standing(), h), SprtResult::undecided);
    EXPECT_NEAR(expectedScore(0), 0.5, 1e-12);
    EXPECT_NEAR(expectedScore(400), 10.0 / 11, 1e-12);
}

// Two engines that are the same win and lose the same games: every pair is even.
TEST(Sprt, endsWhereAllPairsAreEven) {
    EXPECT_EQ(sprtResult(standing(0, 300, 0), {0, 20}), SprtResult::none);
    EXPECT_EQ(sprtResult(standing(0, 300, 0), {-20, 0}), SprtResult::gain);
}

} // namespace
} // namespace damscope::analysis::match
