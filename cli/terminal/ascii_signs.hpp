// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace damscope::cli {

/// Whether the environment wants signs of ASCII only: LC_ALL, else LC_CTYPE, else LANG, is C or
/// POSIX. An environment that says nothing does not.
[[nodiscard]] bool drawsAscii();

/// Text for people as the environment can draw it: lines of boxes, pieces, arrows, fractions and
/// ellipses in ASCII where that is wanted. Letters stay as they are: names need them.
[[nodiscard]] std::string drawn(std::string text);

} // namespace damscope::cli
