// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/rules.hpp"

namespace damscope::analysis::shots {

struct Compared {
    int positions = 0;
    int found = 0; ///< forced gains
};

/// Compares the finder with plain search on random middlegames, and fails the running test where
/// they differ.
[[nodiscard]] Compared compareWithPlainSearch(rules::Variant variant, int positions, int moves);

} // namespace damscope::analysis::shots
