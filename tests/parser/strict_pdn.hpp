// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace damscope::parser::testing {

/// The first thing in a text that PDN 3.0's writing grammar does not allow, written down here once
/// more and independent of the reader: no blanks inside moves, no leading zeros, `*` as the only
/// terminator, comments that do not nest; and no line of movetext longer than 79 characters outside
/// of comments. Empty if there is none.
std::string strictFault(std::string_view text);

} // namespace damscope::parser::testing
