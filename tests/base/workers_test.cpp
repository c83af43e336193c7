// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/parallel/workers.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <set>
#include <stdexcept>
#include <thread>
#include <vector>

using namespace damscope::base;

TEST(Workers, runInThreadsOfTheirOwnAndInTheCallers) {
    std::array<std::thread::id, 4> ids;
    std::atomic<int> here = 0;
    runWorkers(4, {}, [&](int worker, const std::stop_token&) {
        ids.at(static_cast<std::size_t>(worker)) = std::this_thread::get_id();
        ++here;
        while (here < 4)
            std::this_thread::yield();
    });
    EXPECT_EQ(ids[0], std::this_thread::get_id());
    EXPECT_EQ(std::set<std::thread::id>(ids.begin(), ids.end()).size(), 4U);
}

TEST(Workers, areStoppedFromOutside) {
    std::stop_source source;
    std::atomic<int> stopped = 0;
    runWorkers(2, source.get_token(), [&](int worker, const std::stop_token& stop) {
        if (worker == 0)
            source.request_stop();
        while (!stop.stop_requested())
            std::this_thread::yield();
        ++stopped;
    });
    EXPECT_EQ(stopped, 2);
}

TEST(Workers, areStoppedWhereOneThrows) {
    std::atomic<int> stopped = 0;
    const auto work = [&](int worker, const std::stop_token& stop) {
        if (worker == 2)
            throw std::runtime_error("two");
        while (!stop.stop_requested())
            std::this_thread::yield();
        ++stopped;
    };
    EXPECT_THROW(runWorkers(4, {}, work), std::runtime_error);
    EXPECT_EQ(stopped, 3);
}

TEST(ForEachInParallel, goesThroughEveryItemOnce) {
    for (const int threads : {0, 1, 3, 16}) {
        std::vector<std::atomic<int>> seen(1000);
        forEachInParallel(seen.size(), threads, {}, [&](std::uint64_t item, int worker) {
            EXPECT_LT(worker, std::max(threads, 1));
            ++seen.at(item);
        });
        EXPECT_TRUE(std::ranges::all_of(seen, [](const auto& times) { return times == 1; }));
    }
}

TEST(ForEachInParallel, doesNothingWithoutItems) {
    forEachInParallel(0, 4, {}, [](std::uint64_t, int) { FAIL(); });
}

TEST(ForEachInParallel, beginsNothingAfterAStop) {
    std::stop_source source;
    int done = 0;
    forEachInParallel(100, 1, source.get_token(), [&](std::uint64_t, int) {
        if (++done == 7)
            source.request_stop();
    });
    EXPECT_EQ(done, 7);
}

TEST(ForEachInParallel, throwsWhatABodyThrew) {
    const auto body = [](std::uint64_t item, int) {
        if (item == 50)
            throw std::runtime_error("fifty");
    };
    EXPECT_THROW(forEachInParallel(100, 3, {}, body), std::runtime_error);
}

TEST(ThreadCount, leavesOneToTheWindow) {
    EXPECT_GE(commandThreads(), 1);
    EXPECT_GE(backgroundThreads(), 1);
    EXPECT_EQ(backgroundThreads(), std::max(1, commandThreads() - 1));
}

TEST(Throttle, letsSomethingThroughOnceInAPause) {
    Throttle never(std::chrono::hours(1));
    EXPECT_FALSE(never.isDue());
    Throttle soon(std::chrono::milliseconds(5));
    while (!soon.isDue())
        std::this_thread::yield();
    EXPECT_GT(soon.elapsed().count(), 0.005);
    Throttle always(std::chrono::milliseconds(0));
    EXPECT_TRUE(always.isDue());
    EXPECT_TRUE(always.isDue());
}
