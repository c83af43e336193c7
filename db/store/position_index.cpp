// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/position_index.hpp"

#include "db/index/coverage.hpp"
#include "db/index/header_columns.hpp"
#include "db/index/segments.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/sqlite/writer_lock.hpp"

#include <algorithm>
#include <vector>

namespace damscope::db {
namespace {

constexpr std::uint32_t gamesPerSegment = 10'000;

// The first ids that no segment covers, at most so many.
std::optional<Stretch> firstGap(Connection& connection) {
    for (Stretch& stretch : coverage(connection))
        if (!stretch.segment) {
            stretch.last = std::min(stretch.last, stretch.first + (gamesPerSegment - 1));
            return stretch;
        }
    return std::nullopt;
}

std::vector<Posting> postingsOf(Connection& connection, const Stretch& stretch) {
    std::vector<Posting> postings;
    MovetextReader games(connection, stretch.first, stretch.last);
    while (games.next())
        appendPostings(games.game(), games.moves(), postings);
    return postings;
}

std::uint64_t countUnindexed(Connection& connection) {
    std::uint64_t games = 0;
    for (const Stretch& stretch : coverage(connection))
        if (!stretch.segment)
            games += countGames(connection, stretch.first, stretch.last);
    return games;
}

// Indexes one gap; false if there was none.
bool indexGap(Store& store, IndexWork& work) {
    Connection& connection = store.connection();
    const WriterLock lock(store.file());
    Transaction transaction(connection);
    const auto gap = firstGap(connection);
    if (!gap)
        return false;
    writeSegment(connection, gap->first, gap->last, postingsOf(connection, *gap));
    work.done += countGames(connection, gap->first, gap->last);
    transaction.commit();
    return true;
}

} // namespace

IndexWork indexMissing(Store& store, const std::stop_token& stop, const base::Progress& progress) {
    IndexWork work{0, countUnindexed(store.connection()), false};
    while (!stop.stop_requested()) {
        if (!indexGap(store, work)) {
            work.complete = true;
            break;
        }
        if (progress)
            progress(work.done, work.total);
    }
    return work;
}

void dropIndex(Store& store) {
    const WriterLock lock(store.file());
    Transaction transaction(store.connection());
    store.connection().execute("DELETE FROM position_block; DELETE FROM position_hot;"
                               "DELETE FROM position_segment; DELETE FROM game_column;");
    refreshColumns(store.connection(), 1, UINT32_MAX);
    transaction.commit();
}

} // namespace damscope::db
