// SPDX-License-Identifier: GPL-3.0-or-later
// Node counts from the starting positions. Most are published and agreed on by several programs
// (the sources are in docs/rules.md); they keep the generator honest where the reference material
// is not at hand.
#include "rules/moves/generate.hpp"

#include <gtest/gtest.h>

#include <ostream>
#include <string>
#include <vector>

namespace damscope::rules {
namespace {

struct Counts {
    Variant variant;
    std::vector<std::uint64_t> nodes; ///< at depth 1, 2, ...
};

std::ostream& operator<<(std::ostream& out, const Counts& counts) {
    return out << rules(counts.variant).name;
}

std::string nameOf(const ::testing::TestParamInfo<Counts>& counts) {
    return std::string(rules(counts.param.variant).name);
}

class StartPerft : public ::testing::TestWithParam<Counts> {};

TEST_P(StartPerft, countsTheKnownNodes) {
    const Position start = Position::start(GetParam().variant);
    int depth = 0;
    for (const std::uint64_t nodes : GetParam().nodes) {
        ++depth;
        EXPECT_EQ(perft(start, depth), nodes) << "depth " << depth;
    }
}

TEST_P(StartPerft, isTheSameWithEveryLeafMade) {
    const Position start = Position::start(GetParam().variant);
    EXPECT_EQ(perftMade(start, 5), GetParam().nodes.at(4));
}

INSTANTIATE_TEST_SUITE_P(
    Variants, StartPerft,
    ::testing::Values(Counts{Variant::international, {9, 81, 658, 4265, 27117, 167140, 1049442}},
                      Counts{Variant::english, {7, 49, 302, 1469, 7361, 36768, 179740, 845931}},
                      Counts{Variant::russian, {7, 49, 302, 1469, 7482, 37986, 190146, 929899}},
                      Counts{Variant::italian, {7, 49, 302, 1469, 7361, 36473, 177532, 828783}},
                      Counts{Variant::pool, {7, 49, 302, 1469, 7482, 37986, 190146, 929896}},
                      Counts{Variant::spanish, {7, 49, 302, 1469, 7361, 36473, 177532, 828783}},
                      Counts{Variant::brazilian, {7, 49, 302, 1469, 7473, 37628, 187302, 907830}},
                      Counts{Variant::canadian, {11, 121, 1222, 10053, 79049, 584100}},
                      Counts{Variant::portuguese, {7, 49, 302, 1469, 7361, 36473, 177532, 828783}},
                      Counts{Variant::czech, {7, 49, 302, 1469, 7361, 36768, 179740, 845931}},
                      Counts{Variant::thai, {7, 49, 392, 3136, 26592, 218695}},
                      Counts{Variant::turkish, {8, 64, 708, 7538, 85090, 931312}},
                      Counts{Variant::frisian, {9, 81, 658, 3874, 21265, 102431, 540126}},
                      Counts{Variant::frysk, {9, 81, 657, 5329, 41829, 328329}},
                      Counts{Variant::killer, {9, 81, 658, 4265, 27117, 167140, 1049442}},
                      Counts{Variant::breakthrough, {9, 81, 658, 4265, 27117, 167140, 1049442}},
                      Counts{Variant::antidraughts, {9, 81, 658, 4265, 27117, 167140, 1049442}}),
    nameOf);

} // namespace
} // namespace damscope::rules
