// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/lists/filter.hpp"
#include "db/store/evaluations.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "rules/moves/generate.hpp"
#include "tests/db/random_game.hpp"
#include "tests/db/sample_games.hpp"
#include "tests/db/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>

namespace damscope::db {
namespace {

using analysis::PositionEvaluation;
using analysis::Score;

class Evaluations : public ::testing::Test {
protected:
    PositionEvaluation evaluationWith(Score score, const std::string& engine = "A 1") const {
        const rules::MoveList legal = rules::legalMoves(start_);
        PositionEvaluation made;
        made.lines = {{score, {legal[0]}}, {Score::centiMen(-7), {legal[1]}}};
        made.depth = 9;
        made.nodes = 1234;
        made.time = std::chrono::milliseconds(56);
        made.engine = engine;
        made.asked.nodes = 1000;
        made.asked.lines = 2;
        return made;
    }

    TemporaryFolder folder_;
    Store store_{folder_ / "games.db", Store::Access::write};
    EvaluationWriter writer_{store_};
    rules::Position start_ = rules::Position::start(rules::Variant::international);
};

// An engine may call itself in any encoding.
TEST_F(Evaluations, ofAnEngineWhoseNameIsNotUtf8ComeBack) {
    const std::string name = "D\xE9mon 1";
    for (const int score : {-35, 12}) {
        writer_.save(start_, evaluationWith(Score::centiMen(score), name));
        const auto read = evaluation(store_, start_, name);
        ASSERT_TRUE(read);
        EXPECT_EQ(read->score(), Score::centiMen(score));
        EXPECT_EQ(read->engine, "D\u00e9mon 1");
    }
}

// A power cut must not make the log of a store count as damaged: it is on the disk at each commit.
TEST_F(Evaluations, areOnTheDiskWhenTheyAreSaved) {
    EXPECT_EQ(store_.connection().value("PRAGMA synchronous"), 2) << "FULL";
}

TEST_F(Evaluations, comeBackAsTheyWere) {
    EXPECT_FALSE(evaluation(store_, start_));
    for (const Score score :
         {Score::centiMen(-35), Score::centiMen(0), Score::winIn(7), Score::lossIn(12),
          Score::table(1), Score::table(0), Score::table(-1)}) {
        writer_.save(start_, evaluationWith(score));
        const auto read = evaluation(store_, start_);
        ASSERT_TRUE(read);
        EXPECT_EQ(read->score(), score);
        ASSERT_EQ(read->lines.size(), 2U);
        EXPECT_EQ(read->lines[1].moves, evaluationWith(score).lines[1].moves);
        EXPECT_EQ(read->depth, 9);
        EXPECT_EQ(read->nodes, 1234U);
        EXPECT_EQ(read->time, std::chrono::milliseconds(56));
        EXPECT_EQ(read->engine, "A 1");
        EXPECT_EQ(read->asked.nodes, 1000U);
        EXPECT_EQ(read->asked.depth, std::nullopt);
    }
}

TEST(StoredScore, isOfTheSameSideWhateverItsSize) {
    constexpr auto least = std::numeric_limits<std::int64_t>::min();
    constexpr auto most = std::numeric_limits<std::int64_t>::max();
    for (const std::int64_t plies : {std::int64_t{1}, std::int64_t{100'000}, most}) {
        EXPECT_TRUE(scoreOf("forced", plies).isWin()) << plies;
        EXPECT_TRUE(scoreOf("forced", -plies).isLoss()) << plies;
        EXPECT_TRUE(scoreOf("table", plies).isWin()) << plies;
        EXPECT_GT(scoreOf("estimate", plies).centiMen(), 0) << plies;
    }
    EXPECT_TRUE(scoreOf("forced", least).isLoss());
    for (const Score score : {Score::winIn(0), Score::lossIn(0)}) {
        const Score read = scoreOf("forced", scoreNumber(score));
        EXPECT_EQ(read.isWin(), score.isWin());
        EXPECT_EQ(read.isLoss(), score.isLoss());
    }
    EXPECT_EQ(scoreOf("forced", 0), Score::centiMen(0)) << "nobody knows whose";
}

TEST_F(Evaluations, eachEngineHasItsOwn) {
    writer_.save(start_, evaluationWith(Score::centiMen(1), "A 1"));
    PositionEvaluation deeper = evaluationWith(Score::centiMen(2), "B 2");
    deeper.depth = 20;
    writer_.save(start_, deeper);
    EXPECT_EQ(evaluation(store_, start_, "A 1")->score(), Score::centiMen(1));
    EXPECT_EQ(evaluation(store_, start_)->engine, "B 2");
    EXPECT_FALSE(evaluation(store_, start_, "C"));
}

TEST_F(Evaluations, belongToTheVariant) {
    writer_.save(start_, evaluationWith(Score::centiMen(1)));
    EXPECT_FALSE(evaluation(store_, rules::Position::start(rules::Variant::frisian)));
}

TEST_F(Evaluations, movesThatAreNotLegalAreLeftOut) {
    writer_.save(start_, evaluationWith(Score::centiMen(1)));
    store_.connection().execute("UPDATE evaluation SET moves = '1-50 32-28' WHERE line = 2");
    const auto read = evaluation(store_, start_);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->lines.size(), 1U);
    store_.connection().execute("UPDATE evaluation SET moves = 'rubbish' WHERE line = 1");
    EXPECT_FALSE(evaluation(store_, start_)) << "the second best is not the best";
}

// Games that were analysed, in the index or not; what others share with them is not enough.
TEST_F(Evaluations, areWhatGamesAreFilteredBy) {
    std::mt19937 random(3);
    std::vector<rules::Game> games;
    for (int i = 0; i < 6; ++i)
        games.push_back(randomGame(rules::Variant::international, random,
                                   {.plies = 60, .variations = false, .specialSteps = false}));
    storeGames(store_, {games[0], games[1], games[2]}, Indexing::now, 1);
    storeGames(store_, {games[3], games[4], games[5]}, Indexing::later, 2);
    const auto found = [this] { return findGames(store_, {.withEvaluations = true}); };
    EXPECT_TRUE(found().empty());
    PositionEvaluation some = evaluationWith(Score::centiMen(0));
    some.lines = {{Score::centiMen(0), {}}};
    const auto evaluate = [&](const rules::Game& game, std::size_t every) {
        const auto line = game.mainLine();
        for (std::size_t i = 0; i < line.size(); i += every)
            writer_.save(*game.position(line[i]), some);
    };
    writer_.save(start_, some);
    evaluate(games[0], 5);
    evaluate(games[3], 2);
    EXPECT_TRUE(found().empty()) << "every second position is too little";
    evaluate(games[1], 1);
    evaluate(games[4], 1);
    EXPECT_EQ(found(), (std::vector{GameId{2}, GameId{5}}));
    EXPECT_EQ(findGames(store_, {.ids = {GameId{5}, GameId{6}}, .withEvaluations = true}),
              std::vector{GameId{5}});
}

// Whatever game the evaluations were made for: the moves of one that was broken off have all been
// judged, those of one that goes on have not.
TEST_F(Evaluations, ofSharedPositionsCountInEachGame) {
    std::mt19937 random(5);
    const rules::Game whole = randomGame(rules::Variant::international, random,
                                         {.plies = 40, .variations = false, .specialSteps = false});
    const auto beginningOf = [&](std::size_t plies) {
        rules::Game game(whole.start());
        for (std::size_t i = 0; i < plies; ++i)
            game.addMove(i == 0 ? rules::rootNode : game.mainLine().back(),
                         whole.node(whole.mainLine()[i]).move);
        return game;
    };
    rules::Game other = beginningOf(4);
    for (int i = 0; i < 20; ++i) {
        const rules::NodeId last = other.mainLine().back();
        const rules::MoveList legal = rules::legalMoves(*other.position(last));
        other.addMove(last, legal[legal.size() - 1]);
    }
    storeGames(store_, {whole, beginningOf(4), rules::Game(whole.start()), other});
    PositionEvaluation some = evaluationWith(Score::centiMen(0));
    some.lines = {{Score::centiMen(0), {}}};
    writer_.save(start_, some);
    for (const rules::NodeId node : whole.mainLine())
        writer_.save(*whole.position(node), some);
    EXPECT_EQ(findGames(store_, {.withEvaluations = true}), (std::vector{GameId{1}, GameId{2}}));
    writer_.noteAnalysed(GameId{4});
    EXPECT_EQ(findGames(store_, {.withEvaluations = true}), (std::vector{GameId{1}, GameId{2}}))
        << "an analysis that was asked for and has not come far";
}

TEST(PositionEvaluation, satisfyLimitsThatAskForNoMore) {
    PositionEvaluation evaluation;
    evaluation.lines.push_back({Score::centiMen(5), {}});
    evaluation.nodes = 900;
    evaluation.depth = 12;
    evaluation.asked.nodes = 1000;
    const auto limits = [](std::optional<std::uint64_t> nodes, std::optional<int> depth,
                           int lines = 1) {
        analysis::Limits made;
        made.nodes = nodes;
        made.depth = depth;
        made.lines = lines;
        return made;
    };
    EXPECT_TRUE(analysis::satisfies(evaluation, limits(1000, {}))) << "it had nothing more to find";
    EXPECT_FALSE(analysis::satisfies(evaluation, limits(1001, {})));
    EXPECT_TRUE(analysis::satisfies(evaluation, limits({}, 12)));
    EXPECT_FALSE(analysis::satisfies(evaluation, limits({}, 13)));
    EXPECT_FALSE(analysis::satisfies(evaluation, limits(500, {}, 2)));
    evaluation.lines[0].score = Score::winIn(9);
    EXPECT_TRUE(analysis::satisfies(evaluation, limits(1'000'000, 60)));
}

} // namespace
} // namespace damscope::db
