// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace damscope::base {

/// Remembers what a file that was just written holds, by a hash in the file "written" of the user's
/// folder for the state. A file says nothing of it itself: pictures, JSON and CSV have no place for
/// that. Nothing is remembered where that folder cannot be written.
void rememberOwnFile(const std::filesystem::path& file);

/// Whether a file is, byte for byte, one of those. An empty file holds nothing that could be lost,
/// and counts as one.
[[nodiscard]] bool isOwnFile(const std::filesystem::path& file);

} // namespace damscope::base
