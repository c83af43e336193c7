// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/meaning/clock_commands.hpp"

#include "base/text/ascii.hpp"
#include "parser/meaning/commands.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace damscope::parser {
namespace detail {
namespace {

using rules::Clocks;
using rules::ClockTime;
using rules::Color;

struct ClockName {
    ClockTime::Kind kind;
    std::string_view name;
};
constexpr std::array<ClockName, 4> names{{{ClockTime::Kind::left, "%clk "},
                                          {ClockTime::Kind::move, "%emt "},
                                          {ClockTime::Kind::game, "%egt "},
                                          {ClockTime::Kind::mechanical, "%mct "}}};
constexpr std::string_view bothName = "%clock ";

std::string hoursMinutesSeconds(std::uint32_t seconds) {
    const auto two = [](std::uint32_t n) {
        return std::string{static_cast<char>('0' + n / 10), static_cast<char>('0' + n % 10)};
    };
    return std::to_string(seconds / 3600) + ":" + two(seconds / 60 % 60) + ":" + two(seconds % 60);
}

std::string_view takeWord(std::string_view& rest) {
    rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
    const std::string_view word = rest.substr(0, rest.find(' '));
    rest.remove_prefix(word.size());
    return word;
}

// "w0:03:00 B0:02:58": the letter says whose; the capital one's clock runs.
std::optional<rules::Remark::Content> readClocks(std::string_view rest) {
    Clocks clocks;
    for (std::string_view word = takeWord(rest); !word.empty(); word = takeWord(rest)) {
        const char letter = base::lowerCase(word.front());
        if (letter != 'w' && letter != 'b')
            continue;
        auto& time = letter == 'w' ? clocks.white : clocks.black;
        if (time)
            continue;
        time = secondsOf(word.substr(1));
        if (time && base::isUpperCase(word.front()))
            clocks.running = letter == 'w' ? Color::white : Color::black;
    }
    if (!clocks.white && !clocks.black)
        return std::nullopt;
    return clocks;
}

} // namespace

std::optional<rules::Remark::Content> readClock(std::string_view text) {
    if (text.starts_with(bothName))
        return readClocks(text.substr(bothName.size()));
    const auto name = std::ranges::find_if(
        names, [&](const ClockName& one) { return text.starts_with(one.name); });
    if (name == names.end())
        return std::nullopt;
    std::string_view rest = text.substr(name->name.size());
    const auto seconds = secondsOf(takeWord(rest));
    if (!seconds)
        return std::nullopt;
    return ClockTime{name->kind, *seconds};
}

std::string writtenClock(const ClockTime& time) {
    const auto found = std::ranges::find(names, time.kind, &ClockName::kind);
    return std::string(found->name) + hoursMinutesSeconds(time.seconds);
}

std::string writtenClock(const Clocks& clocks) {
    std::string text = "%clock";
    const auto add = [&](const std::optional<std::uint32_t>& time, Color color, char letter) {
        if (!time)
            return;
        text += ' ';
        text += clocks.running == color ? base::upperCase(letter) : letter;
        text += hoursMinutesSeconds(*time);
    };
    add(clocks.white, Color::white, 'w');
    add(clocks.black, Color::black, 'b');
    return text;
}

} // namespace detail

std::optional<std::uint32_t> secondsOf(std::string_view text) {
    constexpr std::uint64_t most = std::uint64_t{1000} * 3600;
    std::uint64_t total = 0;
    while (true) {
        std::uint32_t part = 0;
        const char* const end = text.data() + text.size();
        const auto [stopped, error] = std::from_chars(text.data(), end, part);
        if (error != std::errc())
            return std::nullopt;
        total = total * 60 + part;
        if (total > most)
            return std::nullopt;
        if (stopped == end || *stopped == '.')
            return static_cast<std::uint32_t>(total);
        if (*stopped != ':')
            return std::nullopt;
        text.remove_prefix(static_cast<std::size_t>(stopped + 1 - text.data()));
    }
}

} // namespace damscope::parser
