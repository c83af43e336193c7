// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/phrase.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

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

/// The translations of one language, as msgfmt compiles po/LANGUAGE.po: they are part of the
/// program, which needs no files to speak a language.
class Catalogue {
public:
    /// The form for a number, from 0: the expression of the header Plural-Forms.
    using PluralRule = std::size_t (*)(unsigned long number);

    /// The bytes of the compiled file.
    using Contents = std::string_view (*)();

    constexpr Catalogue(std::string_view code, Contents contents, PluralRule pluralRule)
        : code_(code), bytes_(contents), pluralRule_(pluralRule) {}

    /// "nl": the name of the file.
    [[nodiscard]] std::string_view code() const { return code_; }
    [[nodiscard]] std::size_t pluralForm(unsigned long number) const { return pluralRule_(number); }

    /// The translation of an English text, with a zero byte between the forms for numbers. Empty:
    /// there is none.
    [[nodiscard]] std::string_view find(std::string_view context, std::string_view english) const;
    /// What stands in the header of the file under a name: "Language-Team".
    [[nodiscard]] std::string_view header(std::string_view name) const;

private:
    std::string_view code_;
    Contents bytes_;
    PluralRule pluralRule_;
};

/// The catalogues of po/.
[[nodiscard]] std::span<const Catalogue> catalogues();

/// Nothing for English.
[[nodiscard]] const Catalogue* catalogueOf(Language language);

/// A text as it is shown, and the language that it is in: English where there is no translation.
struct Translation {
    std::string_view text;
    Language language;
};
[[nodiscard]] Translation translation(const Text& text, Language language, std::int64_t number = 0);

/// The form for a number, from 0.
[[nodiscard]] std::size_t pluralForm(Language language, std::int64_t number);

} // namespace damscope
