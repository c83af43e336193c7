// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/codec/date.hpp"

#include <gtest/gtest.h>

namespace damscope::db {
namespace {

struct DateCase {
    std::string text;
    Date date;
};

class ReadDate : public testing::TestWithParam<DateCase> {};
TEST_P(ReadDate, isWhatPeopleMean) {
    EXPECT_EQ(readDate(GetParam().text), GetParam().date) << GetParam().text;
}
INSTANTIATE_TEST_SUITE_P(
    Dates, ReadDate,
    testing::Values(
        DateCase{"1998.05.17", Date(1998, 5, 17)}, DateCase{"1998.??.??", Date(1998)},
        DateCase{"1998.05.??", Date(1998, 5)}, DateCase{"1998", Date(1998)},
        DateCase{"1998-05-17", Date(1998, 5, 17)}, DateCase{"1998/5/7", Date(1998, 5, 7)},
        DateCase{"17.05.1998", Date(1998, 5, 17)}, DateCase{"7-5-1998", Date(1998, 5, 7)},
        DateCase{"17/05/1998", Date(1998, 5, 17)}, DateCase{"05/17/1998", Date(1998, 5, 17)},
        DateCase{"05/06/1998", Date(1998)}, DateCase{" 1998.05.17 ", Date(1998, 5, 17)},
        DateCase{"????.??.??", Date()}, DateCase{"", Date()}, DateCase{"?", Date()},
        DateCase{"17.05.98", Date()}, DateCase{"1998.02.30", Date(1998, 2)},
        DateCase{"1998.13.01", Date(1998)}, DateCase{"2000.02.29", Date(2000, 2, 29)},
        DateCase{"1900.02.29", Date(1900, 2)}, DateCase{"May 1998", Date()},
        DateCase{"19980517", Date()}, DateCase{"0000.00.00", Date()},
        DateCase{"1998.05.17.3", Date()}, DateCase{"1998..17", Date()}));

TEST(WriteDate, isPdn) {
    EXPECT_EQ(writeDate(Date(1998, 5, 17)), "1998.05.17");
    EXPECT_EQ(writeDate(Date(1998)), "1998.??.??");
    EXPECT_EQ(writeDate(Date(1998, 5)), "1998.05.??");
    EXPECT_EQ(writeDate(Date()), "????.??.??");
}

// Stores of every version hold these numbers.
TEST(StoredDate, isYyyymmddWithUnknownPartsZero) {
    EXPECT_EQ(Date(1998, 5, 17).stored(), 19980517U);
    EXPECT_EQ(Date(1998).stored(), 19980000U);
    EXPECT_EQ(Date().stored(), 0U);
    EXPECT_EQ(Date::ofStored(19980500), Date(1998, 5));
    EXPECT_EQ(Date(1998, 5).month(), 5);
    EXPECT_FALSE(Date(1998, 5).dayIsKnown());
}

TEST(DateOrder, isThatOfTheCalendarAndUnknownComesFirst) {
    EXPECT_LT(Date(), Date(1998));
    EXPECT_LT(Date(1998), Date(1998, 5));
    EXPECT_LT(Date(1998, 5), Date(1998, 5, 1));
    EXPECT_LT(Date(1998, 5, 31), Date(1998, 6, 1));
    EXPECT_GE(endOf(Date(1998)), Date(1998, 12, 31));
    EXPECT_LT(endOf(Date(1998)), Date(1999));
    EXPECT_LT(endOf(Date(1998, 5)), Date(1998, 6));
    EXPECT_EQ(endOf(Date(1998, 5, 17)), Date(1998, 5, 17));
}

TEST(DatesAgree, whereBothCanMeanOneDay) {
    EXPECT_TRUE(agree(Date(), Date(1998, 5, 17)));
    EXPECT_TRUE(agree(Date(1998), Date(1998, 5, 17)));
    EXPECT_TRUE(agree(Date(1998, 5), Date(1998, 5, 17)));
    EXPECT_FALSE(agree(Date(1998, 6), Date(1998, 5, 17)));
    EXPECT_FALSE(agree(Date(1999), Date(1998, 5, 17)));
    EXPECT_FALSE(agree(Date(1998, 5, 16), Date(1998, 5, 17)));
}

} // namespace
} // namespace damscope::db
