// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/reader_language.hpp"

#include "messages/words.hpp"

#include <cstdlib>

namespace damscope::cli {

// Unset and empty variables do not count.
Language environmentLanguage() {
    for (const char* name : {languageVariable, "LC_ALL", "LC_MESSAGES", "LANG"})
        if (const char* value = std::getenv(name); value != nullptr && *value != '\0')
            return languageNamed(value).value_or(Language::english);
    return Language::english;
}

std::string inWords(const Message& message) {
    return words(message, environmentLanguage());
}

std::string inWords(std::string_view kind, std::string_view key) {
    return word(kind, key, environmentLanguage());
}

} // namespace damscope::cli
