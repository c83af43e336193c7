// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace damscope::base::windows {

/// The command line that a program splits into these words again (as CommandLineToArgvW does).
[[nodiscard]] std::wstring commandLine(const std::vector<std::string>& words);

} // namespace damscope::base::windows
