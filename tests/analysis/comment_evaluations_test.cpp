// SPDX-License-Identifier: GPL-3.0-or-later
// What lidraughts.org writes into the games that it has analysed: [%eval 0.35], [%eval #-4].
#include "analysis/judgement/annotation.hpp"
#include "tests/analysis/played_game.hpp"

#include <gtest/gtest.h>

namespace damscope::analysis {
namespace {

constexpr std::string_view exchange = "32-28 19-23 28x19 14x23";

rules::Game commented(const std::vector<rules::Remark>& remarks) {
    rules::Game game = playedGame(exchange);
    const auto line = game.mainLine();
    for (std::size_t i = 0; i < remarks.size(); ++i)
        game.setRemarks(line[i], {remarks[i]});
    return game;
}

std::optional<PositionEvaluation> nothing(const rules::Position& /*position*/) {
    return std::nullopt;
}

TEST(CommentEvaluations, judgeAGameThatNobodyHasAnalysed) {
    // After 1... 19-23 White is a man and a half ahead.
    const rules::Game game = commented({rules::Evaluation{100}, rules::Evaluation{1500}});
    const GameJudgement judgement = judgeWithComments(game, nothing);
    ASSERT_EQ(judgement.moves.size(), 4U);
    EXPECT_EQ(judgement.moves[0].after, Score::centiMen(10));
    EXPECT_EQ(judgement.moves[1].before, Score::centiMen(10));
    EXPECT_EQ(judgement.moves[1].after, Score::centiMen(150));
    EXPECT_TRUE(judgement.moves[1].isError());
    EXPECT_TRUE(judgement.moves[1].better.empty()) << "comments name no better move";
    EXPECT_EQ(judgement.moves[2].quality, Quality::forced);
    EXPECT_EQ(judgement.engines, std::vector<std::string>{"comments"});
}

TEST(CommentEvaluations, areNotMixedWithAnEngines) {
    const rules::Game game = commented({rules::Evaluation{100}});
    PlayedEvaluations evaluations(game);
    evaluations.at(0, Score::centiMen(0), "33-28").at(1, Score::centiMen(-20), "18-23");
    const GameJudgement judgement = judgeWithComments(game, evaluations.source());
    EXPECT_EQ(judgement.moves[0].after, Score::centiMen(-20));
    EXPECT_EQ(judgement.moves[1].after, std::nullopt);
}

// The first position of every game has been evaluated as soon as one game has been analysed.
TEST(CommentEvaluations, judgeAGameOfWhichAnotherSharesTheBeginning) {
    const rules::Game game = commented({rules::Evaluation{100}, rules::Evaluation{1500},
                                        rules::Evaluation{1500}, rules::Evaluation{1500}});
    PlayedEvaluations evaluations(game);
    evaluations.at(0, Score::centiMen(0), "33-28").at(1, Score::centiMen(-20), "18-23");
    const GameJudgement judgement = judgeWithComments(game, evaluations.source());
    EXPECT_EQ(judgement.moves[0].after, Score::centiMen(10));
    EXPECT_EQ(judgement.coverage(), (Coverage{4, 4}));
    EXPECT_EQ(judgement.engines, std::vector<std::string>{"comments"});
}

TEST(CommentEvaluations, wonAndLostGames) {
    const rules::Game game = commented({rules::Command{"%eval #3"}, rules::Command{"%eval #-4"}});
    const GameJudgement judgement = judgeWithComments(game, nothing);
    EXPECT_TRUE(judgement.moves[0].after->isWin()) << "White wins";
    EXPECT_TRUE(judgement.moves[1].after->isLoss()) << "Black wins";
    const rules::Game ours = commented({rules::Command{"%eval #3,14"}});
    EXPECT_EQ(judgeWithComments(ours, nothing).moves[0].after, judgement.moves[0].after)
        << "with the depth, as matches of engines have it";
    for (const char* text : {"%eval #3,", "%eval #3,x", "%eval #", "%eval #0", "%eval #x",
                             "%eval #9999999999", "%depth 3"})
        EXPECT_TRUE(judgeWithComments(commented({rules::Command{text}}), nothing).isEmpty())
            << text;
}

TEST(CommentEvaluations, theirSourceHasAName) {
    const auto nameWith = [](std::vector<rules::Tag> tags) {
        rules::Game game = playedGame(exchange);
        game.tags = std::move(tags);
        return commentsName(game);
    };
    const rules::Tag site{"Site", "https://lidraughts.org/mJ3d5qPX"};
    EXPECT_EQ(nameWith({}), "comments");
    EXPECT_EQ(nameWith({site}), "comments (lidraughts.org)");
    EXPECT_EQ(nameWith({site, {"Annotator", "Jansen"}}), "comments (Jansen)");
    EXPECT_EQ(nameWith({{"Site", "Utrecht"}}), "comments");
}

} // namespace
} // namespace damscope::analysis
