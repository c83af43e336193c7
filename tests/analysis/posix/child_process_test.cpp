// SPDX-License-Identifier: GPL-3.0-or-later
// What the keeper of POSIX does beside what every system promises (foreign_program_test.cpp).
#include "analysis/hub/child_process.hpp"

#include "tests/base/asleep.hpp"

#include <gtest/gtest.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace damscope::analysis {
namespace {

using namespace std::chrono_literals;
using Heard = ChildProcess::Heard;

ChildProcess::Clock::time_point soon() {
    return ChildProcess::Clock::now() + 10s;
}

ProgramCall shell(const std::string& script) {
    return {{"/bin/sh", "-c", script}, ".", std::uint64_t{4} << 30};
}

std::vector<std::string> linesOf(ChildProcess& process) {
    std::vector<std::string> lines;
    std::string line;
    while (process.hear(line, soon()) == Heard::line)
        lines.push_back(line);
    return lines;
}

TEST(SplitCommand, partsWordsAsAShellDoes) {
    EXPECT_EQ(splitCommand("  'my engine/scan'  \"a \\\"b\\\"\" c\\ d '' "),
              (std::vector<std::string>{"my engine/scan", "a \"b\"", "c d", ""}));
    EXPECT_EQ(splitCommand("scan 'hub"), std::nullopt);
}

TEST(ChildProcess, reportsTheSignalThatEndedIt) {
    ChildProcess signal(shell("kill -SEGV $$"));
    EXPECT_TRUE(linesOf(signal).empty());
    EXPECT_EQ(signal.ending(), "was ended by signal 11 (Segmentation fault)");
}

TEST(ChildProcess, aStopEndsTheWait) {
    ChildProcess process(shell("sleep 600"));
    std::string line;
    std::stop_source stop;
    std::jthread stopper([&, waiting = ::gettid()] {
        EXPECT_TRUE(awaitAsleep(waiting));
        stop.request_stop();
    });
    EXPECT_EQ(process.hear(line, ChildProcess::Clock::time_point::max(), stop.get_token()),
              Heard::stopped);
}

TEST(ChildProcess, aProgramThatHasClosedItsInputIsNoTrap) {
    ChildProcess closed(shell("exec 0<&-; echo closed; sleep 600"));
    std::string line;
    ASSERT_EQ(closed.hear(line, soon()), Heard::line);
    EXPECT_FALSE(closed.say("hello", soon())) << "and no SIGPIPE";
}

TEST(ChildProcess, inheritsNoDescriptors) {
    const std::filesystem::path file = ::testing::TempDir() + "damscope-inherit";
    std::ofstream open(file);
    ChildProcess process(shell("exec ls /proc/self/fd"));
    EXPECT_EQ(linesOf(process), (std::vector<std::string>{"0", "1", "2", "3"}))
        << "3 is the folder that is listed";
    std::filesystem::remove(file);
}

TEST(ChildProcess, memoryHasALimit) {
    ProgramCall call{{"python3", "-c", "bytearray(1 << 30)"}, ".", std::uint64_t{512} << 20};
    ChildProcess process(call);
    EXPECT_TRUE(linesOf(process).empty());
    EXPECT_NE(process.lastWords().find("MemoryError"), std::string::npos) << process.lastWords();
}

// Whether a process has gone; a zombie has.
bool isGone(pid_t pid) {
    for (int i = 0; i < 500; ++i) {
        if (::kill(pid, 0) != 0)
            return true;
        std::this_thread::sleep_for(10ms);
    }
    return false;
}

TEST(ChildProcess, takesItsDaemonsAlong) {
    std::string line;
    {
        ChildProcess process(shell("setsid sh -c 'trap \"\" TERM HUP; echo $$; "
                                   "while :; do sleep 1; done' & wait"));
        ASSERT_EQ(process.hear(line, soon()), Heard::line);
        ASSERT_EQ(::kill(std::stoi(line), 0), 0);
    }
    EXPECT_TRUE(isGone(std::stoi(line)));
}

TEST(ChildProcess, daemonsDoNotOutliveTheProgramEither) {
    ChildProcess process(shell("setsid sleep 600 & echo $!; exit 0"));
    std::string line;
    ASSERT_EQ(process.hear(line, soon()), Heard::line);
    EXPECT_EQ(process.hear(line, soon()), Heard::ended);
    EXPECT_TRUE(isGone(std::stoi(line)));
}

// However Damscope ends: here a process that starts an engine is killed.
TEST(ChildProcess, endsWithTheProgramThatStartedIt) {
    std::array<int, 2> ends{};
    ASSERT_EQ(::pipe(ends.data()), 0);
    const pid_t starter = ::fork();
    if (starter == 0) {
        ChildProcess process(shell("echo $$; sleep 600"));
        std::string line;
        if (process.hear(line, soon()) == Heard::line)
            line += '\n';
        (void)!::write(ends[1], line.data(), line.size());
        ::pause();
    }
    std::string pid(20, '\0');
    pid.resize(static_cast<std::size_t>(::read(ends[0], pid.data(), pid.size())));
    ASSERT_EQ(::kill(std::stoi(pid), 0), 0);
    ::kill(starter, SIGKILL);
    ::waitpid(starter, nullptr, 0);
    EXPECT_TRUE(isGone(std::stoi(pid)));
    ::close(ends[0]);
    ::close(ends[1]);
}

} // namespace
} // namespace damscope::analysis
