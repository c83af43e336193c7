// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/parallel/ordered_pipeline.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

using namespace std::chrono_literals;
using damscope::base::OrderedPipeline;

namespace {

using Pipeline = OrderedPipeline<int, std::string>;
using Next = Pipeline::Next;

// Later tasks are done sooner.
std::string slowWords(int task) {
    std::this_thread::sleep_for(std::chrono::microseconds(task % 7 == 0 ? 500 : 10));
    return std::to_string(task);
}

std::vector<std::string> takeAll(Pipeline& pipeline) {
    std::vector<std::string> all;
    for (;;) {
        const Next next = pipeline.await(1s);
        if (next == Next::ended)
            return all;
        if (next == Next::ready)
            all.push_back(pipeline.take());
    }
}

std::vector<std::string> numbersBelow(int count) {
    std::vector<std::string> numbers;
    for (int i = 0; i < count; ++i)
        numbers.push_back(std::to_string(i));
    return numbers;
}

} // namespace

TEST(OrderedPipeline, givesResultsInOrder) {
    Pipeline pipeline({8});
    ASSERT_EQ(pipeline.startWorkers(4, [] { return Pipeline::Worker(slowWords); }), 4U);
    pipeline.startProducer([&] {
        for (int i = 0; i < 500; ++i)
            ASSERT_TRUE(i % 10 == 3 ? pipeline.putResult(std::to_string(i)) : pipeline.put(i));
    });
    EXPECT_EQ(takeAll(pipeline), numbersBelow(500));
}

TEST(OrderedPipeline, needsNoThreadWhereTheCallerDoesTheTasks) {
    Pipeline pipeline({4});
    const Pipeline::Worker own = slowWords;
    std::vector<std::string> all;
    int task = 0;
    pipeline.run(
        own, [&] { return task < 20 ? std::optional(task++) : std::nullopt; },
        [&](std::string result) {
            all.push_back(std::move(result));
            return true;
        });
    EXPECT_EQ(all, numbersBelow(20));
}

TEST(OrderedPipeline, stopsWhenNoMoreIsWanted) {
    Pipeline pipeline({4});
    int put = 0;
    std::vector<std::string> all;
    pipeline.run(
        slowWords, [&] { return std::optional(put++); },
        [&](std::string result) {
            all.push_back(std::move(result));
            return all.size() < 3;
        });
    EXPECT_EQ(all, numbersBelow(3));
    EXPECT_LE(put, 7) << "no more than the capacity ahead";
}

TEST(OrderedPipeline, endsAtOnceWhenNothingWasPut) {
    Pipeline pipeline({4});
    pipeline.startProducer([] {});
    EXPECT_TRUE(takeAll(pipeline).empty());
}

TEST(OrderedPipeline, boundsWhatIsInIt) {
    Pipeline pipeline({3, 10, 5, [](const std::string& s) { return s.size(); }});
    EXPECT_TRUE(pipeline.put(1, 100)); // more than the bound: alone
    EXPECT_TRUE(pipeline.hasRoom() == false);
    EXPECT_TRUE(pipeline.helpWith([](int) { return std::string("abc"); }));
    EXPECT_TRUE(pipeline.hasRoom());
    EXPECT_TRUE(pipeline.put(2, 4));
    EXPECT_TRUE(pipeline.put(3, 6));
    EXPECT_FALSE(pipeline.hasRoom()); // three entries
    EXPECT_EQ(pipeline.take(), "abc");
    EXPECT_TRUE(pipeline.hasRoom());
    EXPECT_TRUE(pipeline.helpWith([](int) { return std::string("12345"); }));
    EXPECT_FALSE(pipeline.hasRoom()); // results
    EXPECT_EQ(pipeline.await(0ms), Next::ready);
    EXPECT_EQ(pipeline.take(), "12345");
    EXPECT_TRUE(pipeline.hasRoom());
}

TEST(OrderedPipeline, throwsWhatAWorkerThrew) {
    Pipeline pipeline({8});
    (void)pipeline.startWorkers(2, [] {
        return [](int task) -> std::string {
            if (task == 3)
                throw std::runtime_error("three");
            return std::to_string(task);
        };
    });
    pipeline.startProducer([&] {
        for (int i = 0; i < 100 && pipeline.put(i); ++i) {
        }
    });
    EXPECT_THROW(takeAll(pipeline), std::runtime_error);
}

TEST(OrderedPipeline, throwsWhatTheProducerThrew) {
    Pipeline pipeline({8});
    pipeline.startProducer([] { throw std::runtime_error("unreadable"); });
    EXPECT_THROW(takeAll(pipeline), std::runtime_error);
}

TEST(OrderedPipeline, dropsWhatIsUnderWayAtItsEnd) {
    std::atomic<bool> refused = false;
    {
        Pipeline pipeline({2});
        (void)pipeline.startWorkers(1, [] { return Pipeline::Worker(slowWords); });
        pipeline.startProducer([&] {
            for (int i = 0; !refused; ++i)
                refused = !pipeline.put(i);
        });
        while (pipeline.await(1s) != Next::ready) {
        }
        EXPECT_EQ(pipeline.take(), "0");
    }
    EXPECT_TRUE(refused);
}

TEST(OrderedPipeline, makesAWorkerForEachThread) {
    Pipeline pipeline({64});
    int made = 0;
    (void)pipeline.startWorkers(3, [&] {
        return [own = std::make_shared<int>(++made),
                busy = std::make_shared<std::atomic<int>>(0)](int task) {
            EXPECT_EQ(++*busy, 1); // no other thread uses what belongs to this worker
            slowWords(task);
            --*busy;
            return std::to_string(*own);
        };
    });
    EXPECT_EQ(made, 3);
    for (int i = 0; i < 60; ++i)
        EXPECT_TRUE(pipeline.put(i));
    pipeline.end();
    EXPECT_EQ(takeAll(pipeline).size(), 60U);
}
