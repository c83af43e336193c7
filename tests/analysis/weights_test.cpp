// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/evaluation/weights_file.hpp"

#include "analysis/evaluation/shipped_weights.hpp"

#include <gtest/gtest.h>
#include <random>
#include <xxhash.h>

namespace damscope::analysis::evaluation {
namespace {

Weights sparseWeights(rules::Variant variant) {
    Weights w = plainWeights(variant);
    std::mt19937 random(5);
    for (Weight& weight : w.values)
        if (random() % 10 == 0) {
            weight.middle = static_cast<std::int16_t>(static_cast<int>(random() % 4000) - 2000);
            weight.ending = static_cast<std::int16_t>(static_cast<int>(random() % 4000) - 2000);
        }
    return w;
}

/// A run of zeros, as files of weights have it.
void appendZeros(std::string& bytes, std::size_t count) {
    bytes += '\0';
    for (; count >= 0x80; count >>= 7)
        bytes += static_cast<char>(0x80 | (count & 0x7f));
    bytes += static_cast<char>(count);
}

TEST(Weights, areReadAsTheyWereWritten) {
    for (const rules::Variant variant : rules::allVariants()) {
        const Weights w = sparseWeights(variant);
        const auto read = readWeights(writeWeights(w));
        ASSERT_TRUE(read) << read.error();
        EXPECT_TRUE(*read == w) << rules::rules(variant).name;
    }
}

TEST(Weights, thatAreDamagedAreRefused) {
    const std::string good = writeWeights(sparseWeights(rules::Variant::russian));
    EXPECT_FALSE(readWeights(""));
    EXPECT_FALSE(readWeights("DSW1"));
    EXPECT_FALSE(readWeights("DSW2"));
    EXPECT_FALSE(readWeights("DSW1russian"));
    EXPECT_FALSE(readWeights("DSW1ludo\n"));
    EXPECT_FALSE(readWeights("PNG" + good));
    EXPECT_FALSE(readWeights(good + '\1'));
    for (std::size_t size = 0; size < good.size(); size += 9973)
        EXPECT_FALSE(readWeights(good.substr(0, size))) << size;
}

TEST(Weights, ofWhichAnyByteIsChangedAreRefused) {
    std::string bytes = writeWeights(sparseWeights(rules::Variant::russian));
    for (std::size_t at = 0; at < bytes.size(); at += 4999) {
        bytes[at] = static_cast<char>(bytes[at] ^ 4);
        EXPECT_FALSE(readWeights(bytes)) << at;
        bytes[at] = static_cast<char>(bytes[at] ^ 4);
    }
    EXPECT_TRUE(readWeights(bytes));
}

// Version 1: the general weights but three, the squares, and the areas of eight squares.
TEST(Weights, ofVersion1AreRead) {
    const WeightLayout places(rules::Variant::english);
    const std::size_t then = 4 + 2 * 32 + places.parts * PatternLayout::partEntries;
    std::string bytes = "DSW1english\n";
    for (int phase = 0; phase < 2; ++phase) {
        bytes += {'\x04', '\x02', '\x02', '\x05'}; // 2, 1, 1, -3
        bytes += '\x08';                           // 4, for a man on the first square
        appendZeros(bytes, then - 5 - 1);
        bytes += '\x06'; // 3, for the last entry of the last area of eight
    }
    const auto read = readWeights(bytes);
    ASSERT_TRUE(read) << read.error();
    const auto valueAt = [&](std::size_t place) { return read->values[place].middle; };
    EXPECT_EQ(valueAt(WeightLayout::man), 2);
    EXPECT_EQ(valueAt(WeightLayout::toMove), -3);
    EXPECT_EQ(valueAt(WeightLayout::safeKingMove), 0);
    EXPECT_EQ(valueAt(WeightLayout::imbalance), 0);
    EXPECT_EQ(valueAt(places.manOn(0)), 4);
    EXPECT_EQ(valueAt(places.pattern(0, 0) - 1), 3);
    EXPECT_EQ(read->values.back().ending, 0);
}

// Version 2: all but where pieces stand from kings, and a checksum.
TEST(Weights, ofVersion2AreRead) {
    const WeightLayout places(rules::Variant::turkish);
    const std::size_t then = places.firstBesideKing();
    std::string bytes = "DSW2turkish\n";
    for (int phase = 0; phase < 2; ++phase) {
        bytes += '\x04'; // 2, for a man
        appendZeros(bytes, then - 2);
        bytes += '\x05'; // -3, for the last entry of the last table
    }
    const std::uint64_t check = XXH3_64bits(bytes.data(), bytes.size());
    for (int byte = 0; byte < 8; ++byte)
        bytes += static_cast<char>(check >> (8 * byte) & 0xff);
    const auto read = readWeights(bytes);
    ASSERT_TRUE(read) << read.error();
    EXPECT_EQ(read->values[WeightLayout::man].middle, 2);
    EXPECT_EQ(read->values[then - 1].ending, -3);
    EXPECT_EQ(read->values.size(), places.size());
    for (std::size_t i = then; i < places.size(); ++i)
        ASSERT_EQ(read->values[i], Weight{});
}

TEST(Weights, serveVariantsOnTheSameBoardOnly) {
    using enum rules::Variant;
    const Weights learnt = sparseWeights(russian);
    const auto carried = carriedOver(learnt, pool);
    ASSERT_TRUE(carried);
    EXPECT_EQ(carried->variant, pool);
    EXPECT_EQ(carried->values, learnt.values);
    EXPECT_FALSE(carriedOver(learnt, international));
    EXPECT_FALSE(carriedOver(learnt, italian)); // the mirrored board
}

TEST(Weights, thatCannotBeUsedGiveWayToPlainOnes) {
    using enum rules::Variant;
    const Weights learnt = sparseWeights(russian);
    const std::string good = writeWeights(learnt);
    EXPECT_EQ(weightsOrPlain(good, russian), learnt);
    EXPECT_EQ(weightsOrPlain("", russian), plainWeights(russian));
    EXPECT_EQ(weightsOrPlain(good.substr(0, good.size() - 1), russian), plainWeights(russian));
    EXPECT_EQ(weightsOrPlain(good, canadian), plainWeights(canadian));
}

TEST(Weights, thatComeWithTheProgramCanBeRead) {
    for (const rules::Variant variant : rules::allVariants()) {
        const std::string_view shipped = shippedWeights(variant);
        if (shipped.empty())
            continue;
        const auto read = readWeights(shipped);
        ASSERT_TRUE(read) << rules::rules(variant).name << ": " << read.error();
        EXPECT_EQ(read->variant, variant);
    }
}

} // namespace
} // namespace damscope::analysis::evaluation
