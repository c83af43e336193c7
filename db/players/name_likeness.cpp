// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/players/name_likeness.hpp"

#include "base/text/split.hpp"
#include "base/text/utf8.hpp"
#include "db/players/name_distance.hpp"
#include "db/players/name_words.hpp"

#include <algorithm>
#include <vector>

namespace damscope::db {
namespace {

constexpr std::size_t shortestShared = 3;
constexpr std::size_t shortestSimilar = 5;

} // namespace

bool namesAlike(std::string_view a, std::string_view b) {
    const auto first = base::splitWords(a);
    const auto second = base::splitWords(b);
    if (first.empty() || second.empty())
        return false;
    for (const std::string_view word : first)
        if (base::countCharacters(word) >= shortestShared &&
            std::find(second.begin(), second.end(), word) != second.end())
            return true;
    const std::string_view longestA = longestWord(a);
    const std::string_view longestB = longestWord(b);
    return std::min(base::countCharacters(longestA), base::countCharacters(longestB)) >=
               shortestSimilar &&
           (longestA == longestB || slipBetween(longestA, longestB) == Slip::letter);
}

Fullness fullnessOf(std::string_view folded) {
    const auto words = base::splitWords(folded);
    const auto initials = std::ranges::count_if(words, isInitial);
    return {words.size() - static_cast<std::size_t>(initials), words.size()};
}

std::string_view longestWord(std::string_view folded) {
    const auto words = base::splitWords(folded);
    return words.empty() ? std::string_view()
                         : *std::ranges::max_element(words, {}, &base::countCharacters);
}

} // namespace damscope::db
