// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "guide/layout.hpp"
#include "messages/language.hpp"
#include "rules/board/rules.hpp"
#include "rules/moves/draw_rules.hpp"

#include <span>
#include <string>
#include <vector>

namespace damscope::rules {

/// The rules of a variant as a page that a player can read: UTF-8 text in lines of at most 78
/// columns, said from the same table that the generator reads (rules(Variant)) and from the draw
/// rules (drawRules(Variant)). English pages are ASCII.
[[nodiscard]] std::string rulesPage(Variant variant, Language language);

} // namespace damscope::rules

namespace damscope::rules::page {

/// The page of rules that a table describes. The table need not be the one of its variant: that is
/// how tests check that every value has its words. The squares in examples are the variant's.
[[nodiscard]] std::string writePage(const Rules& rules, std::span<const DrawRule> draws,
                                    Language language);

/// The draw rules that have this effect, each as "when ...", without a full stop.
[[nodiscard]] std::vector<std::string> drawConditions(const Rules& rules,
                                                      std::span<const DrawRule> draws,
                                                      DrawEffect effect, Language language);

} // namespace damscope::rules::page
