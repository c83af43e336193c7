// SPDX-License-Identifier: GPL-3.0-or-later
// A move is changed in the middle of a game, and what follows stays as far as it is legal.
#include "parser/meaning/guess.hpp"
#include "parser/write/mend.hpp"
#include "parser/write/write.hpp"
#include "rules/text/explain.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace damscope::parser {
namespace {

using rules::Game;
using rules::NodeId;

class Mending : public ::testing::Test {
protected:
    void read(const std::string& moves) {
        game_ = *gameFromText("[GameType \"20\"]\n" + moves + " *", rules::Variant::international);
    }
    [[nodiscard]] rules::Move moveAt(NodeId at, const std::string& text) const {
        return rules::resolve(*game_.position(at), text).moves.at(0);
    }
    /// The node of the main line after some plies.
    [[nodiscard]] NodeId after(std::size_t plies) const {
        return plies == 0 ? rules::rootNode : game_.mainLine().at(plies - 1);
    }
    /// As a user does it: the move is played where another follows.
    Followed enter(std::size_t plies, const std::string& move, Entry how) {
        const NodeId at = after(plies);
        return settle(game_, rules::play(game_, at, moveAt(at, move)), how);
    }
    [[nodiscard]] std::string written() const {
        return writeLine(game_, game_.node(rules::rootNode).firstChild);
    }

    Game game_{rules::Position::start(rules::Variant::international)};
};

TEST_F(Mending, aReplacedMoveKeepsWhatFollows) {
    read("1. 32-28 {[%clk 1:00:00] first} 19-23 {why} (1... 18-23) 2. 28x19 14x23");
    const Followed followed = enter(0, "33-28", Entry::replace);
    EXPECT_TRUE(followed.complete);
    EXPECT_EQ(written(), "1. 33-28 {[%clk 1:00:00] first} 19-23 {why} (1... 18-23) "
                         "2. 28x19 14x23");
    EXPECT_EQ(followed.last, game_.mainLine().back());
}

TEST_F(Mending, whatIsNoLongerLegalIsKeptAsText) {
    read("1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 4. 41-37 {so} 5-10");
    const Followed followed = enter(4, "38-32", Entry::replace);
    EXPECT_FALSE(followed.complete);
    ASSERT_TRUE(followed.stop);
    EXPECT_EQ(followed.stop->code, "occupied");
    EXPECT_EQ(followed.last, after(6));
    EXPECT_EQ(written(), "1. 32-28 19-23 2. 28x19 14x23 3. 38-32 10-14 "
                         "{[%unread 4. 41-37 %7Bso%7D 5-10]}");
    // It is tried again with each move that is played there.
    NodeId at = after(6);
    for (const char* move : {"31-26", "20-24", "37-31", "15-20"}) {
        const PlayedOn played = playOn(game_, at, moveAt(at, move));
        EXPECT_EQ(played.followed.complete, std::string_view(move) == "15-20") << move;
        at = played.node;
    }
    EXPECT_EQ(written(), "1. 32-28 19-23 2. 28x19 14x23 3. 38-32 10-14 4. 31-26 20-24 "
                         "5. 37-31 15-20 6. 41-37 {so} 5-10");
}

TEST_F(Mending, textIsDroppedOnRequest) {
    read("1. 32-28 19-23 2. 32-28");
    ASSERT_TRUE(hasUnread(game_, after(2)));
    removeUnread(game_, after(2));
    EXPECT_EQ(written(), "1. 32-28 19-23");
}

TEST_F(Mending, aVariationIsInsertedBeforeWhatItReplaces) {
    read("1. 32-28 20-25 2. 37-32 (2. 34-29) (2. 31-27 15-20) 10-15");
    const NodeId third = game_.node(game_.node(after(3)).nextSibling).nextSibling;
    EXPECT_TRUE(settle(game_, third, Entry::insert).complete);
    EXPECT_EQ(written(), "1. 32-28 20-25 2. 31-27 (2. 34-29) 2... 15-20 3. 37-32 10-15");
}

TEST_F(Mending, twoForgottenMovesAreInsertedOneByOne) {
    read("1. 32-28 20-25 2. 37-32 19-24");
    const Followed first = enter(2, "31-27", Entry::insert);
    EXPECT_FALSE(first.complete);
    EXPECT_EQ(first.last, after(3));
    EXPECT_TRUE(playOn(game_, after(3), moveAt(after(3), "15-20")).followed.complete);
    EXPECT_EQ(written(), "1. 32-28 20-25 2. 31-27 15-20 3. 37-32 19-24");
}

TEST_F(Mending, theRestIsOverwritten) {
    read("1. 32-28 20-25 2. 37-32 19-24");
    EXPECT_TRUE(enter(2, "31-27", Entry::overwrite).complete);
    EXPECT_EQ(written(), "1. 32-28 20-25 2. 31-27");
}

TEST_F(Mending, aVariationReplacesAsManyMovesAsItHas) {
    read("1. 32-28 20-25 2. 37-32 (2. 31-27 14-20) 15-20 3. 34-29");
    EXPECT_TRUE(settle(game_, game_.node(after(3)).nextSibling, Entry::replace).complete);
    EXPECT_EQ(written(), "1. 32-28 20-25 2. 31-27 14-20 3. 34-29");
}

TEST_F(Mending, variationsOfReplacedMovesStayBesideTheNewOnes) {
    read("1. 32-28 20-25 2. 37-32 (2. 31-27 14-20) 15-20 (2... 19-24) 3. 34-29");
    EXPECT_TRUE(settle(game_, game_.node(after(3)).nextSibling, Entry::replace).complete);
    EXPECT_EQ(written(), "1. 32-28 20-25 2. 31-27 14-20 (2... 19-24) 3. 34-29");
}

TEST_F(Mending, variationsThatAreNotLegalBesideTheNewMovesAreText) {
    // Only 37-32 makes room for 42-37.
    read("1. 32-28 20-25 2. 37-32 (2. 31-27 15-20 3. 34-29) 15-20 3. 41-37 (3. 42-37) 10-15");
    const Followed followed = settle(game_, game_.node(after(3)).nextSibling, Entry::replace);
    EXPECT_FALSE(followed.complete);
    EXPECT_FALSE(followed.stop);
    EXPECT_EQ(written(), "1. 32-28 20-25 2. 31-27 15-20 3. 34-29 {[%unread (3. 42-37)]} 10-15");
}

TEST_F(Mending, aCommentAheadOfAVariationThatIsNotLegalStays) {
    read("1. 32-28 20-25 2. 37-32 (2. 31-27 15-20 3. 34-29) 15-20 3. 41-37 (3. 34-30) {but not} "
         "(3. 42-37) 10-15");
    EXPECT_FALSE(settle(game_, game_.node(after(3)).nextSibling, Entry::replace).complete);
    EXPECT_NE(written().find("[%unread (3. 42-37)]"), std::string::npos) << written();
    EXPECT_NE(written().find("but not"), std::string::npos) << written();
}

TEST_F(Mending, theMainLineTakesTheContinuationWhereItFits) {
    read("1. 32-28 20-25 2. 37-32 (2. 31-27) 15-20 3. 34-29");
    continueAsMainLine(game_, game_.node(after(3)).nextSibling);
    EXPECT_EQ(written(), "1. 32-28 20-25 2. 31-27 (2. 37-32) 2... 15-20 3. 34-29");
    read("1. 32-28 20-25 2. 37-32 (2. 31-27) 15-20 3. 41-37");
    continueAsMainLine(game_, game_.node(after(3)).nextSibling);
    EXPECT_EQ(written(), "1. 32-28 20-25 2. 31-27 (2. 37-32 15-20 3. 41-37)");
}

TEST_F(Mending, textThatIsNoMovesStaysWhereItIs) {
    read("1. 32-28 9n");
    const NodeId last = playOn(game_, after(1), moveAt(after(1), "19-23")).node;
    EXPECT_EQ(written(), "1. 32-28 {[%unread 9n]} 19-23");
    EXPECT_EQ(last, after(2));
}

} // namespace
} // namespace damscope::parser
