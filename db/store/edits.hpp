// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parallel/workers.hpp"
#include "db/store/codec/numbers.hpp"
#include "db/store/games.hpp"
#include "rules/game/game.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace damscope::db {

class Store;
class StoreChange;

/// Puts another text in the place of a stored game: the same start, tags, result and main line,
/// with other remarks and variations. Safe on the disk when it returns. Throws
/// std::invalid_argument if anything else differs, Error if the store fails or has no such game.
/// Part of a change.
void replaceGame(StoreChange& change, GameId id, const rules::Game& game);

/// A game with some of its tags set; an empty value removes a tag. The result follows its tag.
[[nodiscard]] rules::Game withTags(rules::Game game, std::span<const rules::Tag> changes);

struct EditReport {
    std::uint64_t changed = 0;
    std::uint64_t same = 0;      ///< they had these values already
    std::vector<Damage> damaged; ///< not changed
    bool complete = true;        ///< false: stopped; the games before are changed
};

/// The following functions change stored games by hand: one entry of the journal. Other edits are
/// in db/store/own_games.hpp; repairs and annotations are edits too. Games keep their ids, and what
/// is known of their moves.

/// Sets tags of games, some hundred in a transaction.
EditReport editTags(Store& store, std::span<const GameId> ids, std::span<const rules::Tag> changes,
                    const std::string& reason, const std::stop_token& stop = {},
                    const base::Progress& progress = {});

/// Which tags of a game to set; none: it stays as it is.
using TagChanges = std::function<std::vector<rules::Tag>(const rules::Game& game)>;
/// The same with changes that depend on the game.
EditReport editGames(Store& store, std::span<const GameId> ids, const TagChanges& changes,
                     const std::string& reason, const std::stop_token& stop = {},
                     const base::Progress& progress = {});

} // namespace damscope::db
