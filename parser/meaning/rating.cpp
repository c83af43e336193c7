// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/meaning/rating.hpp"

#include "base/text/ascii.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace damscope::parser {
namespace {

constexpr int highest = 9999;

std::optional<int> numberIn(std::string_view digits) {
    int number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    const bool whole = error == std::errc() && end == digits.data() + digits.size();
    return whole && number > 0 && number <= highest ? std::optional(number) : std::nullopt;
}

// The digits at the front of a text.
std::string_view digitsOf(std::string_view text) {
    return text.substr(0, std::min(text.find_first_not_of(base::digits), text.size()));
}

bool saysThatThereIsNone(std::string_view text) {
    constexpr auto words = std::to_array<std::string_view>(
        {"none", "unrated", "unr", "nr", "n/a", "na", "null", "geen", "нет", "б/р"});
    return text.find_first_not_of("?-*.0 ") == std::string_view::npos ||
           std::ranges::count(words, base::lowerCase(text)) > 0;
}

/// The numbers of a text that may be ratings: not the digits of a fraction, "2245.5", but those
/// behind a thousand, "2.245". The last of them.
struct Numbers {
    std::optional<int> rating;
    int found = 0;
};

Numbers numbersIn(std::string_view text) {
    constexpr std::size_t fewest = 3;
    Numbers numbers;
    while (true) {
        text.remove_prefix(std::min(text.find_first_of(base::digits), text.size()));
        if (text.empty())
            return numbers;
        std::string digits(digitsOf(text));
        text.remove_prefix(digits.size());
        const bool separated = text.size() > 1 && (text[0] == '.' || text[0] == ',');
        const std::string_view behind = separated ? digitsOf(text.substr(1)) : std::string_view();
        const bool thousands = digits.size() == 1 && behind.size() == 3;
        if (thousands)
            digits += behind;
        if (!behind.empty())
            text.remove_prefix(1 + behind.size());
        if (digits.size() < fewest)
            continue;
        ++numbers.found;
        numbers.rating = numberIn(digits);
    }
}

} // namespace

RatingReading readRating(std::string_view text) {
    text = base::trimmed(text);
    if (base::isAllDigits(text) && numberIn(text))
        return {numberIn(text), true};
    if (saysThatThereIsNone(text))
        return {};
    const Numbers numbers = numbersIn(text);
    const bool one = numbers.found == 1 && numbers.rating;
    return {one ? numbers.rating : std::nullopt, one};
}

} // namespace damscope::parser
