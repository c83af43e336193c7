// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/arguments.hpp"
#include "db/store/store.hpp"

#include <filesystem>
#include <optional>
#include <string>

namespace damscope::cli {

/// --db: the store that a command uses.
struct StoreOptions {
    std::optional<std::string> file;

    void declare(Arguments& arguments);
    /// --db, else $DAMSCOPE_DB, else $XDG_DATA_HOME/damscope/games.db (XDG Base Directory
    /// Specification 0.8). Throws UsageError if none of these is available.
    [[nodiscard]] std::filesystem::path path() const;
    [[nodiscard]] db::Store openForReading() const;
    /// Creates the store, and the folders of the default place, if they do not exist.
    [[nodiscard]] db::Store openForWriting() const;
    /// For writing to an existing store: a mistyped name must not create a new, empty one.
    [[nodiscard]] db::Store openExisting() const;
};

/// ID, the game that a command applies to.
void declareGame(Arguments& arguments, std::int64_t& id);

} // namespace damscope::cli
