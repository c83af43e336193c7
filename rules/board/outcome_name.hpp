// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/result.hpp"

#include <string_view>

namespace damscope::rules {

/// Who won, whatever the variant writes: "white wins", "draw", "black wins", "both lose"; empty if
/// it is not known.
[[nodiscard]] std::string_view outcomeName(GameResult result);

} // namespace damscope::rules
