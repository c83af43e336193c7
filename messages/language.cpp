// SPDX-License-Identifier: GPL-3.0-or-later
#include "messages/language.hpp"

#include "base/text/ascii.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace damscope {

namespace {

constexpr std::array languages{Language::english, Language::dutch, Language::french,
                               Language::russian, Language::portuguese};

struct Names {
    std::string_view code;
    std::array<std::string_view, 3> names;
};

// In the order of the enumeration; in lower case, and the Russian name also with its capital.
constexpr std::array<Names, languages.size()> names{{
    {"en", {"english", "english", "english"}},
    {"nl", {"dutch", "nederlands", "nederlands"}},
    {"fr", {"french", "français", "francais"}},
    {"ru", {"russian", "русский", "Русский"}},
    {"pt", {"portuguese", "português", "portugues"}},
}};

/// What stands before the territory, the encoding or the modifier: "nl" of "nl_NL.UTF-8@euro".
std::string_view languageOfLocale(std::string_view name) {
    return name.substr(0, name.find_first_of("_-.@"));
}

} // namespace

std::span<const Language> allLanguages() {
    return languages;
}

std::optional<Language> languageNamed(std::string_view name) {
    const std::string whole = base::lowerCase(name);
    const std::string_view code = languageOfLocale(whole);
    for (const Language language : languages) {
        const Names& known = names[static_cast<std::size_t>(language)];
        if (known.code == code || std::ranges::count(known.names, whole) > 0)
            return language;
    }
    return std::nullopt;
}

std::string_view codeOf(Language language) {
    return names[static_cast<std::size_t>(language)].code;
}

} // namespace damscope
