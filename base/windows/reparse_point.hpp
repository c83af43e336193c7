// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string_view>

namespace damscope::base::windows {

/// Where a reparse point leads whose data (REPARSE_DATA_BUFFER) are these units; nothing if it is
/// neither a symbolic link nor a junction.
[[nodiscard]] std::optional<std::filesystem::path> reparseTarget(std::wstring_view data);

} // namespace damscope::base::windows
