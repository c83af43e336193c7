// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/codec/game_codec.hpp"

#include <gtest/gtest.h>

namespace damscope::db {
namespace {

TEST(ClockText, timesAreTakenOut) {
    const auto parts = splitClockText("%clock w0:03:00 B10:02:58");
    ASSERT_TRUE(parts);
    EXPECT_EQ(parts->pattern, "%clock w@ B@");
    EXPECT_EQ(parts->seconds, (std::vector<std::uint32_t>{180, 36178}));
}

class KeptAsTheyAre : public ::testing::TestWithParam<std::string> {};
TEST_P(KeptAsTheyAre, becauseTheyWouldNotComeBack) {
    EXPECT_FALSE(splitClockText(GetParam()));
}
INSTANTIATE_TEST_SUITE_P(Texts, KeptAsTheyAre,
                         ::testing::Values("", "%eval 0.3", "%clk 00:10:00", "%clk 0:60:00",
                                           "%clk 0:1:00", "%clk 123:00:00", "%egt 0:0:9.56",
                                           "%clk 0:10:00 @", "1:00:00 2:00:00 3:00:00",
                                           "%clk 0:10:000", "0:00:000:00:01",
                                           "a command with a text that is far too long 0:10:00"));

class ComeBack : public ::testing::TestWithParam<std::string> {};
TEST_P(ComeBack, asTheyWere) {
    const auto parts = splitClockText(GetParam());
    ASSERT_TRUE(parts);
    EXPECT_EQ(joinClockText(parts->pattern, parts->seconds), GetParam());
    EXPECT_EQ(clockTimes(parts->pattern), parts->seconds.size());
}
INSTANTIATE_TEST_SUITE_P(Texts, ComeBack,
                         ::testing::Values("%clk 0:10:00", "%clk 99:59:59", "0:00:00",
                                           "%clock W1:00:00 b2:00:00", "%emt 0:00:01.5"));

} // namespace
} // namespace damscope::db
