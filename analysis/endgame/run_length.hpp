// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/solution.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// The code of the table files: a byte is a run of equal results. The byte divided by three is the
/// place of the run's length in a list of lengths that belongs to the code, the remainder the
/// result. Positions whose result need not be stored extend the run around them.
namespace damscope::analysis::endgame::runs {

/// Adds the code of these entries to `bytes`.
void append(std::span<const Entry> entries, std::vector<std::uint8_t>& bytes);

/// The result at a place, counted from the first entry of the code; nothing if the code ends before
/// it.
[[nodiscard]] std::optional<Result> resultAt(std::span<const std::uint8_t> bytes,
                                             std::size_t place);

} // namespace damscope::analysis::endgame::runs
