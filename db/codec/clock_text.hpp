// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

/// A command like "%clock w0:03:00 B0:02:58" in parts: the pattern "%clock w@ B@" and the times
/// in seconds. Games with clocks have a command at every move and only a few patterns.
struct ClockText {
    std::string pattern; ///< at most 40 bytes, with '@' for each time
    std::vector<std::uint32_t> seconds;
    friend bool operator==(const ClockText&, const ClockText&) = default;
};

/// Splits a text; nothing unless it has one or two times H:MM:SS (hours without leading zeros,
/// under 100), no '@', and joining the parts would give the same text.
[[nodiscard]] std::optional<ClockText> splitClockText(std::string_view text);

/// The number of times in a pattern; nothing if splitClockText makes no such pattern.
[[nodiscard]] std::optional<std::size_t> clockTimes(std::string_view pattern);

/// The text again. There is one time, under 100 hours, for each '@'.
[[nodiscard]] std::string joinClockText(std::string_view pattern,
                                        std::span<const std::uint32_t> seconds);

inline constexpr std::uint32_t clockLimit = 100 * 3600;

} // namespace damscope::db
