// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/language.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string>
#include <vector>

namespace damscope {

/// The languages that tables of names have columns for.
inline constexpr std::array nameLanguages{Language::english, Language::dutch, Language::french,
                                          Language::russian, Language::portuguese};
/// The column for names that are given in a language: its own, else that of English.
[[nodiscard]] constexpr Language columnOf(Language language) {
    return std::ranges::find(nameLanguages, language) == nameLanguages.end() ? Language::english
                                                                             : language;
}

/// A name by Language; empty where there is none.
class Names {
public:
    Names() = default;
    /// In the order of Language.
    Names(std::initializer_list<std::string> names) : names_(names) {}

    [[nodiscard]] const std::string& operator[](Language language) const {
        static const std::string none;
        const auto place = static_cast<std::size_t>(language);
        return place < names_.size() ? names_[place] : none;
    }
    [[nodiscard]] std::string& operator[](Language language) {
        const auto place = static_cast<std::size_t>(language);
        if (place >= names_.size())
            names_.resize(place + 1);
        return names_[place];
    }

    [[nodiscard]] auto begin() const { return names_.begin(); }
    [[nodiscard]] auto end() const { return names_.end(); }
    [[nodiscard]] auto begin() { return names_.begin(); }
    [[nodiscard]] auto end() { return names_.end(); }

    friend bool operator==(const Names&, const Names&) = default;

private:
    std::vector<std::string> names_;
};

/// A name of a table as it is shown. "~" before it marks one that no source has, and that is
/// translated.
[[nodiscard]] inline std::string shownName(std::string name) {
    if (name.starts_with('~'))
        name.erase(0, 1);
    return name;
}

/// The name in a language, else the first that exists; empty if none does.
[[nodiscard]] inline const std::string& nameIn(const Names& names, Language language) {
    const std::string& own = names[language];
    if (!own.empty())
        return own;
    const auto any = std::ranges::find_if_not(names, &std::string::empty);
    return any == names.end() ? own : *any;
}

} // namespace damscope
