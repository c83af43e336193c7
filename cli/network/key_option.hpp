// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/arguments.hpp"

namespace damscope::cli {

/// The key that a server of draughtsnet and its workers have in common.
[[nodiscard]] Accept intoKey(std::string& target);

} // namespace damscope::cli
