// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/records/game_counting.hpp"
#include "db/store/records/game_row.hpp"
#include "db/store/records/game_writer.hpp"
#include "db/store/sources.hpp"
#include "db/store/store.hpp"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <vector>

namespace damscope::db {

/// Whether the positions of a batch's games go into the position index with them.
enum class Indexing { now, later };

/// Whether undoing reverts it.
enum class Recorded : std::uint8_t { no, yes };

class StoreChange;

/// The result of adding a game.
struct Added {
    bool stored = false;  ///< false: the store already has exactly this game
    GameId id{};          ///< the stored game, or the one it is a duplicate of
    bool deleted = false; ///< that one is deleted, and stays it
};

/// One transaction of the single writer: games, problems and progress become visible and safe
/// together at commit(), or not at all. Waits for other writers, a minute at most, then throws.
/// Batches of some 10,000 games are best: a commit costs a wait for the disk, and an index segment.
class Batch {
public:
    /// As part of a change, or of none: what tests make.
    Batch(Store& store, Indexing indexing, StoreChange* change = nullptr);
    Batch(const Batch&) = delete;
    Batch& operator=(const Batch&) = delete;
    /// Rolls back everything that was not committed.
    ~Batch();

    /// A source that findSource() does not know. Its progress starts at zero.
    SourceId addSource(const Source& source, const SourceReading& reading = {});
    void setProgress(SourceId source, const SourceProgress& progress,
                     Recorded recorded = Recorded::yes);
    /// Stores a game with its problems unless the store holds one with the same variant, result,
    /// tags and movetext, byte for byte, that came from another source than `siblings`.
    Added addGame(SourceId source, const GameRow& game, const std::set<SourceId>& siblings = {});
    /// Stores a game with its problems whatever the store holds.
    GameId insertGame(SourceId source, const GameRow& game);
    /// All games that may be the very same as this one (isSame): first those that are not deleted.
    [[nodiscard]] std::vector<SameGame> gamesLike(const GameRow& game) const;
    [[nodiscard]] bool isSame(GameId stored, const GameRow& game) const;
    /// Writes another version of a stored game over it, as an edit: it keeps its id, its source and
    /// its place there. Where positions differ the games around it leave the index.
    void overwriteGame(GameId id, GameRow game);
    /// Notes that a person had changed a game before it was added.
    void noteEdited(GameId id);
    /// Notes how the event of a game that was added is counted, unless it is counted otherwise.
    void noteCounting(GameId id, const GameCounting& counting);
    /// Notes that a game that was added had this content before it was repaired or edited.
    void noteFormerContent(GameId id, std::uint64_t content);
    /// The game that had this content before it was edited or repaired in Damscope, if it came from
    /// another source than `siblings`.
    [[nodiscard]] std::optional<SameGame> correctedFrom(std::uint64_t content,
                                                        const std::set<SourceId>& siblings) const;
    /// Starts over with a source that is read again: its progress and the problems of the source
    /// itself are reset; its games stay for now.
    void restartSource(SourceId id, const Source& source, const SourceReading& reading);
    /// The games of a source with ordinals above a number, not counting those that an earlier
    /// reading has deleted. Scans the whole store.
    [[nodiscard]] std::map<std::uint64_t, EarlierGame> gamesAfter(SourceId source,
                                                                  std::uint64_t ordinal) const;
    /// Whether a row is another reading of a game of its source: one with the same positions, or
    /// one that begins in the same line.
    [[nodiscard]] bool isReadingOf(GameId id, const GameRow& game) const;
    /// Replaces a game by another reading of it, under its id; a deleted one stays deleted. False,
    /// without any change, if it is another game. Where positions differ the games around it leave
    /// the index: see leavesIndexGaps().
    bool replaceGame(GameId id, SourceId source, const GameRow& game);
    /// Whether indexMissing() is to be called after the commit.
    [[nodiscard]] bool leavesIndexGaps() const;
    /// Whether a person changed a stored game.
    [[nodiscard]] bool isEdited(GameId id) const;
    /// Deletes games so that they can be restored. For a batch that is part of a change.
    void deleteGames(std::span<const GameId> ids);
    /// A problem of the source itself (ordinal 0), or of a game that is not stored.
    void addProblem(SourceId source, std::uint64_t ordinal, const ProblemRow& problem);

    /// Returns when everything is on the disk.
    void commit();

private:
    struct State;
    std::unique_ptr<State> state_;
};

} // namespace damscope::db
