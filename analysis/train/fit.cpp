// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/train/fit.hpp"

#include <algorithm>
#include <cmath>
#include <random>
#include <span>

namespace damscope::analysis::train {

namespace {

using evaluation::PatternLayout;
using evaluation::Weight;
using evaluation::WeightLayout;
using evaluation::Weights;
using rules::Color;

/// A weight while it is learnt, for one phase: its value and the sum of its squared gradients.
struct Learnt {
    float value = 0;
    float squares = 0;
};
struct Pair {
    Learnt middle;
    Learnt ending;
};

double chance(double score, double scale) {
    return 1 / (1 + std::exp(-score / scale));
}

double loss(double chance, double target) {
    constexpr double least = 1e-9;
    return -target * std::log(std::max(chance, least)) -
           (1 - target) * std::log(std::max(1 - chance, least));
}

class Fitter {
public:
    Fitter(const Weights& start, const Fit& settings)
        : settings_(settings), variant_(start.variant), places_(start.variant),
          layout_(evaluation::patternLayout(start.variant)), pairs_(start.values.size()) {
        for (std::size_t i = 0; i < pairs_.size(); ++i) {
            pairs_[i].middle.value = inCentiMen(start.values[i].middle);
            pairs_[i].ending.value = inCentiMen(start.values[i].ending);
        }
    }

    [[nodiscard]] double target(const Example& e) const {
        const auto result = static_cast<double>(e.result);
        const auto score = static_cast<double>(e.score);
        return settings_.resultShare * result +
               (1 - settings_.resultShare) * chance(score, settings_.scale);
    }

    [[nodiscard]] double predicted(const Example& e) {
        float middle = 0;
        float ending = 0;
        eachFeature(e, [&](std::size_t place, float times) {
            middle += pairs_[place].middle.value * times;
            ending += pairs_[place].ending.value * times;
        });
        const float score = middle * e.middle + ending * (1 - e.middle);
        return chance(static_cast<double>(score), settings_.scale);
    }

    double learn(const Example& e) {
        const double wanted = target(e);
        const double p = predicted(e);
        const auto error = static_cast<float>(p - wanted);
        eachFeature(e, [&](std::size_t place, float times) {
            step(pairs_[place].middle, error * e.middle * times);
            step(pairs_[place].ending, error * (1 - e.middle) * times);
        });
        return loss(p, wanted);
    }

    /// Scaled so that a man is worth a hundred on average.
    [[nodiscard]] Weights weights() const {
        const Pair& man = pairs_[WeightLayout::man];
        const float size = std::abs(man.middle.value + man.ending.value) / 2;
        // Where men are worth little or nothing (antidraughts), there is nothing to scale by.
        const float unit = size > 50 ? 100 / size : 1;
        Weights w{variant_, std::vector<Weight>(pairs_.size())};
        for (std::size_t i = 0; i < pairs_.size(); ++i) {
            const bool pattern = i >= places_.pattern(0, 0);
            w.values[i] = {inUnits(pairs_[i].middle.value * unit, pattern),
                           inUnits(pairs_[i].ending.value * unit, pattern)};
        }
        return w;
    }

private:
    static float inCentiMen(std::int16_t units) {
        return static_cast<float>(units) / evaluation::unitsPerCentiMan;
    }
    static std::int16_t inUnits(float centiMen, bool pattern) {
        constexpr int largest = 32'000;
        const int bound = pattern ? evaluation::largestPatternWeight : largest;
        const auto units = std::lround(centiMen * evaluation::unitsPerCentiMan);
        return static_cast<std::int16_t>(std::clamp<long>(units, -bound, bound));
    }

    template <class Visit> void eachFeature(const Example& e, Visit visit) const {
        visit(WeightLayout::man, static_cast<float>(e.menAhead));
        visit(WeightLayout::toMove, static_cast<float>(e.toMove));
        for (std::size_t i = 0; i < e.squares.size(); ++i) {
            const bool white = e.squares[i] > 0;
            const int square = white ? e.squares[i] - 1 : places_.squares + e.squares[i];
            visit(i < e.men ? places_.manOn(square) : places_.kingOn(square), white ? 1.F : -1.F);
        }
        if (e.squares.size() > e.men) {
            visit(WeightLayout::firstKing, static_cast<float>(e.firstKingAhead));
            visit(WeightLayout::moreKings, static_cast<float>(e.moreKingsAhead));
        }
        for (std::size_t l = 0; l < layout_.laneCount; ++l)
            visit(places_.pattern(layout_.lanes[l].table, e.lanes[l]),
                  layout_.lanes[l].turned ? -1.F : 1.F);
    }

    void step(Learnt& w, float gradient) const {
        // Starting above zero keeps what is rarely seen near its start.
        constexpr float inertia = 1;
        w.squares += gradient * gradient;
        w.value -= static_cast<float>(settings_.rate) * gradient / std::sqrt(w.squares + inertia);
    }

    const Fit& settings_;
    rules::Variant variant_;
    WeightLayout places_;
    const PatternLayout& layout_;
    std::vector<Pair> pairs_;
};

double meanLoss(Fitter& fitter, std::span<const Example> examples) {
    double sum = 0;
    for (const Example& e : examples)
        sum += loss(fitter.predicted(e), fitter.target(e));
    return examples.empty() ? 0 : sum / static_cast<double>(examples.size());
}

} // namespace

Example exampleOf(const Sample& sample) {
    const rules::Position& p = sample.position;
    const rules::Rules& rules = p.rules();
    const PatternLayout& layout = evaluation::patternLayout(p.variant());
    Example e;
    const auto add = [&](rules::SquareSet set, Color c) {
        for (const rules::Square s : set) {
            const auto place = static_cast<std::int8_t>(rules.board.index(s) + 1);
            e.squares.push_back(c == Color::white ? place : static_cast<std::int8_t>(-place));
        }
    };
    add(p.men(Color::white), Color::white);
    add(p.men(Color::black), Color::black);
    e.men = static_cast<std::uint8_t>(e.squares.size());
    add(p.kings(Color::white), Color::white);
    add(p.kings(Color::black), Color::black);
    for (std::size_t l = 0; l < layout.laneCount; ++l)
        e.lanes[l] = evaluation::entryOf(layout.lanes[l], p);
    const int whiteKings = p.kings(Color::white).size();
    const int blackKings = p.kings(Color::black).size();
    e.menAhead = static_cast<std::int8_t>(p.men(Color::white).size() - p.men(Color::black).size());
    e.firstKingAhead = static_cast<std::int8_t>((whiteKings > 0) - (blackKings > 0));
    e.moreKingsAhead =
        static_cast<std::int8_t>(std::max(whiteKings - 1, 0) - std::max(blackKings - 1, 0));
    e.toMove = p.toMove() == Color::white ? 1 : -1;
    const int all = 2 * rules.rowsOfMen * rules.board.squaresPerRow();
    e.middle = static_cast<float>(std::min(p.pieces().size(), all)) / static_cast<float>(all);
    e.score = static_cast<float>(sample.score);
    e.result = static_cast<float>(sample.result + 1) / 2;
    return e;
}

Weights fit(const Weights& start, std::vector<Example>& examples, const Fit& settings,
            const std::function<void(const Epoch&)>& report) {
    Fitter fitter(start, settings);
    std::mt19937_64 random(1);
    std::ranges::shuffle(examples, random);
    const auto held =
        static_cast<std::size_t>(settings.heldBack * static_cast<double>(examples.size()));
    const std::span<Example> measured(examples.data(), held);
    const std::span<Example> learnt(examples.data() + held, examples.size() - held);
    for (int epoch = 1; epoch <= settings.epochs; ++epoch) {
        std::ranges::shuffle(learnt, random);
        double sum = 0;
        for (const Example& e : learnt)
            sum += fitter.learn(e);
        report({epoch, learnt.empty() ? 0 : sum / static_cast<double>(learnt.size()),
                meanLoss(fitter, measured)});
    }
    return fitter.weights();
}

} // namespace damscope::analysis::train
