// SPDX-License-Identifier: GPL-3.0-or-later
// Names that lead elsewhere: symbolic links, and the junctions of Windows, where the C++ library of
// GCC takes both for what they lead to.
#pragma once

#include <filesystem>
#include <optional>

namespace damscope::base {

/// Whether the name itself is a link. Nothing is followed; false if there is nothing of this name.
[[nodiscard]] bool isLink(const std::filesystem::path& name);

/// Where a link leads, as it is written in it: relative to the link's folder, or absolute. Nothing
/// if the name is no link, or one that only the system can follow.
[[nodiscard]] std::optional<std::filesystem::path> linkTarget(const std::filesystem::path& name);

/// Removes a link, not what it leads to. Throws std::system_error.
void removeLink(const std::filesystem::path& name);

} // namespace damscope::base
