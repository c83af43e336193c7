// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/split.hpp"

#include <gtest/gtest.h>

namespace {

using damscope::base::eachWord;
using damscope::base::placeInList;
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

TEST(PlaceInList, findsWholeWordsOnly) {
    constexpr std::string_view list = "monday on mon";
    EXPECT_EQ(placeInList(list, "monday"), 0U);
    EXPECT_EQ(placeInList(list, "on"), 7U);
    EXPECT_EQ(placeInList(list, "mon"), 10U);
    EXPECT_EQ(placeInList(list, "day"), list.npos);
    EXPECT_EQ(placeInList(list, "day on"), list.npos);
    EXPECT_EQ(placeInList(list, ""), list.npos);
    EXPECT_EQ(placeInList("", "mon"), list.npos);
}

struct Row {
    int value;
    std::string_view words;
    friend bool operator==(const Row&, const Row&) = default;
};
constexpr std::array<Row, 2> rows{{{1, "wit white"}, {2, "zwart"}}};
constexpr std::array<Row, 1> tags{{{3, "type de jeu,wit"}}};

TEST(EachWord, makesARowForEachWord) {
    EXPECT_EQ(eachWord<rows>(), (std::array<Row, 3>{{{1, "wit"}, {1, "white"}, {2, "zwart"}}}));
    EXPECT_EQ((eachWord<tags, ','>()), (std::array<Row, 2>{{{3, "type de jeu"}, {3, "wit"}}}));
}

} // namespace
