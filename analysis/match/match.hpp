// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/library.hpp"
#include "analysis/engine.hpp"
#include "analysis/match/elo.hpp"
#include "analysis/match/referee.hpp"
#include "analysis/match/score_adjudicator.hpp"
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
    /// The time for a game, if it plays by a clock: without a move in time it loses.
    std::optional<TimeLeft> clock = std::nullopt;
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
    /// Games end where both engines agree how they end.
    std::optional<ResignRule> resign = std::nullopt;
    std::optional<DrawRule> draw = std::nullopt;
    /// What was counted before this match goes on.
    Standing before = {};
    /// Games that are as long as this are drawn.
    std::size_t drawnAfter = Referee::mostPlies;
    rules::DrawReading draws = rules::DrawReading::usual;
};

/// A game of a match. Each move that was asked for carries what its engine said of it and how long
/// it took, as `%eval` (men, for White) and `%emt` commands.
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
