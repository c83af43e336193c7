// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/game_version.hpp"
#include "db/themes/themes.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// What is found in games as the records of a file (db/shards/record_file.hpp), each a JSON object.
namespace damscope::db {

struct ThemeRecord {
    GameId game{};
    GameVersion version{}; ///< that was searched
    Themes themes;
};

/// The header of such a file, made by this version of the program.
[[nodiscard]] std::string themesHeader();
/// Whether a file has such a header, of any version.
[[nodiscard]] bool isThemesHeader(std::string_view text);

[[nodiscard]] std::string recordText(const ThemeRecord& record);
/// Nothing if it is not a record.
[[nodiscard]] std::optional<ThemeRecord> readThemeRecord(std::string_view text);

} // namespace damscope::db
