// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace damscope::base {

/// A CSV field (RFC 4180). A field that a spreadsheet would take for a formula (it begins with one
/// of = + - @ TAB CR or a full-width form of the first four, and is no plain number) gets an
/// apostrophe before it (CWE-1236).
[[nodiscard]] std::string csvField(std::string_view text);

/// Fields as a line, with the line's end.
[[nodiscard]] std::string csvLine(std::span<const std::string> fields);

} // namespace damscope::base
