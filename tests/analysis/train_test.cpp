// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/hub/message.hpp"
#include "analysis/train/fit.hpp"
#include "analysis/train/sample_file.hpp"
#include "rules/moves/generate.hpp"

#include <cstdlib>
#include <gtest/gtest.h>
#include <memory>
#include <sstream>

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
    EXPECT_FALSE(readSample(Variant::russian, hub::writePosition(sample.position)));
    EXPECT_FALSE(readSample(Variant::english, "Wwww 0 0"));
}

SampleGame gameOf(std::uint64_t seed) {
    const rules::Position p = rules::Position::start(Variant::russian);
    return {seed, {{p, 10, 0}, {p.after(rules::legalMoves(p)[0]), -20, 0}}};
}

TEST(SampleFile, isReadAsItWasWritten) {
    std::istringstream file(writeGame(gameOf(7)) + writeGame({8, {}}) + writeGame(gameOf(9)));
    SampleReader reader(Variant::russian, file);
    const auto first = reader.next();
    ASSERT_TRUE(first);
    EXPECT_EQ(first->seed, 7U);
    ASSERT_EQ(first->samples.size(), 2U);
    EXPECT_EQ(first->samples[1].score, -20);
    EXPECT_TRUE(reader.next()->samples.empty());
    EXPECT_EQ(reader.next()->seed, 9U);
    EXPECT_FALSE(reader.next());
}

TEST(SampleFile, saysInWhichLineItIsWrong) {
    const auto wrongLine = [](const std::string& text) -> std::size_t {
        std::istringstream file(text);
        SampleReader reader(Variant::russian, file);
        try {
            while (reader.next()) {
            }
        } catch (const SampleFileError& error) {
            return error.line();
        }
        return 0;
    };
    const std::string good = writeGame(gameOf(7));
    EXPECT_EQ(wrongLine(good), 0U);
    EXPECT_EQ(wrongLine(good + "gam 8 1\n"), 4U);
    EXPECT_EQ(wrongLine(good + "game 8\n"), 4U);
    EXPECT_EQ(wrongLine(good + "game 8 99999999999999999999\n"), 4U);
    EXPECT_EQ(wrongLine(good + "game 8 1\n"), 5U);
    EXPECT_EQ(wrongLine(good + "game 8 1\nnonsense 1 1\n"), 5U);
    const std::string position = hub::writePosition(rules::Position::start(Variant::russian));
    EXPECT_EQ(wrongLine(good + "game 8 1\n" + position + '\n'), 5U) << "no score";
}

// However much of a file is there, what is kept is every game that is complete, and nothing else.
TEST(SampleFile, cutOffAnywhereKeepsTheGamesThatAreComplete) {
    const std::string one = writeGame(gameOf(7));
    const std::string both = one + writeGame(gameOf(8));
    for (std::size_t size = 0; size <= both.size(); ++size) {
        std::istringstream file(both.substr(0, size));
        const Complete complete = completeGames(Variant::russian, file);
        EXPECT_EQ(complete.bytes, size == both.size() ? size : size >= one.size() ? one.size() : 0);
        EXPECT_EQ(complete.seeds.size(), complete.bytes / one.size()) << size;
    }
}

TEST(SampleFile, isReadOnBehindADamagedGame) {
    const std::string first = writeGame(gameOf(7));
    const std::string last = writeGame(gameOf(9));
    const std::string sound = writeGame(gameOf(8));
    std::string digit = sound;
    digit[digit.rfind(' ') - 1] ^= 1;
    const std::string shortened = sound.substr(0, sound.size() - 4);
    const std::string headless = sound.substr(1);
    for (const std::string& damaged :
         {digit, shortened + "\n", shortened, headless, "game nonsense\n" + sound.substr(6)}) {
        const std::string before = first + damaged;
        const bool lastIsJoined = damaged == shortened;
        std::istringstream file(before + last + first.substr(0, first.size() - 3));
        const Complete complete = completeGames(Variant::russian, file);
        EXPECT_EQ(complete.bytes, before.size() + last.size()) << damaged;
        EXPECT_EQ(complete.seeds.count(7), 1U);
        EXPECT_EQ(complete.seeds.count(8), 0U);
        EXPECT_EQ(complete.seeds.count(9), lastIsJoined ? 0U : 1U) << damaged;
        ASSERT_FALSE(complete.damaged.empty());
        EXPECT_GE(complete.damaged.front().line(), 4U);
    }
}

TEST(SampleFile, ofAnotherKindIsNotTakenForOne) {
    const auto isOne = [](const std::string& text) {
        std::istringstream file(text);
        return isSampleFile(Variant::russian, file);
    };
    EXPECT_TRUE(isOne(writeGame(gameOf(7))));
    EXPECT_TRUE(isOne("game 7 2\nWbbb"));
    EXPECT_FALSE(isOne("a letter\nto a friend\n"));
    EXPECT_FALSE(isOne("game 7 1\nnonsense\n"));
}

TEST(SelfPlay, givesTheSameQuietPositionsForTheSameSeed) {
    EmbeddedEngine engine({1, 1, nullptr});
    const SelfPlay settings{Variant::english, 200};
    const std::vector<Sample> one = playSelf(settings, engine, 5).samples;
    const std::vector<Sample> other = playSelf(settings, engine, 5).samples;
    ASSERT_EQ(one.size(), other.size());
    ASSERT_GT(one.size(), 5U);
    for (std::size_t i = 0; i < one.size(); ++i) {
        EXPECT_EQ(one[i].position, other[i].position);
        EXPECT_EQ(one[i].score, other[i].score);
        EXPECT_EQ(one[i].result, one[0].result);
        EXPECT_FALSE(rules::legalMoves(one[i].position)[0].isCapture());
    }
}

// Where the first move of an opening is forced, the first search judges a later position.
TEST(SelfPlay, beginsWithNoOpeningThatIsDecided) {
    const auto plain =
        std::make_shared<const evaluation::Weights>(evaluation::plainWeights(Variant::english));
    EmbeddedEngine engine({1, 1, plain});
    const SelfPlay settings{Variant::english, 50};
    for (std::uint64_t seed = 800; seed < 900; ++seed)
        EXPECT_LE(std::abs(playSelf(settings, engine, seed).samples.at(0).score), 120) << seed;
}

// Games with a known rule that the weights do not have yet: the side with more men wins.
TEST(Fit, learnsWhatWins) {
    EmbeddedEngine engine({1, 1, nullptr});
    const SelfPlay settings{Variant::russian, 50};
    std::vector<Example> examples;
    Fit fitting;
    fitting.resultShare = 1;
    for (std::uint32_t seed = 0; seed < 60; ++seed) {
        SampleGame game = playSelf(settings, engine, seed);
        for (Sample& s : game.samples) {
            const int ahead = s.position.men(rules::Color::white).size() -
                              s.position.men(rules::Color::black).size();
            s.result = ahead > 0 ? 1 : ahead < 0 ? -1 : 0;
            s.score = 0;
        }
        addExamples(game, seed, fitting, examples);
    }
    evaluation::Weights nothing = evaluation::plainWeights(Variant::russian);
    for (evaluation::Weight& w : nothing.values)
        w = {};
    std::vector<Epoch> epochs;
    const evaluation::Weights learnt =
        fit(nothing, examples, fitting, [&](const Epoch& e) { epochs.push_back(e); });
    ASSERT_EQ(epochs.size(), 8U);
    EXPECT_LT(epochs.back().learnt, 0.9 * epochs.front().learnt);
    EXPECT_LT(epochs.back().heldBack, epochs.front().heldBack);
    EXPECT_GT(learnt.values[evaluation::WeightLayout::man].middle, 0);
}

// Three wins in five games: with large steps the weights go on swinging around that, and where the
// last one ends is half a point off.
TEST(Fit, learnsTheMeanOfResultsThatContradictEachOther) {
    const rules::Position start = rules::Position::start(Variant::russian);
    Fit settings;
    settings.resultShare = 1;
    settings.heldBack = 0;
    settings.rate = 60;
    std::vector<Example> examples;
    for (std::uint32_t game = 0; game < 500; ++game)
        addExamples({game, {{start, 0, game % 5 < 3 ? 1 : -1}}}, game, settings, examples);
    const evaluation::Weights learnt =
        fit(evaluation::plainWeights(Variant::russian), examples, settings, [](const Epoch&) {});
    std::vector<Example> threeFifths; // a score of 0.61 expects 0.600
    addExamples({0, {{start, 61, 0}}}, 0, settings, threeFifths);
    settings.quiet = 0.003;
    EXPECT_EQ(keepQuiet(learnt, settings, threeFifths), 0U);
}

// With lambda a half: half of its own expectation, half of what the position after it expects.
TEST(Examples, expectWhatLaterPositionsExpect) {
    const rules::Position start = rules::Position::start(Variant::russian);
    const SampleGame game{1, {{start, 0, 1}, {start, 0, 1}, {start, 100'000, 1}}};
    Fit settings;
    settings.lambda = 0.5;
    std::vector<Example> examples;
    addExamples(game, 0, settings, examples);
    ASSERT_EQ(examples.size(), 3U);
    EXPECT_FLOAT_EQ(examples[2].expected, 1.0F);
    EXPECT_FLOAT_EQ(examples[1].expected, 0.75F);
    EXPECT_FLOAT_EQ(examples[0].expected, 0.625F);
    EXPECT_FLOAT_EQ(examples[0].result, 1.0F);
}

// At the start nothing is decided: a search that sees a man won sees a combination.
TEST(Examples, thatACombinationDecidesAreLeftOut) {
    const rules::Position start = rules::Position::start(Variant::russian);
    const evaluation::Weights weights = evaluation::plainWeights(Variant::russian);
    Fit settings;
    std::vector<Example> examples;
    addExamples({1, {{start, 0, 0}, {start, 100, 0}, {start, -5, 0}}}, 0, settings, examples);
    EXPECT_EQ(keepQuiet(weights, settings, examples), 0U);
    settings.quiet = 0.1;
    EXPECT_EQ(keepQuiet(weights, settings, examples), 1U);
    ASSERT_EQ(examples.size(), 2U);
    EXPECT_NEAR(examples[1].expected, 0.49, 0.01);
}

} // namespace
} // namespace damscope::analysis::train
