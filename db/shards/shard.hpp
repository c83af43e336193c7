// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace damscope::db {

/// One of several equal shares of some work, for workers that know nothing of each other: every
/// item belongs to exactly one of `count` shards.
struct Shard {
    std::uint64_t number = 1; ///< from 1 to `count`
    std::uint64_t count = 1;

    static constexpr std::uint64_t most = 1'000'000;

    /// Whether an item is of this shard. `hash` stands for the item on every machine, as the key of
    /// a position does.
    [[nodiscard]] bool holds(std::uint64_t hash) const;
    friend bool operator==(const Shard&, const Shard&) = default;
};

/// "2/8".
[[nodiscard]] std::string text(const Shard& shard);
/// Reads "2/8"; nothing if it is not a shard.
[[nodiscard]] std::optional<Shard> shardFrom(std::string_view text);

} // namespace damscope::db
