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

class EditEntry;
class Store;

/// Puts another text in the place of a stored game: the same start, tags, result and main line,
/// with other remarks and variations. Safe on the disk when it returns. Throws
/// std::invalid_argument if anything else differs, Error if the store fails or has no such game.
/// Part of an edit, which undoEdit() reverts.
void replaceGame(Store& store, EditEntry& entry, GameId id, const rules::Game& game);

/// A game with some of its tags set; an empty value removes a tag. The result follows its tag.
[[nodiscard]] rules::Game withTags(rules::Game game, std::span<const rules::Tag> changes);

struct EditReport {
    std::uint64_t changed = 0;
    std::uint64_t same = 0;      ///< they had these values already
    std::vector<Damage> damaged; ///< not changed
    bool complete = true;        ///< false: stopped; the games before are changed
};

/// The following functions change stored games by hand, so that undoEdit() reverts it: one edit,
/// the last twenty of which are kept. Other edits are in db/store/own_games.hpp; repairs and
/// annotations are edits too, other readings of a source are not. Games keep their ids, and what
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

/// What was done, and when.
struct Change {
    std::string made;   ///< "2026-11-21 14:05:33", UTC
    std::string reason; ///< the command of the user
};

struct UndoneEdit {
    Change edit;
    std::uint64_t games = 0;        ///< that are as they were
    std::uint64_t removed = 0;      ///< that had been entered: they are deleted
    std::uint64_t changedSince = 0; ///< that were changed again or deleted: they stay
};

/// The edit that undoEdit() reverts.
[[nodiscard]] std::optional<Change> lastEdit(Store& store);

/// A deletion, a decision which names mean one player, or another reading of a source, that was
/// made later than the last edit: what was done last is that, and other commands revert it.
struct LaterChange {
    enum class Kind : std::uint8_t { deletion, naming, rereading };
    Kind kind;
    Change change;
};
[[nodiscard]] std::optional<LaterChange> madeAfterLastEdit(Store& store);

/// Reverts the last edit; called again, the one before it. Nothing if there is none left.
std::optional<UndoneEdit> undoEdit(Store& store);

} // namespace damscope::db
