// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/language.hpp"
#include "rules/board/rules.hpp"

#include <string>

namespace damscope::rules {

/// The name of the game in a language: "Russisch dammen (sjasjki)".
[[nodiscard]] std::string titleOf(Variant variant, Language language);

} // namespace damscope::rules
