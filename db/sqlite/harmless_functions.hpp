// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace damscope::db {

/// Whether a function of SQL computes a value from its arguments or the clock and does nothing
/// else. Those of full-text search, of R-trees and for loading code are not: they reveal addresses,
/// or read the tables of an extension.
[[nodiscard]] bool isHarmlessFunction(std::string_view name);

} // namespace damscope::db
