// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace damscope::analysis::train {

/// A position from self-play, with score and result. Both from White's side.
struct Sample {
    rules::Position position;
    int score;  ///< of the search, in hundredths of a man
    int result; ///< of the game: 1, 0 or -1
};

/// One line without its end: the position as the Hub protocol writes it, score, result.
[[nodiscard]] std::string writeSample(const Sample& sample);
[[nodiscard]] std::optional<Sample> readSample(rules::Variant variant, std::string_view line);

} // namespace damscope::analysis::train
