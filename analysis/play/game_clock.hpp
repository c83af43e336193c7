// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/rules.hpp"

#include <array>
#include <chrono>
#include <optional>

namespace damscope::analysis::play {

/// How much time each player has for a game.
struct TimeControl {
    std::chrono::milliseconds main{0};
    std::chrono::milliseconds increment{0}; ///< added after every move
};

/// The clock of a game: one side's time runs. Told what time it is, so that it needs no time of its
/// own.
class GameClock {
public:
    using Time = std::chrono::steady_clock::time_point;
    /// What both sides have left, White's first.
    using Times = std::array<std::chrono::milliseconds, 2>;

    explicit GameClock(const TimeControl& control)
        : control_(control), left_{control.main, control.main} {}

    void start(rules::Color side, Time now);
    /// The side that was thinking has moved; the other's time runs. A side whose time is over gets
    /// no more.
    void press(Time now);
    void stop(Time now);
    /// As it was at another moment of the game; nobody's time runs.
    void setBack(const Times& times);

    /// Not less than nothing.
    [[nodiscard]] std::chrono::milliseconds left(rules::Color side, Time now) const;
    [[nodiscard]] Times times(Time now) const {
        return {left(rules::Color::white, now), left(rules::Color::black, now)};
    }
    [[nodiscard]] bool isOver(rules::Color side, Time now) const;
    [[nodiscard]] const TimeControl& control() const { return control_; }

private:
    TimeControl control_;
    Times left_;
    std::optional<rules::Color> running_;
    Time since_{};
};

} // namespace damscope::analysis::play
