// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/parallel/thread_count.hpp"

#include "base/files/user_folder.hpp"

#include <algorithm>
#include <charconv>
#include <thread>

namespace damscope::base {

int commandThreads() {
    if (const auto wanted = environment("DAMSCOPE_THREADS")) {
        constexpr int most = 256;
        int number = 0;
        const char* const end = wanted->data() + wanted->size();
        const auto [stopped, error] = std::from_chars(wanted->data(), end, number);
        if (error == std::errc() && stopped == end && number >= 1 && number <= most)
            return number;
    }
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency())); // 0: not known
}

int backgroundThreads() {
    return std::max(1, commandThreads() - 1);
}

} // namespace damscope::base
