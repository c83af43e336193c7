// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/engine.hpp"

#include <array>
#include <atomic>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

namespace damscope::analysis::search {

/// A score inside the search, from the view of the side to move: hundredths of a man, or near
/// +-winValue a forced result, less one for every ply to the end of the game.
using Value = int;

inline constexpr int maxPly = 200;
inline constexpr Value winValue = 30'000;
inline constexpr Value infinite = winValue + 1;
/// From here on a result is forced.
inline constexpr Value forcedBound = winValue - maxPly - 1;
/// Estimates stay below this.
inline constexpr Value estimateBound = 20'000;
/// What an endgame table calls won is worth about this: more where the winner stands better, so
/// that a won game makes progress, but always more than an estimate and less than a forced result.
inline constexpr Value tableWin = 24'000;
inline constexpr Value tableReach = 2'000;
inline constexpr Value leastTableWin = tableWin - tableReach;
inline constexpr Value drawValue = 0;

[[nodiscard]] constexpr bool isForced(Value v) {
    return v >= forcedBound || v <= -forcedBound;
}

/// A result that is proved, by the search or by a table.
[[nodiscard]] constexpr bool isDecided(Value v) {
    return v >= estimateBound || v <= -estimateBound;
}

[[nodiscard]] inline Score toScore(Value v) {
    assert(v >= -winValue && v <= winValue);
    if (v >= forcedBound)
        return Score::winIn(winValue - v);
    if (v <= -forcedBound)
        return Score::lossIn(winValue + v);
    if (isDecided(v))
        return Score::table(v > 0 ? 1 : -1);
    return Score::centiMen(v);
}

enum class Bound : std::uint8_t { none, upper, lower, exact };

/// A move in 16 bits, as the table stores it: good enough for move ordering, never played unseen.
using PackedMove = std::uint16_t;
inline constexpr PackedMove noMove = 0;

/// What the table stores of a position.
struct TableEntry {
    PackedMove move = noMove;
    Value value = 0; ///< forced results count their plies from the position itself
    int depth = 0;
    Bound bound = Bound::none;
};

/// The transposition table: positions met before, shared by all threads of a search. Lockless: a
/// slot is two words, the first mixed with the second, so that one half-written by another thread
/// is not recognised (Hyatt and Mann, A lock-less transposition table implementation, 2002).
class TranspositionTable {
public:
    explicit TranspositionTable(std::size_t megabytes);

    [[nodiscard]] std::optional<TableEntry> probe(std::uint64_t key) const;
    void store(std::uint64_t key, const TableEntry& entry);
    /// Loads the bucket of a key into the cache before it is needed.
    void prefetch(std::uint64_t key) const { __builtin_prefetch(&findBucket(key)); }

    /// What was stored before counts as old from now on, and gives way.
    void age() { age_ = static_cast<std::uint8_t>((age_ + 1) % ages); }
    void clear();

private:
    static constexpr std::uint8_t ages = 64;
    static constexpr std::size_t perBucket = 4;

    struct Slot {
        std::atomic<std::uint64_t> mixedKey{0};
        std::atomic<std::uint64_t> data{0};
    };
    struct alignas(64) Bucket {
        std::array<Slot, perBucket> entries; // "slots" is a macro of Qt
    };

    struct Release {
        void operator()(Bucket* buckets) const;
    };
    // NOLINTNEXTLINE(modernize-avoid-c-arrays): the type of what owns an array
    using Buckets = std::unique_ptr<Bucket[], Release>;
    [[nodiscard]] static Buckets allocate(std::size_t count);

    [[nodiscard]] Bucket& findBucket(std::uint64_t key) const { return buckets_[key & mask_]; }
    [[nodiscard]] int replacementValue(std::uint64_t data) const;

    Buckets buckets_;
    std::uint64_t mask_;
    std::uint8_t age_ = 0;
};

} // namespace damscope::analysis::search
