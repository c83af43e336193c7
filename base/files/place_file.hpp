// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>

namespace damscope::base {

enum class Present : std::uint8_t { replaced, refused };

/// Renames a finished file atomically and safe from a power cut: at any moment either the old file
/// is there or the new one. Throws std::system_error: `file_exists` if there is a file with that
/// name and none may be replaced.
void placeFile(const std::filesystem::path& finished, const std::filesystem::path& file,
               Present present);

} // namespace damscope::base
