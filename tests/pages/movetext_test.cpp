// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/movetext.hpp"

#include "rules/text/explain.hpp"
#include "rules/text/fen.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

namespace damscope::pages {
namespace {

using rules::Game;
using rules::NodeId;
using rules::Position;
using rules::Variant;

class Movetext : public ::testing::Test {
protected:
    NodeId play(NodeId parent, const std::string& text) {
        const auto match = rules::resolve(*game_.position(parent), text);
        if (!match.unique())
            throw std::runtime_error(text + " is not legal");
        return game_.addMove(parent, match.moves.front());
    }
    Game game_{Position::start(Variant::international)};
};

TEST_F(Movetext, numbersMovesAndEndsWithTheResult) {
    const NodeId first = play(rules::rootNode, "32-28");
    const NodeId second = play(first, "18-23");
    play(second, "38-32");
    game_.result = rules::GameResult::draw;
    EXPECT_EQ(movetext(game_, 80, {}), "1. 32-28 18-23 2. 38-32 1-1");
    EXPECT_EQ(numberedMove(game_, first, Language::english), "1. 32-28");
    EXPECT_EQ(numberedMove(game_, second, Language::english), "1... 18-23");
    EXPECT_EQ(numberedMove(game_, rules::rootNode, Language::english), "the start");
}

TEST_F(Movetext, partsNoMoveFromItsNumber) {
    const NodeId first = play(rules::rootNode, "32-28");
    play(play(first, "18-23"), "38-32");
    EXPECT_EQ(movetext(game_, 18, {}), "1. 32-28 18-23\n2. 38-32 *");
    EXPECT_EQ(movetext(game_, 13, {}), "1. 32-28\n18-23\n2. 38-32 *");
    EXPECT_EQ(movetext(game_, 9, {}), "1. 32-28\n18-23\n2. 38-32\n*") << "blanks count too";
}

TEST_F(Movetext, putsVariationsBehindTheMoveTheyReplace) {
    const NodeId first = play(rules::rootNode, "32-28");
    const NodeId second = play(first, "18-23");
    play(second, "38-32");
    const NodeId other = play(first, "17-21");
    play(other, "33-29");
    play(other, "34-29");
    EXPECT_EQ(movetext(game_, 80, {}),
              "1. 32-28 18-23 (1... 17-21 2. 33-29 (2. 34-29)) 2. 38-32 *");
}

TEST_F(Movetext, severalVariationsOfOneMove) {
    const NodeId first = play(rules::rootNode, "32-28");
    play(rules::rootNode, "33-29");
    play(rules::rootNode, "34-30");
    play(first, "18-23");
    EXPECT_EQ(movetext(game_, 80, {}), "1. 32-28 (1. 33-29) (1. 34-30) 1... 18-23 *");
}

TEST_F(Movetext, writesCommentsBehindVariationsThere) {
    const NodeId first = play(rules::rootNode, "32-28");
    play(rules::rootNode, "33-29");
    game_.addRemark(first, {rules::Comment{"after"}, rules::Remark::Place::after});
    game_.addRemark(first, {rules::Comment{"behind"}, rules::Remark::Place::behind});
    EXPECT_EQ(movetext(game_, 80, {}), "1. 32-28 {after} (1. 33-29) {behind} *");
    const NodeId third = play(rules::rootNode, "34-30");
    game_.addRemark(third, {rules::Comment{"between"}, rules::Remark::Place::ahead});
    EXPECT_EQ(movetext(game_, 80, {}),
              "1. 32-28 {after} (1. 33-29) {between} (1. 34-30) {behind} *");
}

TEST_F(Movetext, showsRemarks) {
    const NodeId first = play(rules::rootNode, "32-28");
    game_.addRemark(first, rules::Strength{"!?"});
    game_.addRemark(first, rules::Comment{"usual\nhere"});
    const NodeId second = play(first, "18-23");
    game_.addRemark(second, rules::Nag{2});
    game_.addRemark(second, rules::Nag{14});
    game_.addRemark(second, rules::ClockTime{rules::ClockTime::Kind::left, 4800});
    game_.addRemark(second, rules::Command{"%csl Gd4"});
    EXPECT_EQ(movetext(game_, 80, {}), "1. 32-28!? {usual here} 1... 18-23? $14 [1:20:00] *");
}

TEST_F(Movetext, hidesNothingThatWasNotUnderstood) {
    const NodeId first = play(rules::rootNode, "32-28");
    game_.addRemark(first, rules::UnreadText{"1... 18-99 \x1b[2J"});
    EXPECT_EQ(movetext(game_, 80, {}), "1. 32-28 [not understood: 1... 18-99 \\x1b[2J] *");
}

TEST_F(Movetext, goesOnAfterUnknownMoves) {
    const NodeId first = play(rules::rootNode, "32-28");
    const NodeId gap = game_.addUnknown(game_.addUnknown(first));
    const NodeId setup =
        game_.addSetup(gap, *rules::readFen(Variant::international, "B:W28:B18,19"));
    play(setup, "18-23");
    EXPECT_EQ(movetext(game_, 80, {}), "1. 32-28 - 2. - [new position] 2... 18-23 *");
}

TEST(MovetextOfEnglish, blackMovesFirst) {
    Game game(Position::start(Variant::english));
    const auto first = rules::resolve(game.start(), "11-15");
    ASSERT_TRUE(first.unique());
    const NodeId node = game.addMove(rules::rootNode, first.moves.front());
    const auto second = rules::resolve(*game.position(node), "23-19");
    game.addMove(node, second.moves.front());
    EXPECT_EQ(movetext(game, 80, {}), "1. 11-15 23-19 *");
}

TEST(MovetextOfASetup, beginsWithTheSecondMover) {
    Game game(*rules::readFen(Variant::international, "B:W28:B18,19"));
    const auto first = rules::resolve(game.start(), "18-23");
    ASSERT_TRUE(first.unique());
    const NodeId node = game.addMove(rules::rootNode, first.moves.front());
    EXPECT_EQ(movetext(game, 80, {}), "1... 18-23 *");
    EXPECT_EQ(numberedMove(game, node, Language::english), "1... 18-23");
}

} // namespace
} // namespace damscope::pages
