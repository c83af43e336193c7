// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

namespace damscope::analysis::match {

/// The score of a match from one engine's side, counted by pairs of games: both games of a pair
/// begin from the same position with colours exchanged, so their results are not independent.
class Standing {
public:
    /// Points of a pair's two games, in half points: 0 to 4.
    void addPair(int halfPoints);
    /// One game, for the counts of wins, draws and losses: half points 0, 1 or 2.
    void addGame(int halfPoints);

    [[nodiscard]] std::uint64_t wins() const { return wins_; }
    [[nodiscard]] std::uint64_t draws() const { return draws_; }
    [[nodiscard]] std::uint64_t losses() const { return losses_; }
    [[nodiscard]] std::uint64_t pairs() const { return pairs_; }
    /// Points a game, 0 to 1.
    [[nodiscard]] double mean() const;
    /// The variance of the points a game of one pair.
    [[nodiscard]] double variance() const;

private:
    std::uint64_t wins_ = 0;
    std::uint64_t draws_ = 0;
    std::uint64_t losses_ = 0;
    std::uint64_t pairs_ = 0;
    double sum_ = 0;
    double squares_ = 0;
};

/// A difference in Elo with the ends of its 95% interval; infinite where everything was won or
/// lost.
struct Elo {
    double difference;
    double least;
    double most;
};
[[nodiscard]] Elo eloOf(const Standing& standing);

/// Points a game that a difference in Elo leads to.
[[nodiscard]] double expectedScore(double elo);

/// Wald's sequential test of two hypotheses about the difference in Elo, each error with a chance
/// of one in twenty, in the form for any distribution of results (Van den Bergh, A practical
/// introduction to the GSPRT).
struct Hypotheses {
    double none; ///< Elo under "no gain"
    double gain; ///< Elo under "a gain"
};
[[nodiscard]] double logLikelihoodRatio(const Standing& standing, const Hypotheses& h);

enum class Verdict : std::uint8_t { undecided, gain, none };
[[nodiscard]] Verdict verdict(const Standing& standing, const Hypotheses& h);

} // namespace damscope::analysis::match
