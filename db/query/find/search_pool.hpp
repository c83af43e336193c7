// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/query/find/find.hpp"
#include "db/query/find/game_batch_reader.hpp"

#include <condition_variable>
#include <deque>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace damscope::db::query {

/// What was found in a batch.
struct BatchResult {
    std::vector<Hit> hits; ///< empty if only counted
    std::uint64_t places = 0;
    std::vector<GameId> damaged;
};

/// Searches a batch; for one thread.
class BatchSearch {
public:
    BatchSearch(const Query& query, Scope scope, bool onlyCount);
    BatchResult search(const GameBatch& batch);

private:
    Matcher matcher_;
    bool onlyCount_;
    std::vector<Found> found_;
};

/// A pool of threads that search batches. The calling thread reads the batches, takes the results
/// in their order, and searches too when it has nothing else to do.
class SearchPool {
public:
    /// `makeSearch` is called once for each of the `jobs` threads, the calling one among them.
    SearchPool(unsigned jobs, const std::function<BatchSearch()>& makeSearch);
    SearchPool(const SearchPool&) = delete;
    SearchPool& operator=(const SearchPool&) = delete;
    ~SearchPool();

    /// Searches what `read` supplies, until `read` or `take` returns false; batches in progress
    /// then are dropped. `take` gets the results in order.
    void run(const std::function<bool(GameBatch&)>& read,
             const std::function<bool(const GameBatch&, const BatchResult&)>& take);

private:
    struct Task {
        enum class State : std::uint8_t { waiting, searched, done };
        GameBatch batch;
        BatchResult result;
        State state = State::waiting;
    };
    void work(BatchSearch& search);
    void push(std::unique_ptr<Task> task);
    Task* waiting();
    void finish(Task& task, BatchSearch& search);
    std::unique_ptr<Task> first();

    std::size_t mostInProgress_; ///< batches
    BatchSearch own_;
    std::vector<BatchSearch> others_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<std::unique_ptr<Task>> tasks_; // in order
    bool closing_ = false;
    std::exception_ptr failure_;
    std::vector<std::jthread> threads_;
};

} // namespace damscope::db::query
