// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/encoding/text_decoder.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::parser {

/// How much `sample` looks like words when it is read in this code page: about +1 for each
/// non-ASCII byte that is a letter among letters of its own script, in the case that is usual
/// there, and up to -2 for one that would be a line-drawing or control character. Only sums over
/// the same sample can be compared. A detector trained on pages of text is often wrong about the
/// few accented names of a PDN file; which letters can be neighbours distinguishes the code pages
/// even then.
[[nodiscard]] double plausibility(std::string_view sample, const CodePage& page);

/// An encoding of Korean, Chinese or Japanese, in which a character has two bytes.
struct EastAsian {
    std::string_view name;
    /// The characters that names and headers of games are most often written with.
    std::string_view usual;
};

[[nodiscard]] std::span<const EastAsian> eastAsianEncodings();

/// How much a sample looks like words in such an encoding: about +1 where it is one, on the scale
/// of a byte that is at home in a code page (languageLikeness, plausibility). Nothing where its
/// bytes form no characters of that script.
[[nodiscard]] std::optional<double> eastAsianLikeness(std::string_view sample,
                                                      const EastAsian& encoding);

/// The words of a sample that have bytes above 0x7F, each once, the first few hundred.
[[nodiscard]] std::vector<std::string> foreignWords(std::string_view sample);

/// How much words look like those of one of the languages that Damscope knows (languages.tsv)
/// when they are read in a code page: by which letters the language has, which of them follow each
/// other, and whole names. About +1 for each byte above 0x7F that is at home, -1 for one that is
/// not. The language that most words are of counts as much as the best one for each word, so that
/// one name cannot be decided against all others.
[[nodiscard]] double languageLikeness(const std::vector<std::string>& words, const CodePage& page);

} // namespace damscope::parser
