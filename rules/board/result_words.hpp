// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/result.hpp"

namespace damscope::rules {

/// A result in the words of a language, or with a word of how it came about: "remise",
/// "wit wint", "Black resigns", "ничья", "victoire des blancs", "1-0 forfeit", "2-0F". Nothing if
/// any word is not known, since it may change the meaning: "remise aangeboden".
[[nodiscard]] std::optional<GameResult> readResultInWords(const Rules& rules,
                                                          std::string_view text);

} // namespace damscope::rules
