// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace damscope::analysis::evaluation {

/// Which trained weights come with the program.
struct WeightsVersion {
    std::string_view format;  ///< of their files: "DSW3"
    int variants = 0;         ///< how many have weights of their own
    std::uint64_t number = 0; ///< another one for other weights
};
[[nodiscard]] WeightsVersion weightsVersion();

} // namespace damscope::analysis::evaluation
