// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace damscope::base::windows {

/// The file of a program that is named with its folder, which `folder` completes, or without one:
/// then it is looked for in $PATH and, unlike CreateProcess does, not in the folder that this
/// program runs in. Empty if there is no such program.
[[nodiscard]] std::filesystem::path fileOfProgram(const std::filesystem::path& name,
                                                  const std::filesystem::path& folder);

/// A program of the system itself.
[[nodiscard]] std::filesystem::path systemProgram(const std::filesystem::path& name);

} // namespace damscope::base::windows
