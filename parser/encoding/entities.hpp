// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace damscope::parser {

/// HTML's numeric entities of characters beyond ASCII undone: `R&#x00e9;sultat` is `Résultat`.
/// Anything else with an ampersand stays as it is, so that undoing twice changes nothing more.
[[nodiscard]] std::string withoutEntities(std::string_view text);

} // namespace damscope::parser
