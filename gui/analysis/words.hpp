// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/score.hpp"
#include "rules/game/game.hpp"

#include <QString>

#include <span>

namespace damscope::gui {

/// A score of White's view for people: "+0.35", "White wins in 4".
[[nodiscard]] QString scoreText(const analysis::Score& score);

/// The score in men for a scale: a proved win is 100.
[[nodiscard]] double menOf(const analysis::Score& score);

/// Moves with their numbers: "31. 32-28 19-23 32. ...". `played`: plies before the position.
[[nodiscard]] QString lineText(const rules::Position& position, int played,
                               std::span<const rules::Move> moves);

} // namespace damscope::gui
