// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/system/machine.hpp"
#include "tests/base/environment_variable.hpp"

#include <cstdlib>
#include <filesystem>
#include <string>

namespace damscope::base::testing {

inline constexpr const char* fileVariable = "DAMSCOPE_TEST_FILE";

/// Runs a test of this program in another process, on every system, and waits for it: whether it
/// passed. Its name begins with DISABLED_, since it is for this alone.
inline bool passesInAnotherProgram(const std::string& test, const std::filesystem::path& file) {
    const EnvironmentVariable variable(fileVariable, file.string());
    std::string command = '"' + programFile().value_or("").string() + "\" --gtest_filter=" + test +
                          " --gtest_also_run_disabled_tests";
#ifdef _WIN32
    command = '"' + command + " >NUL 2>&1\""; // its shell takes the first quotes away
#else
    command += " >/dev/null 2>&1";
#endif
    return std::system(command.c_str()) == 0; // NOLINT(concurrency-mt-unsafe,cert-env33-c)
}

/// The file that such a test is for.
inline std::filesystem::path fileOfAnotherProgram() {
    return environment(fileVariable).value_or("");
}

} // namespace damscope::base::testing
