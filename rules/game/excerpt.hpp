// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/game.hpp"

#include <optional>

namespace damscope::rules {

/// The game from a node on: the position there is its start, and everything that follows, with
/// variations and remarks, is kept; so are tags and result. Nothing where the position is not
/// known.
[[nodiscard]] std::optional<Game> excerptFrom(const Game& game, NodeId id);

} // namespace damscope::rules
