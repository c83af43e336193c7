// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parallel/progress.hpp"
#include "db/shots/scan.hpp"
#include "db/store/store.hpp"
#include "db/themes/themes.hpp"

#include <cstdint>
#include <stop_token>

namespace damscope::db {

/// How far a search went.
struct ThemeSearch {
    std::uint64_t games = 0;      ///< searched
    std::uint64_t shots = 0;      ///< found in them
    std::uint64_t structures = 0; ///< found in them
    bool complete = true;         ///< else it was stopped
};

/// What is kept of a game that was scanned for all that can be kept.
[[nodiscard]] Themes themesOf(ScannedGame game);

/// Searches the games that were not searched yet for combinations and structures, and keeps what it
/// finds (themes.hpp). Commits as it goes; a stop request ends it between two commits, and so do
/// other definitions that come into use. A game that changes meanwhile is searched again. `jobs`
/// are threads, 0: one a core; `progress` gets games.
ThemeSearch searchThemes(Store& store, unsigned jobs = 0, const std::stop_token& stop = {},
                         const base::Progress& progress = {});

} // namespace damscope::db
