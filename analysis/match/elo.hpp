// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/result.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

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

} // namespace damscope::analysis::match
