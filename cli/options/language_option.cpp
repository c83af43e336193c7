// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/language_option.hpp"

#include <cstdlib>
#include <fmt/format.h>

namespace damscope::cli {
namespace {

std::string languageCodes() {
    std::string codes;
    for (const Language language : allLanguages())
        codes.append(codes.empty() ? "" : ", ").append(codeOf(language));
    return codes;
}

Accept intoLanguage(std::optional<Language>& target) {
    return [&target](std::string_view text) -> std::optional<std::string> {
        target = languageNamed(text);
        if (target)
            return std::nullopt;
        return fmt::format("Damscope does not speak \"{}\", only {}", text, languageCodes());
    };
}

} // namespace

// Unset and empty variables do not count.
Language environmentLanguage() {
    for (const char* name : {"DAMSCOPE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"})
        if (const char* value = std::getenv(name); value != nullptr && *value != '\0')
            return languageNamed(value).value_or(Language::english);
    return Language::english;
}

void LanguageOption::declare(Arguments& arguments) {
    arguments.value({"--language", "LANG", "en, nl, fr or ru; else that of the environment"},
                    intoLanguage(language_));
}

} // namespace damscope::cli
