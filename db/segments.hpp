// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/ids.hpp"
#include "db/postings.hpp"
#include "db/sqlite.hpp"

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
              std::vector<Hit>& hits);

/// Writes a segment, within a transaction.
class SegmentWriter {
public:
    /// `postings` is how many there will be.
    SegmentWriter(Connection& connection, std::uint32_t firstGame, std::uint32_t lastGame,
                  std::uint64_t postings);
    /// Adds all hits of a key, in order; keys ascend.
    void add(std::uint64_t key, std::span<const Hit> hits);
    /// Returns the segment when it is complete.
    Segment finish();

private:
    void flush();
    [[nodiscard]] std::uint64_t bucketOf(std::uint64_t key) const;

    Connection& connection_;
    Segment segment_;
    std::uint64_t expected_;
    std::uint64_t bucket_ = 0;
    std::optional<PostingsWriter> block_;
};

/// Reads a segment key by key.
class SegmentReader {
public:
    SegmentReader(Connection& connection, const Segment& segment);
    /// Goes on to the next key; false at the end. Throws Error if the segment is damaged.
    bool next();
    [[nodiscard]] std::uint64_t key() const { return key_; }
    [[nodiscard]] std::span<const Hit> hits() const { return hits_; }
    /// Deletes the blocks that have been read: their pages can be used again at once.
    void deleteRead();

private:
    bool nextInBlocks();
    void nextHot();

    Segment segment_;
    Connection& connection_;
    Statement blocks_;
    std::int64_t blockId_ = 0; ///< of the block that is being read
    Statement hot_;
    std::vector<std::uint8_t> bytes_;
    std::optional<PostingsReader> block_;
    std::optional<std::uint64_t> blockKey_; ///< the next key in the blocks, not yet given
    std::vector<Hit> blockHits_;
    std::optional<std::uint64_t> hotKey_; ///< the next hot key, not yet given
    std::vector<Hit> hotHits_;
    std::uint64_t key_ = 0;
    std::vector<Hit> hits_;
};

/// Removes a segment, within a transaction.
void removeSegment(Connection& connection, const Segment& segment);
/// Removes the segments that hold one of these games, within a transaction: segments never change,
/// so that what a changed game had comes back with indexMissing(). Whether there was one.
bool removeSegmentsOf(Connection& connection, std::span<const GameId> games);

/// Sorts postings (in the order of game and ply) and writes them as a segment.
Segment writeSegment(Connection& connection, std::uint32_t firstGame, std::uint32_t lastGame,
                     std::vector<Posting> postings);

} // namespace damscope::db
