// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// The two letters of ISO 639-1: "nl".
[[nodiscard]] std::string_view codeOf(Language language);

/// What its speakers call it: "Nederlands".
[[nodiscard]] std::string ownName(Language language);

} // namespace damscope
