// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/repair/changed_games.hpp"

#include "db/index/header_columns.hpp"
#include "db/index/segments.hpp"
#include "db/records/game_writer.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/sqlite/writer_lock.hpp"
#include "db/store/changed_row.hpp"
#include "db/store/position_index.hpp"
#include "db/store/store.hpp"

#include <utility>

namespace damscope::db {
namespace {

constexpr std::size_t gamesPerCommit = 100;

} // namespace

void ChangedGames::add(GameParts before, GameRow after) {
    changes_.push_back({std::move(before), std::move(after)});
    if (changes_.size() >= gamesPerCommit)
        commit();
}

void ChangedGames::finish() {
    commit();
    if (reindex_)
        indexMissing(store_);
}

void ChangedGames::commit() {
    if (changes_.empty())
        return;
    Connection& connection = store_.connection();
    const WriterLock lock(store_.file());
    Transaction transaction(connection);
    std::vector<GameId> written;
    GameWriter writer(connection);
    for (const Change& c : changes_)
        if (write(writer, c))
            written.push_back(c.before.line.id);
    refreshColumnsOf(connection, written);
    reindex_ |= removeSegmentsOf(connection, written);
    transaction.commit();
    changes_.clear();
}

bool ChangedGames::write(GameWriter& writer, const Change& change) {
    Connection& connection = store_.connection();
    const GameLine& line = change.before.line;
    const auto now = readGameParts(connection, line.id);
    if (!now || now->checksum != change.before.checksum)
        return false;
    entry_.keep(change.before, change.after.contentHash);
    writeOver(connection, writer, line, change.after);
    return true;
}

} // namespace damscope::db
