// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/rules.hpp"

#include <array>
#include <chrono>
#include <optional>

namespace damscope::analysis::play {

/// The time of each player for a game.
struct TimeControl {
    std::chrono::milliseconds main{0};
    std::chrono::milliseconds increment{0}; ///< added after every move
};

/// The clock of a game: one side's time runs. The current time is an argument, so that it does not
/// read a system clock.
class GameClock {
public:
    using Time = std::chrono::steady_clock::time_point;
    /// The remaining time of both sides, White's first.
    using RemainingTimes = std::array<std::chrono::milliseconds, 2>;

    explicit GameClock(const TimeControl& control)
        : control_(control), left_{control.main, control.main} {}

    void start(rules::Color side, Time now);
    /// The side whose time runs has moved; the other's time runs. A side whose time is up gets no
    /// increment.
    void press(Time now);
    void stop(Time now);
    /// Restores the times of an earlier moment; neither side's time runs.
    void setBack(const RemainingTimes& times);

    /// Never negative.
    [[nodiscard]] std::chrono::milliseconds left(rules::Color side, Time now) const;
    [[nodiscard]] RemainingTimes times(Time now) const {
        return {left(rules::Color::white, now), left(rules::Color::black, now)};
    }
    [[nodiscard]] bool isOver(rules::Color side, Time now) const;
    [[nodiscard]] const TimeControl& control() const { return control_; }

private:
    TimeControl control_;
    RemainingTimes left_;
    std::optional<rules::Color> running_;
    Time since_{};
};

} // namespace damscope::analysis::play
