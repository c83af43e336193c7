// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace damscope::parser {

/// A line without the signs in which mail writes letters beyond ASCII: `G=C3=A9rard` and
/// `=?ISO-8859-1?Q?G=E9rard?=` are `Gérard`. Any other equals sign stays.
[[nodiscard]] std::string withoutQuotedPrintable(std::string_view line);

} // namespace damscope::parser
