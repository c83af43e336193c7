// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/import/spent_games.hpp"
#include "db/import/step.hpp"

#include <condition_variable>
#include <deque>
#include <exception>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <stop_token>
#include <thread>

namespace damscope::db::importing {

/// One thread that makes steps, several that turn text into games, and the calling thread, which
/// takes the steps in the order in which they were made. Only so much text is under way at a time,
/// and only so many games wait to be taken.
class Pipeline {
public:
    using Emit = std::function<bool(Step)>;

    /// `produce` runs in a thread of its own and hands its steps to the function that it is given,
    /// until that says false; `parse` runs in `workers` threads.
    Pipeline(unsigned workers, std::function<void(const Emit&)> produce,
             std::function<GamesStep(const TextStep&)> parse);
    Pipeline(const Pipeline&) = delete;
    Pipeline& operator=(const Pipeline&) = delete;
    ~Pipeline();

    /// Hands every step to `take` and calls `idle` while it waits. Throws what one of the threads
    /// threw, or what `take` throws.
    void run(const std::function<void(Step)>& take, const std::function<void()>& idle);

private:
    struct Task {
        std::uint64_t number;
        TextStep text;
    };
    bool push(Step step);
    void work(const std::shared_ptr<SpentGames>& home);
    void finish(const Task& task, GamesStep games);
    [[nodiscard]] bool hasRoomFor(std::size_t text) const;
    void fail();
    std::optional<Step> next(const std::function<void()>& idle);

    const unsigned workers_;
    std::function<void(const Emit&)> produce_;
    std::function<GamesStep(const TextStep&)> parse_;
    std::mutex mutex_;
    std::condition_variable roomChanged_;
    std::condition_variable taskCame_;
    std::condition_variable stepCame_;
    std::deque<Task> tasks_;
    std::map<std::uint64_t, Step> done_; // by number
    std::uint64_t made_ = 0;             // steps
    std::uint64_t taken_ = 0;            // steps
    std::size_t underWay_ = 0;           // bytes of text that are no games yet
    std::size_t waiting_ = 0;            // bytes of games in done_
    bool produced_ = false;
    bool closing_ = false;
    std::exception_ptr failure_;
    std::vector<std::jthread> threads_;
};

} // namespace damscope::db::importing
