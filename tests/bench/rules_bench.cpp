// SPDX-License-Identifier: GPL-3.0-or-later
//
// How fast the rules are, one thread: perft of every variant with the last ply counted and with
// every leaf made, and replay of random games from resolved moves and from move text.
#include "rules/game/replay.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/notation.hpp"
#include "tests/bench/measure.hpp"

#include <algorithm>
#include <cstdio>
#include <random>
#include <string>
#include <vector>

using namespace damscope::rules;

namespace {

template <class Work> double millionsPerSecond(Work work) {
    double best = 0;
    for (int run = 0; run < 5; ++run) {
        const double start = damscope::bench::threadSeconds();
        const auto done = static_cast<double>(work());
        best = std::max(best, done / (damscope::bench::threadSeconds() - start) / 1e6);
    }
    return best;
}

/// The deepest perft that stays near the given number of leaves.
int depthFor(const Position& p, std::uint64_t leaves) {
    int depth = 1;
    while (perft(p, depth) < leaves)
        ++depth;
    return depth;
}

struct RandomGame {
    std::vector<Move> moves;
    std::vector<std::string> texts;
};

std::vector<RandomGame> randomGames(Variant v, int count) {
    std::mt19937 random(7);
    std::vector<RandomGame> games(static_cast<std::size_t>(count));
    for (RandomGame& g : games) {
        Position p = Position::start(v);
        for (int ply = 0; ply < 100; ++ply) {
            const MoveList moves = legalMoves(p);
            if (moves.empty())
                break;
            const Move& m = moves[random() % moves.size()];
            g.moves.push_back(m);
            g.texts.push_back(moveText(p, m, moves));
            p.play(m);
        }
    }
    return games;
}

double replayResolved(Variant v, const std::vector<RandomGame>& games) {
    return millionsPerSecond([&] {
        std::uint64_t plies = 0;
        std::uint64_t keys = 0;
        for (const RandomGame& g : games) {
            Position p = Position::start(v);
            for (const Move& m : g.moves) {
                p.play(m);
                keys ^= static_cast<std::uint64_t>(p.key());
            }
            plies += g.moves.size();
        }
        return keys == 0 ? 0 : plies;
    });
}

double replayText(Variant v, const std::vector<RandomGame>& games) {
    std::vector<Script> scripts;
    for (const RandomGame& g : games) {
        Script& s = scripts.emplace_back();
        for (const std::string& t : g.texts)
            s.push_back({ScriptItem::Kind::move, false, 0, t});
    }
    return millionsPerSecond([&] {
        std::uint64_t plies = 0;
        for (const Script& s : scripts)
            plies += static_cast<std::uint64_t>(replay(Position::start(v), s).mainLinePlies);
        return plies;
    });
}

} // namespace

int main() {
    std::printf("%-14s %5s %14s %12s %12s %14s %12s\n", "variant", "depth", "leaves", "counted M/s",
                "made M/s", "resolved Mp/s", "text Mp/s");
    for (Variant v : allVariants()) {
        const Position start = Position::start(v);
        const int depth = depthFor(start, 20'000'000);
        const double counted = millionsPerSecond([&] { return perft(start, depth); });
        const double made = millionsPerSecond([&] { return perftMade(start, depth); });
        const auto games = randomGames(v, 1000);
        std::printf("%-14s %5d %14llu %12.1f %12.1f %14.1f %12.2f\n", rules(v).name.data(), depth,
                    static_cast<unsigned long long>(perft(start, depth)), counted, made,
                    replayResolved(v, games), replayText(v, games));
        std::fflush(stdout);
    }
}
