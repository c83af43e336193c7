// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/language.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace damscope {

/// A name by Language; empty where there is none.
using Names = std::array<std::string, languageCount>;

/// The name in a language, else the first that exists; empty if none does.
[[nodiscard]] inline const std::string& nameIn(const Names& names, Language language) {
    const std::string& own = names[static_cast<std::size_t>(language)];
    if (!own.empty())
        return own;
    const auto any = std::ranges::find_if_not(names, &std::string::empty);
    return any == names.end() ? own : *any;
}

} // namespace damscope
