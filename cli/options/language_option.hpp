// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/arguments.hpp"
#include "messages/language.hpp"

#include <optional>

namespace damscope::cli {

/// The language of the environment ("nl_NL.UTF-8"), in the order of POSIX: LC_ALL, LC_MESSAGES,
/// LANG. English if Damscope does not have that language.
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
