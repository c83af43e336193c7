// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/codec/hash.hpp"

#include <xxhash.h>

#include <array>

namespace damscope::db {

Hash::Hash() {
    constexpr std::size_t usual = 512; // bytes of a game
    bytes_.reserve(usual);
}

Hash& Hash::add(std::uint64_t number) {
    std::array<std::uint8_t, 8> bytes{}; // the lowest first, on every machine
    for (std::uint8_t& byte : bytes) {
        byte = static_cast<std::uint8_t>(number);
        number >>= 8;
    }
    bytes_.insert(bytes_.end(), bytes.begin(), bytes.end());
    return *this;
}

Hash& Hash::add(std::string_view text) {
    add(std::uint64_t{text.size()});
    bytes_.insert(bytes_.end(), text.begin(), text.end());
    return *this;
}

Hash& Hash::add(std::span<const std::uint8_t> bytes) {
    add(std::uint64_t{bytes.size()});
    bytes_.insert(bytes_.end(), bytes.begin(), bytes.end());
    return *this;
}

std::uint64_t Hash::value() const {
    return hashOf(bytes_);
}

std::uint64_t hashOf(std::span<const std::uint8_t> bytes) {
    return XXH3_64bits(bytes.data(), bytes.size());
}

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

ExerciseKey exerciseKey(const rules::Position& position) {
    const bool white = position.toMove() == rules::Color::white;
    return {position.variant(), white ? position.key() : turned(position).key()};
}

} // namespace damscope::db
