// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace damscope::parser {

/// Text with HTML's entities decoded, named ones and numbers: `R&#x00e9;sultat` and
/// `R&eacute;sultat` are `Résultat`, `&amp;` is an ampersand. What was encoded twice is
/// decoded twice. Numbers from 128 to 159 are the signs of windows-1252, as in
/// browsers. What names no character stays as it is.
[[nodiscard]] std::string withoutEntities(std::string_view text);

} // namespace damscope::parser
