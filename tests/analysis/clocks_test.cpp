// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/judgement/annotation.hpp"
#include "tests/analysis/played_game.hpp"

#include <gtest/gtest.h>

namespace damscope::analysis {
namespace {

using rules::Color;

TEST(Clocks, ofTheMoverOrOfBoth) {
    rules::Game game = playedGame("32-28 18-23");
    const auto line = game.mainLine();
    game.addRemark(line[0], rules::ClockTime{rules::ClockTime::Kind::left, 600});
    game.addRemark(line[1], rules::Clocks{180, 178, Color::black});
    EXPECT_EQ(clockAfter(game, line[0], Color::white), 600);
    EXPECT_EQ(clockAfter(game, line[1], Color::white), 180);
    EXPECT_EQ(clockAfter(game, line[1], Color::black), 178);
    EXPECT_EQ(clockAfter(game, rules::rootNode, Color::white), std::nullopt);
}

} // namespace
} // namespace damscope::analysis
