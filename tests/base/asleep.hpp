// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <fstream>
#include <string>
#include <sys/types.h>
#include <thread>

namespace damscope {

/// Waits until a thread of this process sleeps: until it waits for something. False where it does
/// not within ten seconds.
inline bool awaitAsleep(pid_t thread) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(10);
    while (std::chrono::steady_clock::now() < end) {
        std::ifstream in("/proc/self/task/" + std::to_string(thread) + "/stat");
        std::string line;
        std::getline(in, line);
        const std::size_t name = line.rfind(')'); // may hold anything
        if (name != std::string::npos && line.compare(name, 3, ") S") == 0)
            return true;
        std::this_thread::yield();
    }
    return false;
}

} // namespace damscope
