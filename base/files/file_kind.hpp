// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string_view>

namespace damscope::base {

/// The first bytes of files in Damscope's own formats. A store is a SQLite file
/// (https://www.sqlite.org/fileformat2.html#the_database_header) with this number at this offset.
inline constexpr std::string_view sqliteMagic("SQLite format 3\0", 16);
inline constexpr std::size_t applicationPlace = 68;
inline constexpr std::uint32_t storeApplication = 0x44616d73; // "Dams"
inline constexpr std::string_view endgameTableMagic = "Damscope endgame";
inline constexpr std::string_view weightsMagic = "DSW"; ///< and the version, a digit

/// The kinds of files whose loss could not be undone.
enum class FileKind : std::uint8_t {
    other,
    store,        ///< a database
    endgameTable, ///< took minutes to days to build
    weights,      ///< the result of a training
    unreadable    ///< a file that may not be read: it could be any of them
};

/// Whether these are the first bytes (72 or more) of a store of any version.
[[nodiscard]] bool beginsAsStore(std::string_view bytes);

/// The kind of a regular file by its first bytes. A store whose beginning is damaged is recognised
/// by the lock file that Damscope keeps beside it. `other` if it is not a regular file.
[[nodiscard]] FileKind kindOf(const std::filesystem::path& file);

} // namespace damscope::base
