// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/meaning/assemble.hpp"

#include <string>
#include <vector>

namespace damscope::bench {

/// The games of a source, read as an import reads them.
[[nodiscard]] std::vector<parser::ReadGame> readAll(const std::string& file, parser::Repair repair);

} // namespace damscope::bench
