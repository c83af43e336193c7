// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/match/match.hpp"
#include "analysis/score.hpp"
#include "rules/game/game.hpp"

#include <chrono>
#include <optional>
#include <span>
#include <stop_token>
#include <string_view>

namespace damscope::analysis::match {

/// One side of a game.
struct Player {
    Engine& engine;
    const Contestant& contestant;
};

/// Plays one game of a match to its end; nothing if it was stopped.
[[nodiscard]] std::optional<MatchGame> playGame(const Match& match, const Player& white,
                                                const Player& black, const rules::Position& opening,
                                                const std::stop_token& stop);

/// The score and the time of an engine's move; no score for a forced move.
struct MoveRemark {
    std::optional<Score> score; ///< from its own view
    int depth = 0;
    std::optional<std::chrono::milliseconds> time = std::nullopt;
};

/// Adds the remarks to the moves of the main line as embedded commands: `%eval 0.35,12` (men for
/// White, and the depth; `#5`: White wins in five moves) and `%emt 0:00:00.250`.
void addMoveRemarks(rules::Game& game, std::span<const MoveRemark> remarks);

/// The game with the tags that PDN requires of it.
[[nodiscard]] rules::Game taggedGame(const MatchGame& played, std::string_view event, int round);

} // namespace damscope::analysis::match
