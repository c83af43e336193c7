// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/remark.hpp"

#include <optional>
#include <string>
#include <string_view>

/// `%clk`, `%emt`, `%egt`, `%mct` with one time, `%clock` with two.
namespace damscope::parser::detail {

[[nodiscard]] std::optional<rules::Remark::Content> readClock(std::string_view text);
[[nodiscard]] std::string writtenClock(const rules::ClockTime& time);
[[nodiscard]] std::string writtenClock(const rules::Clocks& clocks);

} // namespace damscope::parser::detail
