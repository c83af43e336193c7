// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/utf8.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "tests/base/character.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace damscope::cli {
namespace {

TEST(Visible, leavesNamesAlone) {
    for (const std::string name : {"Jan de Vries", "Чижов", "Šadžius", "李明", "O’Brien", "Ağaoğlu",
                                   "می‌خواهم", "🙂"})
        EXPECT_EQ(visible(name), name);
}

TEST(Visible, writesControlCharactersOut) {
    EXPECT_EQ(visible("\x1b[2J\x07"), "\\x1b[2J\\x07");
    EXPECT_EQ(visible("a\nb\tc\r"), "a\\x0ab\\x09c\\x0d");
    EXPECT_EQ(visible(std::string("nul\0", 4)), "nul\\x00");
    EXPECT_EQ(visible("\x7f"), "\\x7f");
}

// A terminal may take U+009B for the beginning of a control sequence, as it does ESC [.
TEST(Visible, writesC1Out) {
    EXPECT_EQ(visible("\u009b31m"), "\\u009b31m");
    EXPECT_EQ(visible("\x9b"
                      "31m"),
              "\\x9b31m");
}

TEST(Visible, writesTextDirectionOut) {
    EXPECT_EQ(visible("abc" + base::testing::character(0x202e) + "dcba" +
                      base::testing::character(0x2066)),
              "abc\\u202edcba\\u2066");
    EXPECT_EQ(visible("\ufeffA\u200b\u2028"), "\\ufeffA\\u200b\\u2028");
}

TEST(Visible, writesBytesThatAreNoTextOut) {
    EXPECT_EQ(visible("\xff\xc0\x80"), "\\xff\\xc0\\x80");
    EXPECT_EQ(visible("\xed\xa0\x80"), "\\xed\\xa0\\x80");          // a surrogate
    EXPECT_EQ(visible("\xf4\x90\x80\x80"), "\\xf4\\x90\\x80\\x80"); // beyond Unicode
    EXPECT_EQ(visible("\xe2\x82"), "\\xe2\\x82");                   // cut off
}

TEST(Visible, leavesNoByteThatSteersATerminal) {
    std::string every;
    for (int byte = 0; byte < 256; ++byte)
        every += static_cast<char>(byte);
    for (const char c : visible(every))
        EXPECT_TRUE(c >= 0x20 && c < 0x7f) << static_cast<int>(c);
}

TEST(VisibleJson, keepsTheData) {
    EXPECT_EQ(visibleJson("{\"a\":\"x" + base::testing::character(0x202e) + "y\u009b\x7fÉ\"}"),
              "{\"a\":\"x\\u202ey\\u009b\\u007fÉ\"}");
    EXPECT_EQ(visibleJson("\"\U000e0041\""), "\"\\udb40\\udc41\"");
}

// What a list adds to its texts: names from right to left stay in their columns.
TEST(ForTerminal, leavesWhatListsAdd) {
    const std::string list = std::string(boldType) + "Name" + std::string(usualType) + "\t–\n" +
                             base::isolated("\u05de\u05e9\u05d4 \u2013 \u05db\u05d4\u05df") +
                             "  12 €\n";
    ASSERT_NE(list.find(base::isolateOpens), std::string::npos);
    EXPECT_EQ(forTerminal(list), list);
}

TEST(ForTerminal, writesOutWhatSteersATerminal) {
    EXPECT_EQ(forTerminal("a\033[2Jb" + base::testing::character(0x202e) + "c\xe2"),
              "a\\x1b[2Jb\\u202ec\\xe2");
}

TEST(DisplayWidth, countsColumns) {
    EXPECT_EQ(displayWidth("abc"), 3);
    EXPECT_EQ(displayWidth("Šadžius"), 7);
    EXPECT_EQ(displayWidth("李明"), 4);
    EXPECT_EQ(displayWidth("e\u0301"), 1); // a combining accent takes no column
    EXPECT_EQ(displayWidth("⛀⛃"), 2);
}

TEST(CutToWidth, endsWithAnEllipsis) {
    EXPECT_EQ(cutToWidth("Amsterdam", 9), "Amsterdam");
    EXPECT_EQ(cutToWidth("Amsterdam", 8), "Amsterd…");
    EXPECT_EQ(cutToWidth("李明亮", 5), "李明…");
    EXPECT_EQ(cutToWidth("李明亮", 4), "李…"); // half a character does not fit
    EXPECT_EQ(cutToWidth("Amsterdam", 0), "");
}

TEST(Wrapped, breaksAtBlanks) {
    EXPECT_EQ(wrapped("1. 32-28 18-23 2. 33-29", 10), "1. 32-28\n18-23 2.\n33-29");
    EXPECT_EQ(wrapped("short", 80), "short");
    EXPECT_EQ(wrapped("averylongword and", 5), "averylongword\nand");
}

} // namespace
} // namespace damscope::cli
