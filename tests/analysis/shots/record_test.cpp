// SPDX-License-Identifier: GPL-3.0-or-later
// What is recorded of a combination, against what the rules say of it.
#include "analysis/shots/shot.hpp"
#include "rules/text/fen.hpp"
#include "tests/analysis/shots/named_shots.hpp"

#include <gtest/gtest.h>

namespace damscope::analysis::shots {
namespace {

using rules::Variant;

Choice choiceIn(const char* fen, Variant variant = Variant::international) {
    return choiceAt(rules::readFen(variant, fen).value());
}

// A man on 18 takes 22, 23, or 23 and another.
TEST(ShotRecord, KnowsWhyACaptureWasPlayed) {
    EXPECT_EQ(choiceIn("B:W22,34:B18"), Choice::only);
    EXPECT_EQ(choiceIn("B:W22,23,34:B18"), Choice::majority);
    EXPECT_EQ(choiceIn("B:W22,23:B18"), Choice::free);
    EXPECT_EQ(choiceIn("B:W22,23,33,34:B18"), Choice::free) << "23 and 33, or 23 and 34";
}

TEST(ShotRecord, LeavesTheChoiceWhereThereIsNoMajorityRule) {
    const char* fen = "W:Wd2:Bc3,e3,g5";
    EXPECT_EQ(choiceIn(fen, Variant::russian), Choice::free);
    EXPECT_EQ(choiceIn(fen, Variant::brazilian), Choice::majority);
}

TEST(ShotRecord, FollowsEachPieceInTheColoursOfTheGame) {
    const auto start =
        rules::readFen(Variant::international, "W:W27,28,32,38,39,40,45:B12,13,14,18,19,23,24")
            .value();
    const auto line = playedMoves(start, "27-22 18x27 32x21 23x34 40x7");
    const auto check = [](const std::vector<Step>& steps, rules::Color side) {
        ASSERT_EQ(steps.size(), 5U);
        EXPECT_EQ(steps[0].before.toMove(), side);
        EXPECT_EQ(steps[4].taken.size(), 5U);
        for (std::size_t i = 0; i < steps.size(); ++i) {
            EXPECT_EQ(steps[i].own, i % 2 == 0);
            EXPECT_EQ(steps[i].piece, steps[i].move.from.bit()) << "none moves twice";
        }
    };
    check(toSteps(start, line), rules::Color::white);
    std::vector<rules::Move> turned;
    for (const rules::Move& move : line)
        turned.push_back(rules::turned(start.rules().board, move));
    check(toSteps(rules::turned(start), turned), rules::Color::black);
    check(toRecord(rules::turned(start), turned).steps, rules::Color::white);
}

} // namespace
} // namespace damscope::analysis::shots
