// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace damscope::db {

/// The position index: which positions occur in which games. A row for each position would cost
/// three times the games themselves, and a thousand new games would write to as many pages: so the
/// index is made of segments that never change, one for each batch of games, and later merged.
///
/// A segment covers a range of games. Its postings (key, game, ply) are sorted and cut into buckets
/// by the highest bits of the key. What is stored, version 1:
///
///     key    = the highest 44 bits of the index key: two different positions among a hundred
///              million may share one, so hits are verified by replaying the game
///     bucket = the highest `bucket_bits` bits of the key; a block holds a bucket's postings
///     block  = check group*           (table position_block; none for an empty bucket)
///     group  = head [count] hits      all postings with one key, keys ascending
///     head   = 2 * (key - key before) + (1 if there are several hits); the first key of a block
///              counts from the bucket's lowest
///     hits   = (game - game before, ply)*; the first game counts from the segment's first
///     check  = the lowest 32 bits of the XXH3 of the rest, lowest byte first
///
/// Numbers are varints: seven bits a byte, lowest first. A key with more hits than `hotLimit` in a
/// segment has a row of its own (table position_hot), with check and hits.
inline constexpr unsigned keyBits = 44;
inline constexpr std::size_t hotLimit = 500;
/// How many postings a bucket should have: a lookup reads a bucket, and a row costs some bytes.
inline constexpr std::uint64_t bucketTarget = 190;

/// A game in which a position occurred, and where.
struct GamePly {
    std::uint32_t game = 0;
    std::uint32_t ply = 0;
    friend auto operator<=>(const GamePly&, const GamePly&) = default;
};

struct Posting {
    std::uint64_t key = 0; ///< of `keyBits` bits
    GamePly hit;
    friend bool operator==(const Posting&, const Posting&) = default;
};

[[nodiscard]] constexpr std::uint64_t storedKey(std::uint64_t indexKey) {
    return indexKey >> (64 - keyBits);
}

/// Sorts by key; postings of one key stay in their order. `scratch` is a buffer that callers who
/// sort often can reuse.
void sortByKey(std::vector<Posting>& postings, std::vector<Posting>& scratch);
void sortByKey(std::vector<Posting>& postings);

/// A number that depends on all three; a segment's checksum is the sum over its postings.
[[nodiscard]] std::uint64_t postingHash(std::uint64_t key, GamePly hit);

/// How many bits name a bucket in a segment of this many postings.
[[nodiscard]] unsigned bucketBitsFor(std::uint64_t postings);

/// Writes one block or one hot row.
class PostingsWriter {
public:
    PostingsWriter(std::uint32_t firstGame, std::uint64_t firstKey);
    void group(std::uint64_t key, std::span<const GamePly> hits);
    void hits(std::span<const GamePly> hits);
    /// The bytes with their check. The writer is used up.
    [[nodiscard]] std::vector<std::uint8_t> finish() &&;

private:
    std::vector<std::uint8_t> bytes_;
    std::uint32_t firstGame_;
    std::uint64_t lastKey_;
};

/// Reads one block or one hot row. Throws DamagedPostings where the bytes are not as they should
/// be, on construction if the check does not agree.
class PostingsReader {
public:
    PostingsReader(std::span<const std::uint8_t> bytes, std::uint32_t firstGame,
                   std::uint64_t firstKey);
    /// The next group: its key and its hits; false at the end.
    bool group(std::uint64_t& key, std::vector<GamePly>& hits);
    /// The hits of one key, appended; false if it is not there.
    bool find(std::uint64_t key, std::vector<GamePly>& hits);
    /// All that is left as the hits of one key, appended.
    void hotHits(std::vector<GamePly>& hits);

private:
    std::uint64_t varint();
    void take(std::uint64_t count, std::vector<GamePly>* hits);

    std::span<const std::uint8_t> rest_;
    std::uint32_t firstGame_;
    std::uint64_t lastKey_;
};

struct DamagedPostings {};

} // namespace damscope::db
