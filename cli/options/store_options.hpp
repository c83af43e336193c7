// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/arguments.hpp"
#include "db/store/store.hpp"

#include <filesystem>
#include <optional>
#include <string>

namespace damscope::cli {

/// --db: which store a command is about.
struct StoreOptions {
    std::optional<std::string> file;

    void declare(Arguments& arguments);
    /// --db, else $DAMSCOPE_DB, else $XDG_DATA_HOME/damscope/games.db (XDG Base Directory
    /// Specification 0.8). Throws UsageError where none of these can be had.
    [[nodiscard]] std::filesystem::path path() const;
    [[nodiscard]] db::Store openForReading() const;
    /// Makes the store, and the folders of the default place, if they do not exist.
    [[nodiscard]] db::Store openForWriting() const;
    /// For writing to a store that exists: a mistyped name makes no new, empty one.
    [[nodiscard]] db::Store openExisting() const;
};

/// ID, the game that a command is about.
void declareGame(Arguments& arguments, std::int64_t& id);

} // namespace damscope::cli
