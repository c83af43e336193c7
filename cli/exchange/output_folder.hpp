// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string_view>

namespace damscope::cli {

/// Makes the folder that an option names, with those above it. Throws UsageError.
void makeFolder(std::string_view option, const std::filesystem::path& folder);

/// Throws UsageError: what the option names cannot be used as a folder to write into.
[[noreturn]] void refuseFolder(std::string_view option,
                               const std::filesystem::filesystem_error& failure);

} // namespace damscope::cli
