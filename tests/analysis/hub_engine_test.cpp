// SPDX-License-Identifier: GPL-3.0-or-later
// Against tests/analysis/scripted_engine.cpp.
#include "analysis/hub/hub_engine.hpp"

#include "analysis/embedded/embedded_engine.hpp"
#include "analysis/match/match.hpp"
#include "base/system/machine.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <memory>
#include <thread>
#include <utility>

namespace damscope::analysis {
namespace {

using namespace std::chrono_literals;

#ifdef _WIN32
constexpr const char* crash = "exception 0xC0000005";
#else
constexpr const char* crash = "signal 11 (Segmentation fault)";
#endif

HubSettings scripted(const std::string& mode, const std::string& file = "") {
    HubSettings settings;
    settings.title = "scripted";
    const auto self = base::programFile().value_or("");
    settings.call.words = {(self.parent_path() / "scripted_engine").string(), mode, file};
    settings.timeout = 10s;
    return settings;
}

Limits nodeLimit(std::uint64_t count) {
    Limits limits;
    limits.nodes = count;
    return limits;
}

std::string firstMove(const Findings& findings) {
    const auto& rules = rules::rules(rules::Variant::international);
    return findings.lines.empty() ? "" : rules::shortText(rules, findings.lines[0].moves.at(0));
}

std::string failureOf(HubEngine& engine, const Limits& limits) {
    try {
        (void)engine.search(limits);
    } catch (const EngineError& error) {
        return error.what();
    }
    return "";
}

// Asks for a stop from another thread.
std::jthread stopAfter(std::chrono::milliseconds wait, const std::stop_source& stop) {
    return std::jthread([wait, source = stop]() mutable {
        std::this_thread::sleep_for(wait);
        source.request_stop();
    });
}

TEST(HubEngine, searches) {
    HubEngine engine(scripted("good"));
    int reports = 0;
    const Findings found = engine.search(nodeLimit(2000), {}, [&](const Findings&) { ++reports; });
    ASSERT_EQ(found.lines.size(), 1U);
    EXPECT_EQ(found.lines[0].score, Score::centiMen(12));
    EXPECT_EQ(found.lines[0].moves.size(), 3U);
    EXPECT_EQ(firstMove(found), "32-28");
    EXPECT_EQ(found.depth, 9);
    EXPECT_EQ(found.nodes, 1234U);
    EXPECT_EQ(reports, 1);
    EXPECT_EQ(engine.name(), "Scripted 2.5");
}

TEST(HubEngine, reportsItsCapabilities) {
    HubEngine engine(scripted("variants"));
    const HubCapabilities& capabilities = engine.meet(rules::Variant::frisian);
    EXPECT_EQ(capabilities.protocol, 2);
    EXPECT_EQ(capabilities.identity.author, "No One");
    ASSERT_EQ(capabilities.parameters.size(), 2U);
    EXPECT_EQ(capabilities.parameters[0].name, "threads");
    EXPECT_EQ(capabilities.parameters[0].most, "8");
    using rules::Variant;
    EXPECT_EQ(capabilities.variants(),
              (std::vector<Variant>{Variant::international, Variant::russian, Variant::frisian,
                                    Variant::frysk}));
    EXPECT_THROW((void)engine.meet(Variant::english), EngineError);
}

TEST(HubEngine, speaksTheOldProtocolToo) {
    HubEngine engine(scripted("hub1"));
    const Findings found = engine.search(nodeLimit(2000));
    ASSERT_EQ(found.lines.size(), 1U);
    EXPECT_EQ(found.lines[0].score, Score::centiMen(12));
    EXPECT_EQ(found.lines[0].moves.size(), 3U) << "28x19 as people write it";
    EXPECT_EQ(engine.name(), "Scripted 1.0");
    EXPECT_EQ(engine.meet(rules::Variant::international).protocol, 1);
}

TEST(HubEngine, anIllegalMoveIsAFailureOfThisPosition) {
    HubEngine engine(scripted("illegal"));
    try {
        (void)engine.search(nodeLimit(2000));
        FAIL() << "no error";
    } catch (const EngineError& error) {
        EXPECT_EQ(error.reach(), EngineError::Reach::position);
        EXPECT_STREQ(error.what(), "scripted: it plays \"32-27x1\", which is not legal here");
    }
}

TEST(HubEngine, isRestartedAfterAFailure) {
    const std::string file = ::testing::TempDir() + "damscope-once";
    std::ofstream(file) << "once";
    HubEngine engine(scripted("illegal-once", file));
    EXPECT_NE(failureOf(engine, nodeLimit(2000)), "");
    EXPECT_EQ(firstMove(engine.search(nodeLimit(2000))), "32-28");
}

TEST(HubEngine, aCrashIsReportedWithItsLastWords) {
    HubEngine engine(scripted("crash"));
    EXPECT_EQ(failureOf(engine, nodeLimit(2000)),
              "scripted: it did not finish its search: it was ended by " + std::string(crash) +
                  "; its last words: out of ideas");
}

TEST(HubEngine, aHangHasADeadline) {
    HubEngine engine(scripted("hang"));
    EXPECT_EQ(failureOf(engine, nodeLimit(1)), "scripted: it did not finish its search in time");
    HubSettings settings = scripted("silent");
    settings.timeout = 300ms;
    HubEngine silent(settings);
    EXPECT_EQ(failureOf(silent, nodeLimit(1)), "scripted: it did not answer to \"hub\" in time");
}

TEST(HubEngine, scoresMustBeGiven) {
    HubEngine engine(scripted("no-score"));
    EXPECT_EQ(failureOf(engine, nodeLimit(2000)), "scripted: it gave no score");
}

TEST(HubEngine, aLineIsTakenAsFarAsItIsLegal) {
    HubEngine engine(scripted("win"));
    const Findings found = engine.search(nodeLimit(2000));
    ASSERT_EQ(found.lines.size(), 1U);
    EXPECT_EQ(found.lines[0].score, Score::winIn(7));
    EXPECT_EQ(found.lines[0].moves.size(), 1U);
}

TEST(HubEngine, leftoversAreNoAnswers) {
    HubEngine engine(scripted("twice"));
    for (int i = 0; i < 3; ++i)
        EXPECT_EQ(firstMove(engine.search(nodeLimit(2000))), "32-28");
}

TEST(HubEngine, isStoppedOnRequest) {
    HubEngine engine(scripted("until-stop"));
    std::stop_source stop;
    const auto stopper = stopAfter(1500ms, stop); // so that it has begun, on a busy machine too
    EXPECT_EQ(firstMove(engine.search({}, stop.get_token())), "32-28");
}

TEST(HubEngine, anEngineThatDoesNotStopIsEnded) {
    HubEngine engine(scripted("hang"));
    std::stop_source stop;
    const auto stopper = stopAfter(100ms, stop);
    EXPECT_TRUE(engine.search({}, stop.get_token()).lines.empty());
}

// Asked to stop while it still has ten seconds to introduce itself.
TEST(HubEngine, anEngineThatIsSlowToStartIsStoppedToo) {
    HubEngine engine(scripted("silent"));
    std::stop_source stop;
    const auto stopper = stopAfter(100ms, stop);
    EXPECT_TRUE(engine.search({}, stop.get_token()).lines.empty());
    EXPECT_EQ(engine.play({}, stop.get_token()), std::nullopt);
    EXPECT_EQ(engine.meet(rules::Variant::international, stop.get_token()).identity.name, "");
}

TEST(HubEngine, isNotAskedWhereNothingCanBePlayed) {
    HubEngine engine(scripted("crash"));
    engine.setPosition(*rules::readFen(rules::Variant::international, "W:W:B1"));
    EXPECT_TRUE(engine.search(nodeLimit(2000)).lines.empty());
}

TEST(HubEngine, aMissingProgramIsNamed) {
    HubSettings settings = scripted("good");
    settings.call.words = {"/nowhere/engine"};
    HubEngine engine(settings);
    EXPECT_EQ(failureOf(engine, nodeLimit(1)),
              "scripted: cannot be started: No such file or directory");
}

TEST(HubEngine, thatFailsLosesItsGame) {
    const rules::Position start = rules::Position::start(rules::Variant::international);
    const auto ours = [] {
        return std::make_unique<EmbeddedEngine>(EngineSettings{1, 1, nullptr});
    };
    for (const auto& [mode, reason] : {std::pair{"good", "which is not legal here"}, // 32-28 always
                                       {"crash", "out of ideas"},
                                       {"illegal", "it plays \"32-27x1\""}}) {
        const auto theirs = [settings = scripted(mode)] {
            return std::make_unique<HubEngine>(settings);
        };
        const match::Match match{{"Damscope", ours, nodeLimit(100)},
                                 {"scripted", theirs, nodeLimit(2000)},
                                 {start},
                                 1,
                                 {}};
        std::vector<match::MatchGame> games;
        const match::Standing s =
            match::play(match, {}, [&](const match::Standing&, const auto& pair) { games = pair; });
        EXPECT_EQ(s.wins(), 2U) << mode;
        ASSERT_EQ(games.size(), 2U) << mode;
        EXPECT_EQ(games[0].failed, rules::Color::black) << mode;
        EXPECT_EQ(games[0].game.result, rules::GameResult::whiteWins) << mode;
        EXPECT_EQ(games[1].failed, rules::Color::white) << mode;
        EXPECT_EQ(games[1].game.result, rules::GameResult::blackWins) << mode;
        EXPECT_NE(games[1].failure.find(reason), std::string::npos) << games[1].failure;
    }
}

} // namespace
} // namespace damscope::analysis
