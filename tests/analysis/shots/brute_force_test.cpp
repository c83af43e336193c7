// SPDX-License-Identifier: GPL-3.0-or-later
// The finder against trying every move: it finds every forced gain, and reports no others.
#include "tests/analysis/shots/brute_force.hpp"

#include <gtest/gtest.h>

namespace damscope::analysis::shots {
namespace {

using rules::Variant;

class AgainstPlainSearch : public ::testing::TestWithParam<Variant> {};

TEST_P(AgainstPlainSearch, FindsTheSameGains) {
    const Compared compared = compareWithPlainSearch(GetParam(), 100, 3);
    EXPECT_EQ(compared.positions, 100);
    EXPECT_GT(compared.found, 5) << "too few to say anything";
}

INSTANTIATE_TEST_SUITE_P(Variants, AgainstPlainSearch,
                         ::testing::ValuesIn(rules::allVariants().begin(),
                                             rules::allVariants().end()));

} // namespace
} // namespace damscope::analysis::shots
