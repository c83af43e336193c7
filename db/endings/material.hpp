// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/message.hpp"
#include "rules/board/position.hpp"

#include <array>
#include <optional>
#include <span>

namespace damscope::db {

/// Numbers of pieces: white men, white kings, black men, black kings.
using MaterialCounts = std::array<int, 4>;

[[nodiscard]] MaterialCounts materialOf(const rules::Position& position);

/// With at most so many pieces, of both sides together, what is left is an ending.
inline constexpr int mostEndingPieces = 8;

/// What a game ended with.
struct EndingMaterial {
    MaterialCounts counts{};
    int ply = 0; ///< from which on
};

/// Of the positions of a game; nothing if more pieces are left, or none of a side. While something
/// must be captured it is not clear what is left: what counts is what was there before that.
[[nodiscard]] std::optional<EndingMaterial> endingMaterial(std::span<const rules::Position> game);

/// "White has 5 kings against 2 men and 1 king".
[[nodiscard]] Message materialMessage(const MaterialCounts& counts);

} // namespace damscope::db
