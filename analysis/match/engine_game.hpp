// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/match/match.hpp"

#include <optional>
#include <stop_token>

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

} // namespace damscope::analysis::match
