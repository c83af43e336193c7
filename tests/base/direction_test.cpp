// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/utf8.hpp"

#include <gtest/gtest.h>

namespace damscope::base {
namespace {

TEST(Direction, OfHebrewAndArabicIsFromRightToLeft) {
    for (const char* text : {"כהן", "Cohen (כהן)", "محمد", "علی\u200Cرضا", "ܐܪܡܝ", "ﭏ"})
        EXPECT_TRUE(hasRightToLeft(text)) << text;
    for (const char* text : {"", "Jansen", "Чижов", "გიორგი", "김철수", "Παπά", "\xD7"})
        EXPECT_FALSE(hasRightToLeft(text)) << text;
}

// Without it "כהן – לוי 2-0" is shown with the names exchanged.
TEST(Direction, IsIsolatedOnlyWhereItMatters) {
    EXPECT_EQ(isolated("Jansen"), "Jansen");
    // NOLINTNEXTLINE(misc-misleading-bidirectional)
    EXPECT_EQ(isolated("כהן"), "\u2068כהן\u2069");
}

} // namespace
} // namespace damscope::base
