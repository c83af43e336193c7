// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "intake/source.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

/// The files that the paths of a command line stand for.
struct PathList {
    struct File {
        std::string path;       ///< "-" is standard input
        std::uint64_t size = 0; ///< bytes, as far as it is known beforehand
    };
    std::vector<File> files; ///< in the order of the paths; within a folder sorted by name
    std::vector<Notice> notices;
};

/// A file stands for itself, whatever its name; a folder for the PDN files and archives below it,
/// symbolic links followed, each folder once. Other files in a folder are counted in a notice.
[[nodiscard]] PathList listPaths(std::span<const std::string> paths);

/// Whether a file of this name is taken from a folder: "x.pdn", "x.PDN.gz", "x.zip", "x.tar.xz" ...
[[nodiscard]] bool isTakenFromFolder(std::string_view name);
/// Whether a member of this name is taken from an archive.
[[nodiscard]] bool isPdnName(std::string_view name);
/// Whether the name is one of an archive or compressed file.
[[nodiscard]] bool isPackedName(std::string_view name);

} // namespace damscope::db
