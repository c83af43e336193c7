// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/match/elo.hpp"

#include <cassert>
#include <cmath>
#include <limits>
#include <numbers>

namespace damscope::analysis::match {

namespace {

double eloFor(double score) {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    if (score <= 0)
        return -infinity;
    if (score >= 1)
        return infinity;
    return 400 * std::log10(score / (1 - score));
}

/// Points per game of a pair with this many half points.
double pairScore(std::size_t halfPoints) {
    assert(halfPoints <= 4);
    return static_cast<double>(halfPoints) / 4;
}

int halfPoints(rules::GameResult result, rules::GameResult win) {
    return result == rules::GameResult::draw ? 1 : result == win ? 2 : 0;
}

} // namespace

void Standing::addPair(rules::GameResult asWhite, rules::GameResult asBlack) {
    const int first = halfPoints(asWhite, rules::GameResult::whiteWins);
    const int second = halfPoints(asBlack, rules::GameResult::blackWins);
    addGame(first);
    addGame(second);
    addPair(first + second);
}

void Standing::addPair(int halfPoints) {
    assert(halfPoints >= 0 && halfPoints <= 4);
    ++pairs_;
    ++pairCounts_[static_cast<std::size_t>(halfPoints)];
}

void Standing::addGame(int halfPoints) {
    assert(halfPoints >= 0 && halfPoints <= 2);
    ++(halfPoints == 2 ? wins_ : halfPoints == 1 ? draws_ : losses_);
}

double Standing::mean() const {
    double sum = 0;
    for (std::size_t i = 0; i < pairCounts_.size(); ++i)
        sum += static_cast<double>(pairCounts_[i]) * pairScore(i);
    return pairs_ == 0 ? 0.5 : sum / static_cast<double>(pairs_);
}

double Standing::varianceOfMean() const {
    constexpr double prior = 0.5;
    double weight = 0;
    double sum = 0;
    double squares = 0;
    for (std::size_t i = 0; i < pairCounts_.size(); ++i) {
        const double count = static_cast<double>(pairCounts_[i]) + prior;
        weight += count;
        sum += count * pairScore(i);
        squares += count * pairScore(i) * pairScore(i);
    }
    const double mean = sum / weight;
    return (squares / weight - mean * mean) / weight;
}

Elo estimateElo(const Standing& standing) {
    const double mean = standing.mean();
    constexpr double ninetyFivePercent = 1.96;
    const double reach = ninetyFivePercent * std::sqrt(standing.varianceOfMean());
    return {eloFor(mean), eloFor(mean - reach), eloFor(mean + reach)};
}

double likelihoodOfSuperiority(const Standing& standing) {
    const double deviations = (standing.mean() - 0.5) / std::sqrt(standing.varianceOfMean());
    return std::erfc(-deviations / std::numbers::sqrt2) / 2;
}

double expectedScore(double elo) {
    return 1 / (1 + std::pow(10, -elo / 400));
}

double logLikelihoodRatio(const Standing& standing, const Hypotheses& h) {
    if (standing.pairs() == 0)
        return 0;
    const double score0 = expectedScore(h.elo0);
    const double score1 = expectedScore(h.elo1);
    return (score1 - score0) * (2 * standing.mean() - score0 - score1) /
           (2 * standing.varianceOfMean());
}

double logLikelihoodBound() {
    return std::log(0.95 / 0.05);
}

SprtResult sprtResult(const Standing& standing, const Hypotheses& h) {
    assert(h.elo0 < h.elo1);
    const double bound = logLikelihoodBound();
    const double ratio = logLikelihoodRatio(standing, h);
    return ratio >= bound    ? SprtResult::gain
           : ratio <= -bound ? SprtResult::none
                             : SprtResult::undecided;
}

} // namespace damscope::analysis::match
