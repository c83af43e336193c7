// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/arguments.hpp"

#include <chrono>
#include <optional>
#include <string_view>

namespace damscope::cli {

/// The unit of a time that is written as a number alone.
enum class BareUnit : std::uint8_t { milliseconds, seconds };

/// "200ms", "2s", "1.5m", "1h", or a number alone; nothing for other texts and negative times.
[[nodiscard]] std::optional<std::chrono::milliseconds> readDuration(std::string_view text,
                                                                    BareUnit bare);
/// A time from 1 ms to a day.
[[nodiscard]] Accept into(std::optional<std::chrono::milliseconds>& target, BareUnit bare);

} // namespace damscope::cli
