// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/game.hpp"

#include <optional>

namespace damscope::analysis {

/// The seconds that a player had left after making the move at a node, from the clocks noted there;
/// nothing where none is noted.
[[nodiscard]] std::optional<int> clockAfter(const rules::Game& game, rules::NodeId node,
                                            rules::Color mover);

} // namespace damscope::analysis
