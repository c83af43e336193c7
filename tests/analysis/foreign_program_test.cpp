// SPDX-License-Identifier: GPL-3.0-or-later
// What ChildProcess promises of a program on every system. The program is this one, which runs one
// of the tests named DISABLED_ForeignProgram.
#include "analysis/hub/child_process.hpp"
#include "base/files/open_files.hpp"
#include "base/files/user_folder.hpp"
#include "base/system/machine.hpp"
#include "tests/base/environment_variable.hpp"
#include "tests/base/scratch_folder.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <thread>

namespace damscope::analysis {
namespace {

using namespace std::chrono_literals;
using Heard = ChildProcess::Heard;
using Words = std::vector<std::string>;

constexpr const char* beginning = "the program begins";
constexpr const char* lockVariable = "DAMSCOPE_TEST_LOCK";

ChildProcess::Clock::time_point soon() {
    return ChildProcess::Clock::now() + 20s;
}

std::string self() {
    return base::programFile().value_or("").string();
}

Words wordsFor(const std::string& behaviour) {
    return {self(), "--gtest_filter=DISABLED_ForeignProgram." + behaviour,
            "--gtest_also_run_disabled_tests", "--gtest_brief=1"};
}

// A program that has begun to behave so: what the test program says before is skipped.
std::unique_ptr<ChildProcess> begun(const std::string& behaviour) {
    constexpr std::uint64_t anyMemory = std::uint64_t{1} << 62; // sanitizers map much
    auto process = std::make_unique<ChildProcess>(ProgramCall{wordsFor(behaviour), ".", anyMemory});
    std::string line;
    while (process->hear(line, soon()) == Heard::line)
        if (line == beginning)
            return process;
    throw std::runtime_error(behaviour + " has not begun: " + process->ending());
}

Words linesOf(ChildProcess& process) {
    Words lines;
    std::string line;
    while (process.hear(line, soon()) == Heard::line)
        lines.push_back(line);
    return lines;
}

[[noreturn]] void endWith(int status) {
    std::cout.flush();
    std::cerr.flush();
    std::_Exit(status);
}

void begin() {
    std::cout << beginning << std::endl;
}

TEST(DISABLED_ForeignProgram, answers) {
    begin();
    std::string line;
    std::getline(std::cin, line);
    std::cerr << "help\n";
    std::cout << "you said " << line << "\nno end";
    endWith(3);
}

TEST(DISABLED_ForeignProgram, printsALongLine) {
    begin();
    std::cout << std::string(300'000, 'x') << "\nnext\n";
    endWith(0);
}

TEST(DISABLED_ForeignProgram, printsWithoutEnd) {
    begin();
    for (;;)
        std::cout << "info depth=1\n";
}

TEST(DISABLED_ForeignProgram, complainsMuch) {
    begin();
    std::cerr << std::string(3'000'000, 'x') << std::flush;
    std::cout << "done\n";
    endWith(0);
}

TEST(DISABLED_ForeignProgram, sleeps) {
    begin();
    std::this_thread::sleep_for(10min);
}

TEST(DISABLED_ForeignProgram, holdsALock) {
    base::FileLock lock(base::environment(lockVariable).value_or(""));
    if (!lock.lockWithin(10s))
        endWith(1);
    std::cout << "locked" << std::endl;
    std::this_thread::sleep_for(10min);
}

// It outlives the process that starts it.
void startAHolder() {
    begin();
    std::string command;
    for (const std::string& word : wordsFor("holdsALock"))
        command += (command.empty() ? "\"" : " \"") + word + '"';
#ifdef _WIN32
    command = "start \"\" /b " + command;
#else
    command += " &";
#endif
    if (std::system(command.c_str()) != 0) // NOLINT(concurrency-mt-unsafe,cert-env33-c)
        endWith(1);
}

TEST(DISABLED_ForeignProgram, leavesAProcessBehind) {
    startAHolder();
    std::string line;
    std::getline(std::cin, line);
    endWith(0);
}

TEST(CommandWords, areThoseOfTheLine) {
    const Words words{"my engine/scan", "a \"b\"", "C:\\scan\\", "c d\\", "", "hub"};
    EXPECT_EQ(splitCommand(joinCommand(words)), words);
    EXPECT_EQ(splitCommand("  scan\thub "), (Words{"scan", "hub"}));
    EXPECT_EQ(splitCommand("\"my engine\" hub"), (Words{"my engine", "hub"}));
    EXPECT_EQ(splitCommand("scan \"hub"), std::nullopt);
    EXPECT_EQ(splitCommand("   "), std::nullopt);
}

TEST(ForeignProgram, talksInLines) {
    const auto process = begun("answers");
    ASSERT_TRUE(process->say("hello", soon()));
    EXPECT_EQ(linesOf(*process), (Words{"you said hello", "no end"}));
    EXPECT_EQ(process->ending(), "ended with status 3");
    EXPECT_NE(process->lastWords().find("help"), std::string::npos);
}

TEST(ForeignProgram, thatIsNotThereIsReported) {
    for (const std::string& name :
         {std::string("/nowhere/engine"), std::string("no-such-engine")}) {
        ChildProcess missing({{name}, ".", std::uint64_t{4} << 30});
        EXPECT_TRUE(linesOf(missing).empty());
        EXPECT_EQ(missing.ending(), "cannot be started: No such file or directory");
    }
}

TEST(ForeignProgram, losesLinesThatAreTooLong) {
    EXPECT_EQ(linesOf(*begun("printsALongLine")), Words{"next"});
}

TEST(ForeignProgram, cannotFloodUs) {
    const auto process = begun("printsWithoutEnd");
    std::string line;
    Heard heard = Heard::line;
    while (heard == Heard::line)
        heard = process->hear(line, soon());
    EXPECT_EQ(heard, Heard::tooMuch);
}

TEST(ForeignProgram, maySayMuchOnStandardError) {
    const auto process = begun("complainsMuch");
    EXPECT_EQ(linesOf(*process), Words{"done"});
    EXPECT_LE(process->lastWords().size(), 2000U);
}

TEST(ForeignProgram, isNotWaitedForBeyondADeadlineOrAStop) {
    const auto process = begun("sleeps");
    std::string line;
    EXPECT_EQ(process->hear(line, ChildProcess::Clock::now()), Heard::nothing);
    std::stop_source stop;
    std::jthread stopper([&] { stop.request_stop(); });
    EXPECT_EQ(process->hear(line, ChildProcess::Clock::time_point::max(), stop.get_token()),
              Heard::stopped);
    process->end(0ms);
    EXPECT_EQ(process->ending(), "was still running");
}

TEST(ForeignProgram, thatDoesNotReadIsNoTrap) {
    const auto process = begun("sleeps");
    const std::string much(100'000, 'x');
    bool taken = true;
    for (int i = 0; i < 100 && taken; ++i)
        taken = process->say(much, ChildProcess::Clock::now() + 50ms);
    EXPECT_FALSE(taken);
}

TEST(ForeignProgram, takesAlongWhatItStarted) {
    const base::testing::ScratchFolder folder;
    const auto file = folder / "lock";
    const base::testing::EnvironmentVariable variable(lockVariable, file.string());
    const auto held = [](ChildProcess& process) {
        std::string line;
        while (process.hear(line, soon()) == Heard::line)
            if (line == "locked")
                return true;
        return false;
    };
    base::FileLock lock(file);
    {
        const auto process = begun("leavesAProcessBehind");
        ASSERT_TRUE(held(*process)) << process->ending();
        EXPECT_FALSE(lock.tryLock());
    }
    EXPECT_TRUE(lock.lockWithin(10s)) << "it outlives the object";
    lock.unlock();
    const auto process = begun("leavesAProcessBehind");
    ASSERT_TRUE(held(*process)) << process->ending();
    ASSERT_TRUE(process->say("end", soon()));
    std::string line;
    while (process->hear(line, soon()) == Heard::line) {
    }
    EXPECT_TRUE(lock.lockWithin(10s)) << "it outlives the program";
}

} // namespace
} // namespace damscope::analysis
