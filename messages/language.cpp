// SPDX-License-Identifier: GPL-3.0-or-later
#include "messages/language.hpp"

#include "base/text/unicode.hpp"
#include "messages/catalogue.hpp"

#include <algorithm>
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

/// What stands before the territory, the encoding or the modifier: "nl" of "nl_NL.UTF-8@euro".
std::string_view languageOfLocale(std::string_view name) {
    return name.substr(0, name.find_first_of("_-.@"));
}

/// "Dutch": the team of translators.
std::string_view englishName(Language language) {
    const Catalogue* catalogue = catalogueOf(language);
    if (catalogue == nullptr)
        return "English";
    const std::string_view team = catalogue->header("Language-Team");
    return team.substr(0, team.find(" <"));
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
    const std::string whole = base::folded(name);
    const auto languages = allLanguages();
    auto found = std::ranges::find(languages, languageOfLocale(whole), codeOf);
    if (found == languages.end())
        found = std::ranges::find_if(languages, [&](Language language) {
            return base::folded(englishName(language)) == whole ||
                   base::folded(ownName(language)) == whole;
        });
    return found == languages.end() ? std::nullopt : std::optional(*found);
}

std::string_view codeOf(Language language) {
    return codes()[static_cast<std::size_t>(language)];
}

std::string ownName(Language language) {
    static constexpr Text english = phrase("the name of your language in itself", "English");
    return std::string(translation(english, language).text);
}

} // namespace damscope
