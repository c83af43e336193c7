// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/index/coverage.hpp"
#include "db/query/find/candidates.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace damscope::db::query {

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

} // namespace damscope::db::query
