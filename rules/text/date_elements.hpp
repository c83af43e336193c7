// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace damscope::rules {

/// A part of a written date: a number, question marks, or the name of a month.
struct DateElement {
    std::size_t digits = 0; ///< of a number
    int number = 0;         ///< 0: not known; -1: too great for any part of a date
    int month = 0;          ///< of a name

    [[nodiscard]] bool isMonth() const { return month > 0; }
    [[nodiscard]] bool isYear() const { return digits == 4 && month == 0; }
    [[nodiscard]] bool isShort() const { return digits <= 2 && month == 0; }
};

/// The parts of a written date in their order. The digits of other scripts are digits, a time of
/// day is left out, and a Roman number is a month where nothing else is: "15.X.1978".
struct DateElements {
    std::vector<DateElement> list;
    bool words = false;      ///< there are words that say nothing of a date
    bool slash = false;      ///< American dates have one
    bool monthFirst = false; ///< a time with "PM" stands with it: American for certain
};

[[nodiscard]] DateElements dateElements(std::string_view text);

/// The month, from 1, that a word in small letters names in one of 25 languages, whole or cut
/// short; nothing for others, and for a beginning that two months of one language share.
[[nodiscard]] std::optional<int> monthNamed(std::string_view word);

} // namespace damscope::rules
