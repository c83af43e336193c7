// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/play/engine_of_strength.hpp"

#include "analysis/move_time.hpp"

#include <utility>

namespace damscope::analysis::play {

EngineOfStrength::EngineOfStrength(std::unique_ptr<Engine> engine, Strength strength)
    : engine_(std::move(engine)), strength_(strength) {}

std::string EngineOfStrength::name() const {
    return engine_->name() + ", strength " + std::to_string(strength_);
}

void EngineOfStrength::setPosition(const rules::Position& start,
                                   std::span<const rules::Move> moves) {
    engine_->setPosition(start, moves);
}

Findings EngineOfStrength::search(const Limits& limits, const std::stop_token& stop,
                                  const Report& report) {
    return engine_->search(limits, stop, report);
}

std::optional<Choice> EngineOfStrength::play(const Limits& limits, const std::stop_token& stop) {
    auto time = limits.time;
    if (limits.clock)
        time = moveTimeOf(*limits.clock).usual;
    const Findings findings = engine_->search(limitsOf(strength_, time), stop);
    if (findings.lines.empty())
        return std::nullopt;
    const PvLine& line = chosenLine(findings, strength_, random_);
    return Choice{line.moves.front(), line.score, line.depth};
}

void EngineOfStrength::newGame() {
    engine_->newGame();
}

} // namespace damscope::analysis::play
