// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text/csv.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

using damscope::base::csvField;
using damscope::base::csvLine;

namespace {

struct Field {
    std::string text;
    std::string csv;
};

class CsvField : public testing::TestWithParam<Field> {};
TEST_P(CsvField, isSafe) {
    EXPECT_EQ(csvField(GetParam().text), GetParam().csv);
}
INSTANTIATE_TEST_SUITE_P(
    Fields, CsvField,
    testing::Values(Field{"", ""}, Field{"Wiersma", "Wiersma"},
                    Field{"Wiersma, Harm", "\"Wiersma, Harm\""},
                    Field{"the \"Fox\"", "\"the \"\"Fox\"\"\""}, Field{"a\nb", "\"a\nb\""},
                    Field{"=1+1", "'=1+1"}, Field{"+31 20", "'+31 20"}, Field{"-2", "-2"},
                    Field{"+3.5", "+3.5"}, Field{"-", "'-"}, Field{"-2-0", "'-2-0"},
                    Field{"@SUM(A1)", "'@SUM(A1)"}, Field{"\tx", "'\tx"}, Field{"\rx", "\"'\rx\""},
                    Field{"\uff1d1", "'\uff1d1"}, Field{"\uff0b1", "'\uff0b1"},
                    Field{"\uff0d1", "'\uff0d1"}, Field{"\uff20x", "'\uff20x"},
                    Field{" =1", "\"' =1\""}, Field{"=cmd,\"x\"", "\"'=cmd,\"\"x\"\"\""},
                    Field{"2-0", "2-0"}));

} // namespace

// RFC 4180
TEST(CsvLine, separatesFieldsByCommas) {
    EXPECT_EQ(csvLine(std::vector<std::string>{"a", "b,c", ""}), "a,\"b,c\",\r\n");
    EXPECT_EQ(csvLine(std::vector<std::string>{"a"}), "a\r\n");
}
