// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>

namespace damscope::base {

/// Reports the progress of a job: `done` of `total` units are done; a total of 0 is unknown.
using Progress = std::function<void(std::uint64_t done, std::uint64_t total)>;

/// Limits how often something happens, starting with the first pause.
class Throttle {
public:
    using Clock = std::chrono::steady_clock;

    explicit Throttle(Clock::duration pause = std::chrono::milliseconds(100)) : pause_(pause) {}

    /// Whether it is time again; if so, the next pause begins.
    [[nodiscard]] bool isDue() {
        const Clock::time_point now = Clock::now();
        if (now - last_ < pause_)
            return false;
        last_ = now;
        return true;
    }
    [[nodiscard]] std::chrono::duration<double> elapsed() const { return Clock::now() - start_; }

private:
    Clock::duration pause_;
    Clock::time_point start_ = Clock::now();
    Clock::time_point last_ = start_;
};

} // namespace damscope::base
