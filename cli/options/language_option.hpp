// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/arguments.hpp"
#include "messages/language.hpp"
#include "messages/message.hpp"

#include <span>
#include <string>

namespace damscope::cli {

/// The language of the environment: DAMSCOPE_LANGUAGE, else, in the order of POSIX, LC_ALL,
/// LC_MESSAGES, LANG ("nl_NL.UTF-8"). English if Damscope does not have that language.
[[nodiscard]] Language environmentLanguage();

/// A message in that language.
[[nodiscard]] std::string inWords(const Message& message);

/// --language: the language of everything that a command prints.
void declareLanguage(Arguments& arguments);

/// Makes the language of --language among the words that of the environment. Done before they are
/// parsed, because what is wrong with them is worded in it, too. An unknown one is left to the
/// parsing.
void adoptLanguage(std::span<const std::string> words);

} // namespace damscope::cli
