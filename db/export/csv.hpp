// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace damscope::db {

/// A CSV field (RFC 4180). A field that a spreadsheet would take for a formula (it begins with one
/// of = + - @ TAB CR or a full-width form of the first four, and is no plain number) gets an
/// apostrophe before it (CWE-1236).
[[nodiscard]] std::string csvField(std::string_view text);

} // namespace damscope::db
