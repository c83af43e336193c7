// SPDX-License-Identifier: GPL-3.0-or-later
#include "messages/language.hpp"

#include "base/text/unicode.hpp"
#include "messages/catalogue.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace damscope {

namespace {

/// The codes in the order of the enumeration, and those of further catalogues.
const std::vector<std::string_view>& codes() {
    static const std::vector<std::string_view> all = [] {
        std::vector<std::string_view> found{"en", "nl", "fr", "ru", "pt"};
        for (const Catalogue& catalogue : catalogues())
            if (std::ranges::count(found, catalogue.code()) == 0)
                found.push_back(catalogue.code());
        return found;
    }();
    return all;
}

/// "Dutch": the team of translators. Empty if there is none, which msginit calls "none".
std::string_view englishName(Language language) {
    const Catalogue* catalogue = catalogueOf(language);
    if (catalogue == nullptr)
        return "English";
    const std::string_view team = catalogue->header("Language-Team");
    const std::string_view name = team.substr(0, team.find(" <"));
    return name == "none" ? std::string_view() : name;
}

/// A code or the name of a locale, folded, without its encoding: "sr_rs@latin" of
/// "sr-RS.UTF-8@latin".
std::string withoutEncoding(std::string name) {
    std::ranges::replace(name, '-', '_');
    const auto dot = name.find('.');
    if (dot == std::string::npos)
        return name;
    const auto modifier = name.find('@', dot);
    return name.substr(0, dot) +
           (modifier == std::string::npos ? std::string() : name.substr(modifier));
}

/// The codes that fit a locale, the one that says most first, as gettext tries them: "sr_rs@latin",
/// "sr@latin", "sr_rs", "sr".
std::array<std::string, 4> codesOfLocale(const std::string& folded) {
    const std::string whole = withoutEncoding(folded);
    const std::string territory = whole.substr(0, whole.find('@'));
    const std::string modifier = whole.substr(territory.size());
    const std::string language = territory.substr(0, territory.find('_'));
    return {whole, language + modifier, territory, language};
}

const std::vector<LanguageNames>& allNames() {
    static const std::vector<LanguageNames> all = [] {
        std::vector<LanguageNames> found;
        for (const Language language : allLanguages())
            found.push_back({withoutEncoding(base::folded(codeOf(language))),
                             base::folded(englishName(language)), base::folded(ownName(language))});
        return found;
    }();
    return all;
}

} // namespace

std::span<const Language> allLanguages() {
    static const std::vector<Language> all = [] {
        std::vector<Language> found;
        for (std::size_t i = 0; i < codes().size(); ++i)
            if (const auto language = static_cast<Language>(i);
                language == Language::english || catalogueOf(language) != nullptr)
                found.push_back(language);
        return found;
    }();
    return all;
}

std::optional<Language> languageNamed(std::string_view name) {
    const auto place = placeOfLanguage(name, allNames());
    return place ? std::optional(allLanguages()[*place]) : std::nullopt;
}

std::optional<std::size_t> placeOfLanguage(std::string_view name,
                                           std::span<const LanguageNames> languages) {
    const std::string folded = base::folded(name);
    if (folded.empty())
        return std::nullopt;
    const auto placeOf = [&](auto found) {
        return static_cast<std::size_t>(found - languages.begin());
    };
    for (const std::string& code : codesOfLocale(folded))
        if (const auto found = std::ranges::find(languages, code, &LanguageNames::code);
            found != languages.end())
            return placeOf(found);
    const auto found = std::ranges::find_if(languages, [&](const LanguageNames& names) {
        return names.english == folded || names.own == folded;
    });
    return found == languages.end() ? std::nullopt : std::optional(placeOf(found));
}

std::string_view codeOf(Language language) {
    return codes()[static_cast<std::size_t>(language)];
}

std::string ownName(Language language) {
    static constexpr Text english = phrase("the name of your language in itself", "English");
    const Translation name = translation(english, language);
    if (name.language == language)
        return std::string(name.text);
    const std::string_view known = englishName(language);
    return std::string(known.empty() ? codeOf(language) : known);
}

} // namespace damscope
