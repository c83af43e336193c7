// SPDX-License-Identifier: GPL-3.0-or-later
// Node counts of the reference file that every test run can afford.
#include "tests/rules/oracle.hpp"

#include <gtest/gtest.h>

namespace damscope::rules {
namespace {

class Perft : public ::testing::TestWithParam<Variant> {};

TEST_P(Perft, countsTheNodesOfTheReference) {
    const std::string file = oracle::reference("perft.json");
    int rows = 0;
    for (const auto& row : oracle::perftRows(file, GetParam())) {
        if (row.nodes > oracle::quickNodes)
            continue;
        ++rows;
        EXPECT_EQ(perft(oracle::position(GetParam(), row.fen), row.depth), row.nodes)
            << row.fen << " depth " << row.depth;
    }
    EXPECT_GT(rows, 0);
}

INSTANTIATE_TEST_SUITE_P(Variants, Perft, ::testing::ValuesIn(oracle::variantsWithPerft()),
                         oracle::nameOf);

} // namespace
} // namespace damscope::rules
