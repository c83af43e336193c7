// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/engine.hpp"
#include "messages/language.hpp"

#include <cstdint>
#include <string>

namespace damscope::pages {

/// How a minus is written: as it is typed, or as it is printed, U+2212.
enum class Minus : std::uint8_t { typed, printed };

/// A score from White's view: "+0.35", "White wins in 4", "draw".
[[nodiscard]] std::string scoreWords(const analysis::Score& score, Language language,
                                     Minus minus = Minus::typed);

} // namespace damscope::pages
