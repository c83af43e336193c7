// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.hpp"
#include "cli/program.hpp"
#include "cli/terminal/console.hpp"

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <exception>
#include <fcntl.h>
#include <new>
#include <string_view>
#include <unistd.h>

namespace {

using damscope::cli::ExitStatus;

// A closed standard descriptor would be given to the next file opened, perhaps the store, and
// messages would land in it. The placeholder is opened so that its usual use fails.
void occupyClosedDescriptor(int descriptor, int mode) {
    if (::fcntl(descriptor, F_GETFD) == -1 && ::open("/dev/null", mode) != descriptor)
        std::abort();
}

void prepareDescriptors() {
    occupyClosedDescriptor(STDIN_FILENO, O_WRONLY);
    occupyClosedDescriptor(STDOUT_FILENO, O_RDONLY);
    occupyClosedDescriptor(STDERR_FILENO, O_RDONLY);
}

// The write then fails with an error, which is reported and cleaned up after.
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

int run(int argc, char** argv) {
    damscope::cli::Output out(STDOUT_FILENO, "standard output");
    damscope::cli::Interruption interruption([&out] { return out.isPaged(); });
    damscope::cli::Console console(out, [&] { return interruption.token(); });
    const ExitStatus status = damscope::cli::runProgram(
        damscope::cli::allCommands(), {argv + std::min(argc, 1), argv + argc}, console);
    return statusOf(status, interruption);
}

// Reports an error without allocating memory.
int fail(std::string_view what) {
    for (const std::string_view part :
         {std::string_view("damscope: "), what, std::string_view("\n")})
        (void)damscope::cli::writeAll(STDERR_FILENO, part); // an error here cannot be reported
    return static_cast<int>(ExitStatus::failed);
}

} // namespace

int main(int argc, char** argv) {
    prepareDescriptors();
    takeWriteErrorsAsErrors();
    try {
        return run(argc, argv);
    } catch (const std::bad_alloc&) {
        return fail("out of memory");
    } catch (const std::exception& error) {
        return fail(error.what());
    }
}
