// SPDX-License-Identifier: GPL-3.0-or-later
// DamExchange over sockets of this machine: games of two engines, and programs that misbehave.
#include "analysis/dxp/connection.hpp"

#include "analysis/dxp/engine_player.hpp"
#include "analysis/embedded/embedded_engine.hpp"
#include "analysis/engine.hpp"
#include "tests/analysis/dxp/tornado.hpp"

#include <gtest/gtest.h>

#include <future>
#include <thread>

namespace damscope::analysis::dxp {
namespace {

using std::chrono::milliseconds;

constexpr auto loopback = "127.0.0.1";

// The two ends of a connection.
struct Pair {
    Pair() {
        Listener listener(loopback, 0);
        auto open = std::async(std::launch::async, [&] {
            return Connection::open(loopback, listener.port(), milliseconds(5000));
        });
        near = listener.accept(milliseconds(5000));
        far = open.get();
    }
    std::optional<Connection> near;
    std::optional<Connection> far;
};

TEST(DxpConnection, carriesMessagesHoweverTheyAreCut) {
    Pair pair;
    pair.far->send("one");
    pair.far->send("two");
    EXPECT_EQ(pair.near->receive(milliseconds(2000)), "one");
    EXPECT_EQ(pair.near->receive(milliseconds(2000)), "two");
    EXPECT_EQ(pair.near->receive(milliseconds(20)), std::nullopt);
    // Three messages and a half in one piece.
    pair.far->send(std::string("a\0b\0", 4) + "c");
    for (const char* text : {"a", "b", "c"})
        EXPECT_EQ(pair.near->receive(milliseconds(2000)), text);
}

TEST(DxpConnection, endsWithTheOtherSide) {
    Pair pair;
    pair.far.reset();
    EXPECT_THROW((void)pair.near->receive(milliseconds(2000)), ConnectionLost);
    EXPECT_THROW(
        {
            for (int i = 0; i < 100; ++i)
                pair.near->send("hello");
        },
        ConnectionLost);
}

TEST(DxpConnection, refusesAFloodWithoutAnEnd) {
    Pair pair;
    pair.far->send(std::string(5000, 'x'));
    EXPECT_THROW((void)pair.near->receive(milliseconds(2000)), ConnectionLost);
}

TEST(DxpConnection, saysThatNobodyAnswers) {
    std::uint16_t port = 0;
    {
        const Listener listener(loopback, 0);
        port = listener.port();
    }
    EXPECT_THROW((void)Connection::open(loopback, port, milliseconds(150)), ConnectionLost);
    EXPECT_THROW(Listener("256.1.1.1", 0), ConnectionLost);
    Listener listener(loopback, 0);
    EXPECT_FALSE(listener.accept(milliseconds(20)));
    EXPECT_FALSE(listener.accept(milliseconds(20)));
}

TEST(DxpConnection, isNotAwaitedWhenAStopIsRequested) {
    const std::uint16_t nobody = Listener("127.0.0.1", 0).port();
    std::stop_source stop;
    auto open = std::async(std::launch::async, [&] {
        (void)Connection::open("127.0.0.1", nobody, std::chrono::minutes(1), stop.get_token());
    });
    EXPECT_EQ(open.wait_for(milliseconds(300)), std::future_status::timeout);
    stop.request_stop();
    EXPECT_EQ(open.wait_for(milliseconds(2000)), std::future_status::ready);
    EXPECT_THROW(open.get(), ConnectionLost);
}

EnginePlay quick(Dialogue::Side side, int games) {
    EnginePlay play;
    play.side = side;
    play.games = games;
    play.limits.nodes = 50;
    play.silence = milliseconds(5000);
    play.greeting = "good luck";
    return play;
}

struct Played {
    std::vector<PlayedOver> games;
    std::vector<std::string> chats;
    EnginePlayEnd end;
};

Played playOver(Connection& connection, const EnginePlay& play) {
    EmbeddedEngine engine({1, 1, nullptr});
    Played played;
    EnginePlayReports reports;
    reports.played = [&](const PlayedOver& game) { played.games.push_back(game); };
    reports.chat = [&](const std::string& text) { played.chats.push_back(text); };
    played.end = playWithEngine(connection, engine, play, reports);
    return played;
}

TEST(DxpEngines, playGamesToTheirEnds) {
    Pair pair;
    auto follower = std::async(std::launch::async, [&] {
        return playOver(*pair.far, quick(Dialogue::Side::follower, 1));
    });
    const Played one = playOver(*pair.near, quick(Dialogue::Side::initiator, 2));
    pair.near.reset();
    const Played two = follower.get();
    EXPECT_EQ(one.end.lost, "");
    EXPECT_EQ(one.end.games, 2);
    EXPECT_EQ(two.end.games, 2);
    ASSERT_EQ(one.games.size(), 2U);
    ASSERT_EQ(two.games.size(), 2U);
    EXPECT_EQ(one.games[0].own, rules::Color::white);
    EXPECT_EQ(one.games[1].own, rules::Color::black);
    for (std::size_t i = 0; i < 2; ++i) {
        EXPECT_TRUE(one.games[i].finished);
        EXPECT_NE(one.games[i].game.result, rules::GameResult::unknown);
        EXPECT_EQ(one.games[i].game.result, two.games[i].game.result);
        EXPECT_EQ(one.games[i].game.mainLine().size(), two.games[i].game.mainLine().size());
    }
    EXPECT_EQ(one.chats.size(), 2U);
}

TEST(DxpEngines, surviveWhoVanishes) {
    Pair pair;
    pair.far->send(tornadoRequest);
    pair.far->send("M0000322800");
    auto near = std::async(std::launch::async, [&] {
        return playOver(*pair.near, quick(Dialogue::Side::follower, 1));
    });
    EXPECT_EQ(pair.far->receive(milliseconds(5000))->front(), 'A');
    (void)pair.far->receive(milliseconds(5000));
    pair.far.reset();
    const Played played = near.get();
    EXPECT_NE(played.end.lost, "");
    ASSERT_EQ(played.games.size(), 1U);
    EXPECT_FALSE(played.games[0].finished);
}

TEST(DxpEngines, giveUpWhoIsSilentOrLies) {
    Pair silent;
    EnginePlay play = quick(Dialogue::Side::follower, 1);
    play.silence = milliseconds(300);
    EXPECT_NE(playOver(*silent.near, play).end.lost, "");
    Pair liar;
    liar.far->send(tornadoRequest);
    liar.far->send("M0000322900");
    const Played lied = playOver(*liar.near, quick(Dialogue::Side::follower, 1));
    ASSERT_TRUE(lied.end.violation);
    EXPECT_EQ(lied.end.violation->reason, Violation::Reason::illegalMove);
}

TEST(DxpEngines, takeMovesBackForThosePlayingThem) {
    Pair pair;
    auto near = std::async(std::launch::async, [&] {
        EnginePlay play = quick(Dialogue::Side::follower, 1);
        play.greeting.clear();
        return playOver(*pair.near, play);
    });
    pair.far->send(tornadoRequest);
    EXPECT_EQ(pair.far->receive(milliseconds(5000))->front(), 'A');
    pair.far->send("M0000322800");
    EXPECT_EQ(pair.far->receive(milliseconds(5000))->front(), 'M');
    pair.far->send("B001W");
    EXPECT_EQ(pair.far->receive(milliseconds(5000)), "K0");
    pair.far->send("M0000332900");
    EXPECT_EQ(pair.far->receive(milliseconds(5000))->front(), 'M');
    pair.far->send("E11");
    EXPECT_EQ(pair.far->receive(milliseconds(5000)), "E01");
    const Played played = near.get();
    ASSERT_EQ(played.games.size(), 1U);
    EXPECT_EQ(played.games[0].game.result, rules::GameResult::blackWins);
    EXPECT_EQ(played.games[0].game.mainLine().size(), 2U);
}

class DyingEngine : public Engine {
public:
    [[nodiscard]] std::string name() const override { return "dying"; }
    void setPosition(const rules::Position& /*start*/,
                     std::span<const rules::Move> /*moves*/) override {}
    Findings search(const Limits& /*limits*/, const std::stop_token& /*stop*/,
                    const Report& /*report*/) override {
        throw EngineError(EngineError::Reach::engine, "the engine has ended");
    }
    void newGame() override {}
};

TEST(DxpEngines, anEngineThatDiesEndsTheGameProperly) {
    Pair pair;
    std::vector<PlayedOver> games;
    auto near = std::async(std::launch::async, [&] {
        DyingEngine engine;
        EnginePlayReports reports;
        reports.played = [&](const PlayedOver& game) { games.push_back(game); };
        EnginePlay play = quick(Dialogue::Side::follower, 1);
        play.greeting.clear();
        return playWithEngine(*pair.near, engine, play, reports);
    });
    pair.far->send(tornadoRequest);
    EXPECT_EQ(pair.far->receive(milliseconds(5000))->front(), 'A');
    pair.far->send("M0000322800");
    const auto farewell = pair.far->receive(milliseconds(5000));
    ASSERT_TRUE(farewell);
    EXPECT_EQ(*farewell, "E01");
    pair.far->send("E01");
    const EnginePlayEnd end = near.get();
    EXPECT_EQ(end.engine, "the engine has ended");
    EXPECT_EQ(end.lost, "");
    EXPECT_EQ(end.games, 0);
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games[0].game.mainLine().size(), 1U);
    EXPECT_EQ(games[0].game.result, rules::GameResult::unknown);
    EXPECT_FALSE(games[0].finished);
}

TEST(DxpEngines, stopWhenTheyAreAsked) {
    Pair pair;
    std::stop_source stop;
    auto near = std::async(std::launch::async, [&] {
        EmbeddedEngine engine({1, 1, nullptr});
        return playWithEngine(*pair.near, engine, quick(Dialogue::Side::follower, 1), {},
                              stop.get_token());
    });
    pair.far->send(tornadoRequest);
    (void)pair.far->receive(milliseconds(5000));
    stop.request_stop();
    EXPECT_EQ(near.get().games, 0);
}

} // namespace
} // namespace damscope::analysis::dxp
