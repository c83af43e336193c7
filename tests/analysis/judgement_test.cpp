// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/judgement/judgement.hpp"
#include "tests/analysis/played_game.hpp"

#include <gtest/gtest.h>

namespace damscope::analysis {
namespace {

using rules::Color;

// 1. 32-28 17-22 2. 28x17 is forced.
const std::string_view opening = "32-28 17-22 28x17 12x21";

Quality qualityOfFirst(int before, int after, std::string_view best = "33-28") {
    const rules::Game game = playedGame("32-28");
    PlayedEvaluations evaluations(game);
    evaluations.at(0, Score::centiMen(before), best).at(1, Score::centiMen(after), "18-23");
    return judge(game, evaluations.source()).moves.at(0).quality;
}

TEST(Judgement, theWorseTheLossTheWorseTheWord) {
    EXPECT_EQ(qualityOfFirst(0, 0), Quality::best);
    EXPECT_EQ(qualityOfFirst(0, -10), Quality::good);
    EXPECT_EQ(qualityOfFirst(0, -300), Quality::blunder);
    Quality last = Quality::best;
    for (int after = 0; after >= -300; after -= 5) {
        const Quality quality = qualityOfFirst(0, after);
        EXPECT_GE(quality, last) << after;
        last = quality;
    }
}

// Scid's rule: a deeper later search is not a reason to criticise.
TEST(Judgement, theEnginesOwnChoiceIsNeverCriticised) {
    EXPECT_EQ(qualityOfFirst(0, -300, "32-28"), Quality::best);
}

TEST(Judgement, thresholdsCanBeSet) {
    const rules::Game game = playedGame("32-28");
    PlayedEvaluations evaluations(game);
    evaluations.at(0, Score::centiMen(0), "33-28").at(1, Score::centiMen(-120), "18-23");
    const double loss = judge(game, evaluations.source()).moves[0].loss;
    ASSERT_GT(loss, 0);
    Thresholds strict{loss / 4, loss / 3, loss / 2};
    EXPECT_EQ(judge(game, evaluations.source(), strict).moves[0].quality, Quality::blunder);
    Thresholds mild{2 * loss, 3 * loss, 4 * loss};
    EXPECT_EQ(judge(game, evaluations.source(), mild).moves[0].quality, Quality::good);
}

TEST(Judgement, blackIsJudgedFromHisSide) {
    const rules::Game game = playedGame("32-28 18-23");
    PlayedEvaluations evaluations(game);
    evaluations.at(0, Score::centiMen(0), "32-28").at(1, Score::centiMen(0), "17-21");
    evaluations.at(2, Score::centiMen(300), "38-32");
    const GameJudgement judgement = judge(game, evaluations.source());
    EXPECT_EQ(judgement.moves[1].mover, Color::black);
    EXPECT_EQ(judgement.moves[1].quality, Quality::blunder);
    EXPECT_EQ(judgement.moves[1].menLost, 300);
    EXPECT_EQ(judgement.moves[1].better.front(), moveAfter(game, 1, "17-21"));
    EXPECT_EQ(judgement.summary(Color::black).blunders, 1);
    EXPECT_EQ(judgement.summary(Color::white).blunders, 0);
    EXPECT_NEAR(judgement.summary(Color::white).accuracy, 100, 0.001);
    EXPECT_LT(judgement.summary(Color::black).accuracy, 60);
}

TEST(Judgement, forcedMovesCostNothingAndCarryWhatFollows) {
    const rules::Game game = playedGame("32-28 17-22 28x17 12x21 31-26");
    PlayedEvaluations evaluations(game);
    evaluations.at(0, Score::centiMen(10), "32-28").at(1, Score::centiMen(10), "18-23");
    evaluations.at(3, Score::centiMen(-30), "12x21").at(4, Score::centiMen(-30), "31-26");
    const GameJudgement judgement = judge(game, evaluations.source());
    ASSERT_EQ(rules::Move(judgement.moves[2].move), moveAfter(game, 2, "28x17"));
    EXPECT_EQ(judgement.moves[2].quality, Quality::forced);
    EXPECT_EQ(judgement.moves[1].after, Score::centiMen(-30)) << "what follows the forced capture";
    EXPECT_EQ(judgement.summary(Color::white).judged, 1) << "the last move has nothing after it";
}

// After 17-22 White must take, and the game ends there.
TEST(Judgement, theLastMoveIsJudgedWhereTheReplyIsForced) {
    const rules::Game game = playedGame("32-28 17-22");
    PlayedEvaluations evaluations(game);
    evaluations.at(1, Score::centiMen(0), "18-23").at(2, Score::centiMen(300), "28x17");
    EXPECT_EQ(judge(game, evaluations.source()).moves[1].quality, Quality::blunder);
}

TEST(Judgement, whatFollowsAForcedMoveCountsMoreThanItsOwnEvaluation) {
    const rules::Game game = playedGame(opening);
    PlayedEvaluations evaluations(game);
    evaluations.at(1, Score::centiMen(0), "18-23").at(2, Score::centiMen(300), "28x17");
    evaluations.at(3, Score::centiMen(5), "12x21");
    EXPECT_EQ(judge(game, evaluations.source()).moves[1].after, Score::centiMen(5));
}

TEST(Judgement, whatWasNotEvaluatedIsNotJudged) {
    const rules::Game game = playedGame(opening);
    PlayedEvaluations evaluations(game);
    evaluations.at(0, Score::centiMen(10), "33-28");
    const GameJudgement judgement = judge(game, evaluations.source());
    EXPECT_EQ(judgement.moves[0].quality, Quality::unknown);
    EXPECT_FALSE(judgement.moves[0].after);
    EXPECT_TRUE(judgement.isEmpty());
    EXPECT_EQ(judgement.summary(Color::white).judged, 0);
}

TEST(Judgement, aMoveThatAloneHoldsIsAnOnlyMove) {
    const rules::Game game = playedGame("32-28");
    PlayedEvaluations evaluations(game);
    evaluations.at(0, Score::centiMen(0), "32-28").second(0, Score::centiMen(-300), "33-28");
    evaluations.at(1, Score::centiMen(0), "18-23");
    EXPECT_EQ(judge(game, evaluations.source()).moves[0].quality, Quality::onlyMove);
}

TEST(Judgement, aProvedWinThatIsLetGo) {
    const rules::Game game = playedGame("32-28");
    PlayedEvaluations evaluations(game);
    evaluations.at(0, Score::winIn(15), "33-28").at(1, Score::centiMen(900), "18-23");
    EXPECT_EQ(judge(game, evaluations.source()).moves[0].quality, Quality::missedWin);
    PlayedEvaluations drawn(game);
    drawn.at(0, Score::winIn(15), "33-28").at(1, Score::table(0), "18-23");
    EXPECT_EQ(judge(game, drawn.source()).moves[0].quality, Quality::blunder);
    PlayedEvaluations longer(game);
    longer.at(0, Score::winIn(15), "33-28").at(1, Score::winIn(40), "18-23");
    EXPECT_EQ(judge(game, longer.source()).moves[0].quality, Quality::best)
        << "a longer win is a win";
}

// White takes the last piece: the rules know the result, no engine is needed.
TEST(Judgement, theEndOfTheGameIsKnown) {
    const rules::Game game = playedGame("32x23", "W:W32:B28");
    PlayedEvaluations none(game);
    const GameJudgement judgement = judge(game, none.source());
    ASSERT_TRUE(judgement.moves[0].after);
    EXPECT_TRUE(judgement.moves[0].after->isWin());
    EXPECT_EQ(judgement.start, Score::winIn(1)) << "the only move wins at once";
}

TEST(Judgement, findsWhereTheGameTurned) {
    const rules::Game game = playedGame("32-28 18-23 38-32 12-18");
    PlayedEvaluations evaluations(game);
    evaluations.at(0, Score::centiMen(0), "32-28").at(1, Score::centiMen(0), "17-21");
    evaluations.at(2, Score::centiMen(250), "38-32").at(3, Score::centiMen(250), "12-18");
    evaluations.at(4, Score::centiMen(250), "43-38");
    const GameJudgement judgement = judge(game, evaluations.source());
    std::vector<int> turns;
    for (const JudgedMove& move : judgement.moves)
        if (move.turning)
            turns.push_back(move.ply);
    EXPECT_EQ(turns, std::vector<int>{2});
}

// The capture begins the endgame, where half a man less is still an even game. Nothing happens
// then.
TEST(Judgement, anotherPhaseIsNoTurningPoint) {
    const rules::Game game =
        playedGame("33x24 7-12 24-20", "W:W33,38,39,40,41,42,43,44,45:B1,2,3,4,5,6,7,29");
    PlayedEvaluations evaluations(game);
    const Score worse = Score::centiMen(-53);
    evaluations.at(0, worse, "33x24").at(1, worse, "7-12").at(2, worse, "24-20");
    evaluations.at(3, worse, "12-18");
    const GameJudgement judgement = judge(game, evaluations.source());
    ASSERT_EQ(judgement.moves[0].phase, Phase::middlegame);
    ASSERT_EQ(judgement.moves[1].phase, Phase::endgame);
    for (const JudgedMove& move : judgement.moves)
        EXPECT_FALSE(move.turning) << move.ply;
}

TEST(Judgement, findsTimeTrouble) {
    rules::Game game = playedGame("32-28 18-23 38-32 12-18");
    const auto line = game.mainLine();
    const auto clock = [&](std::size_t i, std::uint32_t seconds) {
        game.addRemark(line[i], rules::ClockTime{rules::ClockTime::Kind::left, seconds});
    };
    clock(0, 3600);
    clock(1, 3600);
    clock(2, 90);
    clock(3, 1200);
    const GameJudgement judgement = judge(game, PlayedEvaluations(game).source());
    EXPECT_EQ(judgement.moves[2].clock, 90);
    EXPECT_TRUE(judgement.moves[2].timeTrouble);
    EXPECT_FALSE(judgement.moves[3].timeTrouble);
}

} // namespace
} // namespace damscope::analysis
