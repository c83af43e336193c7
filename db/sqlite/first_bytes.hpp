// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>

namespace damscope::db {

/// The first bytes of a file, or all if it is shorter, without the file being used as a database.
/// Through SQLite's own file access: closing any other descriptor of a database would release the
/// locks that this process holds on it (POSIX), and another program could then remove the log under
/// an open connection (https://www.sqlite.org/howtocorrupt.html, 2.2). Throws Error.
[[nodiscard]] std::string firstBytes(const std::filesystem::path& file, std::size_t count);

} // namespace damscope::db
