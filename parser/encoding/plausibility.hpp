// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/encoding/text_decoder.hpp"

#include <optional>
#include <span>
#include <string_view>

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

} // namespace damscope::parser
