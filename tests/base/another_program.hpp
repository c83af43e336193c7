// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/system/machine.hpp"
#include "tests/base/environment_variable.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

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

/// The words that start such a test.
inline std::vector<std::string> wordsFor(const std::string& test) {
    return {programFile().value_or("").string(), "--gtest_filter=" + test,
            "--gtest_also_run_disabled_tests", "--gtest_brief=1"};
}

/// The same for a shell.
inline std::string commandFor(const std::string& test) {
    std::string line;
    for (const std::string& word : wordsFor(test))
        line += (line.empty() ? "\"" : " \"") + word + '"';
    return line;
}

/// What such a test has found out goes into its file.
inline void note(const std::string& text) {
    std::ofstream(fileOfAnotherProgram(), std::ios::binary) << text;
}
inline std::string noted(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

} // namespace damscope::base::testing
