// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/rules.hpp"

namespace damscope::analysis::shots {

struct Compared {
    int positions = 0;
    int found = 0;   ///< forced gains
    int lasting = 0; ///< of these, said not to be won back in full
};

/// Compares the finder with plain search on random middlegames, and fails the running test where
/// they differ.
[[nodiscard]] Compared compareWithPlainSearch(rules::Variant variant, int positions, int moves);

} // namespace damscope::analysis::shots
