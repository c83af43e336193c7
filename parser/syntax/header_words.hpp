// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace damscope::parser {

/// A tag of PDN or of common programs that needs no look at the functions below.
[[nodiscard]] bool isUsualName(std::string_view name);

/// The PDN tag that a tag's name in another language, or of another program, stands for: "White"
/// for "Bianco", "Event" for "Tournoi"; empty for all others. One table, in header_words.cpp.
[[nodiscard]] std::string_view pdnNameOf(std::string_view name);

/// The PDN tag that a tag's name differs from by one slip of a typist: a letter wrong, too many,
/// missing, or exchanged with its neighbour ("Result" for "Rseult"); empty for all others.
[[nodiscard]] std::string_view misspeltPdnName(std::string_view name);

} // namespace damscope::parser
