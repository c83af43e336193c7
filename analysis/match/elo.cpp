// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/match/elo.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

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

} // namespace

void Standing::addPair(int halfPoints) {
    const double score = halfPoints / 4.0;
    ++pairs_;
    sum_ += score;
    squares_ += score * score;
}

void Standing::addGame(int halfPoints) {
    ++(halfPoints == 2 ? wins_ : halfPoints == 1 ? draws_ : losses_);
}

double Standing::mean() const {
    return pairs_ == 0 ? 0.5 : sum_ / static_cast<double>(pairs_);
}

double Standing::variance() const {
    if (pairs_ == 0)
        return 0;
    const double mean = this->mean();
    return std::max(squares_ / static_cast<double>(pairs_) - mean * mean, 0.0);
}

Elo eloOf(const Standing& standing) {
    const double mean = standing.mean();
    const auto pairs = static_cast<double>(std::max<std::uint64_t>(standing.pairs(), 1));
    constexpr double ninetyFivePercent = 1.96;
    const double reach = ninetyFivePercent * std::sqrt(standing.variance() / pairs);
    return {eloFor(mean), eloFor(mean - reach), eloFor(mean + reach)};
}

double expectedScore(double elo) {
    return 1 / (1 + std::pow(10, -elo / 400));
}

double logLikelihoodRatio(const Standing& standing, const Hypotheses& h) {
    const double variance = standing.variance();
    if (variance <= 0)
        return 0;
    const double none = expectedScore(h.none);
    const double gain = expectedScore(h.gain);
    return static_cast<double>(standing.pairs()) * (gain - none) *
           (2 * standing.mean() - none - gain) / (2 * variance);
}

Verdict verdict(const Standing& standing, const Hypotheses& h) {
    const double bound = std::log(0.95 / 0.05);
    const double ratio = logLikelihoodRatio(standing, h);
    return ratio >= bound ? Verdict::gain : ratio <= -bound ? Verdict::none : Verdict::undecided;
}

} // namespace damscope::analysis::match
