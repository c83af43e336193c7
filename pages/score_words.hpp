// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/engine.hpp"
#include "messages/language.hpp"

#include <string>

namespace damscope::pages {

/// A score from White's view: "+0.35", "White wins in 4", "draw".
[[nodiscard]] std::string scoreWords(const analysis::Score& score, Language language);

} // namespace damscope::pages
