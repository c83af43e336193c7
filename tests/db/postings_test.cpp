// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/index/postings.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace damscope::db {
namespace {

TEST(Postings, areSortedByKeyAndStayInOrderOtherwise) {
    std::mt19937_64 random(1);
    std::vector<Posting> postings;
    for (std::uint32_t i = 0; i < 20'000; ++i)
        postings.push_back({random() >> (i % 2 == 0 ? 20 : 54), {i / 80, i % 80}});
    auto expected = postings;
    std::stable_sort(expected.begin(), expected.end(),
                     [](const Posting& a, const Posting& b) { return a.key < b.key; });
    sortByKey(postings);
    EXPECT_EQ(postings, expected);
}

TEST(Postings, blockIsAsSpecified) {
    PostingsWriter writer(100, 1000);
    writer.group(1003, std::vector<GamePly>{{105, 7}});
    writer.group(1200, std::vector<GamePly>{{100, 3}, {100, 9}, {300, 200}});
    const auto bytes = std::move(writer).finish();
    const std::vector<std::uint8_t> body(bytes.begin() + 4, bytes.end());
    EXPECT_EQ(body, (std::vector<std::uint8_t>{6, 5, 7,       // one hit
                                               0x8b, 0x03, 3, // 2 * 197 + 1
                                               0, 3, 0, 9, 0xc8, 0x01, 0xc8, 0x01}));
}

TEST(Postings, blockGivesBackWhatWasWritten) {
    PostingsWriter writer(1, 0);
    const std::vector<GamePly> one{{1, 0}};
    const std::vector<GamePly> many{{1, 4}, {1, 8}, {70'000, 300}, {4'000'000'000U, 0}};
    writer.group(0, one);
    writer.group(5, many);
    writer.group((std::uint64_t{1} << keyBits) - 1, one);
    const auto bytes = std::move(writer).finish();

    PostingsReader reader(bytes, 1, 0);
    std::uint64_t key = 99;
    std::vector<GamePly> hits;
    ASSERT_TRUE(reader.group(key, hits));
    EXPECT_EQ(key, 0U);
    EXPECT_EQ(hits, one);
    ASSERT_TRUE(reader.group(key, hits));
    EXPECT_EQ(key, 5U);
    EXPECT_EQ(hits, many);
    ASSERT_TRUE(reader.group(key, hits));
    EXPECT_EQ(key, (std::uint64_t{1} << keyBits) - 1);
    EXPECT_FALSE(reader.group(key, hits));

    for (const std::uint64_t absent : {std::uint64_t{1}, std::uint64_t{6}}) {
        hits.clear();
        EXPECT_FALSE(PostingsReader(bytes, 1, 0).find(absent, hits));
        EXPECT_TRUE(hits.empty());
    }
    EXPECT_TRUE(PostingsReader(bytes, 1, 0).find(5, hits));
    EXPECT_EQ(hits, many);
}

TEST(Postings, everyFlippedBitIsNoticed) {
    PostingsWriter writer(1, 0);
    writer.group(77, std::vector<GamePly>{{1, 4}, {2, 8}});
    writer.group(1234567, std::vector<GamePly>{{3, 2}});
    const auto bytes = std::move(writer).finish();
    for (std::size_t bit = 0; bit < 8 * bytes.size(); ++bit) {
        auto damaged = bytes;
        damaged[bit / 8] ^= static_cast<std::uint8_t>(1U << bit % 8);
        EXPECT_THROW(PostingsReader(damaged, 1, 0), DamagedPostings) << bit;
    }
    EXPECT_THROW(PostingsReader({}, 1, 0), DamagedPostings);
}

TEST(Postings, bucketsHoldAFewHundred) {
    EXPECT_EQ(bucketBitsFor(0), 0U);
    EXPECT_EQ(bucketBitsFor(300), 0U);
    for (const std::uint64_t n : {10'000U, 1'000'000U, 100'000'000U}) {
        const auto perBucket = n >> bucketBitsFor(n);
        EXPECT_GE(perBucket, 150U);
        EXPECT_LE(perBucket, 400U);
    }
}

} // namespace
} // namespace damscope::db
