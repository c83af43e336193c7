// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/meaning/annotation.hpp"

#include "parser/meaning/assemble.hpp"
#include "parser/syntax/reader.hpp"
#include "parser/write/write.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <set>
#include <string_view>
#include <utility>

namespace damscope::parser {
namespace {

using rules::Game;
using rules::NodeId;
using rules::Remark;
using rules::rootNode;

Game read(std::string_view pdn) {
    Reader reader(pdn);
    GameText text;
    EXPECT_TRUE(reader.next(text));
    return assemble(text).game;
}

NodeId firstMove(const Game& game) {
    return game.node(rootNode).firstChild;
}

TEST(Annotation, commentsBeforeAndAfterAreApart) {
    Game game = read("[GameType \"20\"]\n1. 32-28 {one} {two} 18-23 *");
    const NodeId id = firstMove(game);
    EXPECT_EQ(comment(game, id, Remark::Place::after), "one\n\ntwo");
    setComment(game, id, Remark::Place::after, "three");
    setComment(game, id, Remark::Place::before, "zero");
    EXPECT_EQ(comment(game, id, Remark::Place::after), "three");
    EXPECT_EQ(comment(game, id, Remark::Place::before), "zero");
    setComment(game, id, Remark::Place::after, "");
    setComment(game, id, Remark::Place::before, "");
    EXPECT_FALSE(game.hasRemarks());
}

TEST(Annotation, aReplacedCommentKeepsItsPlaceAmongTheOthers) {
    Game game = read("[GameType \"20\"]\n1. 32-28 {[%clk 0:10:00] old} $1 *");
    const Game before = game;
    setComment(game, firstMove(game), Remark::Place::after, "new");
    setComment(game, firstMove(game), Remark::Place::after, "old");
    EXPECT_EQ(game, before);
}

TEST(Annotation, aSignBehindTheMoveIsANag) {
    const Game game = read("[GameType \"20\"]\n1. 32-28!? $14 *");
    EXPECT_EQ(nags(game, firstMove(game)), (std::vector<std::uint32_t>{5, 14}));
}

TEST(Annotation, aMoveIsGoodOrBadNotBoth) {
    Game game = read("[GameType \"20\"]\n1. 32-28! $14 $36 *");
    const NodeId id = firstMove(game);
    toggleNag(game, id, 4);
    EXPECT_EQ(nags(game, id), (std::vector<std::uint32_t>{4, 14, 36}));
    toggleNag(game, id, 40); // goes beside the initiative
    EXPECT_EQ(nags(game, id), (std::vector<std::uint32_t>{40, 4, 14, 36}));
    toggleNag(game, id, 4);
    EXPECT_EQ(nags(game, id), (std::vector<std::uint32_t>{40, 14, 36}));
}

TEST(Annotation, everyKnownNagHasASignOfItsOwn) {
    std::set<std::string> signs;
    for (const NagMeaning& m : knownNags())
        EXPECT_TRUE(signs.insert(nagSign(m.nag)).second) << m.nag;
    EXPECT_EQ(nagSign(200), "$200");
}

TEST(Annotation, shapesAreReadFromCommands) {
    const Game game =
        read("[GameType \"20\"]\n1. 32-28 {[%csl R38,G6] [%cal G3228,B06-11,Y47x20,R99,X12]} *");
    const auto& r = game.start().rules();
    const std::vector<rules::Shape> expected{
        {rules::ShapeColor::red, *r.square(38), std::nullopt},
        {rules::ShapeColor::green, *r.square(6), std::nullopt},
        {rules::ShapeColor::green, *r.square(32), r.square(28)},
        {rules::ShapeColor::blue, *r.square(6), r.square(11)},
        {rules::ShapeColor::yellow, *r.square(47), r.square(20)},
    };
    EXPECT_EQ(shapes(game, firstMove(game)), expected);
}

TEST(Annotation, shapesSurviveTheWayThroughPdn) {
    for (const std::string_view type : {"20", "25"}) {
        Game game = read("[GameType \"" + std::string(type) + "\"]\n*");
        const auto& r = game.start().rules();
        const std::vector<rules::Shape> drawn{
            {rules::ShapeColor::blue, *r.square(6), std::nullopt},
            {rules::ShapeColor::red, *r.square(1), r.square(6)},
            {rules::ShapeColor::green, *r.square(22), r.square(9)}};
        setShapes(game, rootNode, drawn);
        const Game again = read(writePdn(game));
        EXPECT_EQ(shapes(again, rootNode), drawn) << type;
        setShapes(game, rootNode, {});
        EXPECT_FALSE(game.hasRemarks());
    }
}

TEST(Annotation, clockTimesOfEveryKind) {
    const Game game = read("[GameType \"20\"]\n1. 32-28 {[%clk 0:10:00]} 18-23 {[%emt 0:00:07]} "
                           "2. 38-32 *");
    NodeId id = firstMove(game);
    EXPECT_EQ(clockTime(game, id), "0:10:00");
    id = game.node(id).firstChild;
    EXPECT_EQ(clockTime(game, id), "0:00:07");
    id = game.node(id).firstChild;
    EXPECT_FALSE(clockTime(game, id).has_value());
}

TEST(Annotation, aClockTimeIsSetChangedAndRemoved) {
    Game game = read("[GameType \"20\"]\n1. 32-28 18-23 {[%emt 7:05] fast} *");
    const Game before = game;
    NodeId id = firstMove(game);
    setClockTime(game, id, 3930);
    EXPECT_EQ(writeLine(game, id), "1. 32-28 {[%clk 1:05:30]} 18-23 {[%emt 7:05] fast}");
    setClockTime(game, id, std::nullopt);
    EXPECT_EQ(game, before);
    id = game.node(id).firstChild;
    EXPECT_EQ(shownClock(game, id), "0:07:05"); // in one form, whatever the spelling
    setClockTime(game, id, 60);
    EXPECT_EQ(writeLine(game, firstMove(game)), "1. 32-28 18-23 {[%emt 0:01:00] fast}");
}

TEST(Annotation, ofBothClocksTheOneOfThePlayerWhoMovedIsSet) {
    Game game = read("[GameType \"20\"]\n1. 32-28 18-23 {[%clock w0:03:00 B0:02:58]} *");
    const NodeId id = game.node(firstMove(game)).firstChild;
    setClockTime(game, id, 60);
    EXPECT_EQ(writeLine(game, firstMove(game)), "1. 32-28 18-23 {[%clock w0:03:00 B0:01:00]}");
    setClockTime(game, id, std::nullopt);
    EXPECT_EQ(writeLine(game, firstMove(game)), "1. 32-28 18-23");
}

TEST(Annotation, typedTimesMayLeaveOutTheColons) {
    for (const auto& [text, seconds] :
         {std::pair("1:05:30", 3930U), std::pair("10530", 3930U), std::pair(" 1.05.30 ", 3930U),
          std::pair("59:07", 3547U), std::pair("5907", 3547U), std::pair("7", 7U)})
        EXPECT_EQ(typedSeconds(text), seconds) << text;
    for (const char* text : {"", "soon", "1:", "1:05 h"})
        EXPECT_EQ(typedSeconds(text), std::nullopt) << text;
}

// Each key that is pressed writes the comment again.
TEST(Annotation, commandsThatAreTypedAreUnderstood) {
    Game game = read("[GameType \"20\"]\n1. 32-28 {[%clk 2:00:00]} *");
    const NodeId id = firstMove(game);
    const std::string_view typed = "so [%clk 1:05:30] {on} [%csl G28] [%own 1] 100% ";
    for (std::size_t keys = 1; keys <= typed.size(); ++keys)
        typeComment(game, id, Remark::Place::after, typed.substr(0, keys));
    EXPECT_EQ(comment(game, id, Remark::Place::after), "so {on} [%own 1] 100%");
    EXPECT_EQ(clockTime(game, id), "1:05:30");
    EXPECT_EQ(shapes(game, id).size(), 1U);
    EXPECT_EQ(read(writePdn(game)), read(writePdn(read(writePdn(game)))));
    EXPECT_EQ(comment(read(writePdn(game)), firstMove(game), Remark::Place::after),
              "so {on} [%own 1] 100%");
    typeComment(game, id, Remark::Place::after, " as typed ");
    EXPECT_EQ(comment(game, id, Remark::Place::after), " as typed ");
}

} // namespace
} // namespace damscope::parser
