// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/result.hpp"
#include "rules/board/rules.hpp"

#include <string>

namespace damscope::cli {

/// A result as the user wants to see it: in the style of $DAMSCOPE_RESULTS, "points" (2-0, 1-1) or
/// "chess" (1-0, 1/2-1/2), else of the variant. The first number stays the same player's.
[[nodiscard]] std::string resultText(const rules::Rules& rules, rules::GameResult result);

} // namespace damscope::cli
