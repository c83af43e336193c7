// SPDX-License-Identifier: GPL-3.0-or-later
// Results as a person types them into a crosstable.
#include "pages/crosstable.hpp"

#include <gtest/gtest.h>

namespace damscope::pages {
namespace {

using rules::GameResult;

TypedResult plain(GameResult result) {
    return {result, {}};
}

TEST(TypedResults, areThoseOfTheRowsPlayer) {
    const db::PointSystem two = db::pointSystem(2);
    const db::PointSystem one = db::pointSystem(1);
    EXPECT_EQ(readPoints(two, "2", true), plain(GameResult::whiteWins));
    EXPECT_EQ(readPoints(two, "2", false), plain(GameResult::blackWins));
    EXPECT_EQ(readPoints(two, " 0 ", false), plain(GameResult::whiteWins));
    EXPECT_EQ(readPoints(two, "1", false), plain(GameResult::draw));
    EXPECT_EQ(readPoints(one, "1", false), plain(GameResult::blackWins));
    EXPECT_EQ(readPoints(one, "½", true), plain(GameResult::draw));
    EXPECT_EQ(readPoints(db::pointSystem(3), "3", true), plain(GameResult::whiteWins));
    EXPECT_EQ(readPoints(two, "2-0", false), plain(GameResult::blackWins))
        << "the row's player first";
    EXPECT_EQ(readPoints(two, "1-0", true), plain(GameResult::whiteWins)) << "in any scoring";
    EXPECT_EQ(readPoints(two, "0-0", false), plain(GameResult::bothLose));
    EXPECT_EQ(readPoints(two, "=", false), plain(GameResult::draw));
    EXPECT_EQ(readPoints(two, "-", true), plain(GameResult::blackWins));
    EXPECT_EQ(readPoints(two, "*", true), plain(GameResult::unknown));
    for (const char* wrong : {"7", "win", "2-3", "1 1"})
        EXPECT_FALSE(readPoints(two, wrong, true)) << wrong;
}

TEST(TypedResults, haveThePointsOfAWinOnPoints) {
    const db::PointSystem ten{10, 5};
    const TypedResult nine{GameResult::draw, {10, 0.9}};
    const TypedResult one{GameResult::draw, {10, 0.1}};
    EXPECT_EQ(readPoints(ten, "9-1", true), nine);
    EXPECT_EQ(readPoints(ten, "9-1", false)->detail.whiteShare, 1 - 0.9)
        << "the row's player first";
    EXPECT_EQ(readPoints(ten, "9", true), nine);
    EXPECT_EQ(readPoints(ten, "1", true), one);
    EXPECT_EQ(readPoints(ten, "5", true), plain(GameResult::draw));
    EXPECT_EQ(readPoints(ten, "10", true), plain(GameResult::whiteWins));
    EXPECT_EQ(readPoints(db::PointSystem(), "1.5", true),
              (TypedResult{GameResult::draw, {2, 0.75}}));
    EXPECT_FALSE(readPoints(ten, "11", true));
}

TEST(TypedResults, sayThatNobodyPlayed) {
    const rules::ResultDetail forfeit{.forfeit = true};
    const db::PointSystem two = db::pointSystem(2);
    EXPECT_EQ(readPoints(two, "2-0F", true), (TypedResult{GameResult::whiteWins, forfeit}));
    EXPECT_EQ(readPoints(two, "2-0F", false), (TypedResult{GameResult::blackWins, forfeit}));
}

} // namespace
} // namespace damscope::pages
