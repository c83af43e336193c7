// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/arguments.hpp"
#include "cli/terminal/progress.hpp"
#include "db/ingest/import.hpp"
#include "db/store/store.hpp"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace damscope::cli {

/// --db: the store that a command uses.
struct StoreOptions {
    std::optional<std::string> file;
    std::optional<std::string> usual{}; ///< of the settings
    std::shared_ptr<const db::NameCatalogue> names{};

    void declare(Arguments& arguments);
    /// --db, else that of the settings, else $XDG_DATA_HOME/damscope/games.db (XDG Base Directory
    /// Specification 0.8). Throws UsageError if none of these is available.
    [[nodiscard]] std::filesystem::path path() const;
    [[nodiscard]] db::Store openForReading() const;
    /// Creates the store, and the folders of the default place, if they do not exist.
    [[nodiscard]] db::Store openForWriting() const;
    /// For writing to an existing store: a mistyped name must not create a new, empty one.
    [[nodiscard]] db::Store openExisting() const;
};

/// Accepts an encoding by any of its names.
[[nodiscard]] ValueParser intoEncoding(std::string& encoding);

/// What import and import check share: which sources to read, and how.
struct ReadingOptions {
    std::vector<std::string> paths;      ///< of files, and names of sources on the net
    std::optional<std::int64_t> since{}; ///< of games on the net, in seconds since 1970
    db::ImportOptions how;

    /// PATH and --since.
    void declareSources(Arguments& arguments);
    /// `variant`: the option that says what all games are read as.
    void declareHow(Arguments& arguments, const char* variant = "--variant");
};

/// Shows the progress of reading.
[[nodiscard]] std::function<void(const db::ImportProgress&)> showImportOn(ProgressLine& progress);

} // namespace damscope::cli
