// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/rules.hpp"

#include <optional>
#include <string_view>

namespace damscope::parser {

/// The variant that a tag `[Variant "..."]` names, as programs and people write it: "Frysk!",
/// "Antidraughts", "Russian draughts", "Dames internationales". Nothing for words that say no game
/// ("Standard", "From Position").
[[nodiscard]] std::optional<rules::Variant> variantOfTag(std::string_view value);

} // namespace damscope::parser
