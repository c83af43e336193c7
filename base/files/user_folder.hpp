// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace damscope::base {

/// The value of an environment variable, in UTF-8; nothing if it is not set or empty.
[[nodiscard]] std::optional<std::string> environment(const char* name);

/// The kinds of a user's files (XDG Base Directory Specification).
enum class UserFiles : std::uint8_t {
    settings, ///< $XDG_CONFIG_HOME, else ~/.config; on Windows %APPDATA%
    data,     ///< $XDG_DATA_HOME, else ~/.local/share; on Windows %LOCALAPPDATA%
    state     ///< $XDG_STATE_HOME, else ~/.local/state; on Windows %LOCALAPPDATA%
};

/// The folder "damscope" in the folder where a user's files of a kind belong: the one that the
/// variable names if it is absolute (others are ignored), else the usual one of the system; nothing
/// if there is no home folder.
[[nodiscard]] std::optional<std::filesystem::path> userFolder(UserFiles kind);

/// The home folder; nothing if the system does not say.
[[nodiscard]] std::optional<std::filesystem::path> homeFolder();

/// The usual folder of the system for these files of every program, where no variable names
/// another.
[[nodiscard]] std::optional<std::filesystem::path> usualFolder(UserFiles kind);

/// The folder for temporary files: $TMPDIR, else /tmp; on Windows that of the user. It need not
/// exist.
[[nodiscard]] std::filesystem::path temporaryFolder();

} // namespace damscope::base
