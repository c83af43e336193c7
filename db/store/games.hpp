// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/vocabulary.hpp"
#include "db/store/codec/numbers.hpp"
#include "db/store/records/game_row.hpp"
#include "db/store/sources.hpp"
#include "messages/message.hpp"
#include "rules/game/game.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace damscope::db {

class Connection;
class Store;

/// The lines of some games, in the order of the ids; ids that the store does not hold are left out.
/// Lists of any length: get the ordered ids once (filter.hpp), then page after page from here.
[[nodiscard]] std::vector<GameLine> gameLines(Store& store, std::span<const GameId> ids);

/// Whether a game has a number from `first` to `last`; deleted ones count if `deletedToo`.
[[nodiscard]] bool hasGame(Store& store, GameId first, GameId last, bool deletedToo);

/// Why a game cannot be read from the store.
struct Damage {
    GameId id{};
    bool missing = false; ///< no game has this id
    Message reason;       ///< "game 12 is damaged: its contents do not agree with its checksum"
};

[[nodiscard]] Damage missingGame(GameId id);

/// A game, complete and equal to what was stored: its checksum is verified.
[[nodiscard]] Expected<rules::Game, Damage> loadGame(Store& store, GameId id);

struct StoredProblem {
    SourceId source{};
    std::optional<GameId> game; ///< none: about the source, or about a game that was refused
    std::uint64_t ordinal = 0;  ///< number of the game in its source, from 1; 0 = the source
    ProblemRow problem;
};

/// The problems of a game, in the order of their places.
[[nodiscard]] std::vector<StoredProblem> problems(Store& store, GameId game);
[[nodiscard]] std::vector<ProblemRow> problemRows(Store& store, GameId game);
/// The problems of a source and all of its games, in the order they were found.
[[nodiscard]] std::vector<StoredProblem> problems(Store& store, SourceId source);

/// Games that were deleted together, by one entry of the journal. A deleted game keeps everything
/// in the store, but no list, search, count or export shows it, and importing it again does not
/// restore it; undoing its deletion does.
struct Deletion {
    std::int64_t id = 0; ///< of the entry
    std::string made;    ///< when: "2026-11-21 14:05:33", UTC
    std::string reason;  ///< the command of the user
    std::uint64_t games = 0;
};

/// All that still have games, the last one first.
[[nodiscard]] std::vector<Deletion> deletions(Store& store);

/// Deletes games: one entry of the journal. Those that are deleted already stay with their
/// deletion. `then`, if there is one, changes rows that go with them, in the same transaction and
/// entry. Returns how many were deleted.
std::uint64_t deleteGames(Store& store, std::span<const GameId> ids, const std::string& reason,
                          const std::function<void(Connection& connection)>& then = {});

/// Removes the deleted games for good, with all that is known of them. Their space is used again.
/// The index is rebuilt around them, which can take some seconds in a large store. Sources of which
/// no game is left count as not read, so that they can be imported again. Returns the number of the
/// games.
std::uint64_t removeDeletedGames(Store& store);

/// How many games are deleted.
[[nodiscard]] std::uint64_t countDeleted(Store& store);

/// The games of a deletion, the first `most` of them.
[[nodiscard]] std::vector<GameId> deletedGames(Store& store, std::int64_t deletion,
                                               std::size_t most);

/// How many games of the source with this content are deleted.
[[nodiscard]] std::uint64_t deletedGamesOf(Store& store, const ContentDigest& source);

/// Restores one game of a deletion: an entry of its own. False if the game is not among them.
bool restoreGame(Store& store, std::int64_t deletion, GameId game);

/// Removes the combinations and structures that were found in a game (themes/themes.hpp).
void forgetThemes(Connection& connection, GameId id);

} // namespace damscope::db
