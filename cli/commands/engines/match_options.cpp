// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/engines/match_options.hpp"
#include "cli/options/language_option.hpp"

#include <charconv>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::cli {

namespace {

/// The numbers of a text between colons; nothing if a field is not a number, or there are too many.
std::optional<std::vector<double>> numbersIn(std::string_view text, std::size_t most) {
    constexpr double largest = 100'000;
    std::vector<double> numbers;
    while (numbers.size() < most) {
        double number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error != std::errc{} || !(std::abs(number) <= largest))
            return std::nullopt;
        numbers.push_back(number);
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
        if (text.empty())
            return numbers;
        if (text.front() != ':')
            return std::nullopt;
        text.remove_prefix(1);
    }
    return std::nullopt;
}

int centiMen(double men) {
    return static_cast<int>(std::lround(men * 100));
}

bool isCount(double number) {
    return number >= 1 && number == std::floor(number);
}

} // namespace

Accept into(std::optional<analysis::match::Hypotheses>& target) {
    return [&target](std::string_view text) -> std::optional<std::string> {
        const auto numbers = numbersIn(text, 2);
        if (!numbers)
            return inWords({"usage-elo-pair", {}});
        const double elo0 = numbers->size() == 2 ? numbers->front() : 0;
        if (elo0 >= numbers->back())
            return inWords({"usage-elo-order", {}});
        target = analysis::match::Hypotheses{elo0, numbers->back()};
        return std::nullopt;
    };
}

Accept into(std::optional<analysis::match::ResignRule>& target) {
    return [&target](std::string_view text) -> std::optional<std::string> {
        const auto numbers = numbersIn(text, 2);
        if (!numbers || numbers->size() != 2 || numbers->front() <= 0 || !isCount(numbers->back()))
            return inWords({"usage-resign-rule", {}});
        target = analysis::match::ResignRule{centiMen(numbers->front()),
                                             static_cast<int>(numbers->back())};
        return std::nullopt;
    };
}

Accept into(std::optional<analysis::match::DrawRule>& target) {
    return [&target](std::string_view text) -> std::optional<std::string> {
        const auto numbers = numbersIn(text, 3);
        if (!numbers || numbers->size() != 3 || numbers->front() < 0 || !isCount(numbers->at(1)) ||
            !isCount(numbers->at(2)))
            return inWords({"usage-draw-rule", {}});
        target =
            analysis::match::DrawRule{centiMen(numbers->front()), static_cast<int>(numbers->at(1)),
                                      static_cast<std::size_t>(numbers->at(2))};
        return std::nullopt;
    };
}

} // namespace damscope::cli
