// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace damscope::base {

/// How many threads a job of the command line uses where the user names no number: as many as the
/// machine runs at a time.
[[nodiscard]] int commandThreads();

/// How many threads a job behind a window uses: one fewer, so that the window answers at once.
[[nodiscard]] int backgroundThreads();

} // namespace damscope::base
