// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parallel/workers.hpp"
#include "base/vocabulary.hpp"
#include "db/findings/shots/search_themes.hpp"
#include "db/search/themes/themes.hpp"
#include "db/store/codec/numbers.hpp"
#include "db/store/edits.hpp"
#include "db/store/shards/record_file.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>

/// The search for combinations and structures, divided among workers.
namespace damscope::db {

struct ThemeShard {
    Shard shard;
    std::filesystem::path file; ///< where its findings go
    unsigned jobs = 0;          ///< threads; 0: one a core
};

/// Searches the games of a shard, each whole, and appends what it finds to a file
/// (db/store/shards/record_file.hpp); games that the file has are not searched again. The store is
/// only read. Throws RecordFileError if the file cannot be continued.
ThemeSearch searchThemesOf(Store& store, std::span<const GameId> games, const ThemeShard& work,
                           const std::stop_token& stop = {}, const base::Progress& progress = {});

struct ThemeMerge : FileFaults {
    std::uint64_t games = 0; ///< whose findings are kept now
    std::uint64_t other = 0; ///< records of games that the store does not have as they were
    bool complete = true;    ///< else it was stopped
};

/// A file whose findings cannot be kept; nothing of any file was.
struct ThemeRefusal {
    enum class Reason : std::uint8_t {
        otherContent, ///< it holds no findings of this kind
        otherVersion  ///< a version of Damscope has made it that searches for other things
    };
    Reason reason{};
    std::filesystem::path file;
};

/// Keeps what workers have found, as searchThemes() would. The order of files does not matter, and
/// merging again changes nothing. Throws std::system_error if a file cannot be read.
[[nodiscard]] Expected<ThemeMerge, ThemeRefusal>
mergeThemes(Store& store, std::span<const std::filesystem::path> files,
            const std::stop_token& stop = {});

/// What is found in games as the records of a file (db/store/shards/record_file.hpp), each a JSON
/// object.
struct ThemeRecord {
    GameId game{};
    GameVersion version{}; ///< that was searched
    Themes themes;
};

/// The header of such a file, made by this version of the program and these names.
[[nodiscard]] std::string themesHeader(const NameCatalogue& names);
/// Whether a file has such a header, of any version.
[[nodiscard]] bool isThemesHeader(std::string_view text);

[[nodiscard]] std::string recordText(const ThemeRecord& record);
/// Nothing if it is not a record.
[[nodiscard]] std::optional<ThemeRecord> readThemeRecord(std::string_view text,
                                                         const NameCatalogue& names);

} // namespace damscope::db
