// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/nearest.hpp"

namespace damscope::cli {

std::string didYouMean(std::string_view word, std::span<const std::string_view> candidates) {
    const auto candidate = nearest(word, candidates);
    return candidate ? "; did you mean " + std::string(*candidate) + "?" : std::string();
}

} // namespace damscope::cli
