// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/commands/games/write_options.hpp"

#include <span>

namespace damscope::cli {

/// A file for each group of games, and index.html with what is in them. Nothing is written if one
/// of the files must stay.
ExitStatus writeFolder(const WriteOptions& options, const OutputGuard& guard,
                       SelectedGames& selected, Console& console);

/// Games and positions as Parquet files below a folder.
ExitStatus writeColumns(const WriteOptions& options, db::Store& store,
                        std::span<const db::GameId> games, Console& console);

/// A web site, new or renewed.
ExitStatus writeSite(const WriteOptions& options, SelectedGames& selected, Console& console);

} // namespace damscope::cli
