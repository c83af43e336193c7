// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace damscope::parser {

/// HTML's numeric entities and the five of XML undone: `R&#x00e9;sultat` is `Résultat`. Anything
/// else with an ampersand stays as it is.
[[nodiscard]] std::string withoutEntities(std::string_view text);

} // namespace damscope::parser
