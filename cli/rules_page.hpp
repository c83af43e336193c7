// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/rules_phrases.hpp"

#include <span>
#include <string>

namespace damscope::cli {

/// The languages that pages of rules are written in.
[[nodiscard]] std::span<const RulesPhrases* const> rulesLanguages();

/// The rules of a variant in words, made from the same data that the move generator works by, in
/// lines of at most `width` columns.
[[nodiscard]] std::string rulesPage(const rules::Rules& rules, const RulesPhrases& phrases,
                                    int width);

} // namespace damscope::cli
