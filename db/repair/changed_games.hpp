// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/records/game_reader.hpp"
#include "db/records/game_row.hpp"

#include <vector>

namespace damscope::db {

class GameWriter;
class Store;

/// Writes changed games over the stored ones, every hundred in one transaction. Games whose
/// positions change leave the position index and return to it at the end.
class ChangedGames {
public:
    explicit ChangedGames(Store& store) : store_(store) {}

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
    std::vector<Change> changes_; ///< to be committed
    bool reindex_ = false;
};

} // namespace damscope::db
