// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parallel/workers.hpp"
#include "db/store/store.hpp"

#include <cstdint>
#include <stop_token>

namespace damscope::db {

/// The progress of a long task on the index, and whether it was completed.
struct IndexWork {
    std::uint64_t done = 0;  ///< games
    std::uint64_t total = 0; ///< games
    bool complete = true;
};

/// Indexes the games that are not in the index yet (imported with Indexing::later). Commits as it
/// goes; a stop request ends it between two commits. Games whose movetext is damaged are passed
/// over. `progress` gets games.
IndexWork indexMissing(Store& store, const std::stop_token& stop = {},
                       const base::Progress& progress = {});

struct MergeOptions {
    /// How many games may be rewritten: an import passes a small multiple of what it has added,
    /// `damscope db index` no limit.
    std::uint64_t effort = UINT64_MAX;
    unsigned jobs = 1; ///< threads that sort; the index is the same for every number
    /// How much of it each thread has in memory at a time, 40 bytes for each posting: a range of
    /// keys. Another number does not change the index either.
    std::uint64_t postingsAtATime = 200'000;
};

/// Merges neighbouring segments of the index, so that lookups have few to look into. Each merge is
/// one transaction; a stop request, or the end of the program at any moment, leaves the index as it
/// was before that merge.
IndexWork mergeIndex(Store& store, const MergeOptions& options = {},
                     const std::stop_token& stop = {}, const base::Progress& progress = {});

/// Discards the whole index, so that indexMissing() rebuilds it; rebuilds the columns for lists
/// (header_columns.hpp).
void dropIndex(Store& store);

} // namespace damscope::db
