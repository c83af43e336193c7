// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/import/pipeline.hpp"

#include <chrono>
#include <utility>

namespace damscope::db::importing {
namespace {

// Text that was read but is no games yet: two usual batches for each worker. Hostile games take
// thirty times the room of their text.
constexpr std::size_t underWayForEach = std::size_t{1} << 20;
// Games that were not taken yet: some 10,000, so that the workers go on while a commit is written.
constexpr std::size_t mostWaiting = std::size_t{24} << 20;
// Steps that carry no text, such as notices, are bounded too.
constexpr std::uint64_t mostSteps = 256;
constexpr std::chrono::milliseconds patience{100};

std::size_t textOf(const Step& step) {
    const auto* text = std::get_if<TextStep>(&step);
    return text != nullptr ? text->batch.text->size() : 0;
}

std::size_t roomOf(const Step& step) {
    const auto* games = std::get_if<GamesStep>(&step);
    return games != nullptr ? games->room : 0;
}

} // namespace

Pipeline::Pipeline(unsigned workers, std::function<void(const Emit&)> produce,
                   std::function<GamesStep(const TextStep&)> parse)
    : workers_(workers), produce_(std::move(produce)), parse_(std::move(parse)) {}

Pipeline::~Pipeline() {
    {
        const std::lock_guard lock(mutex_);
        closing_ = true;
    }
    roomChanged_.notify_all();
    taskCame_.notify_all();
}

void Pipeline::run(const std::function<void(Step)>& take, const std::function<void()>& idle) {
    for (unsigned i = 0; i < workers_; ++i)
        threads_.emplace_back([this, home = std::make_shared<SpentGames>()] { work(home); });
    threads_.emplace_back([this] {
        try {
            produce_([this](Step step) { return push(std::move(step)); });
        } catch (...) {
            fail();
        }
        const std::lock_guard lock(mutex_);
        produced_ = true;
        stepCame_.notify_all();
    });
    while (auto step = next(idle))
        take(std::move(*step));
}

// Waits for room. False where nothing more is wanted.
bool Pipeline::push(Step step) {
    const std::size_t size = textOf(step);
    std::unique_lock lock(mutex_);
    roomChanged_.wait(lock, [&] { return closing_ || hasRoomFor(size); });
    if (closing_)
        return false;
    const std::uint64_t number = made_++;
    if (auto* text = std::get_if<TextStep>(&step)) {
        underWay_ += size;
        tasks_.push_back({number, std::move(*text)});
        taskCame_.notify_one();
    } else {
        done_.emplace(number, std::move(step));
        stepCame_.notify_one();
    }
    return true;
}

bool Pipeline::hasRoomFor(std::size_t text) const {
    const bool room = underWay_ == 0 || underWay_ + text <= (workers_ + 1) * underWayForEach;
    return room && waiting_ < mostWaiting && made_ - taken_ < mostSteps;
}

void Pipeline::work(const std::shared_ptr<SpentGames>& home) {
    for (;;) {
        std::unique_lock lock(mutex_);
        taskCame_.wait(lock, [&] { return closing_ || !tasks_.empty(); });
        if (closing_)
            return;
        Task task = std::move(tasks_.front());
        tasks_.pop_front();
        lock.unlock();
        home->clear();
        try {
            GamesStep step = parse_(task.text);
            step.games = SpentGames::lend(home, std::move(*step.games));
            finish(task, std::move(step));
        } catch (...) {
            fail();
            return;
        }
    }
}

void Pipeline::finish(const Task& task, GamesStep games) {
    const std::lock_guard lock(mutex_);
    underWay_ -= task.text.batch.text->size();
    waiting_ += games.room;
    done_.emplace(task.number, std::move(games));
    stepCame_.notify_one();
    roomChanged_.notify_one();
}

void Pipeline::fail() {
    const std::lock_guard lock(mutex_);
    if (!failure_)
        failure_ = std::current_exception();
    stepCame_.notify_all();
}

// Nothing at the end.
std::optional<Step> Pipeline::next(const std::function<void()>& idle) {
    std::unique_lock lock(mutex_);
    const auto ready = [&] {
        return failure_ || done_.contains(taken_) || (produced_ && taken_ == made_);
    };
    while (!stepCame_.wait_for(lock, patience, ready)) {
        lock.unlock();
        idle();
        lock.lock();
    }
    if (failure_)
        std::rethrow_exception(failure_);
    auto found = done_.extract(taken_);
    if (found.empty())
        return std::nullopt;
    waiting_ -= roomOf(found.mapped());
    ++taken_;
    roomChanged_.notify_one();
    return std::move(found.mapped());
}

} // namespace damscope::db::importing
