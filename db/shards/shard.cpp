// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/shards/shard.hpp"

#include <charconv>

namespace damscope::db {
namespace {

bool take(std::string_view text, std::uint64_t& number) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() && !text.empty();
}

} // namespace

bool Shard::holds(std::uint64_t hash) const {
    // Keys are random numbers, but hashes of other things may differ in their low bits only.
    constexpr std::uint64_t golden = 0x9e3779b97f4a7c15;
    constexpr int half = 32;
    return ((hash * golden) >> half) % count == number - 1;
}

std::string text(const Shard& shard) {
    return std::to_string(shard.number) + '/' + std::to_string(shard.count);
}

std::optional<Shard> shardFrom(std::string_view text) {
    const std::size_t slash = text.find('/');
    Shard shard;
    if (slash == std::string_view::npos || !take(text.substr(0, slash), shard.number) ||
        !take(text.substr(slash + 1), shard.count))
        return std::nullopt;
    if (shard.number < 1 || shard.number > shard.count || shard.count > Shard::most)
        return std::nullopt;
    return shard;
}

} // namespace damscope::db
