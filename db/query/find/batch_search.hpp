// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/query/find/find.hpp"
#include "db/query/find/game_batch_reader.hpp"

#include <cstdint>
#include <filesystem>
#include <vector>

namespace damscope::db::query {

/// The hits of a batch, and the batch: the thread that made it frees its memory, which is faster
/// than freeing it in the searching threads.
struct BatchResult {
    GameBatch batch;
    std::vector<Hit> hits; ///< empty if only counted
    std::uint64_t places = 0;
    std::vector<GameId> damaged;
};

/// Searches a batch; for one thread.
class BatchSearch {
public:
    BatchSearch(const Query& query, Scope scope, bool onlyCount,
                const std::filesystem::path& store);
    BatchResult search(GameBatch batch);

private:
    Matcher matcher_;
    bool onlyCount_;
    std::vector<Found> found_;
};

} // namespace damscope::db::query
