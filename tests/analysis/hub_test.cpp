// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/hub/message.hpp"
#include "analysis/hub/server.hpp"
#include "rules/text/fen.hpp"
#include "tests/rules/random_games.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <gtest/gtest.h>
#include <mutex>

namespace damscope::analysis::hub {
namespace {

using rules::Variant;

const char* const start = "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww";

TEST(HubMessage, hasWordsAndQuotedValues) {
    const auto m = readMessage("  level moves=75 time=1.5 infinite pv=\"32-28 19-23\" ");
    ASSERT_TRUE(m);
    EXPECT_EQ(m->command, "level");
    EXPECT_EQ(m->value("moves"), "75");
    EXPECT_EQ(m->value("pv"), "32-28 19-23");
    EXPECT_TRUE(m->has("infinite"));
    EXPECT_FALSE(m->has("depth"));
    EXPECT_FALSE(readMessage(""));
    EXPECT_FALSE(readMessage("pos moves=\"32-28"));
    EXPECT_EQ(argument("pv", "32-28 19-23"), "pv=\"32-28 19-23\"");
    EXPECT_EQ(argument("move", "32-28"), "move=32-28");
}

TEST(HubPosition, isWrittenSquareBySquare) {
    EXPECT_EQ(writePosition(rules::Position::start(Variant::international)), start);
    const auto p = rules::readFen(Variant::international, "B:WK46,32:BK5,6");
    const std::string text = writePosition(*p);
    EXPECT_EQ(text.substr(0, 8), "BeeeeBbe");
    EXPECT_EQ(readPosition(Variant::international, text), *p);
    EXPECT_FALSE(readPosition(Variant::international, "W"));
    EXPECT_FALSE(readPosition(Variant::international, std::string(51, 'x')));
    EXPECT_FALSE(readPosition(Variant::russian, start));
}

TEST(HubMove, isReadAsItIsWrittenInEveryVariant) {
    for (const Variant variant : rules::allVariants())
        rules::playRandomGames(variant, 3, 60, 2,
                               [](const rules::Position& p, const rules::MoveList& moves) {
                                   for (const rules::Move& m : moves)
                                       EXPECT_EQ(readMove(p, writeMove(p.rules(), m)), m);
                               });
}

TEST(HubMove, thatIsNoneIsRefused) {
    const auto p = rules::Position::start(Variant::international);
    for (const char* text : {"", "32", "32-", "32x28", "32-27-22", "99-1", "32-28x", "x32-28"})
        EXPECT_FALSE(readMove(p, text)) << text;
    EXPECT_TRUE(readMove(p, "32-28"));
}

/// A conversation: what was said, and waiting for it.
class Talk {
public:
    Talk() : server_({1, 4, nullptr}, [this](std::string_view line) { hear(line); }) {}

    bool send(std::string_view line) { return server_.obey(line); }
    void finish() { server_.finish(); }
    /// Waits for a line that begins so, and gives it; it is a failure if none comes.
    std::string await(const std::string& beginning) {
        constexpr std::chrono::minutes patience{2};
        std::unique_lock lock(mutex_);
        std::string found;
        const bool isHeard = heard_.wait_for(lock, patience, [&] {
            const auto line = std::ranges::find_if(
                lines_, [&](const std::string& l) { return l.starts_with(beginning); });
            if (line != lines_.end())
                found = *line;
            return line != lines_.end();
        });
        EXPECT_TRUE(isHeard) << beginning << " was not said";
        lines_.clear();
        return found;
    }
    std::size_t count(const std::string& beginning) {
        const std::scoped_lock lock(mutex_);
        return static_cast<std::size_t>(std::ranges::count_if(
            lines_, [&](const std::string& l) { return l.starts_with(beginning); }));
    }

private:
    void hear(std::string_view line) {
        const std::scoped_lock lock(mutex_);
        lines_.emplace_back(line);
        heard_.notify_all();
    }

    std::mutex mutex_;
    std::condition_variable heard_;
    std::vector<std::string> lines_;
    Server server_; // last: it must not speak to what is gone
};

TEST(HubServer, introducesItselfAndAnswers) {
    Talk talk;
    EXPECT_TRUE(talk.send("hub"));
    EXPECT_EQ(talk.count("param name=variant "), 1U);
    EXPECT_EQ(talk.count("wait"), 1U);
    EXPECT_TRUE(talk.await("id ").starts_with("id name=Damscope version="));
}

TEST(HubServer, thinksAboutAPositionWithMoves) {
    Talk talk;
    talk.send("hub");
    talk.send("init");
    EXPECT_EQ(talk.count("wait"), 1U);
    EXPECT_EQ(talk.count("ready"), 1U);
    talk.send(std::string("pos pos=") + start + " moves=\"32-28 19-23\"");
    talk.send("level depth=4");
    talk.send("go think");
    // The man on 23 must be taken.
    EXPECT_EQ(talk.await("done").substr(0, 18), "done move=28x19x23");
}

TEST(HubServer, analysesUntilItIsStopped) {
    Talk talk;
    talk.send("go analyze");
    (void)talk.await("info depth=5");
    talk.send("ping");
    (void)talk.await("pong");
    EXPECT_EQ(talk.count("done"), 0U);
    talk.send("stop");
    EXPECT_EQ(talk.count("done move="), 1U);
}

TEST(HubServer, stopsItsSearchWhereItIsInitialised) {
    Talk talk;
    talk.send("go analyze");
    (void)talk.await("info depth=5");
    talk.send("init");
    EXPECT_EQ(talk.count("done move="), 1U);
    EXPECT_EQ(talk.count("ready"), 1U);
}

// lidraughts' worker sets a limit and waits for the answer.
TEST(HubServer, analysesWithinItsLimit) {
    Talk talk;
    talk.send("level nodes=2000");
    talk.send("go analyze");
    (void)talk.await("done move=");
    talk.send("level infinite");
    talk.send("go analyze");
    (void)talk.await("info depth=5");
    EXPECT_EQ(talk.count("done"), 0U);
}

// The win is proved long before the limit.
TEST(HubServer, analysesAWonPositionWithinItsLimit) {
    Talk talk;
    talk.send(std::string("pos pos=") + "W" + std::string(22, 'e') + "b" + std::string(4, 'e') +
              "w" + std::string(22, 'e'));
    talk.send("level nodes=1000000");
    talk.send("go analyze");
    EXPECT_GT(talk.await("done move=").size(), std::string("done move=").size());
}

TEST(HubServer, pondersUntilTheMoveIsPlayed) {
    Talk talk;
    talk.send("level depth=3");
    talk.send("go ponder");
    (void)talk.await("info depth=5");
    EXPECT_EQ(talk.count("done"), 0U);
    talk.send("ponder-hit");
    (void)talk.await("done move=");
}

TEST(HubServer, playsEveryVariant) {
    Talk talk;
    talk.send("level nodes=500");
    for (const Variant variant : rules::allVariants()) {
        const std::string_view name = rules::rules(variant).name;
        talk.send("set-param " + argument("name", "variant") + ' ' + argument("value", name));
        talk.send("init");
        EXPECT_EQ(talk.count("ready"), 1U) << name;
        talk.send("go think");
        const auto done = readMessage(talk.await("done move="));
        ASSERT_TRUE(done) << name;
        EXPECT_TRUE(readMove(rules::Position::start(variant), done->value("move").value_or("")))
            << name;
        EXPECT_EQ(talk.count("error"), 0U) << name;
    }
}

TEST(HubServer, knowsTheProtocolsOwnNamesOfVariants) {
    Talk talk;
    talk.send("level nodes=500");
    for (const auto& [name, variant] : {std::pair{"normal", Variant::international},
                                        {"bt", Variant::breakthrough},
                                        {"losing", Variant::antidraughts}}) {
        talk.send("set-param name=variant " + argument("value", name));
        talk.send("pos pos=" + writePosition(rules::Position::start(variant)));
        talk.send("go think");
        (void)talk.await("done move=");
        EXPECT_EQ(talk.count("error"), 0U) << name;
    }
}

TEST(HubServer, saysWhatIsWrong) {
    Talk talk;
    for (const char* line :
         {"go", "pos pos=W", "pos moves=\"1-2\"", "pos moves=\"32-28", "level depth=\"4",
          "set-param name=threads value=0", "set-param name=threads", "set-param name=x value=1",
          "set-param name=variant value=ludo"}) {
        EXPECT_TRUE(talk.send(line));
        EXPECT_TRUE(talk.await("error message=").ends_with('"')) << line;
    }
    EXPECT_TRUE(talk.send(""));
    EXPECT_FALSE(talk.send("quit"));
}

// Later versions of the protocol, and other programs, have further commands.
TEST(HubServer, ignoresCommandsThatItDoesNotKnow) {
    Talk talk;
    for (const char* line :
         {"nonsense", "nonsense text=\"not closed", "GO think", "position pos=W", "uci", "=", "42"})
        EXPECT_TRUE(talk.send(line)) << line;
    EXPECT_EQ(talk.count(""), 0U) << "nothing is said";
    talk.send("level depth=2");
    talk.send("go think");
    (void)talk.await("done move=");
}

// A client that is not answered an error would take the move for one in its own position.
TEST(HubServer, searchesNothingAfterAPositionThatItRefused) {
    Talk talk;
    talk.send("level depth=2");
    const std::string good = std::string("pos pos=") + start;
    for (const std::string& bad :
         {std::string("pos pos=W"), good + " moves=\"32-28 32-28\"", good + " moves=\"1-2\"",
          std::string("pos pos=\"W"), std::string("set-param name=variant value=\"killer"),
          std::string("set-param name=variant value=ludo")}) {
        talk.send(good);
        talk.send(bad);
        (void)talk.await("error message=");
        for (const char* go : {"go think", "go analyze", "go ponder"}) {
            talk.send(go);
            (void)talk.await("error message=");
        }
        talk.finish();
        EXPECT_EQ(talk.count("done"), 0U) << bad;
        talk.send("set-param name=variant value=normal");
        talk.send(good);
        talk.send("go think");
        (void)talk.await("done move=");
    }
    // A position of another variant may have the same squares.
    for (const char* variant :
         {"set-param name=variant value=ludo", "set-param name=variant value=\"killer"}) {
        talk.send("set-param name=variant value=normal");
        for (const std::string& line : {std::string(variant), good, std::string("go think")}) {
            talk.send(line);
            EXPECT_TRUE(talk.await("error message=").ends_with('"')) << line;
        }
    }
}

TEST(HubServer, pondersNoLongerAfterAPositionThatItRefused) {
    Talk talk;
    talk.send("level depth=2");
    talk.send("go ponder");
    (void)talk.await("info depth=5");
    talk.send("pos pos=W");
    (void)talk.await("error message=");
    talk.send("ponder-hit");
    talk.finish();
    EXPECT_EQ(talk.count("done"), 0U);
}

TEST(HubServer, withoutMoreInputFinishesWhatEnds) {
    Talk talk;
    talk.send("level nodes=2000");
    talk.send("go think");
    talk.finish();
    EXPECT_EQ(talk.count("done move="), 1U);
}

TEST(HubServer, thinksNoLongerThanTheClockAllows) {
    Talk talk;
    talk.send("init");
    talk.send("level moves=1 time=0.3 inc=100");
    const auto begun = std::chrono::steady_clock::now();
    talk.send("go think");
    talk.finish();
    EXPECT_EQ(talk.count("done move="), 1U);
    EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::seconds(5))
        << "the increment is not there yet";
}

TEST(HubLevel, passesTheClockToTheSearch) {
    Level level;
    level.seconds = 60;
    level.increment = 0.5;
    level.moves = 10;
    const auto clock = level.ofNextMove().clock;
    ASSERT_TRUE(clock);
    EXPECT_EQ(clock->left, std::chrono::seconds(60));
    EXPECT_EQ(clock->increment, std::chrono::milliseconds(500));
    EXPECT_EQ(clock->moves, 10);
    level.infinite = true;
    EXPECT_FALSE(level.ofNextMove().clock);
}

} // namespace
} // namespace damscope::analysis::hub
