// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/duration.hpp"

#include "cli/options/language_option.hpp"

#include <array>
#include <charconv>
#include <cmath>
#include <utility>

namespace damscope::cli {
namespace {

constexpr std::array<std::pair<std::string_view, double>, 4> units{
    {{"ms", 1}, {"s", 1000}, {"m", 60'000}, {"h", 3'600'000}}};

// How many milliseconds a unit is; nothing for an unknown one.
std::optional<double> unitOf(std::string_view name, BareUnit bare) {
    if (name.empty())
        return bare == BareUnit::seconds ? 1000 : 1;
    for (const auto& [known, milliseconds] : units)
        if (known == name)
            return milliseconds;
    return std::nullopt;
}

} // namespace

std::optional<std::chrono::milliseconds> readDuration(std::string_view text, BareUnit bare) {
    constexpr double longest = 1e12;
    double number = 0;
    const char* const end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, number);
    const auto unit = unitOf({stopped, static_cast<std::size_t>(end - stopped)}, bare);
    if (error != std::errc() || !unit || !(number >= 0 && number * *unit <= longest))
        return std::nullopt;
    return std::chrono::milliseconds(std::llround(number * *unit));
}

Accept into(std::optional<std::chrono::milliseconds>& target, BareUnit bare) {
    return [&target, bare](std::string_view text) -> std::optional<std::string> {
        using namespace std::chrono_literals;
        const auto duration = readDuration(text, bare);
        if (!duration || *duration < 1ms || *duration > 24h)
            return inWords({"usage-duration", {{"word", std::string(text)}}});
        target = duration;
        return std::nullopt;
    };
}

} // namespace damscope::cli
