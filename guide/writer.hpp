// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "guide/page.hpp"
#include "rules/moves/draw_rules.hpp"

#include <span>
#include <string>

namespace damscope::rules::page {

/// The page of rules that a table describes. The table need not be the one of its variant: that is
/// how tests check that every value has its words. The squares in examples are the variant's.
[[nodiscard]] std::string writePage(const Rules& rules, std::span<const DrawRule> draws,
                                    Language language);

} // namespace damscope::rules::page
