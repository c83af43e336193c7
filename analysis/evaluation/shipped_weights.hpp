// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rules.hpp"

#include <string_view>

namespace damscope::analysis::evaluation {

/// The file of trained weights that is built into the program (analysis/weights/); empty where
/// there is none for the variant.
[[nodiscard]] std::string_view shippedWeights(rules::Variant variant);

} // namespace damscope::analysis::evaluation
