// SPDX-License-Identifier: GPL-3.0-or-later
#include "messages/plural.hpp"

namespace damscope {

namespace {

// 1, 21, 101 шашка; 2, 34 шашки; 5, 11, 112 шашек.
std::size_t russianForm(std::int64_t number) {
    const std::int64_t ones = number % 10;
    const bool teen = number / 10 % 10 == 1;
    if (ones == 1 && !teen)
        return 0;
    return ones >= 2 && ones <= 4 && !teen ? 1 : 2;
}

} // namespace

std::size_t pluralForm(Language language, std::int64_t number) {
    if (language == Language::russian)
        return russianForm(number);
    if (language == Language::french)
        return number == 0 || number == 1 ? 0 : 1;
    return number == 1 ? 0 : 1;
}

} // namespace damscope
