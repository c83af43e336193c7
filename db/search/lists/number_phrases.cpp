// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/lists/number_phrases.hpp"

#include "base/text/ascii.hpp"
#include "db/search/lists/filter_text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>

namespace damscope::db {
namespace {

using Words = std::span<const std::string>;
using ParsedRange = std::optional<std::pair<Range, std::size_t>>;

constexpr int mostSaid = 1'000'000;

std::optional<int> numberIn(Words words, std::size_t at) {
    if (at >= words.size())
        return std::nullopt;
    int number = 0;
    const std::string& word = words[at];
    const char* const end = word.data() + word.size();
    const auto [stopped, error] = std::from_chars(word.data(), end, number);
    if (error != std::errc() || stopped != end || number < 0 || number > mostSaid)
        return std::nullopt;
    return number;
}

/// "over": from the number after it on, so much more.
struct Comparison {
    std::array<std::string_view, 2> words; ///< the second can be empty
    bool isLowEnd;
    int more;
};

constexpr auto comparisons = std::to_array<Comparison>({{{"over"}, true, 1},
                                                        {{"above"}, true, 1},
                                                        {{"more", "than"}, true, 1},
                                                        {{"at", "least"}, true, 0},
                                                        {{"under"}, false, -1},
                                                        {{"below"}, false, -1},
                                                        {{"less", "than"}, false, -1},
                                                        {{"fewer", "than"}, false, -1},
                                                        {{"at", "most"}, false, 0}});

ParsedRange compared(Words words) {
    for (const Comparison& comparison : comparisons) {
        const std::size_t length = comparison.words[1].empty() ? 1 : 2;
        if (words.size() <= length ||
            !std::equal(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(length),
                        comparison.words.begin()))
            continue;
        const auto number = numberIn(words, length);
        const int end = number.value_or(0) + comparison.more;
        if (!number || end < 0)
            return std::nullopt;
        return std::pair(comparison.isLowEnd ? Range{end, noUpperEnd} : Range{0, end}, length + 1);
    }
    return std::nullopt;
}

ParsedRange between(Words words) {
    const std::size_t first = !words.empty() && words[0] == "between" ? 1 : 0;
    const auto low = numberIn(words, first);
    const auto high = numberIn(words, first + 2);
    if (!low || !high || *low > *high || words[first + 1] != (first == 1 ? "and" : "to"))
        return std::nullopt;
    return std::pair(Range{*low, *high}, first + 3);
}

ParsedRange plain(Words words) {
    std::optional<Range> range;
    if (words.empty() || setRange(range, words[0]))
        return std::nullopt;
    return std::pair(*range, std::size_t{1});
}

} // namespace

ParsedRange parseRange(Words words) {
    if (const ParsedRange range = between(words))
        return range;
    const ParsedRange first = compared(words);
    if (!first)
        return plain(words);
    const auto [range, length] = *first;
    if (words.size() <= length || words[length] != "and")
        return first;
    const ParsedRange second = compared(words.subspan(length + 1));
    if (!second)
        return first;
    const Range both{std::max(range.low, second->first.low),
                     std::min(range.high, second->first.high)};
    return both.low > both.high ? std::nullopt : ParsedRange({both, length + 1 + second->second});
}

std::string phraseOf(const Range& range) {
    const std::string low = std::to_string(range.low);
    const std::string high = std::to_string(range.high);
    if (range.high == noUpperEnd)
        return "at least " + low;
    if (range.low == 0)
        return "at most " + high;
    return range.low == range.high ? low : low + "-" + high;
}

namespace {

Date shifted(Date date, int by) {
    const std::chrono::year_month month{std::chrono::year(date.year()),
                                        std::chrono::month(static_cast<unsigned>(date.month()))};
    if (date.month() == 0)
        return Date(date.year() + by);
    if (!date.dayIsKnown()) {
        const auto moved = month + std::chrono::months(by);
        return Date(int(moved.year()), static_cast<int>(unsigned(moved.month())));
    }
    const std::chrono::year_month_day moved{
        std::chrono::sys_days(month / std::chrono::day(static_cast<unsigned>(date.day()))) +
        std::chrono::days(by)};
    return Date(int(moved.year()), static_cast<int>(unsigned(moved.month())),
                static_cast<int>(unsigned(moved.day())));
}

} // namespace

bool looksLikeYear(std::string_view number) {
    return number.size() == 4 && base::isAllDigits(number) && number >= "1500" && number < "2200";
}

Date dateBefore(Date date) {
    return shifted(date, -1);
}

Date dateAfter(Date date) {
    return shifted(date, 1);
}

} // namespace damscope::db
