// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace damscope::cli {

/// The editor of the user: $VISUAL, else $EDITOR; nothing if neither is set.
[[nodiscard]] std::optional<std::string> textEditor();

/// Lets the user edit a file with an editor (a command of the shell), and waits until it ends.
/// Throws std::runtime_error if it cannot be run or does not end with status 0.
void editFile(const std::string& editor, const std::filesystem::path& file);

} // namespace damscope::cli
