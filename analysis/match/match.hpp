// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/library.hpp"
#include "analysis/engine.hpp"
#include "analysis/match/elo.hpp"
#include "analysis/match/referee.hpp"
#include "rules/game/game.hpp"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace damscope::analysis::match {

/// One side of a match. Each thread of the match makes engines of its own, when the match begins.
struct Contestant {
    std::string name;
    std::function<std::unique_ptr<Engine>()> make;
    Limits limits; ///< of each move
};

struct Match {
    Contestant first;
    Contestant second;
    /// From each two games are played, colours exchanged.
    std::vector<rules::Position> openings;
    int gamesAtOnce = 1;
    /// The match ends when this test is decided.
    std::optional<Hypotheses> test;
    /// Games end where these tables know the result.
    std::shared_ptr<const endgame::Library> adjudicator = nullptr;
    /// Games that are as long as this are drawn.
    std::size_t drawnAfter = Referee::mostPlies;
};

/// A game of a match.
struct MatchGame {
    rules::Game game;
    /// The side whose engine failed, which lost it the game, and what is said about that: partly
    /// the engine's own words, any characters.
    std::optional<rules::Color> failed;
    std::string failure;
};

/// Told of every pair of games: the standing from the first contestant's side, and the games, the
/// first contestant being White in the first of them.
using MatchReport = std::function<void(const Standing&, const std::vector<MatchGame>&)>;

/// Plays the openings in order until they, the test, or the stop end the match; a pair under way
/// when it ends is not counted. A move that is forced is not asked for. An engine that fails
/// (EngineError) loses the game. `report` is called by one thread at a time. Throws what a
/// contestant's `make` throws.
Standing play(const Match& match, const std::stop_token& stop, const MatchReport& report);

} // namespace damscope::analysis::match
