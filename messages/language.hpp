// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace damscope {

/// A language that Damscope speaks. Those with a name here have columns in tables of names; others
/// follow them, one for each further catalogue of po/.
enum class Language : std::uint8_t { english, dutch, french, russian, portuguese };

/// English, and every language with a catalogue.
[[nodiscard]] std::span<const Language> allLanguages();

/// A language by its code, its English or its own name, or the name of a locale: "nl", "dutch",
/// "Nederlands", "nl-BE", "nl_NL.UTF-8"; case and accents do not matter. Nothing for other
/// languages and for the locales that name none ("C", "POSIX").
[[nodiscard]] std::optional<Language> languageNamed(std::string_view name);

/// What a language is known by, without capitals and accents. A name is empty where there is none.
struct LanguageNames {
    std::string code; ///< "nl", "pt_br", "sr@latin"
    std::string english;
    std::string own;
};
/// Which of several languages has a name, as for languageNamed(). A locale is first looked for with
/// its territory and modifier.
[[nodiscard]] std::optional<std::size_t> placeOfLanguage(std::string_view name,
                                                         std::span<const LanguageNames> languages);

/// The name of its catalogue: "nl", "pt_BR".
[[nodiscard]] std::string_view codeOf(Language language);

/// What its speakers call it: "Nederlands". Its English name where a catalogue does not say.
[[nodiscard]] std::string ownName(Language language);

} // namespace damscope
