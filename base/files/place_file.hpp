// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>

namespace damscope::base {

/// A new, empty file beside another, for what will take the other's place: its name is the other's
/// and something more, and no file had it. Made with the permissions that any new file gets.
/// Throws std::system_error, which names the other file.
[[nodiscard]] std::filesystem::path makeBeside(const std::filesystem::path& file);

enum class Present : std::uint8_t { replaced, refused };

/// Gives a finished file its name at once and safe from a power cut, whatever happens meanwhile:
/// either the old file is there or the new one. Throws std::system_error: `file_exists` where there
/// is a file of that name and none is to be replaced.
void placeFile(const std::filesystem::path& finished, const std::filesystem::path& file,
               Present present);

} // namespace damscope::base
