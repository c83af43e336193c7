// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/codec/numbers.hpp"
#include "db/store/sources.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

class Connection;
class Store;

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
/// deletion. Returns how many were deleted.
std::uint64_t deleteGames(Store& store, std::span<const GameId> ids, const std::string& reason);

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
