// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>

namespace damscope::analysis::endgame {

/// Calls body(item, worker) for every item below `count`, by several threads, of which the caller's
/// is worker 0. Items that are not begun when a stop is requested or a body throws are left out;
/// what was thrown is thrown again here.
void inParallel(std::uint64_t count, int threads, const std::stop_token& stop,
                const std::function<void(std::uint64_t item, int worker)>& body);

} // namespace damscope::analysis::endgame
