// SPDX-License-Identifier: GPL-3.0-or-later
// Results as a person types them into a crosstable.
#include "pages/crosstable.hpp"

#include <gtest/gtest.h>

namespace damscope::pages {
namespace {

using rules::GameResult;

TEST(TypedResults, areThoseOfTheRowsPlayer) {
    const db::PointSystem two = db::pointSystem(2);
    const db::PointSystem one = db::pointSystem(1);
    EXPECT_EQ(readPoints(two, "2", true), GameResult::whiteWins);
    EXPECT_EQ(readPoints(two, "2", false), GameResult::blackWins);
    EXPECT_EQ(readPoints(two, " 0 ", false), GameResult::whiteWins);
    EXPECT_EQ(readPoints(two, "1", false), GameResult::draw);
    EXPECT_EQ(readPoints(one, "1", false), GameResult::blackWins);
    EXPECT_EQ(readPoints(one, "½", true), GameResult::draw);
    EXPECT_EQ(readPoints(db::pointSystem(3), "3", true), GameResult::whiteWins);
    EXPECT_EQ(readPoints(two, "2-0", false), GameResult::blackWins) << "the row's player first";
    EXPECT_EQ(readPoints(two, "1-0", true), GameResult::whiteWins) << "in any scoring";
    EXPECT_EQ(readPoints(two, "0-0", false), GameResult::bothLose);
    EXPECT_EQ(readPoints(two, "=", false), GameResult::draw);
    EXPECT_EQ(readPoints(two, "-", true), GameResult::blackWins);
    EXPECT_EQ(readPoints(two, "*", true), GameResult::unknown);
    for (const char* wrong : {"7", "win", "2-3", "1 1"})
        EXPECT_FALSE(readPoints(two, wrong, true)) << wrong;
}

} // namespace
} // namespace damscope::pages
