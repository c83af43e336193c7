// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/language_option.hpp"

#include <algorithm>
#include <cstdlib>

namespace damscope::cli {
namespace {

constexpr std::string_view option = "--language";

std::string languageCodes() {
    std::string codes;
    for (const Language language : allLanguages())
        codes.append(codes.empty() ? "" : ", ").append(codeOf(language));
    return codes;
}

std::optional<std::string> wrongWith(std::string_view language) {
    if (languageNamed(language))
        return std::nullopt;
    return inWords(
        {"usage-language", {{"word", std::string(language)}, {"codes", languageCodes()}}});
}

void adopt(const std::string& language) {
    if (languageNamed(language))
        (void)::setenv(languageVariable, language.c_str(), 1);
}

} // namespace

void declareLanguage(Arguments& arguments) {
    std::vector<std::string_view> codes;
    std::ranges::transform(allLanguages(), std::back_inserter(codes), codeOf);
    arguments.value(
        {std::string(option), "LANG", "en, nl, fr, ru or pt; else that of the environment"},
        {wrongWith, {codes.begin(), codes.end()}});
}

void adoptLanguage(std::span<const std::string> words) {
    const auto end = std::ranges::find(words, "--");
    for (auto word = words.begin(); word != end; ++word)
        if (*word == option && word + 1 != end)
            adopt(*(word + 1));
        else if (word->starts_with(option) && word->substr(option.size()).starts_with('='))
            adopt(word->substr(option.size() + 1));
}

} // namespace damscope::cli
