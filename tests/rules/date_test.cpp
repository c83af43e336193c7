// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/text/date.hpp"

#include <gtest/gtest.h>

namespace damscope::rules {
namespace {

struct DateCase {
    std::string text;
    Date date;
};

class ReadDate : public ::testing::TestWithParam<DateCase> {};
TEST_P(ReadDate, isWhatPeopleMean) {
    EXPECT_EQ(readDate(GetParam().text), GetParam().date) << GetParam().text;
}
INSTANTIATE_TEST_SUITE_P(
    Dates, ReadDate,
    ::testing::Values(
        DateCase{"1998.05.17", Date(1998, 5, 17)}, DateCase{"1998.??.??", Date(1998)},
        DateCase{"1998.05.??", Date(1998, 5)}, DateCase{"1998", Date(1998)},
        DateCase{"1998-05-17", Date(1998, 5, 17)}, DateCase{"1998/5/7", Date(1998, 5, 7)},
        DateCase{"17.05.1998", Date(1998, 5, 17)}, DateCase{"7-5-1998", Date(1998, 5, 7)},
        DateCase{"17/05/1998", Date(1998, 5, 17)}, DateCase{"05/17/1998", Date(1998, 5, 17)},
        DateCase{"05/06/1998", Date(1998)}, DateCase{" 1998.05.17 ", Date(1998, 5, 17)},
        DateCase{"????.??.??", Date()}, DateCase{"", Date()}, DateCase{"?", Date()},
        DateCase{"17.05.98", Date(1998, 5, 17)}, DateCase{"1998.02.30", Date(1998, 2)},
        DateCase{"1998.13.01", Date(1998)}, DateCase{"2000.02.29", Date(2000, 2, 29)},
        DateCase{"1900.02.29", Date(1900, 2)}, DateCase{"May 1998", Date(1998, 5)},
        DateCase{"19980517", Date(1998, 5, 17)}, DateCase{"0000.00.00", Date()},
        DateCase{"1998..17", Date(1998)}));

INSTANTIATE_TEST_SUITE_P(
    OfArchives, ReadDate,
    ::testing::Values(
        DateCase{"1950.", Date(1950)}, DateCase{"1950", Date(1950)},
        DateCase{"2004.10.27 - 2004.11.01", Date(2004, 10, 27)},
        DateCase{"27.10-1.11.2004", Date(2004, 10, 27)}, DateCase{"1-2.6.2002", Date(2002, 6, 1)},
        DateCase{"1-2 June 2002", Date(2002, 6, 1)}, DateCase{"2007/2008", Date(2007)},
        DateCase{"1998-99", Date(1998)}, DateCase{"27 okt - 1 nov 2004", Date(2004, 10, 27)},
        DateCase{"17 april 2009", Date(2009, 4, 17)}, DateCase{"??.05.1998", Date(1998, 5)},
        DateCase{"??.??.1998", Date(1998)}, DateCase{"05.1998", Date(1998, 5)},
        DateCase{"19??.??.??", Date()}, DateCase{"98.05.17", Date(1998, 5, 17)},
        DateCase{"17-apr-2009", Date(2009, 4, 17)}, DateCase{"17.5.2001 г.", Date(2001, 5, 17)},
        DateCase{"zaterdag 17 april 2009", Date(2009, 4, 17)}, DateCase{"summer 1998", Date(1998)},
        DateCase{"ca. 1950", Date(1950)}, DateCase{"before the war", Date()}));

INSTANTIATE_TEST_SUITE_P(MonthsOfManyLanguages, ReadDate,
                         ::testing::Values(DateCase{"May 17th, 1998", Date(1998, 5, 17)},
                                           DateCase{"17 mei 1998", Date(1998, 5, 17)},
                                           DateCase{"1er août 1998", Date(1998, 8, 1)},
                                           DateCase{"17. März 1998", Date(1998, 3, 17)},
                                           DateCase{"17 luglio 1998", Date(1998, 7, 17)},
                                           DateCase{"17 de septiembre de 1998", Date(1998, 9, 17)},
                                           DateCase{"17 de março de 1998", Date(1998, 3, 17)},
                                           DateCase{"17 мая 1998 г.", Date(1998, 5, 17)},
                                           DateCase{"Сентябрь 1998", Date(1998, 9)},
                                           DateCase{"17 października 1998", Date(1998, 10, 17)},
                                           DateCase{"17. října 1998", Date(1998, 10, 17)},
                                           DateCase{"17 Sept. 98", Date(1998, 9, 17)},
                                           DateCase{"2009 april 17", Date(2009, 4, 17)},
                                           DateCase{"mrt 1998", Date(1998, 3)}));

INSTANTIATE_TEST_SUITE_P(
    OfMoreLanguages, ReadDate,
    ::testing::Values(
        DateCase{"3 травня 2021", Date(2021, 5, 3)},
        DateCase{"2021. gada 3. maijs", Date(2021, 5, 3)},
        DateCase{"2021 m. gegužės 3 d.", Date(2021, 5, 3)},
        DateCase{"3 Mayıs 2021", Date(2021, 5, 3)}, DateCase{"2023年5月17日", Date(2023, 5, 17)},
        DateCase{"2021년 5월 3일", Date(2021, 5, 3)}, DateCase{"3 мая 2021 года", Date(2021, 5, 3)},
        DateCase{"3. mai 2021", Date(2021, 5, 3)}, DateCase{"3 Μαΐου 2021", Date(2021, 5, 3)},
        DateCase{"2021. május 3.", Date(2021, 5, 3)}, DateCase{"3 mai 2021", Date(2021, 5, 3)},
        DateCase{"3. toukokuuta 2021", Date(2021, 5, 3)}, DateCase{"3 במאי 2021", Date(2021, 5, 3)},
        DateCase{"3 مايو 2021", Date(2021, 5, 3)}, DateCase{"٣ مايو ٢٠٢١", Date(2021, 5, 3)},
        DateCase{"3 мая 2021 г., понедельник", Date(2021, 5, 3)},
        DateCase{"3 מאי 2021", Date(2021, 5, 3)}, DateCase{"3 чэрвеня 2021", Date(2021, 6, 3)},
        DateCase{"ngày 3 tháng 5 năm 2021", Date(2021, 5, 3)},
        DateCase{"maandag 3-5-2021", Date(2021, 5, 3)}));

INSTANTIATE_TEST_SUITE_P(
    WithATime, ReadDate,
    ::testing::Values(DateCase{"2016-05-09T12:00:00Z", Date(2016, 5, 9)},
                      DateCase{"2016-05-09 12:00", Date(2016, 5, 9)},
                      DateCase{"2016-05-09T12:00:00.000+02:00", Date(2016, 5, 9)},
                      DateCase{"20160509T120000Z", Date(2016, 5, 9)},
                      DateCase{"3/10/2018, 2:39:21 PM", Date(2018, 3, 10)},
                      DateCase{"3/10/2018 2:39 a.m.", Date(2018, 3, 10)},
                      DateCase{"17.05.1998 14:30 Uhr", Date(1998, 5, 17)},
                      DateCase{"Sat, 17 May 1998 14:30:05 GMT", Date(1998, 5, 17)},
                      DateCase{"14:30 17-05-1998", Date(1998, 5, 17)}));

INSTANTIATE_TEST_SUITE_P(RomanMonths, ReadDate,
                         ::testing::Values(DateCase{"15.X.1978", Date(1978, 10, 15)},
                                           DateCase{"15-XII-1978", Date(1978, 12, 15)},
                                           DateCase{"1 IV 1978", Date(1978, 4, 1)},
                                           DateCase{"15.Х.1978", Date(1978, 10, 15)},
                                           DateCase{"15.Ⅸ.1978", Date(1978, 9, 15)},
                                           DateCase{"viii 1978", Date(1978, 8)},
                                           DateCase{"1978 V 3", Date(1978, 5, 3)},
                                           DateCase{"XV 1978", Date(1978)}));

// Two digits: PDN's order, unless the event says which year it is; and it is said.
TEST(ReadDate, ofTwoDigitsForTheYear) {
    EXPECT_EQ(readDate("03.07.20"), Date(2003, 7, 20));
    EXPECT_FALSE(dateReading("03.07.20").clear);
    EXPECT_EQ(readDate("03.07.20", 2020), Date(2020, 7, 3));
    EXPECT_TRUE(dateReading("03.07.20", 2020).clear);
    EXPECT_TRUE(dateReading("03.07.20", 2003).clear);
    EXPECT_TRUE(dateReading("17.05.98").clear);
}

TEST(ReadDate, reportsWhatIsNotUnderstood) {
    for (const std::string text : {"1998.13.01", "1998.02.30", "before the war", "12.13.14.15", "x",
                                   "3/10/2018", "3/10/2018, 14:39", "1398/05/12", "1445.02.03",
                                   "2564.05.03", "5781", "1620000000", "3 jui 2021", "XIV"})
        EXPECT_FALSE(dateReading(text).clear) << text;
    for (const std::string text : {"", "?", "????.??.??", "1998.??.??", "1998.00.00", "1950.", "-"})
        EXPECT_TRUE(dateReading(text).clear) << text;
}

TEST(ReadDate, knowsNoYearsOfOtherCalendars) {
    for (const std::string text :
         {"1398/05/12", "1445.02.03", "2564.05.03", "3 พฤษภาคม 2564", "5781"})
        EXPECT_EQ(readDate(text), Date()) << text;
}

TEST(YearIn, isTheOnlyYearOrSeasonOfAText) {
    EXPECT_EQ(yearIn("WK 2003"), 2003);
    EXPECT_EQ(yearIn("\"64\", 1974"), 1974);
    EXPECT_EQ(yearIn("Championnat 1998-1999"), 1998);
    EXPECT_EQ(yearIn("1950 and 1974"), 0);
    EXPECT_EQ(yearIn("Club 1234"), 0);
    EXPECT_EQ(yearIn(""), 0);
}

TEST(YearIn, isNoNumberOfSomething) {
    for (const std::string text :
         {"Game 1700", "Puzzle no. 1934", "Partij nr. 1801", "Problem #1850", "Проблема № 1934",
          "№1812", "Задача 1925", "Exercice n° 1999", "Simul, 2000 games", "Open, 2000 euro",
          "Rating < 2000", "Group 1800+", "Elo 2000", "Diagram 1776"})
        EXPECT_EQ(yearIn(text), 0) << text;
    EXPECT_EQ(yearIn("Game 1700, WK 1998"), 1998);
    EXPECT_EQ(yearIn("Mind Games 2008"), 2008);
    EXPECT_EQ(yearIn("Match 1934"), 1934);
    EXPECT_EQ(yearIn("NK 1998, ronde 3"), 1998);
    EXPECT_EQ(yearIn("EK2006"), 2006);
}

// Each year looks at the word before it, and not at the blanks that the text begins with.
TEST(YearIn, isFoundInALongText) {
    std::string text(500'000, ' ');
    for (int i = 0; i < 100'000; ++i)
        text += "WK 1998 ";
    EXPECT_EQ(yearIn(text), 1998);
}

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
    const auto days = [](Date date) { return firstDay(date) + "/" + lastDay(date); };
    EXPECT_EQ(days(Date(1998)), "1998-01-01/1998-12-31");
    EXPECT_EQ(days(Date(2000, 2)), "2000-02-01/2000-02-29");
    EXPECT_EQ(days(Date(1998, 5, 17)), "1998-05-17/1998-05-17");
    EXPECT_EQ(days({}), "/");
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
} // namespace damscope::rules
