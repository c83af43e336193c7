// SPDX-License-Identifier: GPL-3.0-or-later
// expectancy_fit VARIANT FILE...: fits the curves from scores to results
// (analysis/judgement/judgement.hpp), a phase at a time, by maximum likelihood, to the positions
// of self-play (`damscope engine weights selfplay`). expectancy_fit STORE: to the analysed games of
// a store whose results are known, a variant at a time. Then, for the curves that are built in,
// what they expect against what came.
#include "analysis/judgement/judgement.hpp"
#include "analysis/train/sample_file.hpp"
#include "db/search/lists/filter.hpp"
#include "db/store/evaluations.hpp"
#include "db/store/games.hpp"
#include "db/store/store.hpp"

#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <map>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

using namespace damscope;
using analysis::Curve;
using analysis::Expectancy;
using analysis::Phase;

// A position that was evaluated, and how its game ended: 1 White won, 0 drawn, -1 Black won.
struct Sample {
    double score; // hundredths of a man, White's view
    int result;
};
using Samples = std::array<std::vector<Sample>, 3>; // by phase

void add(Samples& samples, const rules::Position& position, double score, int result) {
    samples[static_cast<std::size_t>(analysis::gamePhase(position))].push_back({score, result});
}

void readSelfPlay(rules::Variant variant, const std::string& path, Samples& samples) {
    constexpr int proved = 2000; // what self-play writes for a win
    std::ifstream file(path);
    if (!file)
        throw std::runtime_error(path + " cannot be read");
    analysis::train::SampleReader games(variant, file);
    while (const auto game = games.next())
        for (const analysis::train::Sample& sample : game->samples)
            if (std::abs(sample.score) < proved)
                add(samples, sample.position, sample.score, sample.result);
}

std::optional<int> numberOf(rules::GameResult result) {
    switch (result) {
    case rules::GameResult::whiteWins:
        return 1;
    case rules::GameResult::draw:
        return 0;
    case rules::GameResult::blackWins:
        return -1;
    default:
        return std::nullopt;
    }
}

void collect(db::Store& store, db::GameId id, std::map<rules::Variant, Samples>& samples) {
    const auto game = db::loadGame(store, id);
    const auto result = game ? numberOf(game->result) : std::nullopt;
    if (!result)
        return;
    std::optional<rules::Position> position = game->start();
    for (const rules::NodeId node : game->mainLine()) {
        const auto evaluation = position ? db::evaluation(store, *position) : std::nullopt;
        if (evaluation && evaluation->score().kind() == analysis::Score::Kind::estimate)
            add(samples[game->variant()], *position, evaluation->score().centiMen(), *result);
        position = game->positionAfter(position, node);
    }
}

double chanceOf(int result, const Expectancy& e) {
    return result > 0 ? e.win : result < 0 ? e.loss : e.draw;
}

// The mean logarithm of what the curve gave the result that came.
double likelihood(std::span<const Sample> samples, const Curve& curve) {
    constexpr double least = 1e-6;
    double sum = 0;
    for (const Sample& sample : samples)
        sum += std::log(
            std::max(chanceOf(sample.result, analysis::expectancy(sample.score, curve)), least));
    return sum / static_cast<double>(samples.size());
}

Curve fitted(std::span<const Sample> samples) {
    constexpr double steepest = 20;   // what few games say beyond is chance
    constexpr double flattest = 1000; // from there on a score says nothing
    Curve best{50, 100};
    double most = likelihood(samples, best);
    for (double step = 32; step >= 1; step /= 2)
        for (bool better = true; better;) {
            better = false;
            for (const auto& [scale, margin] : {std::pair(step, 0.0), std::pair(-step, 0.0),
                                                std::pair(0.0, step), std::pair(0.0, -step)}) {
                const Curve tried{best.scale + scale, best.margin + margin};
                if (tried.scale < steepest || tried.scale > flattest || tried.margin < 0)
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

void printFit(rules::Variant variant, const Samples& samples) {
    constexpr std::array<const char*, 3> names{"opening", "middlegame", "endgame"};
    std::printf("%-14s%-12s%10s%8s%8s%16s%14s\n", "variant", "phase", "positions", "k", "m",
                "log-likelihood", "as built in");
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (samples[i].empty())
            continue;
        const Curve curve = fitted(samples[i]);
        const Curve builtIn = analysis::scoreCurve(variant, static_cast<Phase>(i));
        std::printf("%-14s%-12s%10zu%8.0f%8.0f%16.4f%14.4f\n",
                    std::string(rules::rules(variant).name).c_str(), names[i], samples[i].size(),
                    curve.scale, curve.margin, likelihood(samples[i], curve),
                    likelihood(samples[i], builtIn));
    }
}

// Positions whose expectancy is alike: what was expected of them and what came, in sums.
struct Bucket {
    int positions = 0;
    double expected = 0;
    double came = 0;
    double drawsExpected = 0;
    double draws = 0;
};

// Of both sides: a position counts once for each.
std::array<Bucket, 10> bucketsOf(rules::Variant variant, const Samples& samples) {
    std::array<Bucket, 10> buckets{};
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const Curve curve = analysis::scoreCurve(variant, static_cast<Phase>(i));
        for (const Sample& sample : samples[i])
            for (const int side : {1, -1}) {
                const Expectancy e = analysis::expectancy(side * sample.score, curve);
                Bucket& bucket =
                    buckets[std::min<std::size_t>(static_cast<std::size_t>(10 * e.points()), 9)];
                ++bucket.positions;
                bucket.expected += e.points();
                bucket.came += (1 + side * sample.result) / 2.0;
                bucket.drawsExpected += e.draw;
                bucket.draws += sample.result == 0 ? 1 : 0;
            }
    }
    return buckets;
}

void printCalibration(rules::Variant variant, const Samples& samples) {
    std::printf("\n%-14s%10s%10s%10s%16s%10s\n", "expectancy", "positions", "expected", "came",
                "draws expected", "came");
    const std::array<Bucket, 10> buckets = bucketsOf(variant, samples);
    for (std::size_t i = buckets.size() / 2; i < buckets.size(); ++i) {
        const Bucket& b = buckets[i];
        if (b.positions == 0)
            continue;
        std::printf("0.%zu to %.1f    %10d%10.3f%10.3f%16.3f%10.3f\n", i,
                    static_cast<double>(i + 1) / 10, b.positions, b.expected / b.positions,
                    b.came / b.positions, b.drawsExpected / b.positions, b.draws / b.positions);
    }
    std::printf("\n");
}

std::map<rules::Variant, Samples> samplesOf(std::span<char*> arguments) {
    std::map<rules::Variant, Samples> samples;
    if (const auto variant = rules::variantNamed(arguments[0])) {
        for (const char* path : arguments.subspan(1))
            readSelfPlay(*variant, path, samples[*variant]);
        return samples;
    }
    db::Store store(arguments[0], db::Store::Access::read);
    for (const db::GameId id : db::findGames(store, {}))
        collect(store, id, samples);
    return samples;
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        std::fprintf(stderr, "usage: expectancy_fit VARIANT FILE... | expectancy_fit STORE\n");
        return 2;
    }
    try {
        const std::span arguments(argv + 1, static_cast<std::size_t>(argc - 1));
        for (const auto& [variant, samples] : samplesOf(arguments)) {
            printFit(variant, samples);
            printCalibration(variant, samples);
        }
        return 0;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "expectancy_fit: %s\n", error.what());
        return 3;
    }
}
