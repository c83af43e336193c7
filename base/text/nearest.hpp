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

/// The candidate nearest to a mistyped word, by editDistance, or a candidate that begins with it;
/// nothing if none is near (more than a third of the word is wrong).
[[nodiscard]] std::optional<std::string_view> nearest(std::string_view word,
                                                      std::span<const std::string_view> candidates);

} // namespace damscope::base
