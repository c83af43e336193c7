// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/judgement/judgement.hpp"
#include "rules/moves/generate.hpp"
#include "tests/analysis/played_game.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>
#include <utility>

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
    evaluations.at(5, Score::centiMen(-30), "18-23");
    const GameJudgement judgement = judge(game, evaluations.source());
    ASSERT_EQ(rules::Move(judgement.moves[2].move), moveAfter(game, 2, "28x17"));
    EXPECT_EQ(judgement.moves[2].quality, Quality::forced);
    EXPECT_EQ(judgement.moves[1].after, Score::centiMen(-30)) << "what follows the forced capture";
    EXPECT_EQ(judgement.summary(Color::white).judged, 2) << "without the forced capture";
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
    evaluations.at(0, Score::winIn(15), "33-28").at(1, Score::centiMen(200), "18-23");
    EXPECT_EQ(judge(game, evaluations.source()).moves[0].quality, Quality::missedWin);
    PlayedEvaluations drawn(game);
    drawn.at(0, Score::winIn(15), "33-28").at(1, Score::table(0), "18-23");
    EXPECT_EQ(judge(game, drawn.source()).moves[0].quality, Quality::blunder);
    PlayedEvaluations longer(game);
    longer.at(0, Score::winIn(15), "33-28").at(1, Score::winIn(40), "18-23");
    EXPECT_EQ(judge(game, longer.source()).moves[0].quality, Quality::best)
        << "a longer win is a win";
}

// That a search proves a win before the move, and is not deep enough to prove it after it, is no
// fault of the move.
TEST(Judgement, aWinThatIsOnlyNotProvedAnyMoreIsNotMissed) {
    const rules::Game game = playedGame("32-28 18-23");
    const auto judged = [&](Score before, Score after, int ply) {
        PlayedEvaluations evaluations(game);
        evaluations.at(0, before, "33-28").at(1, ply == 1 ? before : after, "17-22");
        evaluations.at(2, after, "38-32");
        return judge(game, evaluations.source()).moves.at(static_cast<std::size_t>(ply));
    };
    for (const auto& [before, after] : {std::pair{Score::winIn(15), Score::centiMen(900)},
                                        {Score::winIn(31), Score::centiMen(600)},
                                        {Score::table(1), Score::centiMen(1200)}}) {
        const JudgedMove white = judged(before, after, 0);
        EXPECT_EQ(white.quality, Quality::best) << text(before) << ' ' << text(after);
        EXPECT_EQ(white.menLost, 0) << "a proof is not worth men";
        const JudgedMove black = judged(before.turned(), after.turned(), 1);
        EXPECT_EQ(black.quality, Quality::best) << text(before) << ' ' << text(after);
        EXPECT_EQ(black.menLost, 0);
    }
    EXPECT_EQ(judged(Score::winIn(15), Score::centiMen(300), 0).quality, Quality::good);
    // Nor does a move lose men that only proves the loss of a lost game.
    const JudgedMove lost = judged(Score::centiMen(-900), Score::lossIn(12), 0);
    EXPECT_EQ(lost.quality, Quality::best);
    EXPECT_EQ(lost.menLost, 0);
    EXPECT_EQ(judged(Score::winIn(15), Score::lossIn(12), 0).menLost, 1000);
}

// A game of so many moves of which the first position and so many after it have been evaluated.
GameJudgement evaluatedUpTo(std::size_t moves, std::size_t evaluated) {
    rules::Game game(rules::Position::start(rules::Variant::international));
    rules::NodeId last = rules::rootNode;
    std::vector<rules::PositionKey> known{game.start().key()};
    for (std::size_t i = 0; i < moves; ++i) {
        last = game.addMove(last, rules::legalMoves(*game.position(last))[0]);
        if (i < evaluated)
            known.push_back(game.position(last)->key());
    }
    return judge(game, [&](const rules::Position& p) -> std::optional<PositionEvaluation> {
        PositionEvaluation even;
        even.lines.emplace_back();
        return std::ranges::count(known, p.key()) == 0 ? std::nullopt : std::optional(even);
    });
}

// A game that shares its first moves with one that was analysed is not analysed itself.
TEST(Judgement, aGameIsAnalysedFromNineMovesInTen) {
    for (const auto& [moves, evaluated, analysed] :
         {std::tuple<std::size_t, std::size_t, bool>{60, 1, false},
          {20, 16, false},
          {20, 18, true},
          {9, 8, false},
          {1, 0, false},
          {1, 1, true},
          {0, 0, false}}) {
        const GameJudgement judgement = evaluatedUpTo(moves, evaluated);
        EXPECT_EQ(judgement.isAnalysed(), analysed) << evaluated << " of " << moves;
        EXPECT_EQ(judgement.coverage().moves, moves);
        const PlayerSummary white = judgement.summary(Color::white);
        EXPECT_EQ(white.judged > 0, analysed) << evaluated << " of " << moves;
        EXPECT_EQ(judgement.summary(Color::white, Phase::opening).judged > 0, analysed);
    }
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
