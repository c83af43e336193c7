// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/ascii.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <clocale>
#include <string>

namespace base = damscope::base;

// The C library in the locale "C" is the oracle for ASCII.
TEST(Ascii, classifiesAsTheCLocaleDoes) {
    ASSERT_STREQ(std::setlocale(LC_CTYPE, nullptr), "C");
    for (int i = 0; i < 128; ++i) {
        const char c = static_cast<char>(i);
        EXPECT_EQ(base::isDigit(c), std::isdigit(i) != 0) << i;
        EXPECT_EQ(base::isLetter(c), std::isalpha(i) != 0) << i;
        EXPECT_EQ(base::isUpperCase(c), std::isupper(i) != 0) << i;
        EXPECT_EQ(base::isLowerCase(c), std::islower(i) != 0) << i;
        EXPECT_EQ(base::isBlank(c), std::isblank(i) != 0) << i;
        EXPECT_EQ(base::lowerCase(c), std::tolower(i)) << i;
        EXPECT_EQ(base::upperCase(c), std::toupper(i)) << i;
        EXPECT_TRUE(base::isAscii(c)) << i;
    }
}

TEST(Ascii, leavesBytesBeyondAsciiAlone) {
    for (int i = 128; i < 256; ++i) {
        const char c = static_cast<char>(i);
        EXPECT_FALSE(base::isDigit(c) || base::isLetter(c) || base::isSpace(c) || base::isAscii(c));
        EXPECT_EQ(base::lowerCase(c), c);
        EXPECT_EQ(base::upperCase(c), c);
    }
    EXPECT_EQ(base::lowerCase("Dämme ÄÖ"), "dämme ÄÖ");
    EXPECT_EQ(base::upperCase("dämme"), "DäMME");
}

TEST(Ascii, comparesWithoutRegardToCase) {
    EXPECT_TRUE(base::equalIgnoringCase("White", "wHITE"));
    EXPECT_TRUE(base::equalIgnoringCase("", ""));
    EXPECT_FALSE(base::equalIgnoringCase("White", "Whit"));
    EXPECT_FALSE(base::equalIgnoringCase("[", "{")); // 32 apart, as letters are
    EXPECT_FALSE(base::equalIgnoringCase("É", "é"));
}

TEST(Ascii, trimsWhiteSpace) {
    EXPECT_EQ(base::trimmed(" \t\r\n 1. 32-28 \n"), "1. 32-28");
    EXPECT_EQ(base::trimmedStart(" a b "), "a b ");
    EXPECT_EQ(base::trimmedEnd(" a b "), " a b");
    EXPECT_EQ(base::trimmed(" \t \n"), "");
    EXPECT_EQ(base::trimmed(""), "");
    EXPECT_EQ(base::trimmed("\u00A0x\u00A0"), "\u00A0x\u00A0"); // is not ASCII
}

TEST(Ascii, trimsOtherCharacters) {
    EXPECT_EQ(base::trimmedStart("--a-", "-"), "a-");
    EXPECT_EQ(base::trimmedEnd("-a--", "-"), "-a");
    EXPECT_EQ(base::trimmedStart("---", "-"), "");
    EXPECT_EQ(base::trimmedEnd("---", "-"), "");
}

TEST(Ascii, seesNumbers) {
    EXPECT_TRUE(base::isAllDigits("0123456789"));
    EXPECT_FALSE(base::isAllDigits(""));
    EXPECT_FALSE(base::isAllDigits("12a"));
    EXPECT_FALSE(base::isAllDigits("-1"));
}
