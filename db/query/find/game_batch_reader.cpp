// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/query/find/game_batch_reader.hpp"

#include "db/records/game_reader.hpp"
#include "db/sqlite/sqlite.hpp"

#include <algorithm>
#include <cassert>

namespace damscope::db::query {
namespace {

constexpr std::size_t firstBatch = 4096;
constexpr std::size_t largestBatch = std::size_t{1} << 18;
/// Games that are dense in a range are found by a scan rather than looked up one by one.
constexpr std::uint64_t sparse = 8;

bool isDense(const Candidates& range) {
    assert(range.games && range.first <= range.last);
    return range.games->size() * sparse > std::uint64_t{range.last} - range.first;
}

} // namespace

void GameBatch::add(std::uint32_t game, Blob moves) {
    entries_.push_back({game, bytes_.size(), moves.size(), false});
    bytes_.insert(bytes_.end(), moves.begin(), moves.end());
}

void GameBatch::addMissing(std::uint32_t game) {
    entries_.push_back({game, bytes_.size(), 0, true});
}

void GameBatch::clear() {
    bytes_.clear();
    entries_.clear();
}

GameBatchReader::GameBatchReader(Connection& connection, std::vector<Candidates> candidates)
    : connection_(connection), candidates_(std::move(candidates)), batchSize_(firstBatch) {
    for (const Candidates& range : candidates_)
        total_ += range.count();
}

bool GameBatchReader::next(GameBatch& batch) {
    batch.clear();
    while (batch.bytes() < batchSize_ && addOne(batch)) {
    }
    batchSize_ = std::min(2 * batchSize_, largestBatch);
    return !batch.entries().empty();
}

void GameBatchReader::startRange(std::size_t range) {
    assert(range <= candidates_.size());
    range_ = range;
    listed_ = 0;
    passed_ = false;
    reader_.reset();
}

bool GameBatchReader::addOne(GameBatch& batch) {
    for (; range_ < candidates_.size(); startRange(range_ + 1)) {
        const Candidates& range = candidates_[range_];
        if (range.games && !isDense(range)) {
            if (addListed(batch, *range.games))
                return true;
            continue;
        }
        if (!reader_)
            reader_.emplace(connection_, range.first, range.last);
        if (range.games ? addScanned(batch, *range.games) : addNext(batch))
            return true;
    }
    return false;
}

bool GameBatchReader::addNext(GameBatch& batch) {
    assert(reader_);
    if (!reader_->next())
        return false;
    batch.add(reader_->game(), reader_->moves());
    return true;
}

// Reads on to the next game of the list.
bool GameBatchReader::addScanned(GameBatch& batch, const std::vector<std::uint32_t>& games) {
    assert(reader_ && listed_ <= games.size());
    if (listed_ == games.size())
        return false;
    const std::uint32_t wanted = games[listed_++];
    while (!passed_ || reader_->game() < wanted) {
        passed_ = reader_->next();
        if (!passed_) {
            batch.addMissing(wanted);
            return true;
        }
    }
    if (reader_->game() == wanted)
        batch.add(wanted, reader_->moves());
    else
        batch.addMissing(wanted);
    return true;
}

bool GameBatchReader::addListed(GameBatch& batch, const std::vector<std::uint32_t>& games) {
    if (listed_ == games.size())
        return false;
    const std::uint32_t game = games[listed_++];
    if (const auto moves = movetextOf(connection_, GameId{game}))
        batch.add(game, *moves);
    else
        batch.addMissing(game);
    return true;
}

} // namespace damscope::db::query
