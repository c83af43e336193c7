// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/language.hpp"
#include "messages/phrase.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace damscope {

/// The translations of one language, as msgfmt compiles po/LANGUAGE.po: they are part of the
/// program, which needs no files to speak a language.
class Catalogue {
public:
    /// The form for a number, from 0: the expression of the header Plural-Forms.
    using PluralRule = std::size_t (*)(unsigned long number);

    constexpr Catalogue(std::string_view code, const char* begin, const char* end,
                        PluralRule pluralRule)
        : code_(code), begin_(begin), end_(end), pluralRule_(pluralRule) {}

    /// "nl": the name of the file.
    [[nodiscard]] std::string_view code() const { return code_; }
    [[nodiscard]] std::size_t pluralForm(unsigned long number) const { return pluralRule_(number); }

    /// The translation of an English text, with a zero byte between the forms for numbers. Empty:
    /// there is none.
    [[nodiscard]] std::string_view find(std::string_view context, std::string_view english) const;
    /// What stands in the header of the file under a name: "Language-Team".
    [[nodiscard]] std::string_view header(std::string_view name) const;

private:
    [[nodiscard]] std::string_view bytes() const;

    std::string_view code_;
    const char* begin_;
    const char* end_;
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
