// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/system/local_time.hpp"

#include <gtest/gtest.h>

#include <ctime>

namespace damscope::base {
namespace {

TEST(LocalTime, isTheMomentThatTheCLibraryMakesOfIt) {
    for (const std::time_t moment :
         {std::time_t{200'000}, std::time_t{981'173'106}, std::time(nullptr)}) {
        auto local = localTime(moment);
        ASSERT_TRUE(local);
        EXPECT_EQ(std::mktime(&*local), moment);
    }
}

TEST(LocalTime, knowsToday) {
    const std::chrono::sys_days day = today();
    const auto now = std::chrono::system_clock::now();
    EXPECT_LE(day - std::chrono::days(1), now); // zones are up to 14 hours off
    EXPECT_GE(day + std::chrono::days(2), now);
}

} // namespace
} // namespace damscope::base
