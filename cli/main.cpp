// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.hpp"
#include "cli/interruption.hpp"
#include "cli/program.hpp"

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <unistd.h>

namespace {

using damscope::cli::ExitStatus;

// A closed standard descriptor would be given to the next file opened, perhaps the store, and
// messages would land in it. What takes its place refuses to be used the way round it is meant for.
void occupyClosedDescriptor(int descriptor, int mode) {
    if (::fcntl(descriptor, F_GETFD) == -1 && ::open("/dev/null", mode) != descriptor)
        std::abort();
}

void prepareDescriptors() {
    occupyClosedDescriptor(STDIN_FILENO, O_WRONLY);
    occupyClosedDescriptor(STDOUT_FILENO, O_RDONLY);
    occupyClosedDescriptor(STDERR_FILENO, O_RDONLY);
}

// Both come back as errors of the write, which is told and cleaned up after.
void takeWriteErrorsAsErrors() {
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
}

int statusOf(ExitStatus status, const damscope::cli::Interruption& interruption) {
    constexpr int signalStatus = 128;
    if (status == ExitStatus::interrupted)
        return signalStatus + interruption.signal().value_or(SIGINT);
    return static_cast<int>(status);
}

} // namespace

int main(int argc, char** argv) {
    prepareDescriptors();
    takeWriteErrorsAsErrors();
    damscope::cli::Interruption interruption;
    damscope::cli::Output out(STDOUT_FILENO, "standard output");
    damscope::cli::Console console(out, [&] { return interruption.token(); });
    const ExitStatus status = damscope::cli::runProgram(
        damscope::cli::allCommands(), {argv + std::min(argc, 1), argv + argc}, console);
    return statusOf(status, interruption);
}
