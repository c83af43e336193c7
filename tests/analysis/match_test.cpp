// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/match/match.hpp"

#include "analysis/embedded/embedded_engine.hpp"
#include "analysis/match/referee.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/explain.hpp"
#include "rules/text/fen.hpp"

#include <array>
#include <cstdlib>
#include <gtest/gtest.h>
#include <set>
#include <utility>

namespace damscope::analysis::match {
namespace {

using rules::Variant;

void play(Referee& referee, std::string_view text) {
    const rules::MoveMatch match = rules::resolve(referee.position(), text);
    ASSERT_TRUE(match.unique()) << text;
    referee.play(match.moves[0]);
}

Contestant contestant(std::uint64_t nodes) {
    Contestant c;
    c.name = "Damscope";
    c.limits.nodes = nodes;
    c.make = [] { return std::make_unique<EmbeddedEngine>(EngineSettings{1, 1, nullptr}); };
    return c;
}

TEST(Referee, seesTheEndOfTheBoard) {
    Referee referee(*rules::readFen(Variant::international, "W:W28:B22"));
    EXPECT_FALSE(referee.result());
    play(referee, "28x17");
    EXPECT_EQ(referee.result(), rules::GameResult::whiteWins);
    EXPECT_EQ(referee.game().result, rules::GameResult::whiteWins);
}

TEST(Referee, callsTheThirdRepetitionADraw) {
    Referee referee(*rules::readFen(Variant::english, "W:WK32,K31,K30:BK1,K2"));
    for (int i = 0; i < 2; ++i)
        for (const char* move : {"32-27", "1-5", "27-32", "5-1"}) {
            EXPECT_FALSE(referee.result());
            play(referee, move);
        }
    EXPECT_EQ(referee.result(), rules::GameResult::draw);
}

TEST(Referee, callsAGameADrawThatIsTooLong) {
    Referee referee(rules::Position::start(Variant::english), nullptr, 2);
    play(referee, "11-15");
    EXPECT_FALSE(referee.result());
    play(referee, "22-18");
    EXPECT_EQ(referee.result(), rules::GameResult::draw);
}

// A king goes round three squares, the other round four: no position stands there three times.
TEST(Referee, countsDrawRulesAsItIsAsked) {
    const auto afterFifteenMoves = [](rules::DrawReading reading) {
        Referee referee(*rules::readFen(Variant::russian, "W:WKe1,h2:BKd8,a7"), nullptr,
                        Referee::mostPlies, reading);
        const std::array white{"e1-f2", "f2-g3", "g3-e1"};
        const std::array black{"d8-e7", "e7-f6", "f6-g5", "g5-d8"};
        for (std::size_t i = 0; i < 15; ++i) {
            EXPECT_FALSE(referee.result());
            play(referee, white[i % 3]);
            EXPECT_FALSE(referee.result());
            play(referee, black[i % 4]);
        }
        return referee.result();
    };
    EXPECT_EQ(afterFifteenMoves(rules::DrawReading::usual), rules::GameResult::draw);
    EXPECT_EQ(afterFifteenMoves(rules::DrawReading::other), std::nullopt);
}

TEST(Openings, areEvenAndDifferent) {
    const auto openings = evenOpenings(Variant::russian, 12, 1);
    ASSERT_EQ(openings.size(), 12U);
    std::set<std::string> fens;
    EmbeddedEngine engine({1, 1, nullptr});
    for (const rules::Position& p : openings) {
        fens.insert(rules::writeFen(p));
        engine.newGame();
        engine.setPosition(p);
        const Score score = engine.search(contestant(10'000).limits).lines.at(0).score;
        ASSERT_EQ(score.kind(), Score::Kind::estimate) << rules::writeFen(p);
        EXPECT_LE(std::abs(score.centiMen()), 50) << rules::writeFen(p);
    }
    EXPECT_EQ(fens.size(), openings.size());
    EXPECT_EQ(evenOpenings(Variant::russian, 12, 1), openings);
    EXPECT_NE(evenOpenings(Variant::russian, 12, 2), openings);
}

TEST(Match, countsBothGamesOfEveryPair) {
    const Match match{
        contestant(300), contestant(300), evenOpenings(Variant::english, 4, 1), 2, {}};
    std::size_t games = 0;
    const Standing s =
        play(match, {}, [&](const Standing& now, const std::vector<MatchGame>& pair) {
            games += pair.size();
            EXPECT_EQ(now.wins() + now.draws() + now.losses(), games);
            EXPECT_EQ(pair.at(0).game.start(), pair.at(1).game.start());
            for (const MatchGame& played : pair)
                EXPECT_NE(played.game.result, rules::GameResult::unknown);
        });
    EXPECT_EQ(s.pairs(), 4U);
    EXPECT_EQ(games, 8U);
}

TEST(Match, isWonByWhoSeesMore) {
    const Match match{
        contestant(4000), contestant(40), evenOpenings(Variant::russian, 8, 3), 2, {}};
    const Standing s = play(match, {}, [](const Standing&, const std::vector<MatchGame>&) {});
    EXPECT_GT(s.mean(), 0.7);
}

TEST(Match, endsWhenItIsStopped) {
    const Match match{
        contestant(100), contestant(100), evenOpenings(Variant::russian, 20, 1), 1, {}};
    std::stop_source stop;
    const Standing s =
        play(match, stop.get_token(), [&](const Standing& now, const std::vector<MatchGame>&) {
            if (now.pairs() == 2)
                stop.request_stop();
        });
    EXPECT_EQ(s.pairs(), 2U);
}

TEST(Match, goesOnWhereItWasCutShort) {
    Match match{contestant(100), contestant(100), evenOpenings(Variant::russian, 2, 1), 1, {}};
    match.before.addPair(rules::GameResult::whiteWins, rules::GameResult::draw);
    const Standing s = play(match, {}, [](const Standing&, const std::vector<MatchGame>&) {});
    EXPECT_EQ(s.pairs(), 3U);
    EXPECT_GE(s.wins(), 1U);
}

// Both see a man more as a won game, so that no game goes on for long.
TEST(Match, endsGamesThatBothEnginesSeeAsDecided) {
    Match match{contestant(300), contestant(300), evenOpenings(Variant::russian, 4, 1), 1, {}};
    const auto plies = [&match] {
        std::size_t sum = 0;
        (void)play(match, {}, [&](const Standing&, const std::vector<MatchGame>& pair) {
            for (const MatchGame& played : pair)
                sum += played.game.mainLine().size();
        });
        return sum;
    };
    const std::size_t toTheEnd = plies();
    match.resign = ResignRule{100, 2};
    match.draw = DrawRule{20, 3, 20};
    EXPECT_LT(plies(), toTheEnd);
}

TEST(Match, recordsWhatEnginesSayAndTheTimeTheyTake) {
    const Match match{
        contestant(200), contestant(200), evenOpenings(Variant::english, 1, 1), 1, {}};
    std::size_t games = 0;
    (void)play(match, {}, [&](const Standing&, const std::vector<MatchGame>& pair) {
        games += pair.size();
        const rules::Game& game = pair.at(0).game;
        const auto remarks = game.remarks(game.mainLine().front());
        ASSERT_EQ(remarks.size(), 2U);
        const auto* evaluation = remarks[0].as<rules::Command>();
        const auto* time = remarks[1].as<rules::Command>();
        ASSERT_TRUE(evaluation != nullptr && time != nullptr);
        EXPECT_EQ(evaluation->text.substr(0, 6), "%eval ");
        EXPECT_EQ(time->text.substr(0, 12), "%emt 0:00:00");
    });
    EXPECT_EQ(games, 2U);
}

TEST(Match, isPlayedByAClock) {
    Match match{contestant(1), contestant(1), evenOpenings(Variant::english, 1, 1), 1, {}};
    match.first.clock = match.second.clock =
        TimeLeft{std::chrono::milliseconds(2000), std::chrono::milliseconds(10)};
    match.first.limits = match.second.limits = {};
    match.drawnAfter = 60;
    std::size_t games = 0;
    (void)play(match, {}, [&](const Standing&, const std::vector<MatchGame>& pair) {
        games += pair.size();
        for (const MatchGame& played : pair)
            EXPECT_EQ(played.failed, std::nullopt) << played.failure;
    });
    EXPECT_EQ(games, 2U);
}

TEST(ScoreAdjudicator, needsBothSides) {
    ScoreAdjudicator scores(ResignRule{300, 2}, std::nullopt);
    for (int i = 0; i < 3; ++i)
        scores.add(rules::Color::white, Score::centiMen(400), 10);
    EXPECT_EQ(scores.result(), std::nullopt);
    scores.add(rules::Color::black, Score::centiMen(-310), 11);
    EXPECT_EQ(scores.result(), std::nullopt);
    scores.add(rules::Color::black, Score::lossIn(8), 13);
    EXPECT_EQ(scores.result(), rules::GameResult::whiteWins);
    scores.add(rules::Color::black, Score::centiMen(-200), 15); // not so bad any more
    EXPECT_EQ(scores.result(), std::nullopt);
}

TEST(ScoreAdjudicator, callsDrawsAfterSomePlies) {
    ScoreAdjudicator scores(std::nullopt, DrawRule{10, 1, 20});
    const auto agree = [&scores](std::size_t plies) {
        scores.add(rules::Color::white, Score::centiMen(10), plies);
        scores.add(rules::Color::black, Score::centiMen(-3), plies + 1);
    };
    agree(10);
    EXPECT_EQ(scores.result(), std::nullopt);
    agree(30);
    EXPECT_EQ(scores.result(), rules::GameResult::draw);
}

TEST(Match, endsWhereAnEngineDoesNotStart) {
    const Match match{contestant(100),
                      {"none",
                       []() -> std::unique_ptr<Engine> {
                           throw EngineError(EngineError::Reach::engine, "it is not there");
                       },
                       {}},
                      {rules::Position::start(Variant::international)},
                      1,
                      {}};
    EXPECT_THROW((void)play(match, {}, [](const Standing&, const std::vector<MatchGame>&) {}),
                 EngineError);
}

} // namespace
} // namespace damscope::analysis::match
