// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/arguments.hpp"
#include "messages/language.hpp"

#include <optional>

namespace damscope::cli {

/// The language of the environment: DAMSCOPE_LANGUAGE, else, in the order of POSIX, LC_ALL,
/// LC_MESSAGES, LANG ("nl_NL.UTF-8"). English if Damscope does not have that language.
[[nodiscard]] Language environmentLanguage();

/// --language: the language of a command's output.
class LanguageOption {
public:
    void declare(Arguments& arguments);
    [[nodiscard]] Language language() const { return language_.value_or(environmentLanguage()); }

private:
    std::optional<Language> language_;
};

} // namespace damscope::cli
