// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace damscope::base {

/// The value of an environment variable; nothing if it is not set or empty.
[[nodiscard]] std::optional<std::string> environment(const char* name);

/// The folder where a user's files of a kind belong (XDG Base Directory Specification): the folder
/// that `variable` names if it is absolute (others are ignored); else `inHome` in the home folder;
/// nothing if there is no home folder.
[[nodiscard]] std::optional<std::filesystem::path> userFolder(const char* variable,
                                                              const std::filesystem::path& inHome);

/// The folder for temporary files: $TMPDIR, else /tmp. It need not exist.
[[nodiscard]] std::filesystem::path temporaryFolder();

/// The folder for data: $XDG_DATA_HOME/damscope.
[[nodiscard]] std::optional<std::filesystem::path> userDataFolder();

} // namespace damscope::base
