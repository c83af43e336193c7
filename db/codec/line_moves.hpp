// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

/// Legal moves as PDN writes them, separated by blanks.
[[nodiscard]] std::string lineText(rules::Position position, const std::vector<rules::Move>& moves);
/// The moves of a line up to the first that is not legal.
[[nodiscard]] std::vector<rules::Move> lineMoves(rules::Position position, std::string_view text);

} // namespace damscope::db
