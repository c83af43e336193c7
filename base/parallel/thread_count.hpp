// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace damscope::base {

/// The default number of threads of a command: $DAMSCOPE_THREADS, else as many as the machine runs
/// at the same time.
[[nodiscard]] int commandThreads();

/// The number of threads of a job behind a window: one fewer, so that the window stays responsive.
[[nodiscard]] int backgroundThreads();

} // namespace damscope::base
