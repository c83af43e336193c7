// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a thread sleeps is known of Linux alone.
#include "base/parallel/ordered_pipeline.hpp"
#include "tests/base/asleep.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <string>
#include <thread>
#include <unistd.h>

namespace damscope::base {
namespace {

TEST(OrderedPipeline, makesTheProducerWait) {
    OrderedPipeline<int, std::string> pipeline({5});
    std::atomic<int> put = 0;
    std::atomic<pid_t> producer = 0;
    pipeline.startProducer([&] {
        producer = ::gettid();
        while (put < 100 && pipeline.putResult("x"))
            ++put;
    });
    while (pipeline.hasRoom())
        std::this_thread::yield();
    EXPECT_TRUE(awaitAsleep(producer));
    EXPECT_EQ(put, 5);
    int taken = 0;
    for (; pipeline.await(std::chrono::seconds(1)) == decltype(pipeline)::Next::ready; ++taken)
        (void)pipeline.take();
    EXPECT_EQ(taken, 100);
}

} // namespace
} // namespace damscope::base
