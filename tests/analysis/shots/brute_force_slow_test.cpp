// SPDX-License-Identifier: GPL-3.0-or-later
// The comparison of brute_force_test.cpp on 2,000 positions, two moves deeper.
#include "tests/analysis/shots/brute_force.hpp"

#include <gtest/gtest.h>

namespace damscope::analysis::shots {
namespace {

using rules::Variant;

class AgainstDeepPlainSearch : public ::testing::TestWithParam<Variant> {};

TEST_P(AgainstDeepPlainSearch, FindsTheSameGains) {
    const Compared compared = compareWithPlainSearch(GetParam(), 500, 5);
    EXPECT_EQ(compared.positions, 500);
    EXPECT_GT(compared.found, 25) << "too few to say anything";
    EXPECT_GT(compared.lasting, 10) << "too few to say anything";
}

INSTANTIATE_TEST_SUITE_P(Variants, AgainstDeepPlainSearch,
                         ::testing::Values(Variant::international, Variant::russian,
                                           Variant::english, Variant::frisian));

} // namespace
} // namespace damscope::analysis::shots
