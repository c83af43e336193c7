// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/codec/clock_text.hpp"

#include "base/text/ascii.hpp"

#include <algorithm>
#include <cassert>

namespace damscope::db {
namespace {

// Short, so that a few bytes of a hostile blob cannot expand to much text.
constexpr std::size_t patternLimit = 40;
constexpr std::size_t timesLimit = 2;

unsigned digit(char c) {
    return static_cast<unsigned>(c - '0');
}

struct Time {
    std::uint32_t seconds;
    std::size_t length;
};

// The time H:MM:SS or HH:MM:SS at the beginning of a text.
std::optional<Time> readTime(std::string_view text) {
    const std::size_t hourDigits = text.find(':');
    if (hourDigits != 1 && hourDigits != 2)
        return std::nullopt;
    const std::size_t length = hourDigits + 6;
    if (text.size() < length || text[hourDigits + 3] != ':')
        return std::nullopt;
    for (std::size_t i = 0; i < length; ++i)
        if (i != hourDigits && i != hourDigits + 3 && !base::isDigit(text[i]))
            return std::nullopt;
    if ((hourDigits == 2 && text[0] == '0') ||
        (text.size() > length && base::isDigit(text[length])))
        return std::nullopt;
    const auto two = [&](std::size_t at) { return 10 * digit(text[at]) + digit(text[at + 1]); };
    const unsigned hours = hourDigits == 1 ? digit(text[0]) : two(0);
    const unsigned minutes = two(hourDigits + 1);
    const unsigned seconds = two(hourDigits + 4);
    if (minutes > 59 || seconds > 59)
        return std::nullopt;
    return Time{(hours * 60 + minutes) * 60 + seconds, length};
}

void appendTime(std::string& text, std::uint32_t seconds) {
    const auto two = [&](std::uint32_t n) {
        text += static_cast<char>('0' + n / 10);
        text += static_cast<char>('0' + n % 10);
    };
    text += std::to_string(seconds / 3600) + ":";
    two(seconds / 60 % 60);
    text += ':';
    two(seconds % 60);
}

} // namespace

std::optional<ClockText> splitClockText(std::string_view text) {
    ClockText parts;
    while (!text.empty() && parts.pattern.size() <= patternLimit) {
        const bool numberGoesOn = !parts.pattern.empty() && base::isDigit(parts.pattern.back());
        const auto time =
            base::isDigit(text[0]) && !numberGoesOn ? readTime(text) : std::optional<Time>();
        if (time) {
            parts.seconds.push_back(time->seconds);
            parts.pattern += '@';
        } else if (text[0] == '@') {
            return std::nullopt;
        } else {
            parts.pattern += text[0];
        }
        text.remove_prefix(time ? time->length : 1);
    }
    if (!text.empty() || clockTimes(parts.pattern) != parts.seconds.size())
        return std::nullopt;
    return parts;
}

std::optional<std::size_t> clockTimes(std::string_view pattern) {
    const auto times = static_cast<std::size_t>(std::count(pattern.begin(), pattern.end(), '@'));
    if (pattern.size() > patternLimit || times == 0 || times > timesLimit)
        return std::nullopt;
    return times;
}

std::string joinClockText(std::string_view pattern, std::span<const std::uint32_t> seconds) {
    std::string text;
    std::size_t next = 0;
    for (const char c : pattern) {
        if (c != '@') {
            text += c;
            continue;
        }
        assert(next < seconds.size() && seconds[next] < clockLimit);
        appendTime(text, seconds[next++]);
    }
    return text;
}

} // namespace damscope::db
