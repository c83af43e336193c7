// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/play/strength.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>
#include <vector>

namespace damscope::analysis::play {
namespace {

using std::chrono::milliseconds;

struct Level {
    std::optional<std::uint64_t> nodes; ///< node limit
    int slack;                          ///< hundredths of a man that it overlooks
};
// Spaced evenly by matches of international draughts (docs/development/engine.md).
constexpr std::array<Level, strongest> levels{{{200, 120},
                                               {450, 94},
                                               {850, 68},
                                               {2'200, 46},
                                               {5'000, 31},
                                               {10'500, 20},
                                               {25'000, 12},
                                               {50'000, 6},
                                               {100'000, 0},
                                               {std::nullopt, 0}}};

const Level& strengthLevel(Strength strength) {
    return levels[static_cast<std::size_t>(std::clamp(strength, weakest, strongest) - 1)];
}

bool isAsGood(const Score& score, const Score& best, int slack) {
    if (score == best)
        return true;
    if (score.kind() != Score::Kind::estimate || best.kind() != Score::Kind::estimate)
        return false;
    return best.centiMen() - score.centiMen() <= slack;
}

} // namespace

Limits searchLimits(Strength strength, std::optional<milliseconds> time) {
    constexpr int choices = 8;
    constexpr milliseconds longest{5'000};
    const Level& level = strengthLevel(strength);
    Limits limits;
    limits.nodes = level.nodes;
    limits.time = time;
    if (!time && !level.nodes)
        limits.time = longest;
    limits.lines = level.slack > 0 ? choices : 1;
    return limits;
}

const PvLine& chosenLine(const Findings& findings, Strength strength, std::mt19937_64& random) {
    assert(!findings.lines.empty());
    const PvLine& best = findings.lines.front();
    std::vector<const PvLine*> asGood;
    for (const PvLine& line : findings.lines)
        if (isAsGood(line.score, best.score, strengthLevel(strength).slack))
            asGood.push_back(&line);
    if (strengthLevel(strength).slack == 0 || asGood.empty())
        return best;
    return *asGood[std::uniform_int_distribution<std::size_t>(0, asGood.size() - 1)(random)];
}

LimitedEngine::LimitedEngine(std::unique_ptr<Engine> engine, Strength strength)
    : engine_(std::move(engine)), strength_(strength) {}

std::string LimitedEngine::name() const {
    return engine_->name() + ", strength " + std::to_string(strength_);
}

void LimitedEngine::setPosition(const rules::Position& start, std::span<const rules::Move> moves) {
    engine_->setPosition(start, moves);
}

Findings LimitedEngine::search(const Limits& limits, const std::stop_token& stop,
                               const Report& report) {
    return engine_->search(limits, stop, report);
}

std::optional<Choice> LimitedEngine::play(const Limits& limits, const std::stop_token& stop) {
    auto time = limits.time;
    if (limits.clock)
        time = moveTime(*limits.clock).usual;
    const Findings findings = engine_->search(searchLimits(strength_, time), stop);
    if (findings.lines.empty())
        return std::nullopt;
    const PvLine& line = chosenLine(findings, strength_, random_);
    return Choice{line.moves.front(), line.score, line.depth};
}

void LimitedEngine::newGame() {
    engine_->newGame();
}

} // namespace damscope::analysis::play
