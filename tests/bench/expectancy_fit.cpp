// SPDX-License-Identifier: GPL-3.0-or-later
// expectancy_fit STORE: fits the curves from scores to results (analysis/judgement/expectancy.hpp) to
// the analysed games of a store whose results are known, by maximum likelihood, a phase at a time.
#include "analysis/judgement/expectancy.hpp"
#include "db/evaluations.hpp"
#include "db/filter.hpp"
#include "db/games.hpp"
#include "db/store.hpp"

#include <array>
#include <cmath>
#include <cstdio>
#include <exception>
#include <vector>

namespace {

using namespace damscope;
using analysis::Curve;
using analysis::Phase;

// A position that was evaluated, and how its game ended.
struct Sample {
    double score; // hundredths of a man, White's view
    rules::GameResult result;
};
using Samples = std::array<std::vector<Sample>, 3>; // by phase

void collect(db::Store& store, db::GameId id, Samples& samples) {
    const auto game = db::loadGame(store, id);
    if (!game || game->result == rules::GameResult::unknown ||
        game->result == rules::GameResult::bothLose)
        return;
    std::optional<rules::Position> position = game->start();
    for (const rules::NodeId node : game->mainLine()) {
        const auto verdict = position ? db::evaluation(store, *position) : std::nullopt;
        if (verdict && verdict->score().kind() == analysis::Score::Kind::estimate)
            samples[static_cast<std::size_t>(analysis::phaseOf(*position))].push_back(
                {static_cast<double>(verdict->score().centiMen()), game->result});
        position = game->positionAfter(position, node);
    }
}

// The mean logarithm of what the curve gave the result that came.
double likelihood(const std::vector<Sample>& samples, const Curve& curve) {
    constexpr double least = 1e-6;
    double sum = 0;
    for (const Sample& sample : samples) {
        const analysis::Expectancy e = analysis::expectancy(sample.score, curve);
        const double chance = sample.result == rules::GameResult::whiteWins   ? e.win
                              : sample.result == rules::GameResult::blackWins ? e.loss
                                                                              : e.draw;
        sum += std::log(std::max(chance, least));
    }
    return sum / static_cast<double>(samples.size());
}

Curve fitted(const std::vector<Sample>& samples) {
    Curve best{50, 100};
    double most = likelihood(samples, best);
    for (double step = 32; step >= 1; step /= 2)
        for (bool better = true; better;) {
            better = false;
            for (const auto& [scale, margin] : {std::pair(step, 0.0), std::pair(-step, 0.0),
                                                std::pair(0.0, step), std::pair(0.0, -step)}) {
                const Curve tried{best.scale + scale, best.margin + margin};
                if (tried.scale < 5 || tried.margin < 0)
                    continue;
                const double value = likelihood(samples, tried);
                if (value <= most)
                    continue;
                most = value;
                best = tried;
                better = true;
            }
        }
    return best;
}

void fitAll(const char* file) {
    db::Store store(file, db::Store::Access::read);
    Samples samples;
    for (const db::GameId id : db::findGames(store, {}))
        collect(store, id, samples);
    constexpr std::array<const char*, 3> names{"opening", "middlegame", "endgame"};
    std::printf("%-12s%10s%8s%8s%14s%14s\n", "phase", "positions", "k", "m", "log-likelihood",
                "as built in");
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (samples[i].empty())
            continue;
        const Curve curve = fitted(samples[i]);
        std::printf("%-12s%10zu%8.0f%8.0f%14.4f%14.4f\n", names[i], samples[i].size(), curve.scale,
                    curve.margin, likelihood(samples[i], curve),
                    likelihood(samples[i], analysis::curveOf(static_cast<Phase>(i))));
    }
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 2) {
        std::fprintf(stderr, "usage: expectancy_fit STORE\n");
        return 2;
    }
    try {
        fitAll(argv[1]);
        return 0;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "expectancy_fit: %s\n", error.what());
        return 3;
    }
}
