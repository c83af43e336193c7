// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"

#include <compare>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace damscope::db {

/// XXH3, 64 bits, of numbers and texts, encoded so that different sequences of them are different
/// bytes. Hashes are stored: the inputs and their order are part of the schema.
class Hash {
public:
    Hash();
    Hash& add(std::uint64_t number);
    /// The length, then the bytes.
    Hash& add(std::string_view text);
    Hash& add(std::span<const std::uint8_t> bytes);
    [[nodiscard]] std::uint64_t value() const;

private:
    // Gathered and hashed in one go: a game has few bytes, and a hash that gets them field by
    // field takes longer to set up than to compute.
    std::vector<std::uint8_t> bytes_;
};

[[nodiscard]] std::uint64_t hashOf(std::span<const std::uint8_t> bytes);

/// The key a position has in the index: its PositionKey mixed with its variant, since the same
/// board means different things in different games. Stored: a change is a migration.
[[nodiscard]] std::uint64_t indexKey(rules::PositionKey key, rules::Variant variant);
[[nodiscard]] std::uint64_t indexKey(const rules::Position& position);

/// What an exercise is identified by: its position with White to move. A position with Black to
/// move is turned and its colours are exchanged, so that both are one exercise. It names the same
/// exercise in every store.
struct ExerciseKey {
    rules::Variant variant{};
    rules::PositionKey position{};
    friend auto operator<=>(const ExerciseKey&, const ExerciseKey&) = default;
};
[[nodiscard]] ExerciseKey exerciseKey(const rules::Position& position);

} // namespace damscope::db
