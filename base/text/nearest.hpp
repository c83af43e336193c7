// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace damscope::base {

/// How many letters (bytes) of one word are left out, added, changed or swapped with their
/// neighbour in the other.
[[nodiscard]] std::size_t editDistance(std::string_view a, std::string_view b);

/// The candidate that begins with a mistyped word, or the nearest one by editDistance; nothing if
/// none is near (more than a third of the letters is wrong, not counting the dashes of options).
[[nodiscard]] std::optional<std::string_view> nearest(std::string_view word,
                                                      std::span<const std::string_view> candidates);

} // namespace damscope::base
