// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// The keeper: a process between Damscope and a program that is not trusted to end. It adopts the
/// processes that its program leaves behind (PR_SET_CHILD_SUBREAPER, prctl(2)), so that not even a
/// daemon escapes, and ends them all when Damscope closes the leash or ends in any way.
namespace damscope::analysis::keeper {

/// The descriptors that keeper and program get from Damscope; all are 10 or higher.
struct Ends {
    int input = -1;  ///< becomes the program's standard input
    int output = -1; ///< standard output
    int errors = -1; ///< standard error
    int leash = -1;  ///< when it is closed (nothing is written to it), the keeper ends everything
    int news = -1;   ///< the keeper writes News to it
};

/// A report of the keeper about its program.
struct News {
    enum class Kind : std::uint8_t { started, notStarted, ended };
    Kind kind = Kind::started;
    /// Process id; errno of the failed start; status as waitpid(2) gives it.
    int value = 0;
};

/// The other settings of the program.
struct Call {
    char* const* words = nullptr; ///< as execvp(3) takes them; ends with a null pointer
    const char* folder = nullptr; ///< working directory
    std::uint64_t memory = 0;     ///< address space in bytes
};

/// Runs in the process that fork(2) has just made and never returns. Does only what is safe between
/// fork and exec: the process it was forked from may have other threads.
[[noreturn]] void run(const Ends& ends, const Call& call);

} // namespace damscope::analysis::keeper
