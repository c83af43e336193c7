// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/engine.hpp"
#include "analysis/play/strength.hpp"

#include <memory>
#include <random>

namespace damscope::analysis::play {

/// An engine that plays at a strength; its searches are unchanged. Its random choices are the same
/// in every run.
class EngineOfStrength final : public Engine {
public:
    EngineOfStrength(std::unique_ptr<Engine> engine, Strength strength);

    [[nodiscard]] std::string name() const override;
    void setPosition(const rules::Position& start,
                     std::span<const rules::Move> moves = {}) override;
    Findings search(const Limits& limits, const std::stop_token& stop = {},
                    const Report& report = {}) override;
    /// Of `limits` the time and the clock count; the strength decides the rest.
    std::optional<Choice> play(const Limits& limits, const std::stop_token& stop = {}) override;
    void newGame() override;

private:
    std::unique_ptr<Engine> engine_;
    Strength strength_;
    std::mt19937_64 random_;
};

} // namespace damscope::analysis::play
