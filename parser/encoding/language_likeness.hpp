// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/encoding/text_decoder.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace damscope::parser {

/// The words of a sample that have bytes above 0x7F, each once, the first few hundred.
[[nodiscard]] std::vector<std::string> foreignWords(std::string_view sample);

/// How much words look like those of one of the languages that Damscope knows (languages.tsv)
/// when they are read in a code page: by which letters the language has, which of them follow each
/// other, and whole names. About +1 for each byte above 0x7F that is at home, -1 for one that is
/// not. The language that most words are of counts as much as the best one for each word, so that
/// one name cannot be decided against all others.
[[nodiscard]] double languageLikeness(const std::vector<std::string>& words, const CodePage& page);

} // namespace damscope::parser
