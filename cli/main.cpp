// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/system/command_line.hpp"
#include "base/system/standard_streams.hpp"
#include "cli/commands/commands.hpp"
#include "cli/program.hpp"
#include "cli/terminal/console.hpp"

#include <chrono>
#include <csignal>
#include <exception>
#include <new>
#include <string_view>

namespace {

using damscope::cli::ExitStatus;

int statusOf(ExitStatus status, const damscope::cli::Interruption& interruption) {
    constexpr int signalStatus = 128;
    if (status == ExitStatus::interrupted)
        return signalStatus + interruption.signal().value_or(SIGINT);
    return static_cast<int>(status);
}

int run(int argc, char** argv) {
    damscope::cli::Output out(damscope::base::standardOutput, "standard output");
    damscope::cli::Interruption interruption([&out] { return out.isPaged(); });
    damscope::cli::Console console(
        out, [&](std::chrono::milliseconds grace) { return interruption.token(grace); });
    const ExitStatus status = damscope::cli::runProgram(
        damscope::cli::allCommands(), damscope::base::wordsOf(argc, argv), console);
    return statusOf(status, interruption);
}

// Reports an error without allocating memory.
int fail(std::string_view what) {
    for (const std::string_view part :
         {std::string_view("damscope: "), what, std::string_view("\n")})
        // An error here cannot be reported.
        (void)damscope::base::writeAll(damscope::base::standardError, part);
    return static_cast<int>(ExitStatus::failed);
}

} // namespace

int main(int argc, char** argv) {
    damscope::base::prepareStandardStreams();
    try {
        return run(argc, argv);
    } catch (const std::bad_alloc&) {
        return fail("out of memory");
    } catch (const std::exception& error) {
        return fail(error.what());
    }
}
