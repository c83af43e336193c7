// SPDX-License-Identifier: GPL-3.0-or-later
// Repetition and the other draw rules inside the search.
#include "analysis/embedded/embedded_engine.hpp"
#include "analysis/search/path.hpp"
#include "rules/text/explain.hpp"
#include "rules/text/fen.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <string_view>

namespace damscope::analysis {
namespace {

using rules::Variant;

std::vector<rules::Move> play(rules::Position p, std::initializer_list<std::string_view> texts) {
    std::vector<rules::Move> moves;
    for (const std::string_view text : texts) {
        const rules::MoveMatch match = rules::resolve(p, text);
        EXPECT_TRUE(match.unique()) << text;
        moves.push_back(match.moves.at(0));
        p = p.after(moves.back());
    }
    return moves;
}

Findings searched(const rules::Position& start, const std::vector<rules::Move>& moves) {
    EmbeddedEngine engine({1, 4, nullptr});
    engine.setPosition(start, moves);
    Limits limits;
    limits.depth = 8;
    limits.lines = 50;
    return engine.search(limits);
}

const PvLine& lineOf(const Findings& found, rules::Square from, rules::Square to) {
    const auto line = std::ranges::find_if(found.lines, [&](const PvLine& l) {
        return l.moves.at(0).from == from && l.moves.at(0).to == to;
    });
    EXPECT_NE(line, found.lines.end());
    return *line;
}

// White is three men up; the kings walk to and fro.
const char* const ahead = "W:WK49,31,36,37,41,46:BK2,10,15";

TEST(Repetition, theThirdTimeIsADraw) {
    const auto start = rules::readFen(Variant::international, ahead);
    ASSERT_TRUE(start);
    const auto moves = play(*start, {"49-43", "2-7", "43-49", "7-2", "49-43", "2-7", "43-49"});
    const rules::Rules& rules = start->rules();
    const Findings found = searched(*start, moves);
    EXPECT_EQ(lineOf(found, *rules.square(7), *rules.square(2)).score, Score::centiMen(0));
}

TEST(Repetition, theSecondTimeIsNone) {
    const auto start = rules::readFen(Variant::international, ahead);
    ASSERT_TRUE(start);
    const auto moves = play(*start, {"49-43", "2-7", "43-49"});
    const rules::Rules& rules = start->rules();
    const Findings found = searched(*start, moves);
    EXPECT_LT(lineOf(found, *rules.square(7), *rules.square(2)).score.centiMen(), 0);
}

TEST(DrawLimits, countPlies) {
    using search::DrawLimits;
    using search::PieceCounts;
    const DrawLimits international(Variant::international);
    EXPECT_EQ(international.noProgress(), 50);
    EXPECT_EQ(international.occurrences(), 3);
    EXPECT_EQ(international.material(PieceCounts{{0, 0}, {3, 1}}), 32);
    EXPECT_EQ(international.material(PieceCounts{{0, 1}, {1, 1}}), 10);
    EXPECT_EQ(international.material(PieceCounts{{5, 5}, {1, 1}}), DrawLimits::never);
    EXPECT_EQ(DrawLimits(Variant::italian).occurrences(), 4);
    EXPECT_EQ(DrawLimits(Variant::frisian).material(PieceCounts{{0, 0}, {1, 2}}), 14);
}

// FMJD rules: the game is drawn after five moves of each side with these pieces, which is deeper
// than ten plies of a search that reduces.
TEST(DrawRules, twoKingsDoNotWinAgainstOneOnTheLongDiagonal) {
    const auto start = rules::readFen(Variant::international, "W:WK1,K45:BK46");
    ASSERT_TRUE(start);
    EmbeddedEngine engine({1, 4, nullptr});
    engine.setPosition(*start);
    Limits limits;
    limits.depth = 20;
    EXPECT_EQ(engine.search(limits).lines.at(0).score, Score::centiMen(0));
}

Findings searched(std::string_view frisianFen) {
    return searched(rules::readFen(Variant::frisian, frisianFen).value(), {});
}

TEST(DrawRules, aFrisianKingThatMustFallIsLost) {
    EXPECT_TRUE(searched("W:WK46:BK5").lines.at(0).score.isLoss());
    EXPECT_TRUE(searched("B:WK46:BK5").lines.at(0).score.isLoss());
    // Takes the man and wins, instead of drawing.
    const Findings found = searched("B:WK46,14:BK23");
    EXPECT_TRUE(found.lines.at(0).score.isWin());
    EXPECT_EQ(rules::rules(Variant::frisian).number(found.lines.at(0).moves.at(0).to), 5);
}

TEST(DrawRules, otherFrisianKingsAgainstOneAnotherAreDrawn) {
    EXPECT_EQ(searched("W:WK47:BK4").lines.at(0).score, Score::centiMen(0));
    // It was drawn before White could shut the black king in.
    EXPECT_EQ(searched("W:WK14:BK46").lines.at(0).score, Score::centiMen(0));
}

} // namespace
} // namespace damscope::analysis
