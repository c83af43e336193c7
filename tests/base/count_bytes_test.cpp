// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/split.hpp"

#include <gtest/gtest.h>

#include <string>

using damscope::base::countBytes;

namespace {

bool isA(char c) {
    return c == 'a';
}

} // namespace

TEST(CountBytes, countsWhateverTheLength) {
    for (std::size_t length = 0; length < 700; ++length)
        EXPECT_EQ(countBytes(std::string(length, 'a'), isA), length);
}

TEST(CountBytes, countsThoseThatPassAlone) {
    std::string text;
    for (int i = 0; i < 1000; ++i)
        text += std::string(static_cast<std::size_t>(i % 7), 'b') + "a";
    EXPECT_EQ(countBytes(text, isA), 1000U);
    EXPECT_EQ(countBytes(text, [](char c) { return c == '\n'; }), 0U);
}
