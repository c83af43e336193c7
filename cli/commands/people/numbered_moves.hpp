// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>

namespace damscope::cli {

/// Moves from the start of a game with their numbers: "1. 32-28 18-23 2. 38-32".
[[nodiscard]] std::string numberedMoves(std::span<const std::string> moves);

} // namespace damscope::cli
