// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace damscope::parser {

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
