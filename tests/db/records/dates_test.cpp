// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/dates.hpp"

#include <gtest/gtest.h>

namespace damscope::db {
namespace {

struct DateCase {
    std::string text;
    int day;
};

class ReadDate : public testing::TestWithParam<DateCase> {};
TEST_P(ReadDate, isWhatPeopleMean) {
    EXPECT_EQ(readDate(GetParam().text), GetParam().day) << GetParam().text;
}
INSTANTIATE_TEST_SUITE_P(
    Dates, ReadDate,
    testing::Values(DateCase{"1998.05.17", 19980517}, DateCase{"1998.??.??", 19980000},
                    DateCase{"1998.05.??", 19980500}, DateCase{"1998", 19980000},
                    DateCase{"1998-05-17", 19980517}, DateCase{"1998/5/7", 19980507},
                    DateCase{"17.05.1998", 19980517}, DateCase{"7-5-1998", 19980507},
                    DateCase{"17/05/1998", 19980517}, DateCase{"05/17/1998", 19980517},
                    DateCase{"05/06/1998", 19980000}, DateCase{" 1998.05.17 ", 19980517},
                    DateCase{"????.??.??", 0}, DateCase{"", 0}, DateCase{"?", 0},
                    DateCase{"17.05.98", 0}, DateCase{"1998.02.30", 19980200},
                    DateCase{"1998.13.01", 19980000}, DateCase{"2000.02.29", 20000229},
                    DateCase{"1900.02.29", 19000200}, DateCase{"May 1998", 0},
                    DateCase{"19980517", 0}, DateCase{"0000.00.00", 0}, DateCase{"1998.05.17.3", 0},
                    DateCase{"1998..17", 0}));

TEST(WriteDate, isPdn) {
    EXPECT_EQ(writeDate(19980517), "1998.05.17");
    EXPECT_EQ(writeDate(19980000), "1998.??.??");
    EXPECT_EQ(writeDate(19980500), "1998.05.??");
    EXPECT_EQ(writeDate(0), "????.??.??");
}

} // namespace
} // namespace damscope::db
