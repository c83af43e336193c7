// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/language.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace damscope {

/// A name by Language; empty where there is none.
using Names = std::array<std::string, languageCount>;

/// A name of a table as it is shown. "~" before it marks one that no source has, and that is
/// translated.
[[nodiscard]] inline std::string shownName(std::string name) {
    if (name.starts_with('~'))
        name.erase(0, 1);
    return name;
}

/// The name in a language, else the first that exists; empty if none does.
[[nodiscard]] inline const std::string& nameIn(const Names& names, Language language) {
    const std::string& own = names[static_cast<std::size_t>(language)];
    if (!own.empty())
        return own;
    const auto any = std::ranges::find_if_not(names, &std::string::empty);
    return any == names.end() ? own : *any;
}

} // namespace damscope
