// SPDX-License-Identifier: GPL-3.0-or-later
// Entering and ordering moves, and the game as a reader meets it.
#include "rules/game/game.hpp"
#include "rules/game/score_sheet.hpp"
#include "rules/text/explain.hpp"

#include <gtest/gtest.h>

#include <sstream>

namespace damscope::rules {
namespace {

class Editing : public ::testing::Test {
protected:
    // Plays moves one after another; the last node.
    NodeId enter(NodeId at, const std::string& moves) {
        std::istringstream words(moves);
        for (std::string word; words >> word;) {
            const MoveMatch match = resolve(*game_.position(at), word);
            EXPECT_TRUE(match.unique()) << word;
            at = play(game_, at, match.moves.at(0));
        }
        return at;
    }
    // The sheet as text: depth as '>' before every move that opens a line.
    [[nodiscard]] std::string sheet() const {
        std::string text;
        for (const SheetEntry& e : scoreSheet(game_)) {
            if (e.opensLine)
                text += std::string(static_cast<std::size_t>(e.depth), '>');
            if (e.resumes)
                text += "|";
            text += e.number + e.text + " ";
        }
        return text;
    }

    Game game_{Position::start(Variant::international)};
};

TEST_F(Editing, playingAMoveAgainFindsItsNode) {
    const NodeId first = enter(rootNode, "32-28");
    EXPECT_EQ(enter(rootNode, "32-28"), first);
    EXPECT_EQ(game_.nodeCount(), 2U);
}

TEST_F(Editing, aMoveOfTheGameItselfCanBeAddedToIt) {
    const NodeId first = enter(rootNode, "32-28");
    const rules::Move move = game_.node(first).move;
    // More additions than there was room for: the nodes are moved in memory on the way.
    for (int i = 0; i < 100; ++i)
        EXPECT_EQ(game_.node(game_.addMove(rootNode, game_.node(first).move)).move, move) << i;
}

TEST_F(Editing, theSheetShowsVariationsWhereTheyReplaceAMove) {
    enter(rootNode, "32-28 18-23 38-32");
    const NodeId variation = enter(enter(rootNode, "32-28"), "19-23 28x19 14x23");
    enter(game_.node(game_.node(variation).parent).parent, "28x19 13x24");
    enter(rootNode, "33-29 20-25");
    EXPECT_EQ(sheet(), "1.32-28 >1.33-29 1...20-25 |1...18-23 >1...19-23 2.28x19 2...14x23 "
                       ">>2...13x24 |2.38-32 ");
}

TEST_F(Editing, numbersCountByTheFirstMoverOfTheVariant) {
    game_ = Game(Position::start(Variant::english));
    enter(rootNode, "11-15 23-19 8-11");
    EXPECT_EQ(sheet(), "1.11-15 1...23-19 2.8-11 ");
}

TEST_F(Editing, aGameThatBlackOpensBeginsWithDots) {
    Position black = Position::start(Variant::international);
    black.setToMove(Color::black);
    game_ = Game(black);
    enter(rootNode, "20-24 32-28");
    EXPECT_EQ(sheet(), "1...20-24 2.32-28 ");
}

TEST_F(Editing, removingALineKeepsTheOthersAndTheirIds) {
    enter(rootNode, "32-28 18-23");
    const NodeId other = enter(rootNode, "33-29 20-25");
    const NodeId third = enter(rootNode, "34-30");
    game_.addRemark(other, rules::Comment{"gone"});
    game_.remove(game_.node(other).parent);
    EXPECT_EQ(sheet(), "1.32-28 >1.34-30 |1...18-23 ");
    EXPECT_TRUE(game_.contains(third));
    EXPECT_FALSE(game_.contains(other));
    EXPECT_FALSE(game_.hasRemarks());
    // What is added later goes behind the last one that is left.
    enter(rootNode, "31-27");
    EXPECT_EQ(sheet(), "1.32-28 >1.34-30 >1.31-27 |1...18-23 ");
}

TEST_F(Editing, aGameWithARemovedLineEqualsOneThatNeverHadIt) {
    enter(rootNode, "32-28 18-23");
    const Game before = game_;
    game_.remove(enter(rootNode, "33-29 20-25"));
    game_.remove(enter(rootNode, "33-29"));
    EXPECT_EQ(game_, before);
    enter(rootNode, "33-29");
    EXPECT_FALSE(game_ == before);
}

TEST_F(Editing, removingTheLastChildLetsTheNextOneFollow) {
    const NodeId first = enter(rootNode, "32-28");
    game_.remove(first);
    EXPECT_EQ(sheet(), "");
    enter(rootNode, "33-29");
    enter(rootNode, "34-30");
    EXPECT_EQ(sheet(), "1.33-29 >1.34-30 ");
}

TEST_F(Editing, promotingMovesOnePlaceForward) {
    enter(rootNode, "32-28 18-23");
    enter(rootNode, "33-29 20-25");
    const NodeId third = enter(rootNode, "34-30 20-25");
    promoteVariation(game_, third);
    EXPECT_EQ(sheet(), "1.32-28 >1.34-30 1...20-25 >1.33-29 1...20-25 |1...18-23 ");
    promoteVariation(game_, third);
    EXPECT_EQ(sheet(), "1.34-30 >1.32-28 1...18-23 >1.33-29 1...20-25 |1...20-25 ");
    promoteVariation(game_, third); // the main line already
    EXPECT_EQ(sheet(), "1.34-30 >1.32-28 1...18-23 >1.33-29 1...20-25 |1...20-25 ");
    enter(rootNode, "31-27");
    EXPECT_TRUE(sheet().ends_with(">1.31-27 |1...20-25 ")) << sheet();
}

// Where a variation comes first, no other stands before the comment.
TEST_F(Editing, aCommentAheadOfAVariationGoesWithIt) {
    enter(rootNode, "32-28");
    const NodeId second = enter(rootNode, "33-29");
    const NodeId third = enter(rootNode, "34-30");
    const auto place = [&] { return game_.remarks(third).front().place; };
    game_.addRemark(third, {Comment{"between"}, Remark::Place::ahead});
    const Game before = game_;
    promoteVariation(game_, third);
    EXPECT_EQ(place(), Remark::Place::before);
    game_ = before;
    makeMainLine(game_, third);
    EXPECT_EQ(place(), Remark::Place::before);
    game_ = before;
    game_.remove(second);
    EXPECT_EQ(place(), Remark::Place::ahead);
    game_.remove(game_.node(rootNode).firstChild);
    EXPECT_EQ(place(), Remark::Place::before);
}

TEST_F(Editing, makingTheMainLineReachesThroughAllDepths) {
    enter(rootNode, "32-28 18-23 38-32");
    enter(rootNode, "33-29 20-25 39-33");
    const NodeId deep = enter(rootNode, "33-29 19-23");
    EXPECT_EQ(variationHead(game_, deep), deep);
    makeMainLine(game_, deep);
    EXPECT_EQ(sheet(), "1.33-29 >1.32-28 1...18-23 2.38-32 |1...19-23 >1...20-25 2.39-33 ");
    EXPECT_FALSE(variationHead(game_, deep).has_value());
    EXPECT_EQ(endOfLine(game_, rootNode), deep);
}

TEST_F(Editing, aPathLeadsToEveryNode) {
    const NodeId last = enter(rootNode, "32-28 19-23 28x19 14x23");
    const auto path = pathTo(game_, last);
    ASSERT_TRUE(path.has_value());
    EXPECT_EQ(path->start, game_.start());
    ASSERT_EQ(path->moves.size(), 4U);
    Position at = path->start;
    for (const Move& move : path->moves)
        at = at.after(move);
    EXPECT_EQ(at, *game_.position(last));
    EXPECT_TRUE(pathTo(game_, rootNode)->moves.empty());
}

TEST_F(Editing, aPathBeginsWhereThePositionWasSetUp) {
    const NodeId setup =
        game_.addSetup(enter(rootNode, "32-28 19-23"), Position::start(Variant::international));
    const NodeId last = enter(setup, "33-28");
    EXPECT_EQ(pathTo(game_, last)->moves.size(), 1U);
    EXPECT_EQ(pathTo(game_, last)->start, Position::start(Variant::international));
    EXPECT_FALSE(pathTo(game_, game_.addUnknown(last)).has_value());
}

} // namespace
} // namespace damscope::rules
