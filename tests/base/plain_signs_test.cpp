// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/plain_signs.hpp"

#include <gtest/gtest.h>

namespace damscope::base {
namespace {

TEST(PlainSigns, readsDashesAndCrosses) {
    EXPECT_EQ(plainSigns("32\u201228 19\u201323 1\u22120 37\uFF0D32 10\u05BE14"),
              "32-28 19-23 1-0 37-32 10-14");
    EXPECT_EQ(plainSigns("28\u00D719 14\u0445"
                         "23 5\u2A2F14"),
              "28x19 14x23 5x14");
    EXPECT_EQ(plainSigns("2\u22360"), "2:0");
}

TEST(PlainSigns, leavesOutWhatIsInvisible) {
    EXPECT_EQ(plainSigns("\u200E32\u200B-28\u2060\uFEFF\u2069"), "32-28");
    EXPECT_EQ(plainSigns("32\u00A0-\u200928"), "32 - 28");
    EXPECT_EQ(plainSigns("\u00AD32-\u00AD28\u00AD 19\u00AD-23"), "32-28 19-23");
    EXPECT_EQ(plainSigns("32\u00AD28 2 \u00AD 0"), "32-28 2 - 0") << "a dash of DOS";
}

TEST(PlainSigns, readsHtmlNamesAndNumbers) {
    EXPECT_EQ(plainSigns("28&times;19 32&ndash;28 1&#8211;0 1&#x2013;0&nbsp;&lrm;"),
              "28x19 32-28 1-0 1-0 ");
    EXPECT_EQ(plainSigns("28&cross;19 32&dash;28 32&horbar;28 2&colon;0 2&ratio;0 32&#150;28"),
              "28x19 32-28 32-28 2:0 2:0 32-28");
    EXPECT_EQ(plainSigns("&hearts; & &#; &#xZ; &#99999999999;"),
              "&hearts; & &#; &#xZ; &#99999999999;");
}

TEST(PlainSigns, leavesAllElse) {
    EXPECT_EQ(plainSigns("ничья \u00BD \xFF\xE2\x80"), "ничья \u00BD \xFF\xE2\x80");
    EXPECT_EQ(plainSigns("W:W31\u201335:B1-5 and no more"), "W:W31-35:B1-5 and no more");
    EXPECT_FALSE(plainSignAt("a"));
    EXPECT_FALSE(plainSignAt(""));
}

TEST(PlainSigns, copiesNothingWithoutThem) {
    std::string room;
    const std::string_view plain = "32-28";
    EXPECT_EQ(withPlainSigns(plain, room).data(), plain.data());
    EXPECT_EQ(withPlainSigns("32\u201328", room), "32-28");
}

} // namespace
} // namespace damscope::base
