// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/nearest.hpp"

#include "cli/options/language_option.hpp"

namespace damscope::cli {

std::string didYouMean(std::string_view meant) {
    return inWords({"did-you-mean", {{"similar", std::string(meant)}}});
}

std::string didYouMean(std::string_view word, std::span<const std::string_view> candidates) {
    const auto candidate = nearest(word, candidates);
    return candidate ? didYouMean(*candidate) : std::string();
}

} // namespace damscope::cli
