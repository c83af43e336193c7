// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/train/fit.hpp"
#include "analysis/train/self_play.hpp"
#include "rules/moves/generate.hpp"

#include <gtest/gtest.h>

namespace damscope::analysis::train {
namespace {

using rules::Variant;

TEST(Sample, isReadAsItWasWritten) {
    const Sample sample{rules::Position::start(Variant::russian), -35, 1};
    const auto read = readSample(Variant::russian, writeSample(sample));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->position, sample.position);
    EXPECT_EQ(read->score, -35);
    EXPECT_EQ(read->result, 1);
    EXPECT_FALSE(readSample(Variant::russian, ""));
    EXPECT_FALSE(readSample(Variant::russian, writeSample(sample) + " 1"));
    EXPECT_FALSE(readSample(Variant::english, "Wwww 0 0"));
}

TEST(SelfPlay, givesTheSameQuietPositionsForTheSameSeed) {
    EmbeddedEngine engine({1, 1, nullptr});
    const SelfPlay settings{Variant::english, 200};
    const std::vector<Sample> one = playSelf(settings, engine, 5);
    const std::vector<Sample> other = playSelf(settings, engine, 5);
    ASSERT_EQ(one.size(), other.size());
    ASSERT_GT(one.size(), 5U);
    for (std::size_t i = 0; i < one.size(); ++i) {
        EXPECT_EQ(one[i].position, other[i].position);
        EXPECT_EQ(one[i].score, other[i].score);
        EXPECT_EQ(one[i].result, one[0].result);
        EXPECT_FALSE(rules::legalMoves(one[i].position)[0].isCapture());
    }
}

// Games of which a rule is known that the weights do not know yet: whoever has more men wins.
TEST(Fit, learnsWhatWins) {
    EmbeddedEngine engine({1, 1, nullptr});
    const SelfPlay settings{Variant::russian, 50};
    std::vector<Example> examples;
    for (std::uint64_t seed = 0; seed < 60; ++seed)
        for (Sample s : playSelf(settings, engine, seed)) {
            const int ahead = s.position.men(rules::Color::white).size() -
                              s.position.men(rules::Color::black).size();
            s.result = ahead > 0 ? 1 : ahead < 0 ? -1 : 0;
            s.score = 0;
            examples.push_back(exampleOf(s));
        }
    evaluation::Weights nothing = evaluation::plainWeights(Variant::russian);
    for (evaluation::Weight& w : nothing.values)
        w = {};
    Fit fitting;
    fitting.resultShare = 1;
    std::vector<Epoch> epochs;
    const evaluation::Weights learnt =
        fit(nothing, examples, fitting, [&](const Epoch& e) { epochs.push_back(e); });
    ASSERT_EQ(epochs.size(), 8U);
    EXPECT_LT(epochs.back().learnt, 0.9 * epochs.front().learnt);
    EXPECT_LT(epochs.back().heldBack, epochs.front().heldBack);
    EXPECT_GT(learnt.values[evaluation::WeightLayout::man].middle, 0);
}

} // namespace
} // namespace damscope::analysis::train
