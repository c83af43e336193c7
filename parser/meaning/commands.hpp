// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/rules.hpp"
#include "rules/game/remark.hpp"

#include <optional>
#include <string>
#include <string_view>

/// Embedded commands, `[%clk 0:12:31]`: the one place where their text becomes a value, and a value
/// text. Texts are without brackets.
namespace damscope::parser {

/// What a command means: a ClockTime, Clocks, a Drawing, an Evaluation; any other is a Command.
/// What is not in the usual spelling keeps its own.
[[nodiscard]] rules::Remark readCommand(const rules::Rules& rules, std::string_view text);

/// The text of a command; nothing if the remark is not one.
[[nodiscard]] std::optional<std::string> commandText(const rules::Rules& rules,
                                                     const rules::Remark& remark);

/// The time or times of a clock command as they are written, "0:12:31"; nothing for other remarks.
[[nodiscard]] std::optional<std::string> clockText(const rules::Rules& rules,
                                                   const rules::Remark& remark);

/// A time "H:MM:SS", "M:SS" or "SS" in seconds, without its fraction; nothing if it is not a time.
[[nodiscard]] std::optional<std::uint32_t> secondsOf(std::string_view text);

} // namespace damscope::parser

/// `%clk`, `%emt`, `%egt`, `%mct` with one time, `%clock` with two.
namespace damscope::parser::detail {

[[nodiscard]] std::optional<rules::Remark::Content> readClock(std::string_view text);
[[nodiscard]] std::string writtenClock(const rules::ClockTime& time);
[[nodiscard]] std::string writtenClock(const rules::Clocks& clocks);

/// `%csl R38,G6` marks squares, `%cal G3228,Rc3d4` draws arrows.
/// What does not name squares of the board is left out.
[[nodiscard]] std::optional<rules::Remark::Content> readDrawing(const rules::Rules& rules,
                                                                std::string_view text);
[[nodiscard]] std::string writtenDrawing(const rules::Rules& rules, const rules::Drawing& drawing);

} // namespace damscope::parser::detail
