// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/tables.hpp"
#include "analysis/engine.hpp"
#include "analysis/match/referee.hpp"
#include "rules/board/position.hpp"
#include "rules/board/result.hpp"
#include "rules/game/game.hpp"

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <random>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::analysis::match {

/// The score of a match from one engine's side, counted by pairs of games: both games of a pair
/// begin from the same position with colours exchanged, so their results are not independent.
class Standing {
public:
    /// Points of a pair's two games, in half points: 0 to 4.
    void addPair(int halfPoints);
    /// A pair by its results, the first contestant being White in the first game.
    void addPair(rules::GameResult asWhite, rules::GameResult asBlack);

    [[nodiscard]] std::uint64_t wins() const { return wins_; }
    [[nodiscard]] std::uint64_t draws() const { return draws_; }
    [[nodiscard]] std::uint64_t losses() const { return losses_; }
    [[nodiscard]] std::uint64_t pairs() const { return pairs_; }
    /// The numbers of pairs with 0, 1, 2, 3 and 4 half points (the pentanomial distribution).
    [[nodiscard]] const std::array<std::uint64_t, 5>& pairCounts() const { return pairCounts_; }
    /// Points per game, 0 to 1.
    [[nodiscard]] double mean() const;
    /// The variance of the mean. Half a pair is added to each of the five results (Jeffreys'
    /// prior), so that it is never zero: equal results of all pairs prove little.
    [[nodiscard]] double varianceOfMean() const;

private:
    /// One game: half points 0, 1 or 2.
    void addGame(int halfPoints);

    std::uint64_t wins_ = 0;
    std::uint64_t draws_ = 0;
    std::uint64_t losses_ = 0;
    std::uint64_t pairs_ = 0;
    std::array<std::uint64_t, 5> pairCounts_{};
};

/// A difference in Elo with its 95% interval; infinite if everything was won or
/// lost.
struct Elo {
    double difference;
    double least;
    double most;
};
[[nodiscard]] Elo estimateElo(const Standing& standing);

/// Likelihood of superiority: the probability, 0 to 1, that the first is stronger.
[[nodiscard]] double likelihoodOfSuperiority(const Standing& standing);

/// The expected points per game for a difference in Elo.
[[nodiscard]] double expectedScore(double elo);

/// Wald's sequential probability ratio test of two hypotheses about the difference in Elo, with
/// error probabilities of 0.05, on the pentanomial distribution (Van den Bergh, A practical
/// introduction to the GSPRT).
struct Hypotheses {
    double elo0; ///< under "no gain"
    double elo1; ///< under "a gain", higher
};
/// The test accepts a hypothesis when the ratio reaches this bound, with either sign.
[[nodiscard]] double logLikelihoodBound();
[[nodiscard]] double logLikelihoodRatio(const Standing& standing, const Hypotheses& h);

enum class SprtResult : std::uint8_t { undecided, gain, none };
[[nodiscard]] SprtResult sprtResult(const Standing& standing, const Hypotheses& h);

/// One side of a match. Each thread of the match creates its own engines at the start.
struct Contestant {
    std::string name;
    std::function<std::unique_ptr<Engine>()> make;
    Limits limits; ///< of each move
    /// The time for a game, if it plays with a clock: it loses when the time runs out.
    std::optional<TimeLeft> clock = std::nullopt;
};

struct Match {
    Contestant first;
    Contestant second;
    /// Two games are played from each, with colours exchanged.
    std::vector<rules::Position> openings;
    int gamesAtOnce = 1;
    /// The match ends when this test is decided.
    std::optional<Hypotheses> test;
    /// Games end when these tables know the result.
    std::shared_ptr<const endgame::Library> adjudicator = nullptr;
    /// Games end when both engines agree on the result.
    std::optional<ResignRule> resign = std::nullopt;
    std::optional<DrawRule> draw = std::nullopt;
    /// The score of the games played before a match is resumed.
    Standing before = {};
    /// Games of this length are drawn.
    std::size_t drawnAfter = Referee::mostPlies;
    rules::DrawReading draws = rules::DrawReading::usual;
};

/// A game of a match. Each move of an engine has its score and time as `%eval` (men, for White) and
/// `%emt` commands.
struct MatchGame {
    rules::Game game;
    /// The side whose engine failed, and so lost the game, and the reason: partly output of the
    /// engine, any characters.
    std::optional<rules::Color> failed;
    std::string failure;
};

/// Called for every pair of games: with the score of the first contestant, and the games; the first
/// contestant is White in the first of them.
using MatchReport = std::function<void(const Standing&, const std::vector<MatchGame>&)>;

/// Plays the openings in order until they, the test, or the stop end the match; a pair in progress
/// at the end is not counted. Forced moves are played without the engine. An engine that fails
/// (EngineError) loses the game. `report` is called by one thread at a time. Rethrows exceptions
/// of a contestant's `make`.
Standing play(const Match& match, const std::stop_token& stop, const MatchReport& report);

/// A position after a number of random moves from the start, within the bounds; the side
/// to move can move.
[[nodiscard]] rules::Position chanceOpening(rules::Variant variant, int fewestPlies, int mostPlies,
                                            std::mt19937_64& random);

/// Different random openings of four to eight plies that a search of ten thousand nodes evaluates
/// as balanced (within half a man). Fewer than requested if a variant has no more. The same seed
/// gives the same openings.
[[nodiscard]] std::vector<rules::Position> evenOpenings(rules::Variant variant, std::size_t count,
                                                        std::uint64_t seed);

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
