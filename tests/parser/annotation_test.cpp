// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/meaning/annotation.hpp"

#include "parser/meaning/assemble.hpp"
#include "parser/syntax/reader.hpp"
#include "parser/write/write.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

#include <set>

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

} // namespace
} // namespace damscope::parser
