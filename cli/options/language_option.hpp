// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/arguments.hpp"
#include "messages/language.hpp"

#include <optional>

namespace damscope::cli {

/// What the environment asks for ("nl_NL.UTF-8"), in the order that POSIX gives: LC_ALL,
/// LC_MESSAGES, LANG. English if it names no language that Damscope speaks.
[[nodiscard]] Language environmentLanguage();

/// --language: in which language a command says what it has to say.
class LanguageOption {
public:
    void declare(Arguments& arguments);
    [[nodiscard]] Language language() const { return language_.value_or(environmentLanguage()); }

private:
    std::optional<Language> language_;
};

} // namespace damscope::cli
