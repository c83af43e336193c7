// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text/nearest.hpp"

#include <span>
#include <string>
#include <string_view>

namespace damscope::cli {

using base::nearest;

/// "; did you mean X?", in the language of the environment.
[[nodiscard]] std::string didYouMean(std::string_view meant);
/// The same of the candidate nearest to a word, or nothing.
[[nodiscard]] std::string didYouMean(std::string_view word,
                                     std::span<const std::string_view> candidates);

} // namespace damscope::cli
