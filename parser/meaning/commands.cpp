// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/meaning/commands.hpp"

#include "base/overloaded.hpp"
#include "base/text/ascii.hpp"
#include "parser/meaning/clock_commands.hpp"
#include "parser/meaning/drawing_commands.hpp"

#include <algorithm>
#include <charconv>
#include <cstdlib>

namespace damscope::parser {
namespace {

using rules::Evaluation;
using rules::Remark;
using rules::Rules;

constexpr std::string_view evaluationName = "%eval ";

// "-0.048": men, with up to three decimals; "0.35,12" adds the depth of the search.
std::optional<Remark::Content> readEvaluation(std::string_view text) {
    if (!text.starts_with(evaluationName))
        return std::nullopt;
    std::string_view number = text.substr(evaluationName.size());
    if (const std::size_t comma = number.find(','); comma != std::string_view::npos) {
        if (!base::isAllDigits(number.substr(comma + 1)))
            return std::nullopt;
        number = number.substr(0, comma);
    }
    const bool negative = number.starts_with('-');
    number.remove_prefix(negative || number.starts_with('+') ? 1 : 0);
    const std::size_t point = std::min(number.find('.'), number.size());
    const std::string_view whole = number.substr(0, point);
    const std::string_view decimals = number.substr(std::min(point + 1, number.size()));
    if (!base::isAllDigits(whole) || whole.size() > 4 || decimals.size() > 3 ||
        !(point == number.size() || base::isAllDigits(decimals)))
        return std::nullopt;
    const std::string digits =
        std::string(whole) + std::string(decimals) + std::string(3 - decimals.size(), '0');
    std::int32_t thousandths = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), thousandths);
    return Evaluation{negative ? -thousandths : thousandths};
}

// Two decimals, or three where they are needed.
std::string written(Evaluation evaluation) {
    const std::int32_t size = std::abs(evaluation.thousandths);
    std::string decimals = std::to_string(1000 + size % 1000).substr(1);
    if (decimals.back() == '0')
        decimals.pop_back();
    return std::string(evaluationName) + (evaluation.thousandths < 0 ? "-" : "") +
           std::to_string(size / 1000) + "." + decimals;
}

std::optional<Remark::Content> understood(const Rules& rules, std::string_view text) {
    if (auto clock = detail::readClock(text))
        return clock;
    if (auto drawing = detail::readDrawing(rules, text))
        return drawing;
    return readEvaluation(text);
}

std::optional<std::string> usualText(const Rules& rules, const Remark::Content& content) {
    using Text = std::optional<std::string>;
    const Overloaded kinds{
        [](const rules::ClockTime& time) -> Text { return detail::writtenClock(time); },
        [](const rules::Clocks& clocks) -> Text { return detail::writtenClock(clocks); },
        [&](const rules::Drawing& d) -> Text { return detail::writtenDrawing(rules, d); },
        [](const Evaluation& evaluation) -> Text { return written(evaluation); },
        [](const rules::Command& command) -> Text { return command.text; },
        [](const auto&) -> Text { return std::nullopt; },
    };
    return std::visit(kinds, content);
}

} // namespace

Remark readCommand(const Rules& rules, std::string_view text) {
    auto content = understood(rules, text);
    if (!content)
        return rules::Command{std::string(text)};
    const bool usual = usualText(rules, *content) == text;
    return {*std::move(content), Remark::Place::after, usual ? std::string() : std::string(text)};
}

std::optional<std::string> commandText(const Rules& rules, const Remark& remark) {
    auto usual = usualText(rules, remark.content);
    return usual && !remark.spelling.empty() ? remark.spelling : usual;
}

std::optional<std::string> clockText(const Rules& rules, const Remark& remark) {
    if (remark.as<rules::ClockTime>() == nullptr && remark.as<rules::Clocks>() == nullptr)
        return std::nullopt;
    const std::string text = *commandText(rules, remark);
    return std::string(base::trimmed(std::string_view(text).substr(text.find(' '))));
}

} // namespace damscope::parser
