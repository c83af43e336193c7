// SPDX-License-Identifier: GPL-3.0-or-later
// Tricky positions with exactly their legal moves: from, to, what is taken, whether it crowns.
#include "tests/rules/oracle.hpp"

#include <gtest/gtest.h>

namespace damscope::rules {
namespace {

class RulesCases : public ::testing::TestWithParam<Variant> {};

TEST_P(RulesCases, legalMovesAreExactlyThese) {
    const std::string file = oracle::reference("rules_cases.jsonl");
    const auto cases = oracle::cases(file, GetParam());
    EXPECT_GE(cases.size(), 140U);
    for (const auto& c : cases) {
        const Position p = oracle::position(GetParam(), c.fen);
        const MoveList moves = legalMoves(p);
        EXPECT_EQ(oracle::described(p.rules(), moves), c.legal) << c.fen;
        EXPECT_EQ(moves.size(), c.moves) << c.fen << ": each move once";
    }
}

INSTANTIATE_TEST_SUITE_P(Variants, RulesCases, ::testing::ValuesIn(oracle::variantsWithCases()),
                         oracle::nameOf);

} // namespace
} // namespace damscope::rules
