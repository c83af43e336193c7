// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/records/game_reader.hpp"
#include "db/records/game_row.hpp"
#include "db/store/edit_journal.hpp"

#include <string>
#include <utility>
#include <vector>

namespace damscope::db {

class GameWriter;
class Store;

/// Writes changed games over the stored ones, every hundred in one transaction. Games whose
/// positions change leave the position index and return to it at the end. All are one edit, which
/// undoEdit() reverts.
class ChangedGames {
public:
    /// `reason`: the command of the user, for the journal of edits.
    ChangedGames(Store& store, std::string reason)
        : store_(store), entry_(store, std::move(reason)) {}

    /// A game as it was read, and as it is to be. It is left alone if it has changed in the store
    /// since it was read.
    void add(GameParts before, GameRow after);
    /// Writes what is left, and completes the index. Call it once, after all games.
    void finish();

private:
    struct Change {
        GameParts before;
        GameRow after;
    };

    void commit();
    bool write(GameWriter& writer, const Change& change);

    Store& store_;
    EditEntry entry_;
    std::vector<Change> changes_; ///< to be committed
    bool reindex_ = false;
};

} // namespace damscope::db
