// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/evaluation/weights.hpp"
#include "base/expected.hpp"

#include <string>
#include <string_view>

namespace damscope::analysis::evaluation {

/// The format of a file of weights, version 3: the bytes "DSW3", the variant's name and a line
/// feed; then all middlegame weights, then all endgame weights, in the order of the variant's
/// WeightLayout; then XXH3 (64 bits, lowest byte first) of all bytes before. A weight that is not
/// zero is the number 2w (w > 0) or -2w - 1 (w < 0); zeros are the number 0 and the number of zeros
/// in a row. Numbers have seven bits a byte, the lowest first, and the top bit set in all bytes but
/// the last.
[[nodiscard]] std::string writeWeights(const Weights& weights);

/// Reads it; the error says what is wrong.
[[nodiscard]] Expected<Weights, std::string> readWeights(std::string_view bytes);

} // namespace damscope::analysis::evaluation
