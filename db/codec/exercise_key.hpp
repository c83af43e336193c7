// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"

#include <compare>

namespace damscope::db {

/// What an exercise is identified by: its position with White to move. A position with Black to
/// move is turned and its colours are exchanged, so that both are one exercise. It names the same
/// exercise in every store.
struct ExerciseKey {
    rules::Variant variant{};
    rules::PositionKey position{};
    friend auto operator<=>(const ExerciseKey&, const ExerciseKey&) = default;
};
[[nodiscard]] ExerciseKey exerciseKeyOf(const rules::Position& position);

} // namespace damscope::db
