// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/game.hpp"

#include <optional>

namespace damscope::db {

/// The first node, in the order of writing, whose move is not legal where it was played; nothing if
/// all moves of the game are.
[[nodiscard]] std::optional<rules::NodeId> firstIllegalMove(const rules::Game& game);

} // namespace damscope::db
