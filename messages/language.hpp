// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace damscope {

/// The languages that Damscope speaks.
enum class Language : std::uint8_t { english, dutch, french, russian, portuguese };
inline constexpr std::size_t languageCount = 5;

[[nodiscard]] std::span<const Language> allLanguages();

/// A language by its code, its English or its own name, or the name of a locale: "nl", "dutch",
/// "Nederlands", "nl-BE", "nl_NL.UTF-8"; case ignored in ASCII. Nothing for other languages and for
/// the locales that name none ("C", "POSIX").
[[nodiscard]] std::optional<Language> languageNamed(std::string_view name);

/// The two letters of ISO 639-1: "nl".
[[nodiscard]] std::string_view codeOf(Language language);

/// Of the same words in every language, those in one.
template <class Words>
[[nodiscard]] const Words& wordsIn(Language language, const Words& english, const Words& dutch,
                                   const Words& french, const Words& russian,
                                   const Words& portuguese) {
    switch (language) {
    case Language::dutch:
        return dutch;
    case Language::french:
        return french;
    case Language::russian:
        return russian;
    case Language::portuguese:
        return portuguese;
    case Language::english:
        break;
    }
    return english;
}

} // namespace damscope
