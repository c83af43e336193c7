// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/engine.hpp"
#include "cli/terminal/json.hpp"

#include <optional>

namespace damscope::cli {

/// A score for programs: {"kind": "estimate", "value": -35}, in hundredths of a man; "forced" with
/// the plies to the win, negative for a loss; "table" with 1, 0 or -1. null if it is not known.
[[nodiscard]] Json scoreJson(const std::optional<analysis::Score>& score);

} // namespace damscope::cli
