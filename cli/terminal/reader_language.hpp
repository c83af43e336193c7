// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/language.hpp"
#include "messages/message.hpp"

#include <string>
#include <string_view>

namespace damscope::cli {

/// The variable that decides before those of POSIX.
inline constexpr const char* languageVariable = "DAMSCOPE_LANGUAGE";

/// The language of the environment: DAMSCOPE_LANGUAGE, else, in the order of POSIX, LC_ALL,
/// LC_MESSAGES, LANG ("nl_NL.UTF-8"). English if Damscope does not have that language.
[[nodiscard]] Language environmentLanguage();

/// A message in that language.
[[nodiscard]] std::string inWords(const Message& message);
/// A word in that language, by its kind and key.
[[nodiscard]] std::string inWords(std::string_view kind, std::string_view key);

} // namespace damscope::cli
