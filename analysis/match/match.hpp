// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/library.hpp"
#include "analysis/engine.hpp"
#include "analysis/match/elo.hpp"
#include "rules/game.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace damscope::analysis::match {

/// One side of a match. Each thread of the match makes engines of its own.
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
};

/// Plays the openings in order until they, the test, or the stop end the match; a pair under way
/// when it ends is not counted. `report` is called after every pair, by one thread at a time, with
/// the standing from the first contestant's side and the two games.
Standing play(const Match& match, const std::stop_token& stop,
              const std::function<void(const Standing&, const std::vector<rules::Game>&)>& report);

} // namespace damscope::analysis::match
