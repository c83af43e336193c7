// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/table.hpp"

#include "cli/terminal/terminal_text.hpp"

#include <gtest/gtest.h>

#include <sstream>

namespace damscope::cli {
namespace {

std::vector<Column> columns() {
    return {{"Id", Column::Align::right}, {"White", Column::Align::left, true}, {"Result"}};
}

TEST(Table, alignsColumns) {
    Table table(columns(), std::nullopt, false);
    EXPECT_EQ(table.page({{"1", "Jansen", "2-0"}, {"12", "de Vries", "1-1"}}),
              "Id  White     Result\n"
              " 1  Jansen    2-0\n"
              "12  de Vries  1-1\n");
}

TEST(Table, measuresWideCharacters) {
    Table table(columns(), std::nullopt, false);
    EXPECT_EQ(table.page({{"1", "李明", "2-0"}, {"2", "Šadžius", "1-1"}}), "Id  White    Result\n"
                                                                           " 1  李明     2-0\n"
                                                                           " 2  Šadžius  1-1\n");
}

// A terminal that turns such names must not exchange the columns; files stay as they were.
TEST(Table, isolatesNamesFromRightToLeftOnATerminal) {
    const std::vector<Table::Cells> rows{{"1", "כהן", "2-0"}, {"2", "Bos", "1-1"}};
    // NOLINTBEGIN(misc-misleading-bidirectional)
    EXPECT_EQ(Table(columns(), 40, false).page(rows), "Id  White  Result\n"
                                                      " 1  \u2068כהן\u2069    2-0\n"
                                                      " 2  Bos    1-1\n");
    EXPECT_EQ(Table(columns(), std::nullopt, false).page(rows), "Id  White  Result\n"
                                                                " 1  כהן    2-0\n"
                                                                " 2  Bos    1-1\n");
    // NOLINTEND(misc-misleading-bidirectional)
}

TEST(Table, shrinksWhatMayShrinkToTheTerminal) {
    Table table(columns(), 22, false);
    const std::string text = table.page({{"1", "Alexander van den Berg", "2-0"}});
    EXPECT_EQ(text, "Id  White       Result\n"
                    " 1  Alexander…  2-0\n");
}

TEST(Table, leavesOutWhatMayGoBeforeItOverflows) {
    Table table({{"Id"}, {"Event", Column::Align::left, true, true}, {"Plies"}}, 10, false);
    EXPECT_EQ(table.page({{"1", "Clubavond", "60"}}), "Id  Plies\n1   60\n");
}

TEST(Table, neverCutsWhereThereIsNoTerminal) {
    Table table(columns(), std::nullopt, false);
    const std::string longName(500, 'x');
    EXPECT_NE(table.page({{"1", longName, "2-0"}}).find(longName), std::string::npos);
}

TEST(Table, printsTitlesOnceAndKeepsTheWidths) {
    Table table(columns(), 80, false);
    (void)table.page({{"1", "Jansen", "2-0"}});
    EXPECT_EQ(table.page({{"2", "van der Meer", "1-1"}}), " 2  van d…  1-1\n");
}

TEST(Table, boldTitlesEndBeforeTheLineDoes) {
    Table table(columns(), 80, true);
    EXPECT_EQ(table.page({}), "\033[1mId  White  Result\033[0m\n");
}

} // namespace
} // namespace damscope::cli
