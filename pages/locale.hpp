// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/language.hpp"
#include "rules/board/rules.hpp"

#include <optional>

namespace damscope::pages {

/// How a reader is spoken to.
struct Locale {
    Language language = Language::english;
    std::optional<rules::ResultStyle> results{}; ///< else that of the variant

    // Most texts depend on the language alone.
    operator Language() const { return language; } // NOLINT(google-explicit-constructor)
};

} // namespace damscope::pages
