// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/index/segments.hpp"

#include "db/store/codec/hash.hpp"
#include "db/store/codec/main_line.hpp"

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
    "SELECT key, postings FROM position_hot WHERE segment = ?1 AND key >= ?2 AND key < ?3 "
    "ORDER BY key";
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

std::uint64_t bucketOf(const Segment& segment, std::uint64_t key) {
    return key >> (keyBits - segment.bucketBits);
}

std::uint64_t lowestKey(const Segment& segment, std::uint64_t bucket) {
    return bucket << (keyBits - segment.bucketBits);
}

[[noreturn]] void failDamaged(const Connection& connection) {
    throw Error(Error::Kind::damaged, {"database-index-damaged", {}}, connection.file());
}

Segment segmentOf(const Statement& row) {
    return {row.integer(0), row.id(1), row.id(2), row.bits(3), row.as<unsigned>(4), row.bits(5)};
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
              std::vector<GamePly>& hits) {
    assert(isPossible(segment) && key >> keyBits == 0);
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

namespace {

// The hits of the first key of a span of postings, which is then what follows.
std::uint64_t takeKey(std::span<const Posting>& rest, std::vector<GamePly>& hits) {
    assert(!rest.empty());
    const std::uint64_t key = rest.front().key;
    hits.clear();
    while (!rest.empty() && rest.front().key == key) {
        hits.push_back(rest.front().hit);
        rest = rest.subspan(1);
    }
    return key;
}

SegmentPart::HotKey hotKey(const Segment& segment, std::uint64_t key,
                           std::span<const GamePly> hits) {
    PostingsWriter row(segment.firstGame, key);
    row.hits(hits);
    return {key, hits.size(), std::move(row).finish()};
}

} // namespace

SegmentPart encodePart(const Segment& segment, std::span<const Posting> sorted) {
    assert(segment.bucketBits <= maxBucketBits);
    assert(std::ranges::is_sorted(sorted, {}, &Posting::key));
    SegmentPart part;
    std::vector<GamePly> hits;
    while (!sorted.empty()) {
        const std::uint64_t bucket = bucketOf(segment, sorted.front().key);
        PostingsWriter block(segment.firstGame, lowestKey(segment, bucket));
        bool empty = true;
        while (!sorted.empty() && bucketOf(segment, sorted.front().key) == bucket) {
            const std::uint64_t key = takeKey(sorted, hits);
            for (const GamePly& hit : hits)
                part.checksum += postingHash(key, hit);
            part.postings += hits.size();
            if (hits.size() > hotLimit) {
                part.hot.push_back(hotKey(segment, key, hits));
            } else {
                block.group(key, hits);
                empty = false;
            }
        }
        if (!empty)
            part.blocks.push_back({bucket, std::move(block).finish()});
    }
    return part;
}

SegmentWriter::SegmentWriter(Connection& connection, std::uint32_t firstGame,
                             std::uint32_t lastGame, std::uint64_t postings)
    : connection_(connection), expected_(postings) {
    assert(connection.inTransaction());
    assert(firstGame > 0 && firstGame <= lastGame);
    segment_.firstGame = firstGame;
    segment_.lastGame = lastGame;
    segment_.bucketBits = bucketBitsFor(postings);
    connection.kept(insertSegmentSql)->bind(firstGame, lastGame, segment_.bucketBits).run();
    segment_.id = connection.lastInsertId();
}

void SegmentWriter::add(const SegmentPart& part) {
    assert(segment_.postings + part.postings <= expected_);
    segment_.postings += part.postings;
    segment_.checksum += part.checksum;
    const auto insertBlock = connection_.kept(insertBlockSql);
    for (const SegmentPart::Block& block : part.blocks)
        insertBlock->bind(blockId(segment_, block.bucket), block.bytes).run();
    const auto insertHot = connection_.kept(insertHotSql);
    for (const SegmentPart::HotKey& hot : part.hot)
        insertHot->bind(segment_.id, hot.key, hot.hits, hot.bytes).run();
}

Segment SegmentWriter::finish() {
    assert(segment_.postings == expected_);
    connection_.kept(finishSegmentSql)
        ->bind(segment_.id, segment_.postings, segment_.checksum)
        .run();
    return segment_;
}

SegmentReader::SegmentReader(Connection& connection, const Segment& segment, KeyRange keys)
    : segment_(segment), keys_(keys), connection_(connection),
      blocks_(connection.kept(readBlocksSql)), hot_(connection.kept(readHotSql)) {
    assert(isPossible(segment));
    assert(keys.first < keys.end && keys.end <= std::uint64_t{1} << keyBits);
    blocks_->bind(blockId(segment, bucketOf(segment, keys.first)),
                  blockId(segment, bucketOf(segment, keys.end - 1) + 1));
    hot_->bind(segment.id, keys.first, keys.end);
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

// The first and the last block may hold keys that are not wanted.
bool SegmentReader::nextInBlocks() {
    blockKey_.reset();
    try {
        std::uint64_t key = 0;
        do {
            while (!block_ || !block_->group(key, blockHits_))
                if (!nextBlock())
                    return false;
        } while (key < keys_.first);
        if (key < keys_.end)
            blockKey_ = key;
        return blockKey_.has_value();
    } catch (const DamagedPostings&) {
        failDamaged(connection_);
    }
}

bool SegmentReader::nextBlock() {
    if (!blocks_->step())
        return false;
    const Blob blob = blocks_->blob(1);
    bytes_.assign(blob.begin(), blob.end());
    const auto bucket = static_cast<std::uint64_t>(blocks_->integer(0) - blockId(segment_, 0));
    block_.emplace(bytes_, segment_.firstGame, lowestKey(segment_, bucket));
    return true;
}

void SegmentReader::nextHot() {
    hotKey_.reset();
    if (!hot_->step())
        return;
    try {
        hotHits_.clear();
        PostingsReader(hot_->blob(1), segment_.firstGame, 0).hotHits(hotHits_);
        hotKey_ = hot_->bits(0);
    } catch (const DamagedPostings&) {
        failDamaged(connection_);
    }
}

void removeBlocksBefore(Connection& connection, const Segment& segment, std::uint64_t key) {
    assert(connection.inTransaction() && isPossible(segment));
    connection.kept(deleteBlocksSql)
        ->bind(blockId(segment, 0), blockId(segment, bucketOf(segment, key)))
        .run();
}

void removeSegment(Connection& connection, const Segment& segment) {
    assert(connection.inTransaction() && isPossible(segment));
    const std::int64_t first = blockId(segment, 0);
    connection.kept(deleteBlocksSql)->bind(first, first + (std::int64_t{1} << bucketIdBits)).run();
    connection.kept(deleteHotSql)->bind(segment.id).run();
    connection.kept(deleteSegmentSql)->bind(segment.id).run();
}

bool removeSegments(Connection& connection, std::span<const GameId> games) {
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
    assert(std::ranges::all_of(postings, [&](const Posting& posting) {
        return posting.hit.game >= firstGame && posting.hit.game <= lastGame;
    }));
    sortByKey(postings);
    SegmentWriter writer(connection, firstGame, lastGame, postings.size());
    writer.add(encodePart(writer.segment(), postings));
    return writer.finish();
}

namespace {

constexpr std::string_view countSql = "SELECT count(*) FROM game WHERE id BETWEEN ?1 AND ?2";
constexpr std::string_view movetextSql =
    "SELECT game, moves FROM movetext WHERE game BETWEEN ?1 AND ?2 ORDER BY game";

} // namespace

std::vector<Stretch> coverage(Connection& connection) {
    const std::uint32_t highest = connection.highestId("game");
    std::vector<Stretch> stretches;
    std::uint32_t next = 1;
    for (const Segment& segment : segments(connection)) {
        if (segment.firstGame > next)
            stretches.push_back({next, segment.firstGame - 1, std::nullopt});
        stretches.push_back({segment.firstGame, segment.lastGame, segment});
        next = segment.lastGame + 1;
    }
    if (next <= highest)
        stretches.push_back({next, highest, std::nullopt});
    return stretches;
}

std::uint64_t countGames(const Connection& connection, std::uint32_t first, std::uint32_t last) {
    return static_cast<std::uint64_t>(connection.value(countSql, first, last).value_or(0));
}

MovetextReader::MovetextReader(const Connection& connection, std::uint32_t first,
                               std::uint32_t last)
    : select_(connection.prepare(movetextSql)) {
    assert(first <= last);
    select_.bind(first, last);
}

bool appendPostings(std::uint32_t game, Blob moves, std::vector<Posting>& postings) {
    MainLineReader line(moves);
    while (line.next())
        if (line.position())
            postings.push_back({storedKey(indexKey(*line.position())), {game, line.ply()}});
    return !line.failed();
}

} // namespace damscope::db
