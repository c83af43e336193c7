// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/game_row.hpp"
#include "db/sources.hpp"
#include "db/store.hpp"

#include <memory>
#include <set>

namespace damscope::db {

/// Whether the positions of a batch's games go into the position index with them.
enum class Indexing { now, later };

/// What became of a game that was added.
struct Added {
    bool stored = false; ///< false: the store holds the very same game already
    GameId id{};         ///< the stored game, or the one it is a duplicate of
};

/// One transaction of the single writer: games, problems and progress become visible and safe
/// together at commit(), or not at all. Waits for other writers, a minute at most, then throws.
/// Batches of some 10,000 games are best: a commit costs a wait for the disk, and an index segment.
class Batch {
public:
    Batch(Store& store, Indexing indexing);
    Batch(const Batch&) = delete;
    Batch& operator=(const Batch&) = delete;
    /// Takes back everything that was not committed.
    ~Batch();

    /// A source that findSource() does not know. Its progress starts at zero.
    SourceId addSource(const Source& source);
    void setProgress(SourceId source, const Progress& progress);
    /// Stores a game with its problems unless the store holds one with the same variant, result,
    /// tags and movetext, byte for byte, that came from another source than `kin`.
    Added addGame(SourceId source, const GameRow& game, const std::set<SourceId>& kin = {});
    /// A problem of the source itself (ordinal 0), or of a game that is not stored.
    void addProblem(SourceId source, std::uint64_t ordinal, const ProblemRow& problem);

    /// Returns when everything is on the disk.
    void commit();

private:
    struct State;
    std::unique_ptr<State> state_;
};

} // namespace damscope::db
