// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/arguments.hpp"
#include "cli/terminal/reader_language.hpp"

#include <span>
#include <string>

namespace damscope::cli {

/// --language: the language of everything that a command prints.
void declareLanguage(Arguments& arguments);

/// Makes the language of --language among the words that of the environment. Done before they are
/// parsed, because what is wrong with them is worded in it, too. An unknown one is left to the
/// parsing.
void adoptLanguage(std::span<const std::string> words);

} // namespace damscope::cli
