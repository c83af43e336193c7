// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/index/postings.hpp"

#include "db/store/codec/hash.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <utility>

namespace damscope::db {
namespace {

constexpr std::size_t checksumBytes = 4;
constexpr int maxVarintBytes = 10;

void putVarint(std::vector<std::uint8_t>& out, std::uint64_t value) {
    for (; value >= 0x80; value >>= 7)
        out.push_back(static_cast<std::uint8_t>(value | 0x80));
    out.push_back(static_cast<std::uint8_t>(value));
}

std::array<std::uint8_t, checksumBytes> checksumOf(std::span<const std::uint8_t> bytes) {
    const std::uint64_t hash = hashOf(bytes);
    std::array<std::uint8_t, checksumBytes> check{};
    for (std::size_t i = 0; i < checksumBytes; ++i)
        check[i] = static_cast<std::uint8_t>(hash >> (8 * i));
    return check;
}

} // namespace

void sortByKey(std::vector<Posting>& postings) {
    std::vector<Posting> scratch;
    sortByKey(postings, scratch);
}

void sortByKey(std::vector<Posting>& postings, std::vector<Posting>& scratch) {
    assert(std::ranges::all_of(postings, [](const Posting& p) { return p.key >> keyBits == 0; }));
    // By eleven bits after eleven bits, the lowest first: several times as fast as comparing.
    constexpr unsigned digitBits = 11;
    constexpr std::size_t digits = std::size_t{1} << digitBits;
    scratch.resize(postings.size());
    for (unsigned shift = 0; shift < keyBits; shift += digitBits) {
        const auto digit = [&](const Posting& p) { return (p.key >> shift) & (digits - 1); };
        std::array<std::size_t, digits> next{};
        for (const Posting& p : postings)
            ++next[digit(p)];
        std::size_t begin = 0;
        for (std::size_t& n : next)
            begin += std::exchange(n, begin);
        for (const Posting& p : postings)
            scratch[next[digit(p)]++] = p;
        postings.swap(scratch);
    }
}

std::uint64_t postingHash(std::uint64_t key, GamePly hit) {
    // The finalizer of SplitMix64 (Steele, Lea, Flood 2014) over all bits of the posting.
    std::uint64_t z = key * 0x9e3779b97f4a7c15 + (std::uint64_t{hit.game} << 32 | hit.ply);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

unsigned bucketBitsFor(std::uint64_t postings) {
    const std::uint64_t buckets = std::max<std::uint64_t>(1, postings / bucketTarget);
    return static_cast<unsigned>(std::bit_width(buckets) - 1);
}

PostingsWriter::PostingsWriter(std::uint32_t firstGame, std::uint64_t firstKey)
    : bytes_(checksumBytes), firstGame_(firstGame), lastKey_(firstKey) {}

void PostingsWriter::group(std::uint64_t key, std::span<const GamePly> hits) {
    assert(!hits.empty() && key >= lastKey_);
    const bool several = hits.size() > 1;
    putVarint(bytes_, 2 * (key - lastKey_) + (several ? 1 : 0));
    if (several)
        putVarint(bytes_, hits.size());
    lastKey_ = key;
    this->hits(hits);
}

void PostingsWriter::hits(std::span<const GamePly> hits) {
    std::uint32_t last = firstGame_;
    for (const GamePly& hit : hits) {
        assert(hit.game >= last);
        putVarint(bytes_, hit.game - last);
        putVarint(bytes_, hit.ply);
        last = hit.game;
    }
}

std::vector<std::uint8_t> PostingsWriter::finish() && {
    const auto check = checksumOf(std::span(bytes_).subspan(checksumBytes));
    std::copy(check.begin(), check.end(), bytes_.begin());
    return std::move(bytes_);
}

PostingsReader::PostingsReader(std::span<const std::uint8_t> bytes, std::uint32_t firstGame,
                               std::uint64_t firstKey)
    : rest_(bytes), firstGame_(firstGame), lastKey_(firstKey) {
    if (bytes.size() < checksumBytes)
        throw DamagedPostings{};
    rest_ = bytes.subspan(checksumBytes);
    const auto check = checksumOf(rest_);
    if (!std::equal(check.begin(), check.end(), bytes.begin()))
        throw DamagedPostings{};
}

bool PostingsReader::group(std::uint64_t& key, std::vector<GamePly>& hits) {
    if (rest_.empty())
        return false;
    const std::uint64_t head = varint();
    key = lastKey_ += head / 2;
    hits.clear();
    take(head % 2 != 0 ? varint() : 1, &hits);
    return true;
}

bool PostingsReader::find(std::uint64_t key, std::vector<GamePly>& hits) {
    while (!rest_.empty() && lastKey_ <= key) {
        const std::uint64_t head = varint();
        lastKey_ += head / 2;
        const std::uint64_t count = head % 2 != 0 ? varint() : 1;
        take(count, lastKey_ == key ? &hits : nullptr);
        if (lastKey_ == key)
            return true;
    }
    return false;
}

void PostingsReader::hotHits(std::vector<GamePly>& hits) {
    std::uint32_t game = firstGame_;
    hits.reserve(hits.size() + rest_.size() / 2); // two bytes a hit at least
    while (!rest_.empty()) {
        const std::uint8_t* at = rest_.data();
        const std::uint8_t* const end = at + rest_.size();
        // Most hits are two bytes; a position that all games have has millions of them.
        for (; end - at >= 2 && (at[0] | at[1]) < 0x80; at += 2) {
            game += at[0];
            hits.push_back({game, at[1]});
        }
        rest_ = {at, end};
        if (rest_.empty())
            break;
        game += static_cast<std::uint32_t>(varint());
        hits.push_back({game, static_cast<std::uint32_t>(varint())});
    }
}

void PostingsReader::take(std::uint64_t count, std::vector<GamePly>* hits) {
    std::uint32_t game = firstGame_;
    for (; count > 0; --count) {
        game += static_cast<std::uint32_t>(varint());
        const auto ply = static_cast<std::uint32_t>(varint());
        if (hits != nullptr)
            hits->push_back({game, ply});
    }
}

std::uint64_t PostingsReader::varint() {
    if (!rest_.empty() && rest_[0] < 0x80) { // nearly always
        const std::uint64_t value = rest_[0];
        rest_ = rest_.subspan(1);
        return value;
    }
    std::uint64_t value = 0;
    for (unsigned i = 0; i < maxVarintBytes && i < rest_.size(); ++i) {
        value |= std::uint64_t{rest_[i] & 0x7fU} << (7 * i);
        if (rest_[i] < 0x80) {
            rest_ = rest_.subspan(i + 1);
            return value;
        }
    }
    throw DamagedPostings{};
}

} // namespace damscope::db
