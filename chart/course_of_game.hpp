// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/course.hpp"
#include "rules/game/game.hpp"

namespace damscope::chart {

/// A score in men for a scale: a proved win is 100.
[[nodiscard]] double menOf(const analysis::Score& score);

/// The course of a judged game, without title and subtitle: those are the caller's words.
[[nodiscard]] Course courseOf(const rules::Game& game, const analysis::GameJudgement& judgement);

} // namespace damscope::chart
