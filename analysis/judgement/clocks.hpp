// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/game.hpp"

#include <optional>

namespace damscope::analysis {

/// The seconds that a player had left after the move at a node, from the clocks recorded there;
/// nothing if none is recorded.
[[nodiscard]] std::optional<int> clockAfter(const rules::Game& game, rules::NodeId node,
                                            rules::Color mover);

} // namespace damscope::analysis
