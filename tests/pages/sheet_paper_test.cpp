// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/paper/sheet_paper.hpp"

#include <gtest/gtest.h>

namespace damscope::pages {
namespace {

std::size_t timesIn(const std::string& text, const std::string& part) {
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != text.npos; at = text.find(part, at + 1))
        ++found;
    return found;
}

SheetTable table(std::size_t columns, std::size_t rows) {
    SheetTable made{"Standings", {}, {}};
    for (std::size_t i = 0; i < columns; ++i)
        made.columns.push_back({"T" + std::to_string(i), Column::Align::right});
    for (std::size_t i = 0; i < rows; ++i)
        made.rows.emplace_back(columns, "r" + std::to_string(i));
    return made;
}

TEST(SheetPaper, ContinuesATableWithItsTitles) {
    const auto pages = sheetPaper({"A & B <c>", {"a fact"}, {table(3, 100)}}, Language::english);
    ASSERT_EQ(pages.size(), 2U);
    EXPECT_EQ(timesIn(pages[0], "A &amp; B &lt;c&gt;"), 1U);
    EXPECT_EQ(timesIn(pages[0], "a fact"), 1U);
    std::size_t rows = 0;
    for (const std::string& page : pages) {
        EXPECT_EQ(timesIn(page, ">T0<"), 1U);
        EXPECT_NE(page.find("width=\"595\""), page.npos);
        rows += timesIn(page, ">r");
    }
    EXPECT_EQ(rows, 300U);
}

TEST(SheetPaper, TurnsForAWideTable) {
    const auto pages = sheetPaper({"Wide", {}, {table(40, 2)}}, Language::english);
    ASSERT_EQ(pages.size(), 1U);
    EXPECT_NE(pages[0].find("width=\"842\""), pages[0].npos);
    EXPECT_EQ(timesIn(pages[0], ">r1<"), 40U);
}

TEST(SheetPaper, CutsWhatIsTooWideForAnyPage) {
    SheetTable made{"", {{"Name"}, {"Text"}}, {{"Ann", std::string(1000, 'x')}}};
    const auto pages = sheetPaper({"", {}, {made}}, Language::english);
    ASSERT_EQ(pages.size(), 1U);
    EXPECT_EQ(timesIn(pages[0], ">Ann<"), 1U) << "the widest column gives way";
    EXPECT_NE(pages[0].find("xx…<"), pages[0].npos);
}

TEST(SheetPaper, LeavesOutTablesWithoutRows) {
    EXPECT_EQ(
        timesIn(sheetPaper({"Title", {}, {table(3, 0)}}, Language::english).at(0), "Standings"),
        0U);
}

} // namespace
} // namespace damscope::pages
