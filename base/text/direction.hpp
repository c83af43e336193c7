// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace damscope::base {

/// Whether letters of a UTF-8 text are written from right to left: Hebrew, Arabic and the like.
[[nodiscard]] bool hasRightToLeft(std::string_view text);

// What isolates a text from those beside it: Unicode's FSI and PDI.
// NOLINTNEXTLINE(misc-misleading-bidirectional): they are what is written
inline constexpr std::string_view isolateOpens = "\u2068";
inline constexpr std::string_view isolateCloses = "\u2069";

/// A text to be put among others. One with letters from right to left is isolated, so that the
/// order of the texts beside it, of dashes and of numbers stays what it is; any other is itself.
[[nodiscard]] std::string isolated(std::string_view text);

} // namespace damscope::base
