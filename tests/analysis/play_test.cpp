// SPDX-License-Identifier: GPL-3.0-or-later
// Games that are played: clocks, ends, and how strong an engine is.
#include "analysis/embedded/embedded_engine.hpp"
#include "analysis/engine.hpp"
#include "analysis/play/played_game.hpp"
#include "rules/text/explain.hpp"
#include "rules/text/fen.hpp"

#include <gtest/gtest.h>

#include <set>

namespace damscope::analysis::play {
namespace {

using rules::Color;
using rules::GameResult;
using std::chrono::milliseconds;
using std::chrono::seconds;

const GameClock::Time noon{std::chrono::hours(12)};

TEST(GameClock, runsForOneSideAtATime) {
    GameClock clock({seconds(60), seconds(0)});
    clock.start(Color::white, noon);
    EXPECT_EQ(clock.left(Color::white, noon + seconds(10)), seconds(50));
    EXPECT_EQ(clock.left(Color::black, noon + seconds(10)), seconds(60));
    clock.press(noon + seconds(10));
    EXPECT_EQ(clock.left(Color::white, noon + seconds(25)), seconds(50));
    EXPECT_EQ(clock.left(Color::black, noon + seconds(25)), seconds(45));
    clock.stop(noon + seconds(25));
    EXPECT_EQ(clock.left(Color::black, noon + seconds(99)), seconds(45));
}

TEST(GameClock, addsItsIncrementAfterTheMove) {
    GameClock clock({seconds(60), seconds(5)});
    clock.start(Color::white, noon);
    clock.press(noon + seconds(10));
    EXPECT_EQ(clock.left(Color::white, noon + seconds(10)), seconds(55));
}

TEST(GameClock, isSetBack) {
    GameClock clock({seconds(60), seconds(5)});
    clock.start(Color::white, noon);
    clock.press(noon + seconds(20));
    const GameClock::RemainingTimes then = clock.times(noon + seconds(20));
    EXPECT_EQ(then, (GameClock::RemainingTimes{seconds(45), seconds(60)}));
    clock.press(noon + seconds(30));
    clock.setBack(then);
    EXPECT_EQ(clock.times(noon + seconds(50)), then); // stands still
    clock.start(Color::black, noon + seconds(50));
    EXPECT_EQ(clock.left(Color::black, noon + seconds(51)), seconds(59));
    EXPECT_EQ(clock.left(Color::white, noon + seconds(51)), seconds(45));
}

TEST(GameClock, givesNothingToWhoIsTooLate) {
    GameClock clock({seconds(60), seconds(5)});
    clock.start(Color::white, noon);
    EXPECT_FALSE(clock.isOver(Color::white, noon + milliseconds(59'999)));
    EXPECT_TRUE(clock.isOver(Color::white, noon + seconds(60)));
    clock.press(noon + seconds(61));
    EXPECT_TRUE(clock.isOver(Color::white, noon + seconds(61)));
}

rules::Position position(rules::Variant variant, std::string_view fen) {
    return rules::readFen(variant, fen).value();
}

void playAll(PlayedGame& game, const std::vector<std::string_view>& moves) {
    for (const std::string_view text : moves) {
        const rules::MoveMatch match = rules::resolve(game.position(), text);
        ASSERT_TRUE(match.unique()) << text;
        game.play(match.moves[0]);
    }
}

TEST(PlayedGame, saysHowItEnded) {
    const auto ended = [](auto end) {
        PlayedGame game(position(rules::Variant::international, "W:WK47,6:BK4,45"));
        end(game);
        return std::string(termination(game.end().value()));
    };
    EXPECT_EQ(ended([](PlayedGame& g) { g.resign(Color::white); }), "resignation");
    EXPECT_EQ(ended([](PlayedGame& g) { g.loseOnTime(Color::white); }), "time forfeit");
    EXPECT_EQ(ended([](PlayedGame& g) { g.agreeDraw(); }), "agreed draw");
    EXPECT_EQ(ended([](PlayedGame& g) {
                  for (int i = 0; i < 2; ++i)
                      playAll(g, {"47-42", "4-10", "42-47", "10-4"});
              }),
              "threefold repetition");
    EXPECT_EQ(termination({GameResult::whiteWins, GameEnd::Reason::board, {}}), "")
        << "the moves say it";
}

TEST(PlayedGame, endsOnTheBoard) {
    PlayedGame game(position(rules::Variant::international, "W:W32:B28"));
    EXPECT_FALSE(game.end().has_value());
    playAll(game, {"32x23"});
    ASSERT_TRUE(game.end().has_value());
    EXPECT_EQ(game.end()->result, GameResult::whiteWins);
    EXPECT_EQ(game.end()->reason, GameEnd::Reason::board);
    EXPECT_EQ(game.game().result, GameResult::whiteWins);
}

// FMJD rules: the third occurrence of a position with the same side to move is a draw.
TEST(PlayedGame, theThirdOccurrenceIsADraw) {
    PlayedGame game(position(rules::Variant::international, "W:WK47,6:BK4,45"));
    for (int i = 0; i < 2 && !game.end(); ++i)
        playAll(game, {"47-42", "4-10", "42-47", "10-4"});
    if (!game.end()) {
        ASSERT_TRUE(game.claim().has_value());
        game.claimDraw();
    }
    EXPECT_EQ(game.end()->result, GameResult::draw);
    EXPECT_EQ(game.end()->reason, GameEnd::Reason::drawRule);
    EXPECT_FALSE(game.end()->rule.empty());
}

TEST(PlayedGame, aClaimPassesWhenNobodyMakesIt) {
    // English draughts: the third occurrence of a position does not end the game by itself.
    PlayedGame game(position(rules::Variant::english, "W:WK29:BK4,K3"));
    std::optional<std::string_view> seen;
    for (int i = 0; i < 3 && !game.end() && !seen; ++i)
        for (const std::string_view move : {"29-25", "4-8", "25-29", "8-4"}) {
            playAll(game, {move});
            seen = seen ? seen : game.claim();
        }
    ASSERT_TRUE(seen.has_value());
    EXPECT_FALSE(game.end().has_value());
    playAll(game, {"29-25", "3-7", "25-29", "7-10"});
    EXPECT_FALSE(game.claim().has_value());
}

TEST(PlayedGame, endsByResignationAgreementAndTime) {
    const auto start = rules::Position::start(rules::Variant::russian);
    PlayedGame resigned(start);
    resigned.resign(Color::white);
    EXPECT_EQ(resigned.end()->result, GameResult::blackWins);
    resigned.agreeDraw();
    EXPECT_EQ(resigned.end()->result, GameResult::blackWins) << "the first end counts";
    PlayedGame agreed(start);
    agreed.agreeDraw();
    EXPECT_EQ(agreed.end()->result, GameResult::draw);
    PlayedGame late(start);
    late.loseOnTime(Color::black);
    EXPECT_EQ(late.end()->result, GameResult::whiteWins);
    EXPECT_EQ(late.end()->reason, GameEnd::Reason::time);
}

TEST(Strength, growsInWhatItMayLookAt) {
    std::uint64_t before = 0;
    for (Strength s = weakest; s < strongest; ++s) {
        EXPECT_GT(*searchLimits(s).nodes, before);
        before = *searchLimits(s).nodes;
    }
    EXPECT_FALSE(searchLimits(strongest).nodes.has_value());
    EXPECT_TRUE(searchLimits(strongest).time.has_value())
        << "it comes to an end without a clock too";
    EXPECT_EQ(searchLimits(3, milliseconds(70)).time, milliseconds(70));
}

Findings findings(std::vector<Score> scores) {
    Findings found;
    const auto moves = rules::legalMoves(rules::Position::start(rules::Variant::international));
    for (std::size_t i = 0; i < scores.size(); ++i)
        found.lines.push_back({scores[i], 1, {moves[i]}});
    return found;
}

std::set<const PvLine*> chosen(const Findings& found, Strength strength) {
    std::mt19937_64 random(7);
    std::set<const PvLine*> lines;
    for (int i = 0; i < 500; ++i)
        lines.insert(&chosenLine(found, strength, random));
    return lines;
}

TEST(Strength, theStrongPlayTheBestTheWeakWhatLooksAsGood) {
    const Findings found = findings(
        {Score::centiMen(30), Score::centiMen(0), Score::centiMen(-40), Score::centiMen(-150)});
    EXPECT_EQ(chosen(found, strongest).size(), 1U);
    EXPECT_EQ(chosen(found, 4).size(), 2U);
    EXPECT_EQ(chosen(found, weakest).size(), 3U);
}

// An engine that finds two moves, the second slightly worse, and remembers its limits.
class TwoMoves : public Engine {
public:
    explicit TwoMoves(Limits& asked) : asked_(asked) {}
    [[nodiscard]] std::string name() const override { return "two moves"; }
    void setPosition(const rules::Position&, std::span<const rules::Move>) override {}
    Findings search(const Limits& limits, const std::stop_token&, const Report&) override {
        asked_ = limits;
        return findings({Score::centiMen(10), Score::centiMen(5)});
    }
    void newGame() override {}

private:
    Limits& asked_;
};

TEST(LimitedEngine, playsWhatLooksAsGoodWithinTheLimitsOfItsStrength) {
    Limits asked;
    const auto movesOf = [&](Strength strength, const Limits& limits) {
        LimitedEngine engine(std::make_unique<TwoMoves>(asked), strength);
        std::set<int> squares;
        for (int i = 0; i < 50; ++i)
            squares.insert(
                rules::rules(rules::Variant::international).number(engine.play(limits)->move.to));
        return squares;
    };
    EXPECT_EQ(movesOf(weakest, {}).size(), 2U);
    EXPECT_EQ(asked.nodes, searchLimits(weakest).nodes);
    EXPECT_EQ(movesOf(strongest, {}).size(), 1U);
    Limits clock;
    clock.clock = TimeLeft{seconds(30), {}};
    (void)movesOf(strongest, clock);
    EXPECT_EQ(asked.time, moveTime({seconds(30), {}}).usual);
}

TEST(Strength, nobodyThrowsAProvedWinAway) {
    const Findings found = findings({Score::winIn(5), Score::centiMen(500), Score::winIn(9)});
    EXPECT_EQ(chosen(found, weakest), std::set<const PvLine*>{found.lines.data()});
}

TEST(MoveTimes, aClockIsNeverUsedUp) {
    for (const int moves : {0, 1, 2, 40})
        for (const milliseconds increment : {milliseconds(0), milliseconds(5'000)}) {
            milliseconds left = seconds(60);
            while (left > milliseconds(1)) {
                const MoveTime use = moveTime({left, increment, moves});
                EXPECT_GT(use.usual, milliseconds(0));
                EXPECT_LE(use.usual, use.most);
                ASSERT_LT(use.most, left);
                left -= use.most;
            }
            EXPECT_EQ(moveTime({left, increment, moves}).usual, milliseconds(1))
                << "never without a limit";
        }
    EXPECT_LE(moveTime({seconds(2), seconds(10)}).usual, milliseconds(500)) << "not on credit";
}

TEST(MoveTimes, aTimeControlIsUsedUp) {
    EXPECT_GT(moveTime({seconds(60), {}, 1}).usual, seconds(50));
    EXPECT_NEAR(static_cast<double>(moveTime({seconds(60), {}, 10}).usual.count()), 6'000, 10);
    EXPECT_NEAR(static_cast<double>(moveTime({seconds(60), {}}).usual.count()), 2'000, 10);
}

TEST(ResignPolicy, resignAfterFourHopelessMoves) {
    ResignPolicy policy;
    for (const Score& score : {Score::centiMen(-310), Score::lossIn(20), Score::table(-1)}) {
        policy.note(score);
        EXPECT_FALSE(policy.resigns());
    }
    policy.note(Score::centiMen(-299)); // there is hope
    for (int i = 0; i < 4; ++i) {
        EXPECT_FALSE(policy.resigns());
        policy.note(Score::centiMen(-300));
    }
    EXPECT_TRUE(policy.resigns());
}

TEST(ResignPolicy, offerADrawWhereNothingHappens) {
    ResignPolicy policy;
    for (int i = 0; i < 12; ++i) {
        EXPECT_FALSE(policy.offersDraw());
        policy.note(i % 2 == 0 ? Score::centiMen(10) : Score::table(0));
    }
    EXPECT_TRUE(policy.offersDraw());
    EXPECT_FALSE(policy.resigns());
    policy.drawDeclined();
    EXPECT_FALSE(policy.offersDraw());
    for (int i = 0; i < 12; ++i)
        policy.note(Score::centiMen(11));
    EXPECT_FALSE(policy.offersDraw());
}

} // namespace
} // namespace damscope::analysis::play
