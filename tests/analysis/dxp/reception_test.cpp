// SPDX-License-Identifier: GPL-3.0-or-later
// Whom a program that waits for DamExchange plays with, among strangers.
#include "analysis/dxp/connection.hpp"

#include "analysis/dxp/engine_player.hpp"
#include "tests/analysis/dxp/tornado.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace damscope::analysis::dxp {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds patience{5000};

class DxpReception : public ::testing::Test {
protected:
    Connection connect() { return Connection::open("127.0.0.1", listener_.port(), patience); }
    Listener listener_{"127.0.0.1", 0};
};

TEST_F(DxpReception, silentAndWrongOnesKeepNobodyOut) {
    Reception reception(listener_, {});
    std::vector<Connection> strangers;
    for (const std::string said : {"GET / HTTP/1.1\r\n\r\n", "", "M0000322800", "E00"}) {
        strangers.push_back(connect());
        if (!said.empty())
            strangers.back().send(said);
    }
    (void)connect(); // and has gone
    EXPECT_FALSE(reception.receive(milliseconds(300)));
    EXPECT_GE(reception.strangers(), 4U);
    Connection player = connect();
    player.send("Chello");
    player.send(tornadoRequest);
    auto met = reception.receive(patience);
    ASSERT_TRUE(met);
    EXPECT_EQ(met->receive(patience), "Chello");
    EXPECT_EQ(met->receive(patience), tornadoRequest);
    met->send("Cwelcome");
    EXPECT_EQ(player.receive(patience), "Cwelcome");
}

// Who was silent at first is not forgotten.
TEST_F(DxpReception, aProgramMayTakeItsTime) {
    Reception reception(listener_, {});
    Connection slow = connect();
    EXPECT_FALSE(reception.receive(milliseconds(50)));
    Connection silent = connect();
    EXPECT_FALSE(reception.receive(milliseconds(50)));
    slow.send(tornadoRequest);
    auto met = reception.receive(patience);
    ASSERT_TRUE(met);
    EXPECT_EQ(met->receive(patience), tornadoRequest);
}

TEST_F(DxpReception, aCrowdThatIsSilentMakesRoom) {
    Reception reception(listener_, {});
    std::vector<Connection> crowd;
    for (int i = 0; i < 40; ++i) {
        crowd.push_back(connect());
        EXPECT_FALSE(reception.receive(milliseconds(1)));
    }
    Connection player = connect();
    player.send(tornadoRequest);
    EXPECT_TRUE(reception.receive(patience));
    EXPECT_THROW((void)crowd.front().receive(patience), ConnectionLost);
}

TEST_F(DxpReception, aFloodOfChatIsNoPlayer) {
    Reception reception(listener_, {});
    Connection talker = connect();
    for (int i = 0; i < 30; ++i)
        talker.send("Chello");
    EXPECT_FALSE(reception.receive(milliseconds(300)));
    EXPECT_EQ(reception.strangers(), 1U);
}

// The side that waits may be the one that asks.
TEST_F(DxpReception, whoAnswersTheRequestIsThePlayer) {
    Reception reception(listener_, firstRequest({}));
    Connection stranger = connect();
    stranger.send(tornadoRequest); // asks, and is asked
    Connection player = connect();
    EXPECT_FALSE(reception.receive(milliseconds(100)));
    const auto asked = player.receive(patience);
    ASSERT_TRUE(asked);
    EXPECT_EQ(asked->front(), 'R');
    player.send(tornadoAnswer);
    auto met = reception.receive(patience);
    ASSERT_TRUE(met);
    EXPECT_EQ(met->receive(patience), tornadoAnswer);
}

} // namespace
} // namespace damscope::analysis::dxp
