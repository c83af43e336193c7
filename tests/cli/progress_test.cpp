// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/progress.hpp"

#include "messages/translation.hpp"

#include <gtest/gtest.h>

namespace damscope::cli {
namespace {

using namespace std::chrono_literals;

TEST(Grouped, partsThousands) {
    EXPECT_EQ(grouped(0), "0");
    EXPECT_EQ(grouped(999), "999");
    EXPECT_EQ(grouped(1000), "1 000");
    EXPECT_EQ(grouped(12345678), "12 345 678");
}

TEST(Counted, knowsOneFromMany) {
    EXPECT_EQ(translated(counted(1, "counted-games"), Language::english), "1 game");
    EXPECT_EQ(translated(counted(0, "counted-games"), Language::english), "0 games");
    EXPECT_EQ(translated(counted(1200, "counted-games"), Language::english), "1 200 games");
}

TEST(ProgressWords, showRateAndTimeLeft) {
    EXPECT_EQ(translated(progressMessage(1000, 0.25, 10s, "counted-games"), Language::english),
              "1 000 games, 25 %, 100 games/s, 0:30 left");
    EXPECT_EQ(translated(progressMessage(1000, 0.001, 10s, "counted-games"), Language::english),
              "1 000 games, 0 %, 100 games/s, 2:46:30 left");
}

TEST(ProgressWords, leaveOutWhatIsNotKnown) {
    EXPECT_EQ(translated(progressMessage(5, -1, 10ms, "counted-games"), Language::english),
              "5 games");
    EXPECT_EQ(translated(progressMessage(1000, -1, 10s, "counted-games"), Language::english),
              "1 000 games, 100 games/s");
}

} // namespace
} // namespace damscope::cli
