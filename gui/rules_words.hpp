// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/language.hpp"
#include "rules/rules.hpp"

#include <QString>

#include <string_view>

namespace damscope::gui {

/// The language of the window, for what the rules module words itself.
[[nodiscard]] rules::Language rulesLanguage();
/// What a game is called in the language of the window: "Russisch dammen (sjasjki)".
[[nodiscard]] QString variantTitle(rules::Variant variant);
/// A draw rule by its name (rules::DrawRule), in the language of the window.
[[nodiscard]] QString drawRuleName(std::string_view name);

} // namespace damscope::gui
