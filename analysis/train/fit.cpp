// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/train/fit.hpp"

#include "analysis/embedded/embedded_engine.hpp"
#include "analysis/match/match.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <span>
#include <utility>

namespace damscope::analysis::train {
namespace {

using evaluation::Features;
using evaluation::PatternLayout;
using evaluation::Weight;
using evaluation::WeightLayout;
using evaluation::Weights;

/// A weight in training, for one phase: its value and the sum of its squared gradients.
struct Learnt {
    float value = 0;
    float squares = 0;
};
struct Pair {
    Learnt middle;
    Learnt ending;
};

/// The values of a weight, added up.
struct Sum {
    float middle = 0;
    float ending = 0;
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
        assert(pairs_.size() == places_.size());
        const rules::Rules& r = rules::rules(variant_);
        startCount_ = 2 * r.rowsOfMen * r.board.squaresPerRow();
        for (std::size_t i = 0; i < pairs_.size(); ++i) {
            pairs_[i].middle.value = inCentiMen(start.values[i].middle);
            pairs_[i].ending.value = inCentiMen(start.values[i].ending);
        }
    }

    [[nodiscard]] double target(const Example& e) const {
        return settings_.resultShare * static_cast<double>(e.result) +
               (1 - settings_.resultShare) * static_cast<double>(e.expected);
    }

    [[nodiscard]] double predicted(const Example& e) const {
        return chance(static_cast<double>(judged(e.features).score), settings_.scale);
    }

    double learn(const Example& e) {
        const Judged j = judged(e.features);
        const double wanted = target(e);
        const double p = chance(static_cast<double>(j.score), settings_.scale);
        const auto error = static_cast<float>(p - wanted) / j.divisor;
        const float middle = error * phase(e.features);
        const float ending = error - middle;
        eachFeature(e.features, [&](std::size_t place, float times) {
            step(pairs_[place].middle, middle * times);
            step(pairs_[place].ending, ending * times);
        });
        return loss(p, wanted);
    }

    /// Adds the weights as they are now to their mean.
    void addToMean() {
        sums_.resize(pairs_.size());
        for (std::size_t i = 0; i < pairs_.size(); ++i) {
            sums_[i].middle += pairs_[i].middle.value;
            sums_[i].ending += pairs_[i].ending.value;
        }
        ++added_;
    }
    /// Ends the training: the weights are their mean.
    void takeMean() {
        for (std::size_t i = 0; i < sums_.size(); ++i) {
            pairs_[i].middle.value = sums_[i].middle / static_cast<float>(added_);
            pairs_[i].ending.value = sums_[i].ending / static_cast<float>(added_);
        }
    }

    /// Scaled so that a man is worth a hundred on average.
    [[nodiscard]] Weights weights() const {
        const Pair& man = pairs_[WeightLayout::man];
        const float size = std::abs(man.middle.value + man.ending.value) / 2;
        // If men are worth little or nothing (antidraughts), there is nothing to scale by.
        const float unit = size > 50 ? 100 / size : 1;
        Weights w{variant_, std::vector<Weight>(pairs_.size())};
        for (std::size_t i = 0; i < pairs_.size(); ++i)
            w.values[i] = {inUnits(pairs_[i].middle.value * unit),
                           inUnits(pairs_[i].ending.value * unit)};
        return w;
    }

private:
    struct Judged {
        float score;
        float divisor;
    };

    static float inCentiMen(std::int16_t units) {
        return static_cast<float>(units) / evaluation::unitsPerCentiMan;
    }
    static std::int16_t inUnits(float centiMen) {
        constexpr long largest = 32'000;
        const long units = std::lround(centiMen * evaluation::unitsPerCentiMan);
        return static_cast<std::int16_t>(std::clamp(units, -largest, largest));
    }

    /// The share of the middlegame, as in the search.
    [[nodiscard]] float phase(const Features& f) const {
        return static_cast<float>(std::min<int>(f.count, startCount_)) /
               static_cast<float>(startCount_);
    }

    [[nodiscard]] Judged judged(const Features& f) const {
        float middle = 0;
        float ending = 0;
        eachFeature(f, [&](std::size_t place, float times) {
            middle += pairs_[place].middle.value * times;
            ending += pairs_[place].ending.value * times;
        });
        const float share = phase(f);
        const float score = middle * share + ending * (1 - share);
        const float divisor = f.drawDivisor[score > 0 ? 0 : 1];
        return {score / divisor, divisor};
    }

    template <class Visit> void eachFeature(const Features& f, Visit visit) const {
        visit(WeightLayout::man, static_cast<float>(f.menAhead));
        visit(WeightLayout::toMove, static_cast<float>(f.toMove));
        visit(WeightLayout::imbalance,
              static_cast<float>(f.imbalanceAhead) / evaluation::imbalanceUnit);
        for (std::size_t i = 0; i < f.count; ++i) {
            const bool white = f.squares[i] > 0;
            const int square = white ? f.squares[i] - 1 : places_.squares + f.squares[i];
            visit(i < f.men ? places_.manOn(square) : places_.kingOn(square), white ? 1.F : -1.F);
        }
        if (f.count > f.men) {
            eachKingFeature(f, visit);
            for (std::size_t king = f.men; king < f.count; ++king)
                eachPieceBeside(f, king, visit);
        }
        eachPattern(f, visit);
    }

    template <class Visit> static void eachKingFeature(const Features& f, Visit visit) {
        visit(WeightLayout::firstKing, static_cast<float>(f.firstKingAhead));
        visit(WeightLayout::moreKings, static_cast<float>(f.moreKingsAhead));
        visit(WeightLayout::safeKingMove, static_cast<float>(f.safeMovesAhead));
        visit(WeightLayout::attackedKingMove, static_cast<float>(f.attackedMovesAhead));
    }

    template <class Visit>
    void eachPieceBeside(const Features& f, std::size_t king, Visit visit) const {
        const bool white = f.squares[king] > 0;
        const auto seen = [&](std::int8_t square) {
            const int index = std::abs(square) - 1;
            return white ? index : places_.squares - 1 - index;
        };
        for (std::size_t i = 0; i < f.count; ++i) {
            if (i == king)
                continue;
            const bool own = (f.squares[i] > 0) == white;
            using enum evaluation::Beside;
            const evaluation::Beside piece =
                i < f.men ? (own ? ownMan : opposingMan) : (own ? ownKing : opposingKing);
            visit(places_.besideKing(piece, (f.toMove > 0) == white, seen(f.squares[king]),
                                     seen(f.squares[i])),
                  white ? 1.F : -1.F);
        }
    }

    template <class Visit> void eachPattern(const Features& f, Visit visit) const {
        for (std::size_t l = 0; l < layout_.laneCount; ++l)
            visit(places_.pattern(layout_.lanes[l].table, f.lanes[l]),
                  layout_.lanes[l].turned ? -1.F : 1.F);
        for (std::size_t l = 0; l < layout_.laneCount; ++l)
            for (std::size_t p = 0; p < layout_.partCount; ++p)
                if (layout_.parts[p].table == layout_.lanes[l].table)
                    visit(places_.part(p, layout_.parts[p].entry(f.lanes[l])),
                          layout_.lanes[l].turned ? -1.F : 1.F);
    }

    void step(Learnt& w, float gradient) const {
        // Starting above zero keeps rare features near their start.
        constexpr float inertia = 1;
        w.squares += gradient * gradient;
        w.value -= static_cast<float>(settings_.rate) * gradient / std::sqrt(w.squares + inertia);
    }

    const Fit& settings_;
    rules::Variant variant_;
    WeightLayout places_;
    const PatternLayout& layout_;
    int startCount_ = 0;
    std::vector<Pair> pairs_;
    std::vector<Sum> sums_; ///< of the weights that were added to their mean
    int added_ = 0;
};

double meanLoss(const Fitter& fitter, std::span<const Example> examples) {
    double sum = 0;
    for (const Example& e : examples)
        sum += loss(fitter.predicted(e), fitter.target(e));
    return examples.empty() ? 0 : sum / static_cast<double>(examples.size());
}

/// A whole game is either validation or training data: positions of one game are too similar.
bool isHeldBack(const Example& e, const Fit& settings) {
    std::uint64_t state = e.game;
    constexpr double range = 4294967296.0;
    return static_cast<double>(rules::zobrist::splitMix(state) >> 32) < settings.heldBack * range;
}

} // namespace

void addExamples(const SampleGame& game, std::uint32_t number, const Fit& settings,
                 std::vector<Example>& examples) {
    const std::size_t first = examples.size();
    for (const Sample& s : game.samples)
        examples.push_back({evaluation::extractFeatures(s.position), number,
                            static_cast<float>(chance(s.score, settings.scale)),
                            static_cast<float>(s.result + 1) / 2});
    const auto lambda = static_cast<float>(settings.lambda);
    for (std::size_t i = examples.size(); i > first + 1; --i) {
        float& expected = examples[i - 2].expected;
        expected += lambda * (examples[i - 1].expected - expected);
    }
}

std::size_t keepQuiet(const Weights& start, const Fit& settings, std::vector<Example>& examples) {
    if (settings.quiet >= 1)
        return 0;
    const Fitter fitter(start, settings);
    return std::erase_if(examples, [&](const Example& e) {
        return std::abs(fitter.predicted(e) - static_cast<double>(e.expected)) > settings.quiet;
    });
}

Weights fit(const Weights& start, std::vector<Example>& examples, const Fit& settings,
            const std::function<void(const Epoch&)>& report) {
    Fitter fitter(start, settings);
    std::mt19937_64 random(1);
    std::ranges::shuffle(examples, random);
    const auto middle = std::partition(examples.begin(), examples.end(),
                                       [&](const Example& e) { return isHeldBack(e, settings); });
    const std::span<const Example> measured(examples.begin(), middle);
    const std::span<const Example> learnt(middle, examples.end());
    constexpr std::size_t timesAnEpoch = 16;
    const std::size_t interval = learnt.size() / timesAnEpoch + 1;
    for (int epoch = 1; epoch <= settings.epochs; ++epoch) {
        const bool averages = 2 * epoch > settings.epochs;
        double sum = 0;
        for (std::size_t i = 0; i < learnt.size(); ++i) {
            sum += fitter.learn(learnt[i]);
            if (averages && i % interval == 0)
                fitter.addToMean();
        }
        if (epoch == settings.epochs)
            fitter.takeMean();
        report({epoch, learnt.empty() ? 0 : sum / static_cast<double>(learnt.size()),
                meanLoss(fitter, measured)});
    }
    return fitter.weights();
}

namespace {

// The exponents that Spall recommends for runs of finite length.
constexpr double stepDecay = 0.602;
constexpr double reachDecay = 0.101;

} // namespace

Spsa::Spsa(std::vector<SpsaParameter> parameters, std::uint64_t trials, std::uint64_t seed)
    : parameters_(std::move(parameters)), signs_(parameters_.size()),
      trials_(static_cast<double>(std::max<std::uint64_t>(trials, 1))), random_(seed) {}

double Spsa::reach(const SpsaParameter& parameter) const {
    assert(trial_ > 0);
    return parameter.step * std::pow(trials_ / trial_, reachDecay);
}

Spsa::Trial Spsa::next() {
    ++trial_;
    Trial trial;
    for (std::size_t i = 0; i < parameters_.size(); ++i) {
        const SpsaParameter& parameter = parameters_[i];
        signs_[i] = random_() % 2 == 0 ? 1 : -1;
        const double by = signs_[i] * reach(parameter);
        trial.plus.push_back(std::clamp(parameter.value + by, parameter.least, parameter.most));
        trial.minus.push_back(std::clamp(parameter.value - by, parameter.least, parameter.most));
    }
    return trial;
}

void Spsa::learn(double score) {
    assert(trial_ > 0 && score >= 0 && score <= 1);
    // In the last trial a clean sweep moves a parameter by a tenth of its step.
    constexpr double lastMove = 0.1;
    const double tenth = trials_ / 10;
    const double rate = lastMove * std::pow((tenth + trials_) / (tenth + trial_), stepDecay);
    for (std::size_t i = 0; i < parameters_.size(); ++i) {
        SpsaParameter& parameter = parameters_[i];
        const double move = rate * parameter.step * signs_[i] * (2 * score - 1);
        parameter.value = std::clamp(parameter.value + move, parameter.least, parameter.most);
    }
}

std::vector<double> Spsa::values() const {
    std::vector<double> values;
    for (const SpsaParameter& parameter : parameters_)
        values.push_back(parameter.value);
    return values;
}

namespace {

match::Contestant contestant(const SearchTuning& tuning, const std::vector<double>& values) {
    EngineSettings settings;
    settings.tableMegabytes = 1;
    for (std::size_t i = 0; i < values.size(); ++i)
        settings.search.*tuning.parameters[i].info.value = static_cast<int>(std::lround(values[i]));
    match::Contestant c;
    c.limits.nodes = tuning.nodes;
    c.make = [settings] { return std::make_unique<EmbeddedEngine>(settings); };
    return c;
}

Spsa makeSpsa(const SearchTuning& tuning) {
    std::vector<SpsaParameter> parameters;
    for (const TunedParameter& p : tuning.parameters)
        parameters.push_back({static_cast<double>(search::SearchParameters{}.*p.info.value),
                              static_cast<double>(p.info.least), static_cast<double>(p.info.most),
                              p.step});
    return {std::move(parameters), tuning.trials, tuning.seed};
}

} // namespace

std::vector<double> tuneSearch(const SearchTuning& tuning, const std::stop_token& stop,
                               const TuningReport& report) {
    assert(!tuning.openings.empty());
    Spsa spsa = makeSpsa(tuning);
    std::size_t next = 0;
    for (std::uint64_t trial = 1; trial <= tuning.trials; ++trial) {
        const Spsa::Trial values = spsa.next();
        match::Match m;
        m.first = contestant(tuning, values.plus);
        m.second = contestant(tuning, values.minus);
        m.gamesAtOnce = tuning.gamesAtOnce;
        for (int i = 0; i < tuning.pairsATrial; ++i)
            m.openings.push_back(tuning.openings[next++ % tuning.openings.size()]);
        const match::Standing standing =
            match::play(m, stop, [](const match::Standing&, const auto&) {});
        if (stop.stop_requested())
            break;
        spsa.learn(standing.mean());
        report(trial, spsa.values());
    }
    return spsa.values();
}

} // namespace damscope::analysis::train
