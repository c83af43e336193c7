// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/csv.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

using damscope::base::csvField;
using damscope::base::csvLine;
using damscope::base::CsvReader;

namespace {

struct Field {
    std::string text;
    std::string csv;
};

class CsvField : public ::testing::TestWithParam<Field> {};
TEST_P(CsvField, isSafeForASpreadsheet) {
    EXPECT_EQ(csvField(GetParam().text, CsvReader::spreadsheet), GetParam().csv);
}
INSTANTIATE_TEST_SUITE_P(
    Fields, CsvField,
    ::testing::Values(Field{"", ""}, Field{"Wiersma", "Wiersma"},
                      Field{"Wiersma, Harm", "\"Wiersma, Harm\""},
                      Field{"the \"Fox\"", "\"the \"\"Fox\"\"\""}, Field{"a\nb", "\"a\nb\""},
                      Field{"=1+1", "'=1+1"}, Field{"+31 20", "'+31 20"}, Field{"-2", "-2"},
                      Field{"+3.5", "+3.5"}, Field{"-", "'-"}, Field{"-2-0", "'-2-0"},
                      Field{"@SUM(A1)", "'@SUM(A1)"}, Field{"\tx", "'\tx"},
                      Field{"\rx", "\"'\rx\""}, Field{"\uff1d1", "'\uff1d1"},
                      Field{"\uff0b1", "'\uff0b1"}, Field{"\uff0d1", "'\uff0d1"},
                      Field{"\uff20x", "'\uff20x"}, Field{" =1", "\"' =1\""},
                      Field{"=cmd,\"x\"", "\"'=cmd,\"\"x\"\"\""}, Field{"2-0", "2-0"}));

} // namespace

// RFC 4180: what a program reads is what was written.
TEST(CsvFieldForAProgram, isNotChanged) {
    for (const std::string text : {"=1+1", "+31 20", "-", "@SUM(A1)", "\tx", "\uff1d1"})
        EXPECT_EQ(csvField(text), text);
    EXPECT_EQ(csvField("\rx"), "\"\rx\"");
    EXPECT_EQ(csvField("=cmd,\"x\""), "\"=cmd,\"\"x\"\"\"");
    EXPECT_EQ(csvLine(std::vector<std::string>{"=1+1", "a"}), "=1+1,a\r\n");
    EXPECT_EQ(csvLine(std::vector<std::string>{"=1+1", "a"}, CsvReader::spreadsheet),
              "'=1+1,a\r\n");
}

// RFC 4180
TEST(CsvLine, separatesFieldsByCommas) {
    EXPECT_EQ(csvLine(std::vector<std::string>{"a", "b,c", ""}), "a,\"b,c\",\r\n");
    EXPECT_EQ(csvLine(std::vector<std::string>{"a"}), "a\r\n");
}
