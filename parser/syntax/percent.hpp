// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace damscope::parser {

/// Text made fit to stand in an embedded command inside a comment: brackets, braces, percent signs
/// and control characters (line ends too), and a blank at either end, become `%` and two hex
/// digits.
[[nodiscard]] std::string percentEncoded(std::string_view text);
/// The inverse. A percent sign without two hex digits after it means itself.
[[nodiscard]] std::string percentDecoded(std::string_view text);

} // namespace damscope::parser
