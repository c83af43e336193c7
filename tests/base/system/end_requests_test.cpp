// SPDX-License-Identifier: GPL-3.0-or-later
// What asks a program to end. Each test is another process: such requests are for whole programs,
// which have no other threads when they begin to wait for them.
#include "base/system/end_requests.hpp"
#include "tests/base/another_program.hpp"

#include <gtest/gtest.h>

#include <csignal>
#include <thread>

#ifdef _WIN32
#include <windows.h>
#endif

namespace damscope::base {
namespace {

using std::chrono::milliseconds;

bool passes(const std::string& test) {
    return testing::passesInAnotherProgram("EndRequests.DISABLED_" + test, "");
}

// Asks this program to end, as if somebody had pressed Ctrl-C. False where that cannot be done.
bool interrupt() {
#ifdef _WIN32
    // On a console of its own: all programs on one get it.
    ::FreeConsole();
    return ::AllocConsole() != 0 && ::SetConsoleCtrlHandler(nullptr, FALSE) != 0 &&
           ::GenerateConsoleCtrlEvent(CTRL_C_EVENT, 0) != 0;
#else
    return std::raise(SIGINT) == 0;
#endif
}

TEST(EndRequests, DISABLED_comesOnce) {
    std::signal(SIGINT, SIG_DFL); // it is ignored in what a shell runs in the background
    EndRequests requests;
    if (!interrupt())
        GTEST_SKIP() << "there is no console";
    EXPECT_EQ(requests.next(), SIGINT);
    EXPECT_EQ(requests.nextWithin(milliseconds(0)), std::nullopt);
    EXPECT_FALSE(requests.isClosed());
}

TEST(EndRequests, endNothingButAreReported) {
    EXPECT_TRUE(passes("comesOnce"));
}

TEST(EndRequests, DISABLED_isClosed) {
    EndRequests requests;
    EXPECT_EQ(requests.nextWithin(milliseconds(0)), std::nullopt);
    EXPECT_FALSE(requests.isClosed());
    std::jthread waiting([&] { EXPECT_EQ(requests.next(), std::nullopt); });
    requests.close();
    waiting.join();
    EXPECT_TRUE(requests.isClosed());
    EXPECT_EQ(requests.next(), std::nullopt);
    EXPECT_EQ(requests.nextWithin(milliseconds(0)), std::nullopt);
}

TEST(EndRequests, areNotWaitedForOnceClosed) {
    EXPECT_TRUE(passes("isClosed"));
}

#ifndef _WIN32
TEST(EndRequests, DISABLED_isToTerminate) {
    std::signal(SIGTERM, SIG_DFL);
    EndRequests requests;
    ASSERT_EQ(std::raise(SIGTERM), 0);
    EXPECT_EQ(requests.next(), SIGTERM);
}

TEST(EndRequests, areAlsoToTerminate) {
    EXPECT_TRUE(passes("isToTerminate"));
}

TEST(EndRequests, DISABLED_isIgnored) {
    std::signal(SIGINT, SIG_IGN); // as nohup does before it starts a program
    EndRequests requests;
    ASSERT_EQ(std::raise(SIGINT), 0);
    EXPECT_EQ(requests.nextWithin(milliseconds(0)), std::nullopt);
}

TEST(EndRequests, stayIgnoredWhereTheyWere) {
    EXPECT_TRUE(passes("isIgnored"));
}
#endif

} // namespace
} // namespace damscope::base
