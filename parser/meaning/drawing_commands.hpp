// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/rules.hpp"
#include "rules/game/remark.hpp"

#include <optional>
#include <string>
#include <string_view>

/// `%csl R38,G6` marks squares, `%cal G3228,Rc3d4` draws arrows.
namespace damscope::parser::detail {

/// What does not name squares of the board is left out.
[[nodiscard]] std::optional<rules::Remark::Content> readDrawing(const rules::Rules& rules,
                                                                std::string_view text);
[[nodiscard]] std::string writtenDrawing(const rules::Rules& rules, const rules::Drawing& drawing);

} // namespace damscope::parser::detail
