// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/lists/filter.hpp"
#include "db/search/query/find/find.hpp"
#include "db/search/query/language/query.hpp"
#include "db/store/index/segments.hpp"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <vector>

namespace damscope::db {
class Store;
}

namespace damscope::db::query {

/// Games to search, in the order of their ids.
struct Candidates {
    std::uint32_t first = 0;
    std::uint32_t last = 0;
    /// Those of the range, ascending; absent: all of them.
    std::optional<std::vector<std::uint32_t>> games;
    /// How many there are; if `games` is absent, at most.
    [[nodiscard]] std::uint64_t count() const {
        return games ? games->size() : std::uint64_t{last} - first + 1;
    }
};

/// Positions of which the main line of every matching game has at least one; absent if the query
/// does not require any.
[[nodiscard]] std::optional<std::vector<rules::Position>> requiredPositions(const Term& term);

/// Whether every matching game has evaluations: it must have an error.
[[nodiscard]] bool requiresEvaluations(const Term& term);

/// The games that can match: those that pass the filter, have evaluations if the query requires
/// them, and, if `useIndex`, that have a required
/// position according to the index.
[[nodiscard]] std::vector<Candidates> candidates(Store& store, const Term& term,
                                                 const Filter& filter, bool useIndex);

/// Those of higher numbers than that game.
[[nodiscard]] std::vector<Candidates> after(GameId game, std::vector<Candidates> all);

/// The movetext of some games, copied from the store.
class GameBatch {
public:
    struct Entry {
        std::uint32_t game;
        std::size_t offset;
        std::size_t size;
        bool missing; ///< the store has no such game
    };
    [[nodiscard]] const std::vector<Entry>& entries() const { return entries_; }
    [[nodiscard]] Blob moves(const Entry& entry) const {
        return Blob(bytes_).subspan(entry.offset, entry.size);
    }
    [[nodiscard]] std::size_t bytes() const { return bytes_.size(); }
    void add(std::uint32_t game, Blob moves);
    void addMissing(std::uint32_t game);
    void clear();

private:
    std::vector<std::uint8_t> bytes_;
    std::vector<Entry> entries_;
};

/// Reads candidates batch by batch: small batches first, so that the first hits come soon.
class GameBatchReader {
public:
    GameBatchReader(Connection& connection, std::vector<Candidates> candidates);
    /// Fills the batch with the next games; false if none are left.
    bool next(GameBatch& batch);
    /// An upper limit of the number of candidates.
    [[nodiscard]] std::uint64_t total() const { return total_; }

private:
    bool addOne(GameBatch& batch);
    void startRange(std::size_t range);
    bool addNext(GameBatch& batch);
    bool addScanned(GameBatch& batch, const std::vector<std::uint32_t>& games);
    bool addListed(GameBatch& batch, const std::vector<std::uint32_t>& games);

    Connection& connection_;
    std::vector<Candidates> candidates_;
    std::uint64_t total_ = 0;
    std::size_t range_ = 0;                ///< index into candidates_
    std::size_t listed_ = 0;               ///< index into its games
    std::optional<MovetextReader> reader_; ///< of a range without a list
    bool passed_ = false;                  ///< reader_ is at a game
    std::size_t batchSize_;                ///< bytes
};

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
