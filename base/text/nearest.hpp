// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace damscope::base {

/// The candidate nearest to a mistyped word, counting letters left out, added, changed or swapped
/// with their neighbour, or a candidate that begins with it; nothing if none is near (more than a
/// third of the word is wrong).
[[nodiscard]] std::optional<std::string_view> nearest(std::string_view word,
                                                      std::span<const std::string_view> candidates);

} // namespace damscope::base
