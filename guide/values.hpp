// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "guide/layout.hpp"
#include "rules/board/rules.hpp"

#include <string>

/// What a table of rules puts into the sentences.
namespace damscope::rules::page {

/// The values of every name in the sentences but those of the draw rules.
[[nodiscard]] Values valuesOf(const Rules& rules);

/// The names of all squares in their places, a line a row, as White sees the board.
[[nodiscard]] std::string mapOf(const Rules& rules);

} // namespace damscope::rules::page
