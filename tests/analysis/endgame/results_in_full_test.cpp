// SPDX-License-Identifier: GPL-3.0-or-later
// As results_test.cpp, with so many pieces that it takes minutes.
#include "tests/analysis/endgame/naive_results.hpp"
#include "tests/analysis/endgame/oracle.hpp"

#include <gtest/gtest.h>

namespace damscope::analysis::endgame {
namespace {

TEST(InternationalTablesInFull, ofFourPiecesCountAsAnothersDo) {
    expectCountsOfAnother(4, 41);
}

class TablesInFull : public testing::TestWithParam<rules::Variant> {};

TEST_P(TablesInFull, ofThreePiecesAreRight) {
    (void)expectNaiveResults(GetParam(), 3);
}

INSTANTIATE_TEST_SUITE_P(Variants, TablesInFull,
                         testing::Values(rules::Variant::english, rules::Variant::russian,
                                         rules::Variant::italian, rules::Variant::spanish,
                                         rules::Variant::czech, rules::Variant::thai,
                                         rules::Variant::antidraughts),
                         [](const auto& variant) {
                             return std::string(rules::rules(variant.param).name);
                         });

} // namespace
} // namespace damscope::analysis::endgame
