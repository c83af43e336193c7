// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/language.hpp"
#include "rules/board/rules.hpp"

#include <string>
#include <string_view>

namespace damscope::rules {

/// The rules of a variant as a page that a player can read: UTF-8 text in lines of at most 78
/// columns, said from the same table that the generator reads (rules(Variant)) and from the draw
/// rules (drawRules(Variant)). English pages are ASCII.
[[nodiscard]] std::string rulesPage(Variant variant, Language language);

} // namespace damscope::rules
