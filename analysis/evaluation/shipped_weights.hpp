// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/rules.hpp"

#include <string_view>

namespace damscope::analysis::evaluation {

/// The file of trained weights that comes with the program (analysis/weights/, a library of its
/// own); empty if there is none for the variant.
[[nodiscard]] std::string_view shippedWeights(rules::Variant variant);

} // namespace damscope::analysis::evaluation
