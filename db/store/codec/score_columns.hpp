// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/engine.hpp"

#include <cstdint>
#include <string_view>

namespace damscope::db {

/// A score as tables have it, in two columns. "estimate", "forced" or "table".
[[nodiscard]] std::string_view kindName(analysis::Score::Kind kind);
/// Hundredths of a man; plies to the win, below zero to the loss, never 0; 1 won, 0 drawn, -1 lost.
[[nodiscard]] std::int64_t scoreNumber(const analysis::Score& score);
/// The score again. Any kind and number are safe: what is too large becomes smaller, but a win
/// remains one, and a forced result in 0 plies, which has no sign, becomes an even estimate.
[[nodiscard]] analysis::Score scoreOf(std::string_view kind, std::int64_t number);

} // namespace damscope::db
