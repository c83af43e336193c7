// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/match/match.hpp"
#include "analysis/train/fit.hpp"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <random>

namespace damscope::analysis::train {
namespace {

// How good numbers are, best at 30 and -4.
double quality(const std::vector<double>& v) {
    return -std::pow((v[0] - 30) / 20, 2) - std::pow((v[1] + 4) / 10, 2);
}

TEST(Spsa, findsTheBestOfANoisyHill) {
    constexpr int trials = 20'000;
    Spsa spsa({{0, -100, 100, 5}, {8, -20, 20, 3}}, trials, 1);
    std::mt19937_64 random(2);
    for (int i = 0; i < trials; ++i) {
        const Spsa::Trial t = spsa.next();
        const double chance = 1 / (1 + std::exp(quality(t.minus) - quality(t.plus)));
        spsa.learn(static_cast<double>(random() % 1000) / 1000 < chance ? 1 : 0);
    }
    EXPECT_NEAR(spsa.values()[0], 30, 5);
    EXPECT_NEAR(spsa.values()[1], -4, 3);
}

TEST(Spsa, staysWithinBounds) {
    Spsa spsa({{9, 0, 10, 4}}, 100, 3);
    for (int i = 0; i < 100; ++i) {
        const Spsa::Trial t = spsa.next();
        EXPECT_LE(std::max(t.plus[0], t.minus[0]), 10);
        spsa.learn(t.plus[0] > t.minus[0] ? 1 : 0); // always more
    }
    EXPECT_EQ(spsa.values()[0], 10);
}

TEST(TuneSearch, changesTheParametersThatItIsToTune) {
    SearchTuning tuning;
    for (const search::ParameterInfo& info : search::searchParameters())
        if (info.name == "futility-margin")
            tuning.parameters.push_back({info, 30});
    ASSERT_EQ(tuning.parameters.size(), 1U);
    tuning.openings = match::evenOpenings(rules::Variant::english, 12, 1);
    tuning.nodes = 200;
    tuning.trials = 3;
    tuning.pairsATrial = 4;
    std::uint64_t reports = 0;
    const auto values = tuneSearch(
        tuning, {}, [&](std::uint64_t trial, const auto&) { EXPECT_EQ(trial, ++reports); });
    EXPECT_EQ(reports, 3U);
    ASSERT_EQ(values.size(), 1U);
    // The two sides of a trial would score the same if they played alike.
    const search::ParameterInfo& info = tuning.parameters[0].info;
    EXPECT_NE(values[0], search::SearchParameters{}.*info.value);
    EXPECT_GE(values[0], info.least);
    EXPECT_LE(values[0], info.most);
}

} // namespace
} // namespace damscope::analysis::train
