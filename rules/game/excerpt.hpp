// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/game.hpp"

#include <optional>

namespace damscope::rules {

/// The game from a node on: it starts with the position there and keeps everything after it, with
/// variations and remarks, and the tags and result. Nothing if the position is not
/// known.
[[nodiscard]] std::optional<Game> excerptFrom(const Game& game, NodeId id);

} // namespace damscope::rules
