// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/game.hpp"

#include <optional>
#include <string_view>

namespace damscope::analysis {

/// The seconds that a player had left when he had made the move at a node, from the commands beside
/// it: "%clk 0:10:00" (his own), "%clock w0:03:00 B0:02:58" (both). Nothing where none is noted.
[[nodiscard]] std::optional<int> clockAfter(const rules::Game& game, rules::NodeId node,
                                            rules::Color mover);

/// A time "H:MM:SS", "M:SS" or "SS" in seconds; nothing if it is none.
[[nodiscard]] std::optional<int> secondsOf(std::string_view text);

} // namespace damscope::analysis
