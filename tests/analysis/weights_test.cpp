// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/evaluation/weights.hpp"

#include <gtest/gtest.h>
#include <random>

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
    EXPECT_FALSE(readWeights("DSW3"));
    EXPECT_FALSE(readWeights("DSW3russian"));
    EXPECT_FALSE(readWeights("DSW3ludo\n"));
    EXPECT_FALSE(readWeights("DSW4" + good.substr(4)));
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
