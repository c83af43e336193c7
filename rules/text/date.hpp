// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace damscope::rules {

/// A calendar date; the day, or day and month, or everything may be unknown. Ordered by year, month
/// and day; unknown parts come first.
class Date {
public:
    constexpr Date() = default;
    constexpr explicit Date(int year, int month = 0, int day = 0)
        : number_(static_cast<std::uint32_t>(year * 10'000 + month * 100 + day)) {}
    /// The date that is stored as this number: yyyymmdd, unknown parts 0.
    static constexpr Date ofStored(std::uint32_t number) {
        Date date;
        date.number_ = number;
        return date;
    }
    [[nodiscard]] constexpr std::uint32_t stored() const { return number_; }

    // Each is 0 if it is not known.
    [[nodiscard]] constexpr int year() const { return static_cast<int>(number_ / 10'000); }
    [[nodiscard]] constexpr int month() const { return static_cast<int>(number_ / 100 % 100); }
    [[nodiscard]] constexpr int day() const { return static_cast<int>(number_ % 100); }
    [[nodiscard]] constexpr bool isKnown() const { return number_ != 0; }
    [[nodiscard]] constexpr bool dayIsKnown() const { return day() != 0; }

    // NOLINTNEXTLINE(modernize-use-nullptr): the 0 that a defaulted <=> compares with
    friend constexpr auto operator<=>(Date, Date) = default;

private:
    std::uint32_t number_ = 0;
};

/// A date that is not before any date that this one can mean: 1998 ends after 1998.12.31.
[[nodiscard]] Date endOf(Date date);

/// The first and the last day that a date can mean, as programs write them: "1998-02-01" and
/// "1998-02-28" of February 1998; empty if nothing is known.
[[nodiscard]] std::string firstDay(Date date);
[[nodiscard]] std::string lastDay(Date date);

/// Whether both can mean the same day.
[[nodiscard]] bool agree(Date a, Date b);

/// What a text means as a date.
struct DateReading {
    Date date;
    /// Nothing was left over, impossible, or open to two readings; question marks say what is not
    /// known, and an empty text says nothing.
    bool clear = true;
};

/// A date as people write it: "1998.05.17", "1998.??.??", "1950."; "17.05.1998", "7-5-98",
/// "19980517", "05.1998", "15.X.1978"; "17 april 2009", "May 17th, 1998", "12 мая 2001 г.",
/// "2021. gada 3. maijs" with the months of 25 languages; "2023年5月17日"; of ranges ("2004.10.27 -
/// 2004.11.01", "1-2 June 2002", "2007/2008") the first day. A time of day is left out
/// ("2016-05-09T12:00:00Z"). A year of two digits is one from 1930 to 2029, and comes first where
/// it may come last, as PDN writes dates; unless another is the year that the `context` names. Of
/// 5/6/1998 only the year is known, since both orders are in use, unless a time with "PM" shows
/// that it is American. A month or day that is in no calendar is unknown; so is everything if the
/// text names no year from 1500 to 2199: 1398 and 2564 are years of other calendars.
[[nodiscard]] DateReading dateReading(std::string_view text, int context = 0);
[[nodiscard]] inline Date readDate(std::string_view text, int context = 0) {
    return dateReading(text, context).date;
}

/// The year that a text such as the name of an event names: "WK 2003", "Championnat 1998-99"; 0 if
/// it names none, several that are not one season, or how many or which: "2000 euro", "Game 1700".
[[nodiscard]] int yearIn(std::string_view text);

/// The date as PDN writes it: "1998.??.??"; "????.??.??" if nothing is known.
[[nodiscard]] std::string writeDate(Date date);

} // namespace damscope::rules
