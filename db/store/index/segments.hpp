// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/codec/numbers.hpp"
#include "db/store/index/postings.hpp"
#include "db/store/sqlite/sqlite.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace damscope::db {

/// A segment of the position index (see postings.hpp).
struct Segment {
    std::int64_t id = 0;
    std::uint32_t firstGame = 0;
    std::uint32_t lastGame = 0;
    std::uint64_t postings = 0;
    unsigned bucketBits = 0;
    std::uint64_t checksum = 0; ///< sum of postingHash over its postings
    [[nodiscard]] std::uint64_t games() const { return std::uint64_t{lastGame} - firstGame + 1; }
};

/// All segments, in the order of their games. Throws Error if their ranges overlap or cannot be.
[[nodiscard]] std::vector<Segment> segments(Connection& connection);

/// The hits of a key in a segment, in order of game and ply, appended. Throws Error if the segment
/// is damaged.
void findHits(Connection& connection, const Segment& segment, std::uint64_t key,
              std::vector<GamePly>& hits);

/// Rows of a segment that are made but not written: its postings of a stretch of keys.
struct SegmentPart {
    struct Block {
        std::uint64_t bucket;
        std::vector<std::uint8_t> bytes;
    };
    struct HotKey {
        std::uint64_t key;
        std::uint64_t hits;
        std::vector<std::uint8_t> bytes;
    };
    std::vector<Block> blocks;
    std::vector<HotKey> hot;
    std::uint64_t postings = 0;
    std::uint64_t checksum = 0;
};

/// Makes rows of postings, which are in the order of key, game and ply. Pure.
[[nodiscard]] SegmentPart encodePart(const Segment& segment, std::span<const Posting> sorted);

/// Writes a segment, within a transaction.
class SegmentWriter {
public:
    /// `postings` is how many there will be.
    SegmentWriter(Connection& connection, std::uint32_t firstGame, std::uint32_t lastGame,
                  std::uint64_t postings);
    /// What encodePart() needs of the segment. Its sums are those of the parts added so far.
    [[nodiscard]] const Segment& segment() const { return segment_; }
    /// Adds the rows of a stretch of keys after those added before; both end between two buckets.
    void add(const SegmentPart& part);
    /// Returns the segment when it is complete.
    Segment finish();

private:
    Connection& connection_;
    Segment segment_;
    [[maybe_unused]] std::uint64_t expected_; // of assertions
};

/// Keys from `first` to before `end`.
struct KeyRange {
    std::uint64_t first = 0;
    std::uint64_t end = std::uint64_t{1} << keyBits;
};

/// Reads a segment, or a range of its keys, key by key. One at a time on a connection.
class SegmentReader {
public:
    SegmentReader(Connection& connection, const Segment& segment, KeyRange keys = {});
    /// Goes on to the next key; false at the end. Throws Error if the segment is damaged.
    bool next();
    [[nodiscard]] std::uint64_t key() const { return key_; }
    [[nodiscard]] std::span<const GamePly> hits() const { return hits_; }

private:
    bool nextInBlocks();
    bool nextBlock();
    void nextHot();

    Segment segment_;
    KeyRange keys_;
    Connection& connection_;
    KeptStatement blocks_;
    KeptStatement hot_;
    std::vector<std::uint8_t> bytes_;
    std::optional<PostingsReader> block_;
    std::optional<std::uint64_t> blockKey_; ///< the next key in the blocks, not yet given
    std::vector<GamePly> blockHits_;
    std::optional<std::uint64_t> hotKey_; ///< the next hot key, not yet given
    std::vector<GamePly> hotHits_;
    std::uint64_t key_ = 0;
    std::vector<GamePly> hits_;
};

/// Removes the blocks of a segment that hold only keys before this one, within a transaction: their
/// pages can be used again at once.
void removeBlocksBefore(Connection& connection, const Segment& segment, std::uint64_t key);
/// Removes a segment, within a transaction.
void removeSegment(Connection& connection, const Segment& segment);
/// Removes the segments that hold one of these games, within a transaction: segments never change,
/// so that what a changed game had comes back with indexMissing(). Whether there was one.
bool removeSegments(Connection& connection, std::span<const GameId> games);

/// Sorts postings (in the order of game and ply) and writes them as a segment.
Segment writeSegment(Connection& connection, std::uint32_t firstGame, std::uint32_t lastGame,
                     std::vector<Posting> postings);

/// A range of game ids, both ends included, and the segment that indexes it, if one does.
struct Stretch {
    std::uint32_t first = 0;
    std::uint32_t last = 0;
    std::optional<Segment> segment;
};

/// All ids from 1 to the highest of a game, in stretches.
[[nodiscard]] std::vector<Stretch> coverage(Connection& connection);

/// How many games there are in a range of ids.
[[nodiscard]] std::uint64_t countGames(const Connection& connection, std::uint32_t first,
                                       std::uint32_t last);

/// The games of a range of ids and their movetext, one after another.
class MovetextReader {
public:
    MovetextReader(const Connection& connection, std::uint32_t first, std::uint32_t last);
    bool next() { return select_.step(); }
    [[nodiscard]] std::uint32_t game() const { return select_.id(0); }
    /// Lives until the next call of next().
    [[nodiscard]] Blob moves() const { return select_.blob(1); }

private:
    Statement select_;
};

/// The postings of a game's main line, in order of ply, appended. Returns false if the movetext is
/// damaged: then those up to the damage are.
bool appendPostings(std::uint32_t game, Blob moves, std::vector<Posting>& postings);

} // namespace damscope::db
