// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "guide/phrase.hpp"
#include "rules/moves/draw_rules.hpp"

#include <span>
#include <string>
#include <vector>

namespace damscope::rules::page {

/// The draw rules that have this effect, each as "when ...", without a full stop.
[[nodiscard]] std::vector<std::string> drawConditions(const Phrasebook& book, const Rules& rules,
                                                      std::span<const DrawRule> draws,
                                                      DrawEffect effect);

} // namespace damscope::rules::page
