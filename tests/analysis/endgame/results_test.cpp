// SPDX-License-Identifier: GPL-3.0-or-later
// Tables against another program's counts, and against results found in the plainest way.
#include "tests/analysis/endgame/made_tables.hpp"
#include "tests/analysis/endgame/naive_results.hpp"
#include "tests/analysis/endgame/oracle.hpp"

#include <gtest/gtest.h>

namespace damscope::analysis::endgame {
namespace {

TEST(InternationalTables, ofTwoAndThreePiecesCountAsAnothersDo) {
    expectCountsOfAnother(3, 16);
}

// Published by Ed Trice (damforum.nl, topic 2603): White to move.
TEST(EnglishTables, countKingAgainstKingAsPublished) {
    const TableFolder folder;
    const Tables tables = folder.make(rules::Variant::english, 2);
    const Census c = tables.find({0, 0, 1, 1})->census();
    EXPECT_EQ(c.positions, 992U);
    EXPECT_EQ(c.wins, 230U);
    EXPECT_EQ(c.draws, 654U);
    EXPECT_EQ(c.losses, 108U);
}

TEST(Tables, ofTwoPiecesAreRightInEveryVariant) {
    int variants = 0;
    for (const rules::Variant variant : rules::allVariants()) {
        if (!hasTables(variant))
            continue;
        ++variants;
        const auto results = expectNaiveResults(variant, 2);
        EXPECT_GT(results[static_cast<std::size_t>(Result::win)], 0) << rules::rules(variant).name;
    }
    EXPECT_EQ(variants, rules::variantCount - 2) << "all but Frisian and Frysk!";
}

TEST(Tables, ofBreakthroughKnowNoDraws) {
    const auto results = expectNaiveResults(rules::Variant::breakthrough, 2);
    EXPECT_EQ(results[static_cast<std::size_t>(Result::draw)], 0) << "men cannot wait forever";
}

} // namespace
} // namespace damscope::analysis::endgame
