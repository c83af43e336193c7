// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/judgement/clocks.hpp"
#include "tests/analysis/played_game.hpp"

#include <gtest/gtest.h>

namespace damscope::analysis {
namespace {

using rules::Color;
using rules::Remark;

TEST(Clocks, readTimes) {
    EXPECT_EQ(secondsOf("1:02:03"), 3723);
    EXPECT_EQ(secondsOf("0:10:00"), 600);
    EXPECT_EQ(secondsOf("5:07"), 307);
    EXPECT_EQ(secondsOf("0:00:09.4"), 9);
    for (const char* text : {"", "x", "1:", ":1", "1:2x", "-1", "99999999999:0"})
        EXPECT_EQ(secondsOf(text), std::nullopt) << text;
}

TEST(Clocks, ofTheMoverOrOfBoth) {
    rules::Game game = playedGame("32-28 18-23");
    const auto line = game.mainLine();
    game.addRemark(line[0], {Remark::Kind::command, Remark::Place::after, "%clk 0:10:00"});
    game.addRemark(line[1],
                   {Remark::Kind::command, Remark::Place::after, "%clock w0:03:00 B0:02:58"});
    EXPECT_EQ(clockAfter(game, line[0], Color::white), 600);
    EXPECT_EQ(clockAfter(game, line[1], Color::white), 180);
    EXPECT_EQ(clockAfter(game, line[1], Color::black), 178);
    EXPECT_EQ(clockAfter(game, rules::rootNode, Color::white), std::nullopt);
}

} // namespace
} // namespace damscope::analysis
