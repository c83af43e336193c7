// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/shots/game_shots.hpp"

#include <cstddef>
#include <optional>
#include <span>

namespace damscope::analysis::shots {

/// The sequence of a game that begins with the move made in a position, in which every reply is a
/// capture, as a combination of which nothing is proved (GameShot::forced): the opponent may have
/// had another capture. Nothing unless its moves have a name and take two pieces or more at once.
/// The name of a mechanism counts only where the side has gained in the game, or took a king and
/// lost nothing. A gain of 0: nothing was gained.
[[nodiscard]] std::optional<GameShot> namedSequence(std::span<const Ply> game, std::size_t at);

/// The end of the moves from a position of a game on to which every reply is a capture.
[[nodiscard]] std::size_t endOfReplies(std::span<const Ply> game, std::size_t at);

} // namespace damscope::analysis::shots
