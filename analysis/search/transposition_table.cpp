// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/search/transposition_table.hpp"

#include "base/system/machine.hpp"

#include <algorithm>
#include <bit>
#include <new>
#include <type_traits>

namespace damscope::analysis::search {

namespace {

// The word of data: move 16, value 16, depth 8, bound 2, age 6 bits.
struct Fields {
    static std::uint64_t pack(const TableEntry& k, std::uint8_t age) {
        return std::uint64_t{k.move} |
               (std::uint64_t{static_cast<std::uint16_t>(static_cast<std::int16_t>(k.value))}
                << 16) |
               (static_cast<std::uint64_t>(std::clamp(k.depth, 0, 255)) << 32) |
               (static_cast<std::uint64_t>(k.bound) << 40) | (std::uint64_t{age} << 42);
    }
    static TableEntry unpack(std::uint64_t data) {
        return {static_cast<PackedMove>(data & 0xffff),
                static_cast<std::int16_t>(static_cast<std::uint16_t>(data >> 16)),
                static_cast<int>((data >> 32) & 0xff), static_cast<Bound>((data >> 40) & 3)};
    }
    static int depth(std::uint64_t data) { return static_cast<int>((data >> 32) & 0xff); }
    static std::uint8_t age(std::uint64_t data) {
        return static_cast<std::uint8_t>((data >> 42) & 0x3f);
    }
};

constexpr auto relaxed = std::memory_order_relaxed;

constexpr std::align_val_t hugePage{std::size_t{2} << 20};

} // namespace

TranspositionTable::TranspositionTable(std::size_t megabytes) {
    const std::size_t buckets =
        std::bit_floor(std::max<std::size_t>(megabytes, 1) * 1024 * 1024 / sizeof(Bucket));
    buckets_ = allocate(buckets);
    mask_ = buckets - 1;
}

// Positions lie all over the table: in pages of 4 KiB nearly every look would miss the processor's
// table of pages as well.
TranspositionTable::Buckets TranspositionTable::allocate(std::size_t count) {
    static_assert(std::is_trivially_destructible_v<Bucket>);
    const std::size_t bytes = count * sizeof(Bucket);
    void* const room = ::operator new(bytes, hugePage);
    base::preferLargePages(room, bytes);
    auto* const buckets = static_cast<Bucket*>(room);
    std::uninitialized_value_construct_n(buckets, count);
    return Buckets(buckets);
}

void TranspositionTable::Release::operator()(Bucket* buckets) const {
    ::operator delete(buckets, hugePage);
}

std::optional<TableEntry> TranspositionTable::probe(std::uint64_t key) const {
    for (const Slot& s : findBucket(key).entries) {
        const std::uint64_t data = s.data.load(relaxed);
        if ((s.mixedKey.load(relaxed) ^ data) == key && data != 0)
            return Fields::unpack(data);
    }
    return std::nullopt;
}

void TranspositionTable::store(std::uint64_t key, const TableEntry& entry) {
    Slot* place = nullptr;
    int least = 0;
    TableEntry stored = entry;
    for (Slot& s : findBucket(key).entries) {
        const std::uint64_t data = s.data.load(relaxed);
        if ((s.mixedKey.load(relaxed) ^ data) == key && data != 0) {
            if (stored.move == noMove)
                stored.move = Fields::unpack(data).move;
            place = &s;
            break;
        }
        if (place == nullptr || replacementValue(data) < least) {
            place = &s;
            least = replacementValue(data);
        }
    }
    const std::uint64_t data = Fields::pack(stored, age_);
    place->data.store(data, relaxed);
    place->mixedKey.store(key ^ data, relaxed);
}

int TranspositionTable::replacementValue(std::uint64_t data) const {
    if (data == 0)
        return -1000;
    constexpr int pliesAnAge = 4;
    const int older = (age_ - Fields::age(data) + ages) % ages;
    return Fields::depth(data) - pliesAnAge * older;
}

void TranspositionTable::clear() {
    for (std::size_t i = 0; i <= mask_; ++i)
        for (Slot& s : buckets_[i].entries) {
            s.mixedKey.store(0, relaxed);
            s.data.store(0, relaxed);
        }
    age_ = 0;
}

} // namespace damscope::analysis::search
