// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/hub/hub_dialect.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

namespace damscope::analysis {
namespace {

using namespace std::chrono_literals;

rules::Position position(std::string_view fen) {
    return *rules::readFen(rules::Variant::international, fen);
}

// The example of protocol.txt (Scan 3.1).
TEST(Hub2, readsSearchInformation) {
    const HubMessage info = hubVersion2()->read(
        "info depth=21 mean-depth=20.8 score=-0.01 nodes=31261613 time=3.906 nps=8.0 "
        "pv=\"32-28 17-22 28x17x22\"");
    EXPECT_EQ(info.kind, HubMessage::Kind::info);
    EXPECT_EQ(info.depth, 21);
    EXPECT_EQ(info.score, Score::centiMen(-1));
    EXPECT_EQ(info.nodes, 31261613U);
    EXPECT_EQ(info.time, 3906ms);
    EXPECT_EQ(info.moves, (std::vector<std::string>{"32-28", "17-22", "28x17x22"}));
}

// readme.txt of Scan 3.0: 99.xx reaches the end of the game, 89.xx a won endgame.
TEST(Hub2, scoresBeyondTheBoardAreWins) {
    const auto dialect = hubVersion2();
    EXPECT_EQ(dialect->read("info score=99.93").score, Score::winIn(7));
    EXPECT_EQ(dialect->read("info score=-99.90").score, Score::lossIn(10));
    EXPECT_EQ(dialect->read("info score=89.5").score, Score::table(1));
    EXPECT_EQ(dialect->read("info score=-89.5").score, Score::table(-1));
}

TEST(Hub2, numbersThatMeanNothingAreLeftOut) {
    const auto dialect = hubVersion2();
    for (const char* text : {"nan", "-inf", "1e999999", "<b>won</b>", "", "1e9"})
        EXPECT_FALSE(dialect->read(std::string("info score=") + text).score) << text;
    EXPECT_FALSE(dialect->read("info depth=99999999999999999999").depth);
    EXPECT_FALSE(dialect->read("info depth=-7").depth);
    EXPECT_FALSE(dialect->read("info nodes=18446744073709551616000").nodes);
    EXPECT_FALSE(dialect->read("info time=-1.5").time);
}

TEST(Hub2, sendsThePositionAfterTheLastMoveThatCannotBeTakenBack) {
    // A man moves, then kings to and fro.
    rules::Position start = position("W:W31,K50:BK1,15");
    std::vector<rules::Move> moves;
    rules::Position now = start;
    for (const std::string_view text : {"31-27", "1-6", "50-45", "6-1"}) {
        for (const rules::Move& move : rules::legalMoves(now))
            if (rules::shortText(now.rules(), move) == text)
                moves.push_back(move);
        now = now.after(moves.back());
    }
    const auto lines = hubVersion2()->position(start, moves);
    ASSERT_EQ(lines.size(), 1U);
    EXPECT_EQ(lines[0].substr(0, 10), "pos pos=BB");
    EXPECT_NE(lines[0].find("moves=\"1-6 50-45 6-1\""), std::string::npos) << lines[0];
}

TEST(Hub2, sendsLimits) {
    EXPECT_EQ(hubVersion2()->level({}), std::vector<std::string>{"level infinite"});
    EXPECT_EQ(hubVersion2()->level({.nodes = 2000, .depth = {}, .time = {}}),
              std::vector<std::string>{"level nodes=2000"});
    EXPECT_EQ(hubVersion2()->level({.nodes = {}, .depth = {}, .time = 1500ms}),
              std::vector<std::string>{"level move-time=1.5"});
}

// "Hub-1 protocol" (F. Letouzey): the same by place, the score in hundredths.
TEST(Hub1, readsSearchInformation) {
    const HubMessage info = hubVersion1()->read("info 14 12.3 -25 123456 0.75 1.6 32-28 19x28");
    EXPECT_EQ(info.kind, HubMessage::Kind::info);
    EXPECT_EQ(info.depth, 14);
    EXPECT_EQ(info.score, Score::centiMen(-25));
    EXPECT_EQ(info.nodes, 123456U);
    EXPECT_EQ(info.moves, (std::vector<std::string>{"32-28", "19x28"}));
    const HubMessage done = hubVersion1()->read("move 32-28 17-22");
    EXPECT_EQ(done.kind, HubMessage::Kind::done);
    EXPECT_EQ(done.moves.front(), "32-28");
}

TEST(Hub1, sendsMovesOneByOne) {
    const auto start = rules::Position::start(rules::Variant::international);
    EXPECT_EQ(hubVersion1()->position(start, {}),
              std::vector<std::string>{"pos w" + std::string(20, 'b') + std::string(10, 'e') +
                                       std::string(20, 'w')});
}

} // namespace
} // namespace damscope::analysis
