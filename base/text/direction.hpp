// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace damscope::base {

/// Whether letters of a UTF-8 text are written from right to left: Hebrew, Arabic and the like.
[[nodiscard]] bool hasRightToLeft(std::string_view text);

/// A text to be put among others. One with letters from right to left is enclosed in the characters
/// that isolate it (Unicode's FSI and PDI), so that the order of the texts beside it, of dashes and
/// of numbers stays what it is; any other is itself.
[[nodiscard]] std::string isolated(std::string_view text);

} // namespace damscope::base
