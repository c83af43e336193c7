// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <exception>
#include <functional>
#include <limits>
#include <mutex>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace damscope::base {

/// Tasks that several threads do concurrently, with results in the order of the tasks. One thread
/// puts, one takes (it may be the same), and any number of workers do the tasks. An exception of a
/// thread is rethrown where the results are taken.
template <class Task, class Result> class OrderedPipeline {
public:
    using Worker = std::function<Result(Task)>;

    /// The capacity; a task that exceeds its bound is accepted alone.
    struct Bounds {
        std::uint64_t entries;                                          ///< put in and not taken
        std::size_t taskRoom = std::numeric_limits<std::size_t>::max(); ///< of tasks not done
        std::size_t resultRoom = std::numeric_limits<std::size_t>::max();
        std::function<std::size_t(const Result&)> roomFor = {}; ///< of a result; none: 0
    };
    /// The next item for the thread that takes.
    enum class Next : std::uint8_t { ready, awaited, ended };

    explicit OrderedPipeline(Bounds bounds) : bounds_(std::move(bounds)) {}
    OrderedPipeline(const OrderedPipeline&) = delete;
    OrderedPipeline& operator=(const OrderedPipeline&) = delete;
    /// Drops unfinished tasks and waits for the threads.
    ~OrderedPipeline() {
        {
            const std::lock_guard lock(mutex_);
            closing_ = true;
        }
        roomChanged_.notify_all();
        taskCame_.notify_all();
    }

    /// Starts threads that do tasks; `makeWorker` is called once for each, in the calling thread.
    /// Returns their number: the system may give fewer.
    unsigned startWorkers(unsigned count, const std::function<Worker()>& makeWorker) {
        unsigned started = 0;
        try {
            for (; started < count; ++started)
                threads_.emplace_back([this, worker = makeWorker()] { work(worker); });
        } catch (const std::system_error&) { // NOLINT(bugprone-empty-catch): the count says it
        }
        return started;
    }
    /// Starts a thread that puts tasks in, and ends when `produce` returns.
    void startProducer(std::function<void()> produce) {
        threads_.emplace_back([this, produce = std::move(produce)] {
            try {
                produce();
            } catch (...) {
                fail(std::current_exception());
            }
            end();
        });
    }

    /// Whether a task can be put in without waiting.
    [[nodiscard]] bool hasRoom() {
        const std::lock_guard lock(mutex_);
        return hasRoomFor(0);
    }
    /// Waits for space. False if no more is wanted.
    bool put(Task task, std::size_t room = 0) {
        std::unique_lock lock(mutex_);
        if (!waitForRoom(lock, room))
            return false;
        const std::uint64_t number = addEntry();
        underWay_ += room;
        waiting_.push_back({number, room, std::move(task)});
        taskCame_.notify_one();
        return true;
    }
    /// Puts in an item that needs no work. Waits for space. False if no more is wanted.
    bool putResult(Result result) {
        std::unique_lock lock(mutex_);
        if (!waitForRoom(lock, 0))
            return false;
        const std::uint64_t number = addEntry();
        setResult(number, std::move(result));
        return true;
    }
    /// Nothing more will be put in.
    void end() {
        const std::lock_guard lock(mutex_);
        ended_ = true;
        resultCame_.notify_all();
    }

    /// Does everything that is left to the calling thread, until the end: puts in what
    /// `nextTask` returns (nothing: the end), calls `use` with the results in order (false: no more
    /// is wanted), and does tasks itself when it has nothing else to do.
    template <class NextTask, class Use>
    void run(const Worker& own, const NextTask& nextTask, const Use& use) {
        constexpr std::chrono::milliseconds patience{100};
        for (bool more = true;;) {
            const Next state = await(std::chrono::milliseconds(0));
            if (state == Next::ended || (state == Next::ready && !use(take())))
                return;
            if (state == Next::ready)
                continue;
            if (more && hasRoom())
                more = putNext(nextTask);
            else if (!helpWith(own))
                (void)await(patience);
        }
    }
    /// Does a task in the calling thread; false if all tasks have been started.
    bool helpWith(const Worker& worker) {
        std::unique_lock lock(mutex_);
        if (waiting_.empty())
            return false;
        doNext(lock, worker);
        return true;
    }
    /// Waits until the next result is ready or nothing more comes, at most `timeout`. Rethrows
    /// exceptions of threads.
    [[nodiscard]] Next await(std::chrono::milliseconds timeout) {
        std::unique_lock lock(mutex_);
        resultCame_.wait_for(lock, timeout, [&] { return failure_ || next() != Next::awaited; });
        if (failure_)
            std::rethrow_exception(failure_);
        return next();
    }
    /// The next result, which must be ready.
    [[nodiscard]] Result take() {
        const std::lock_guard lock(mutex_);
        assert(next() == Next::ready);
        Result result = *std::move(results_.front());
        results_.pop_front();
        held_ -= roomFor(result);
        ++taken_;
        roomChanged_.notify_one();
        return result;
    }

private:
    // False at the end of the tasks.
    template <class NextTask> bool putNext(const NextTask& nextTask) {
        std::optional<Task> task = nextTask();
        if (!task) {
            end();
            return false;
        }
        return put(*std::move(task));
    }

    struct Waiting {
        std::uint64_t number;
        std::size_t room;
        Task task;
    };

    bool waitForRoom(std::unique_lock<std::mutex>& lock, std::size_t room) {
        roomChanged_.wait(lock, [&] { return closing_ || hasRoomFor(room); });
        return !closing_;
    }
    [[nodiscard]] bool hasRoomFor(std::size_t task) const {
        const bool fits = underWay_ == 0 || underWay_ + task <= bounds_.taskRoom;
        return fits && held_ < bounds_.resultRoom && results_.size() < bounds_.entries;
    }
    std::uint64_t addEntry() {
        results_.emplace_back();
        return taken_ + results_.size() - 1;
    }
    void setResult(std::uint64_t number, Result result) {
        held_ += roomFor(result);
        results_[static_cast<std::size_t>(number - taken_)] = std::move(result);
        if (number == taken_)
            resultCame_.notify_one();
    }
    [[nodiscard]] std::size_t roomFor(const Result& result) const {
        return bounds_.roomFor ? bounds_.roomFor(result) : 0;
    }
    [[nodiscard]] Next next() const {
        if (!results_.empty())
            return results_.front() ? Next::ready : Next::awaited;
        return ended_ ? Next::ended : Next::awaited;
    }

    void work(const Worker& worker) {
        std::unique_lock lock(mutex_);
        for (;;) {
            taskCame_.wait(lock, [&] { return closing_ || !waiting_.empty(); });
            if (closing_ || !doNext(lock, worker))
                return;
        }
    }
    // Unlocked while it works. False after a failure.
    bool doNext(std::unique_lock<std::mutex>& lock, const Worker& worker) {
        Waiting entry = std::move(waiting_.front());
        waiting_.pop_front();
        lock.unlock();
        std::optional<Result> result;
        try {
            result = worker(std::move(entry.task));
        } catch (...) {
            fail(std::current_exception());
        }
        lock.lock();
        underWay_ -= entry.room;
        const bool done = result.has_value();
        if (done)
            setResult(entry.number, *std::move(result));
        roomChanged_.notify_one();
        return done;
    }
    void fail(std::exception_ptr failure) {
        const std::lock_guard lock(mutex_);
        if (!failure_)
            failure_ = std::move(failure);
        resultCame_.notify_all();
    }

    Bounds bounds_;
    std::mutex mutex_;
    std::condition_variable roomChanged_;
    std::condition_variable taskCame_;
    std::condition_variable resultCame_;
    std::deque<Waiting> waiting_;               ///< tasks that no worker has begun
    std::deque<std::optional<Result>> results_; ///< of what was put in and not taken, in order
    std::uint64_t taken_ = 0;
    std::size_t underWay_ = 0; ///< room of the tasks that are not done
    std::size_t held_ = 0;     ///< room of results_
    bool ended_ = false;
    bool closing_ = false;
    std::exception_ptr failure_;
    std::vector<std::jthread> threads_; // last: they end before what they use
};

} // namespace damscope::base
