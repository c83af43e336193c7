// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/shots/record.hpp"

#include <vector>

namespace damscope::analysis::shots {

[[nodiscard]] bool byKing(const Step& step);
/// The squares of a capture, from its first to its last; with several ways, of the first way.
[[nodiscard]] std::vector<rules::Square> landings(const Step& step);

/// A capture of four pieces or more comes back to a square where it was.
[[nodiscard]] bool wheel(const Record& record);

/// The last capture takes five men or more on a way that is rolled up: two or more forward, two or
/// more across, and one or more back.
[[nodiscard]] bool rolledUp(const Record& record);

/// A man's last capture, of three pieces or more, begins with a man that has just taken a gift, and
/// goes forward, back and forward again, always to the same side.
[[nodiscard]] bool zigzag(const Record& record);

} // namespace damscope::analysis::shots
