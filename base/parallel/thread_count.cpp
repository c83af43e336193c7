// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/parallel/thread_count.hpp"

#include <algorithm>
#include <thread>

namespace damscope::base {

int commandThreads() {
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency())); // 0: not known
}

int backgroundThreads() {
    return std::max(1, commandThreads() - 1);
}

} // namespace damscope::base
