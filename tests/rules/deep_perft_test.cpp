// SPDX-License-Identifier: GPL-3.0-or-later
// Node counts of the reference file that take minutes.
#include "tests/rules/oracle.hpp"

#include <gtest/gtest.h>

namespace damscope::rules {
namespace {

class DeepPerft : public ::testing::TestWithParam<Variant> {};

TEST_P(DeepPerft, countsTheNodesOfTheReference) {
    const std::string file = oracle::reference("perft.json");
    int rows = 0;
    for (const auto& row : oracle::perftRows(file, GetParam())) {
        if (row.nodes <= oracle::quickNodes)
            continue;
        ++rows;
        EXPECT_EQ(perft(oracle::position(GetParam(), row.fen), row.depth), row.nodes)
            << row.fen << " depth " << row.depth;
    }
    if (rows == 0)
        GTEST_SKIP() << "no row of this variant is deep";
}

INSTANTIATE_TEST_SUITE_P(Variants, DeepPerft, ::testing::ValuesIn(oracle::variantsWithPerft()),
                         oracle::nameOf);

} // namespace
} // namespace damscope::rules
