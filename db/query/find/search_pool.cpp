// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/query/find/search_pool.hpp"

#include "db/codec/played_text.hpp"

#include <algorithm>
#include <system_error>

namespace damscope::db::query {

BatchSearch::BatchSearch(const Query& query, Scope scope, bool onlyCount)
    : matcher_(query, scope), onlyCount_(onlyCount) {}

BatchResult BatchSearch::search(const GameBatch& batch) {
    BatchResult result;
    for (const GameBatch::Entry& entry : batch.entries()) {
        const GameId game{entry.game};
        found_.clear();
        const Matcher::Outcome outcome =
            entry.missing ? Matcher::Outcome{0, true}
                          : matcher_.search(batch.moves(entry), onlyCount_ ? nullptr : &found_);
        result.places += outcome.places;
        for (const Found& f : found_)
            result.hits.push_back({game, f.ply, f.position.toMove(),
                                   f.next ? playedText(f.position, *f.next) : std::string(),
                                   f.inVariation, f.position.key()});
        if (outcome.damaged)
            result.damaged.push_back(game);
    }
    return result;
}

SearchPool::SearchPool(unsigned jobs, const std::function<BatchSearch()>& makeSearch)
    : mostInProgress_(std::size_t{4} * jobs), own_(makeSearch()) {
    for (unsigned i = 1; i < jobs; ++i)
        others_.push_back(makeSearch());
    threads_.reserve(others_.size());
    try {
        for (BatchSearch& search : others_)
            threads_.emplace_back([this, &search] { work(search); });
    } catch (const std::system_error&) {
        // The system refuses more threads: those already started do the work.
        mostInProgress_ = std::size_t{4} * (threads_.size() + 1);
    }
}

SearchPool::~SearchPool() {
    const std::lock_guard lock(mutex_);
    closing_ = true;
    changed_.notify_all();
}

void SearchPool::run(const std::function<bool(GameBatch&)>& read,
                     const std::function<bool(const GameBatch&, const BatchResult&)>& take) {
    bool more = true;
    for (;;) {
        while (auto task = first())
            if (!take(task->batch, task->result))
                return;
        if (more && tasks_.size() < mostInProgress_) {
            auto task = std::make_unique<Task>();
            more = read(task->batch);
            if (more)
                push(std::move(task));
        } else if (Task* task = waiting()) {
            finish(*task, own_);
        } else if (tasks_.empty()) {
            return;
        } else {
            std::unique_lock lock(mutex_);
            changed_.wait(lock,
                          [&] { return failure_ || tasks_.front()->state == Task::State::done; });
        }
    }
}

void SearchPool::work(BatchSearch& search) {
    try {
        for (;;) {
            {
                std::unique_lock lock(mutex_);
                changed_.wait(lock, [&] {
                    return closing_ || std::ranges::any_of(tasks_, [](const auto& task) {
                               return task->state == Task::State::waiting;
                           });
                });
                if (closing_)
                    return;
            }
            if (Task* task = waiting())
                finish(*task, search);
        }
    } catch (...) {
        const std::lock_guard lock(mutex_);
        failure_ = std::current_exception();
        changed_.notify_all();
    }
}

void SearchPool::push(std::unique_ptr<Task> task) {
    const std::lock_guard lock(mutex_);
    tasks_.push_back(std::move(task));
    changed_.notify_one();
}

// Claims the first task that is waiting; null if there is none.
SearchPool::Task* SearchPool::waiting() {
    const std::lock_guard lock(mutex_);
    for (const auto& task : tasks_)
        if (task->state == Task::State::waiting) {
            task->state = Task::State::searched;
            return task.get();
        }
    return nullptr;
}

void SearchPool::finish(Task& task, BatchSearch& search) {
    task.result = search.search(task.batch);
    const std::lock_guard lock(mutex_);
    task.state = Task::State::done;
    changed_.notify_all();
}

// The first task, if it is done.
std::unique_ptr<SearchPool::Task> SearchPool::first() {
    const std::lock_guard lock(mutex_);
    if (failure_)
        std::rethrow_exception(failure_);
    if (tasks_.empty() || tasks_.front()->state != Task::State::done)
        return nullptr;
    auto task = std::move(tasks_.front());
    tasks_.pop_front();
    return task;
}

} // namespace damscope::db::query
