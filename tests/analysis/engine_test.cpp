// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/embedded/embedded_engine.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/fen.hpp"
#include "tests/rules/random_games.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>
#include <thread>

namespace damscope::analysis {
namespace {

using rules::Variant;

Limits nodes(std::uint64_t n) {
    Limits limits;
    limits.nodes = n;
    return limits;
}
Limits depth(int plies, int lines = 1) {
    Limits limits;
    limits.depth = plies;
    limits.lines = lines;
    return limits;
}

bool isLegalLine(rules::Position p, const std::vector<rules::Move>& moves) {
    for (const rules::Move& m : moves) {
        const rules::MoveList legal = rules::legalMoves(p);
        if (std::find(legal.begin(), legal.end(), m) == legal.end())
            return false;
        p = p.after(m);
    }
    return true;
}

TEST(EmbeddedEngine, playsLegalLinesInEveryVariant) {
    EmbeddedEngine engine({1, 4, nullptr});
    for (const Variant variant : rules::allVariants())
        rules::playRandomGames(
            variant, 2, 60, 9, [&](const rules::Position& p, const rules::MoveList& legal) {
                engine.setPosition(p);
                const Findings found = engine.search(nodes(500));
                ASSERT_EQ(found.lines.empty(), legal.empty());
                EXPECT_LE(found.nodes, 500U);
                if (!legal.empty()) {
                    EXPECT_TRUE(isLegalLine(p, found.lines[0].moves)) << rules::writeFen(p);
                }
            });
}

TEST(EmbeddedEngine, keepsItsLimits) {
    EmbeddedEngine engine({1, 4, nullptr});
    engine.setPosition(rules::Position::start(Variant::international));
    EXPECT_EQ(engine.search(nodes(12'345)).nodes, 12'345U);
    EXPECT_EQ(engine.search(depth(5)).depth, 5);
    Limits few = nodes(1);
    EXPECT_EQ(engine.search(few).lines.size(), 1U) << "a move is there from the first node on";
}

TEST(EmbeddedEngine, countsTheNodesOfAllThreads) {
    EmbeddedEngine engine({3, 4, nullptr});
    engine.setPosition(rules::Position::start(Variant::russian));
    EXPECT_EQ(engine.search(nodes(300'000)).nodes, 300'000U);
}

TEST(EmbeddedEngine, saysTheSameTwice) {
    const auto run = [] {
        EmbeddedEngine engine({1, 4, nullptr});
        engine.setPosition(rules::Position::start(Variant::english));
        return engine.search(nodes(30'000));
    };
    const Findings one = run();
    const Findings other = run();
    EXPECT_EQ(one.lines.at(0).score, other.lines.at(0).score);
    EXPECT_EQ(one.lines.at(0).moves, other.lines.at(0).moves);
    EXPECT_EQ(one.nodes, other.nodes);
}

TEST(EmbeddedEngine, forgetsWithANewGame) {
    EmbeddedEngine engine({1, 4, nullptr});
    engine.setPosition(rules::Position::start(Variant::russian));
    const Findings one = engine.search(nodes(30'000));
    engine.newGame();
    const Findings other = engine.search(nodes(30'000));
    EXPECT_EQ(one.lines.at(0).moves, other.lines.at(0).moves);
    EXPECT_EQ(one.depth, other.depth);
}

TEST(EmbeddedEngine, stopsAtOnceWhenAsked) {
    EmbeddedEngine engine({2, 4, nullptr});
    engine.setPosition(rules::Position::start(Variant::international));
    std::stop_source stop;
    stop.request_stop();
    const Findings found = engine.search({}, stop.get_token());
    EXPECT_EQ(found.lines.size(), 1U);
    EXPECT_EQ(found.nodes, 0U) << "stopping is looked at before every batch of nodes";
}

TEST(EmbeddedEngine, searchesUntilItIsStopped) {
    EmbeddedEngine engine({1, 4, nullptr});
    engine.setPosition(rules::Position::start(Variant::international));
    std::stop_source stop;
    const Findings found = engine.search({}, stop.get_token(), [&](const Findings& f) {
        if (f.depth >= 6)
            stop.request_stop();
    });
    EXPECT_GE(found.depth, 6);
}

TEST(EmbeddedEngine, reportsEveryDepth) {
    EmbeddedEngine engine({1, 4, nullptr});
    engine.setPosition(rules::Position::start(Variant::international));
    std::set<int> depths;
    (void)engine.search(depth(6), {}, [&](const Findings& f) { depths.insert(f.depth); });
    for (int d = 1; d <= 6; ++d)
        EXPECT_TRUE(depths.contains(d)) << d;
}

TEST(MultiPv, givesEveryMoveOnceBestFirst) {
    const rules::Position start = rules::Position::start(Variant::russian);
    EmbeddedEngine engine({1, 4, nullptr});
    engine.setPosition(start);
    const Findings found = engine.search(depth(6, 50));
    ASSERT_EQ(found.lines.size(), rules::legalMoves(start).size());
    for (std::size_t i = 1; i < found.lines.size(); ++i) {
        EXPECT_FALSE(found.lines[i].score.isBetterThan(found.lines[i - 1].score));
        for (std::size_t j = 0; j < i; ++j)
            EXPECT_NE(found.lines[i].moves[0], found.lines[j].moves[0]);
    }
}

// Two plies are searched without any pruning that could differ, so that scores must be equal.
TEST(MultiPv, agreesWithSingleSearches) {
    rules::playRandomGames(Variant::international, 2, 60, 21,
                           [](const rules::Position& p, const rules::MoveList& legal) {
                               if (legal.size() < 2)
                                   return;
                               EmbeddedEngine many({1, 1, nullptr});
                               many.setPosition(p);
                               EmbeddedEngine single({1, 1, nullptr});
                               single.setPosition(p);
                               EXPECT_EQ(many.search(depth(2, 100)).lines.at(0).score,
                                         single.search(depth(2)).lines.at(0).score)
                                   << rules::writeFen(p);
                           });
}

TEST(Threads, findTheSameForcedWin) {
    // Black's only man is taken, whatever he does.
    const auto p = rules::readFen(Variant::international, "W:WK46,40:B35");
    ASSERT_TRUE(p);
    for (const int threads : {1, 2, 4}) {
        EmbeddedEngine engine({threads, 4, nullptr});
        engine.setPosition(*p);
        EXPECT_TRUE(engine.search(depth(9)).lines.at(0).score.isWin()) << threads;
    }
}

} // namespace
} // namespace damscope::analysis
