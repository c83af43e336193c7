// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace damscope::parser {

/// Text with HTML's numeric entities of characters beyond ASCII decoded: `R&#x00e9;sultat` is
/// `Résultat`. Anything else with an ampersand stays as it is, so that decoding again changes
/// nothing.
[[nodiscard]] std::string withoutEntities(std::string_view text);

} // namespace damscope::parser
