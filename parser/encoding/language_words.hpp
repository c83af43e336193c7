// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace damscope::parser {

/// Words of a language in which its letters beyond ASCII stand, with blanks between.
struct LanguageWords {
    std::string_view language;
    std::string_view words;
};

/// Of the languages whose names draughts files hold. Another language is one more entry.
[[nodiscard]] std::span<const LanguageWords> languageWords();

} // namespace damscope::parser
