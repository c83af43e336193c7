// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/split.hpp"

#include <gtest/gtest.h>

namespace {

using damscope::base::splitFields;
using damscope::base::splitLines;
using damscope::base::splitWords;
using damscope::base::tableRows;
using Texts = std::vector<std::string>;
using Views = std::vector<std::string_view>;

TEST(SplitFields, keepsEmptyFields) {
    EXPECT_EQ(splitFields("a\t\tb\t", "\t"), (Texts{"a", "", "b", ""}));
    EXPECT_EQ(splitFields("", "\t"), Texts{""});
    EXPECT_EQ(splitFields("Roozenburg; Keller; Ghestem", "; "),
              (Texts{"Roozenburg", "Keller", "Ghestem"}));
}

TEST(SplitWords, skipsBlanks) {
    EXPECT_EQ(splitWords(" 32-28  19-23 "), (Views{"32-28", "19-23"}));
    EXPECT_TRUE(splitWords("").empty());
    EXPECT_TRUE(splitWords("   ").empty());
}

TEST(SplitLines, needsNoNewlineAtTheEnd) {
    EXPECT_EQ(splitLines("a\n\nb"), (Views{"a", "", "b"}));
    EXPECT_EQ(splitLines("a\nb\n"), (Views{"a", "b"}));
    EXPECT_EQ(splitLines("\n"), (Views{""}));
    EXPECT_TRUE(splitLines("").empty());
}

TEST(TableRows, skipsCommentsAndEmptyLines) {
    EXPECT_EQ(tableRows("# variant\tname\n\ninternational\tKeller\nrussian\tPetrov"),
              (Views{"international\tKeller", "russian\tPetrov"}));
}

} // namespace
