// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/engine.hpp"

#include <chrono>
#include <memory>
#include <optional>
#include <random>

namespace damscope::analysis::play {

/// How strong an engine plays: from 1, which overlooks a man now and then, to 10, as well as it
/// can in its time.
using Strength = int;
inline constexpr Strength weakest = 1;
inline constexpr Strength strongest = 10;

/// The limits of a strength for a move. `time`: the thinking time; none: as long as the strength
/// needs, five seconds for the strongest.
[[nodiscard]] Limits searchLimits(Strength strength,
                                  std::optional<std::chrono::milliseconds> time = std::nullopt);

/// The line to play: the best, or a random one that a player of this strength considers equally
/// good. Never one that gives away a proved win, or a proved loss if another move is not. There
/// must be a line.
[[nodiscard]] const PvLine& chosenLine(const Findings& findings, Strength strength,
                                       std::mt19937_64& random);

/// An engine that plays at a strength; its searches are unchanged. Its random choices are the same
/// in every run.
class LimitedEngine final : public Engine {
public:
    LimitedEngine(std::unique_ptr<Engine> engine, Strength strength);

    [[nodiscard]] std::string name() const override;
    void setPosition(const rules::Position& start,
                     std::span<const rules::Move> moves = {}) override;
    Findings search(const Limits& limits, const std::stop_token& stop = {},
                    const Report& report = {}) override;
    /// The time and the clock of `limits` count; the strength decides the rest.
    std::optional<Choice> play(const Limits& limits, const std::stop_token& stop = {}) override;
    void newGame() override;

private:
    std::unique_ptr<Engine> engine_;
    Strength strength_;
    std::mt19937_64 random_;
};

} // namespace damscope::analysis::play
