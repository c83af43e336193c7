// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/codec/index_key.hpp"

namespace damscope::db {

std::uint64_t indexKey(rules::PositionKey key, rules::Variant variant) {
    // The finalizer of SplitMix64 over key and variant.
    std::uint64_t z = static_cast<std::uint64_t>(key) +
                      (static_cast<std::uint64_t>(variant) + 1) * 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

std::uint64_t indexKey(const rules::Position& position) {
    return indexKey(position.key(), position.variant());
}

} // namespace damscope::db
