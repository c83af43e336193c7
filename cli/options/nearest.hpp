// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text/nearest.hpp"

#include <span>
#include <string>
#include <string_view>

namespace damscope::cli {

using base::nearest;

/// "; did you mean X?", or nothing.
[[nodiscard]] std::string didYouMean(std::string_view word,
                                     std::span<const std::string_view> candidates);

} // namespace damscope::cli
