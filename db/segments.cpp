// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/segments.hpp"

#include <algorithm>
#include <cassert>

namespace damscope::db {
namespace {

constexpr std::string_view segmentsSql =
    "SELECT id, first_game, last_game, postings, bucket_bits, checksum FROM position_segment "
    "ORDER BY first_game";
constexpr std::string_view insertSegmentSql =
    "INSERT INTO position_segment (first_game, last_game, postings, bucket_bits, checksum) "
    "VALUES (?1, ?2, 0, ?3, 0)";
constexpr std::string_view finishSegmentSql =
    "UPDATE position_segment SET postings = ?2, checksum = ?3 WHERE id = ?1";
constexpr std::string_view insertBlockSql =
    "INSERT INTO position_block (id, postings) VALUES (?1, ?2)";
constexpr std::string_view insertHotSql =
    "INSERT INTO position_hot (segment, key, count, postings) VALUES (?1, ?2, ?3, ?4)";
constexpr std::string_view findBlockSql = "SELECT postings FROM position_block WHERE id = ?1";
constexpr std::string_view findHotSql =
    "SELECT postings FROM position_hot WHERE segment = ?1 AND key = ?2";
constexpr std::string_view readBlocksSql =
    "SELECT id, postings FROM position_block WHERE id >= ?1 AND id < ?2 ORDER BY id";
constexpr std::string_view readHotSql =
    "SELECT key, postings FROM position_hot WHERE segment = ?1 ORDER BY key";
constexpr std::string_view deleteBlocksSql =
    "DELETE FROM position_block WHERE id >= ?1 AND id < ?2";
constexpr std::string_view deleteHotSql = "DELETE FROM position_hot WHERE segment = ?1";
constexpr std::string_view deleteSegmentSql = "DELETE FROM position_segment WHERE id = ?1";

constexpr unsigned bucketIdBits = 32;
constexpr unsigned maxBucketBits = 31;
constexpr std::int64_t maxSegmentId = std::int64_t{1} << 30;

std::int64_t blockId(const Segment& segment, std::uint64_t bucket) {
    return (segment.id << bucketIdBits) + static_cast<std::int64_t>(bucket);
}

std::uint64_t lowestKey(const Segment& segment, std::uint64_t bucket) {
    return bucket << (keyBits - segment.bucketBits);
}

[[noreturn]] void failDamaged(const Connection& connection) {
    throw Error(Error::Kind::damaged, connection.file().string() +
                                          ": the position index is damaged; 'damscope index "
                                          "--rebuild' makes it anew from the games");
}

Segment segmentOf(const Statement& row) {
    return {row.integer(0),
            static_cast<std::uint32_t>(row.integer(1)),
            static_cast<std::uint32_t>(row.integer(2)),
            row.bits(3),
            static_cast<unsigned>(row.integer(4)),
            row.bits(5)};
}

bool isPossible(const Segment& segment) {
    return segment.id > 0 && segment.id < maxSegmentId && segment.firstGame > 0 &&
           segment.firstGame <= segment.lastGame && segment.bucketBits <= maxBucketBits;
}

} // namespace

std::vector<Segment> segments(Connection& connection) {
    std::vector<Segment> all;
    const auto select = connection.kept(segmentsSql);
    while (select->step()) {
        all.push_back(segmentOf(*select));
        const bool overlaps =
            all.size() > 1 && all[all.size() - 2].lastGame >= all.back().firstGame;
        if (!isPossible(all.back()) || overlaps)
            failDamaged(connection);
    }
    return all;
}

void findHits(Connection& connection, const Segment& segment, std::uint64_t key,
              std::vector<Hit>& hits) {
    try {
        const auto block = connection.kept(findBlockSql);
        const std::uint64_t bucket = key >> (keyBits - segment.bucketBits);
        bool found = false;
        if (block->bind(blockId(segment, bucket)).step())
            found = PostingsReader(block->blob(0), segment.firstGame, lowestKey(segment, bucket))
                        .find(key, hits);
        const auto hot = connection.kept(findHotSql);
        if (!found && hot->bind(segment.id, key).step())
            PostingsReader(hot->blob(0), segment.firstGame, key).hotHits(hits);
    } catch (const DamagedPostings&) {
        failDamaged(connection);
    }
}

SegmentWriter::SegmentWriter(Connection& connection, std::uint32_t firstGame,
                             std::uint32_t lastGame, std::uint64_t postings)
    : connection_(connection), expected_(postings) {
    segment_.firstGame = firstGame;
    segment_.lastGame = lastGame;
    segment_.bucketBits = bucketBitsFor(postings);
    connection.kept(insertSegmentSql)->bind(firstGame, lastGame, segment_.bucketBits).run();
    segment_.id = connection.lastInsertId();
}

std::uint64_t SegmentWriter::bucketOf(std::uint64_t key) const {
    return key >> (keyBits - segment_.bucketBits);
}

void SegmentWriter::add(std::uint64_t key, std::span<const Hit> hits) {
    for (const Hit& hit : hits)
        segment_.checksum += postingHash(key, hit);
    segment_.postings += hits.size();
    if (hits.size() > hotLimit) {
        PostingsWriter row(segment_.firstGame, key);
        row.hits(hits);
        const auto bytes = std::move(row).finish();
        connection_.kept(insertHotSql)->bind(segment_.id, key, hits.size(), bytes).run();
        return;
    }
    if (!block_ || bucketOf(key) != bucket_) {
        flush();
        bucket_ = bucketOf(key);
        block_.emplace(segment_.firstGame, lowestKey(segment_, bucket_));
    }
    block_->group(key, hits);
}

void SegmentWriter::flush() {
    if (!block_)
        return;
    const auto bytes = std::move(*block_).finish();
    block_.reset();
    connection_.kept(insertBlockSql)->bind(blockId(segment_, bucket_), bytes).run();
}

Segment SegmentWriter::finish() {
    flush();
    assert(segment_.postings == expected_);
    connection_.kept(finishSegmentSql)
        ->bind(segment_.id, segment_.postings, segment_.checksum)
        .run();
    return segment_;
}

SegmentReader::SegmentReader(Connection& connection, const Segment& segment)
    : segment_(segment), connection_(connection), blocks_(connection.prepare(readBlocksSql)),
      hot_(connection.prepare(readHotSql)) {
    blocks_.bind(blockId(segment, 0), blockId(segment, 0) + (std::int64_t{1} << bucketIdBits));
    hot_.bind(segment.id);
    nextInBlocks();
    nextHot();
}

bool SegmentReader::next() {
    if (!blockKey_ && !hotKey_)
        return false;
    if (!hotKey_ || (blockKey_ && *blockKey_ < *hotKey_)) {
        key_ = *blockKey_;
        hits_.swap(blockHits_);
        nextInBlocks();
    } else {
        key_ = *hotKey_;
        hits_.swap(hotHits_);
        nextHot();
    }
    return true;
}

bool SegmentReader::nextInBlocks() {
    try {
        std::uint64_t key = 0;
        while (!block_ || !block_->group(key, blockHits_)) {
            blockKey_.reset();
            if (!blocks_.step())
                return false;
            const Blob blob = blocks_.blob(1);
            bytes_.assign(blob.begin(), blob.end());
            blockId_ = blocks_.integer(0);
            const auto bucket = static_cast<std::uint64_t>(blockId_ - blockId(segment_, 0));
            block_.emplace(bytes_, segment_.firstGame, lowestKey(segment_, bucket));
        }
        blockKey_ = key;
        return true;
    } catch (const DamagedPostings&) {
        failDamaged(connection_);
    }
}

void SegmentReader::nextHot() {
    hotKey_.reset();
    if (!hot_.step())
        return;
    try {
        hotHits_.clear();
        PostingsReader(hot_.blob(1), segment_.firstGame, 0).hotHits(hotHits_);
        hotKey_ = hot_.bits(0);
    } catch (const DamagedPostings&) {
        failDamaged(connection_);
    }
}

void SegmentReader::deleteRead() {
    connection_.kept(deleteBlocksSql)->bind(blockId(segment_, 0), blockId_).run();
}

void removeSegment(Connection& connection, const Segment& segment) {
    const std::int64_t first = blockId(segment, 0);
    connection.kept(deleteBlocksSql)->bind(first, first + (std::int64_t{1} << bucketIdBits)).run();
    connection.kept(deleteHotSql)->bind(segment.id).run();
    connection.kept(deleteSegmentSql)->bind(segment.id).run();
}

bool removeSegmentsOf(Connection& connection, std::span<const GameId> games) {
    bool removed = false;
    for (const Segment& segment : segments(connection)) {
        const bool holdsOne = std::ranges::any_of(games, [&](GameId id) {
            return number(id) >= segment.firstGame && number(id) <= segment.lastGame;
        });
        if (!holdsOne)
            continue;
        removeSegment(connection, segment);
        removed = true;
    }
    return removed;
}

Segment writeSegment(Connection& connection, std::uint32_t firstGame, std::uint32_t lastGame,
                     std::vector<Posting> postings) {
    sortByKey(postings);
    SegmentWriter writer(connection, firstGame, lastGame, postings.size());
    std::vector<Hit> hits;
    for (std::size_t i = 0; i < postings.size();) {
        const std::uint64_t key = postings[i].key;
        hits.clear();
        for (; i < postings.size() && postings[i].key == key; ++i)
            hits.push_back(postings[i].hit);
        writer.add(key, hits);
    }
    return writer.finish();
}

} // namespace damscope::db
