// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <thread>

namespace damscope::base {

/// Tries again and again until `attempt` says true, for what another program holds for a moment.
/// False after `timeout`.
template <class Attempt> bool waitUntil(std::chrono::milliseconds timeout, const Attempt& attempt) {
    constexpr std::chrono::milliseconds pause{10};
    const auto end = std::chrono::steady_clock::now() + timeout;
    while (!attempt()) {
        if (std::chrono::steady_clock::now() >= end)
            return false;
        std::this_thread::sleep_for(pause);
    }
    return true;
}

} // namespace damscope::base
