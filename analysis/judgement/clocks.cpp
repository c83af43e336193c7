// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/judgement/clocks.hpp"

#include "base/text/ascii.hpp"

#include <algorithm>
#include <charconv>

namespace damscope::analysis {
namespace {

std::string_view takeWord(std::string_view& rest) {
    rest = base::trimmedStart(rest, " ");
    const std::string_view word = rest.substr(0, rest.find(' '));
    rest.remove_prefix(word.size());
    return word;
}

// "w0:03:00 B0:02:58": the letter tells whose; the capital one's clock runs.
std::optional<int> clockOf(std::string_view rest, rules::Color mover) {
    const std::string_view letters = mover == rules::Color::white ? "wW" : "bB";
    for (std::string_view word = takeWord(rest); !word.empty(); word = takeWord(rest))
        if (letters.find(word.front()) != std::string_view::npos)
            return secondsOf(word.substr(1));
    return std::nullopt;
}

std::optional<int> clockIn(std::string_view command, rules::Color mover) {
    const std::string_view name = takeWord(command);
    if (name == "%clk")
        return secondsOf(takeWord(command));
    return name == "%clock" ? clockOf(command, mover) : std::nullopt;
}

} // namespace

std::optional<int> secondsOf(std::string_view text) {
    constexpr int mostHours = 1000;
    long total = 0;
    while (true) {
        unsigned part = 0;
        const char* const end = text.data() + text.size();
        const auto [stopped, error] = std::from_chars(text.data(), end, part);
        if (error != std::errc() || part > mostHours * 3600U)
            return std::nullopt;
        total = total * 60 + static_cast<long>(part);
        if (total > mostHours * 3600L)
            return std::nullopt;
        if (stopped == end || *stopped == '.') // tenths do not matter here
            return static_cast<int>(total);
        if (*stopped != ':')
            return std::nullopt;
        text.remove_prefix(static_cast<std::size_t>(stopped + 1 - text.data()));
    }
}

std::optional<int> clockAfter(const rules::Game& game, rules::NodeId node, rules::Color mover) {
    for (const rules::Remark& remark : game.remarks(node))
        if (remark.kind == rules::Remark::Kind::command)
            if (const auto clock = clockIn(remark.text, mover))
                return clock;
    return std::nullopt;
}

} // namespace damscope::analysis
