// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/query/language/sketch.hpp"

#include "db/search/structures/structures.hpp"
#include "rules/text/notation.hpp"
#include "tests/messages/english.hpp"

#include <gtest/gtest.h>

namespace damscope::db::query {
namespace {

using rules::Color;
using rules::Kind;
using rules::Variant;

constexpr Contents whiteMan = Contents::piece(Color::white, Kind::man);
constexpr Contents whiteKing = Contents::piece(Color::white, Kind::king);
constexpr Contents blackMan = Contents::piece(Color::black, Kind::man);
constexpr Contents blackKing = Contents::piece(Color::black, Kind::king);

rules::Square square(Variant variant, std::string_view name) {
    return rules::squareNamed(rules::rules(variant), name).value();
}

rules::Square square(int number) {
    return square(Variant::international, std::to_string(number));
}

// What the sketch says; the language must understand it.
std::string text(const Sketch& sketch) {
    std::string said = queryText(sketch);
    const auto query = readQuery(sketch.variant, said, NameCatalogue());
    EXPECT_TRUE(query.hasValue()) << said << ": " << (query ? "" : english(message(query.error())));
    return said;
}

TEST(Sketch, anEmptyOneSaysNothing) {
    EXPECT_EQ(queryText({}), "");
    Sketch blank;
    blank.must[square(27)] = Contents();
    blank.exchanged = true;
    EXPECT_EQ(queryText(blank), "");
}

TEST(Sketch, squaresThatAskForTheSameStandTogether) {
    Sketch s;
    s.must = {{square(27), whiteMan},
              {square(28), whiteMan},
              {square(18), blackKing},
              {square(22), Contents::nothing()}};
    EXPECT_EQ(text(s), "black king on 18 and empty on 22 and white men on 27 28");
}

TEST(Sketch, whatMayStandIsJoinedByOr) {
    Sketch s;
    s.may = {{square(27), whiteMan}, {square(32), whiteMan}};
    EXPECT_EQ(text(s), "white man on any of 27 32");
    s.may[square(16)] = blackMan | Contents::nothing();
    EXPECT_EQ(text(s), "(black man/empty on 16 or white man on any of 27 32)");
    s.must[square(38)] = whiteMan;
    EXPECT_EQ(text(s), "white man on 38 and (black man/empty on 16 or white man on any of 27 32)");
}

TEST(Sketch, whatMustNotStandIsDenied) {
    Sketch s;
    s.mustNot = {{square(23), blackMan | blackKing}, {square(24), blackMan | blackKing}};
    EXPECT_EQ(text(s), "not black piece on any of 23 24");
    s.mustNot[square(1)] = whiteKing;
    EXPECT_EQ(text(s), "not white king on 1 and not black piece on any of 23 24");
}

TEST(Sketch, numbersAndTheSideToMove) {
    Sketch s;
    s.toMove = Color::black;
    s.numbers = {{whiteKing, {1, 1}},
                 {whiteMan | blackMan, {4, 8}},
                 {whiteMan | whiteKing | blackMan | blackKing, {0, 12}},
                 {blackMan, {2, std::numeric_limits<int>::max()}}};
    EXPECT_EQ(text(s), "black to move and white kings = 1 and men = 4 to 8 and pieces <= 12 and "
                       "black men >= 2");
}

TEST(Sketch, movesFollowOneAnother) {
    using enum SketchedMove::After;
    using enum SketchedMove::Action;
    Sketch s;
    s.must[square(24)] = whiteMan;
    s.moves = {{atOnce, 0, Color::white, {}, gives, {}, {}, 2},
               {atOnce, 0, Color::black, {}, captures},
               {within, 4, Color::white, Kind::man, captures, {}, {square(4), square(5)}, 3},
               {later, 0, {}, Kind::king, moves, {square(4)}, {}}};
    EXPECT_EQ(text(s), "white man on 24 and white gives at least 2\n"
                       "then immediately black captures\n"
                       "then within 4 plies white man captures to 4 5 at least 3\n"
                       "then king moves from 4");
    s.moves.erase(s.moves.begin() + 1, s.moves.end());
    s.moves.front().after = later;
    EXPECT_EQ(text(s), "white man on 24\nthen white gives at least 2");
    s.must.clear();
    EXPECT_EQ(text(s), "white gives at least 2");
}

TEST(Sketch, alsoWithTheColoursExchanged) {
    Sketch s;
    s.must[square(27)] = whiteMan;
    s.moves = {{SketchedMove::After::later, 0, Color::white, {}, SketchedMove::Action::promotes}};
    s.exchanged = true;
    EXPECT_EQ(text(s), "(white man on 27\nthen white promotes)\n"
                       "or mirrored (white man on 27\nthen white promotes)");
}

TEST(Sketch, squaresAreNamedAsInTheVariant) {
    Sketch s;
    s.variant = Variant::russian;
    s.must[square(Variant::russian, "c3")] = whiteMan;
    EXPECT_EQ(text(s), "white man on c3");
}

// What is written for a sketch is read as that sketch.
TEST(Sketch, aQueryOfABoardIsReadBack) {
    Sketch s;
    s.must = {{square(27), whiteMan}, {square(22), Contents::nothing()}};
    s.may = {{square(16), blackMan | Contents::nothing()}, {square(32), whiteMan}};
    s.mustNot = {{square(18), blackKing}, {square(19), blackKing}};
    s.toMove = Color::black;
    s.numbers = {{blackMan, {3, 5}}, {whiteKing, {0, 2}}};
    const auto read = sketchOf(readQuery(s.variant, text(s), NameCatalogue()).value());
    ASSERT_TRUE(read.has_value());
    EXPECT_EQ(read->must, s.must);
    EXPECT_EQ(read->may, s.may);
    EXPECT_EQ(read->mustNot, s.mustNot);
    EXPECT_EQ(read->toMove, s.toMove);
    ASSERT_EQ(read->numbers.size(), 2U);
    EXPECT_EQ(queryText(*read), queryText(s));
}

TEST(Sketch, aBoardCannotShowEverything) {
    const auto shown = [](std::string_view query) {
        const auto read = readQuery(Variant::international, query, NameCatalogue());
        EXPECT_TRUE(read.hasValue()) << query;
        return read && sketchOf(*read).has_value();
    };
    EXPECT_TRUE(shown("white king on 1"));
    EXPECT_TRUE(shown("white men on 27 28 and not black king on 1"));
    EXPECT_FALSE(shown("white king on 1 then black plays"));
    EXPECT_FALSE(shown("white man on any of 27 28 and white man on any of 31 32"));
    EXPECT_FALSE(shown("white man on 27 and not white king on 27"));
    EXPECT_FALSE(shown("position \"W:W27:B1\""));
}

} // namespace
} // namespace damscope::db::query
