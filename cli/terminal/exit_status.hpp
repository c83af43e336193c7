// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace damscope::cli {

/// The exit status of the program.
enum class ExitStatus : int {
    allWell = 0,
    problems = 1,     ///< done, with problems reported
    usage = 2,        ///< the command line is wrong
    failed = 3,       ///< the store or a file failed
    interrupted = 130 ///< stopped by Ctrl-C; SIGTERM makes it 143
};

} // namespace damscope::cli
