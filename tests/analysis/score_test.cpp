// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/engine.hpp"

#include <gtest/gtest.h>

#include <array>

namespace damscope::analysis {
namespace {

TEST(Score, isWrittenInMen) {
    EXPECT_EQ(text(Score::centiMen(35)), "+0.35");
    EXPECT_EQ(text(Score::centiMen(-120)), "-1.20");
    EXPECT_EQ(text(Score::centiMen(-5)), "-0.05");
    EXPECT_EQ(text(Score()), "0.00");
}

TEST(Score, givesThePliesToTheEnd) {
    EXPECT_EQ(text(Score::winIn(7)), "win in 7");
    EXPECT_EQ(text(Score::lossIn(0)), "loss in 0");
    EXPECT_EQ(Score::winIn(7).plies(), 7);
    EXPECT_EQ(text(Score::table(1)), "won");
    EXPECT_EQ(text(Score::table(0)), "drawn");
    EXPECT_EQ(text(Score::table(-1)), "lost");
}

TEST(Score, turnsForTheOtherSide) {
    EXPECT_EQ(Score::winIn(7).turned(), Score::lossIn(7));
    EXPECT_EQ(Score::centiMen(35).turned(), Score::centiMen(-35));
    EXPECT_TRUE(Score::table(1).turned().isLoss());
}

TEST(Score, ordersFromLossToWin) {
    const std::array ascending{Score::lossIn(2),      Score::lossIn(10), Score::table(-1),
                               Score::centiMen(-900), Score::table(0),   Score::centiMen(900),
                               Score::table(1),       Score::winIn(11),  Score::winIn(3)};
    for (std::size_t i = 1; i < ascending.size(); ++i) {
        EXPECT_TRUE(ascending[i].isBetterThan(ascending[i - 1])) << text(ascending[i]);
        EXPECT_FALSE(ascending[i - 1].isBetterThan(ascending[i])) << text(ascending[i]);
    }
}

} // namespace
} // namespace damscope::analysis
