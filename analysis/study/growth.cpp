// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/study/growth.hpp"

#include <algorithm>
#include <cassert>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <set>
#include <thread>
#include <utility>

namespace damscope::analysis::study {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

/// An engine at work on a study.
struct Searcher {
    std::reference_wrapper<Engine> engine;
    std::string name;
    int failures = 0;
    std::set<PlaceId> leftOut{}; ///< it has no evaluation for these
};

/// A stop that is asked for at the end of a time, too.
class Ending {
public:
    Ending(const std::stop_token& stop, const std::optional<milliseconds>& time)
        : onStop_(stop, [this] { source_.request_stop(); }) {
        if (time)
            timer_ = std::jthread([this, time = *time](const std::stop_token& over) {
                std::mutex mutex;
                std::unique_lock lock(mutex);
                std::condition_variable_any never;
                never.wait_for(lock, over, time, [] { return false; });
                source_.request_stop();
            });
    }
    [[nodiscard]] std::stop_token token() const { return source_.get_token(); }

private:
    std::stop_source source_;
    std::stop_callback<std::function<void()>> onStop_;
    std::jthread timer_; // last: it ends before what it uses
};

class Growth {
public:
    Growth(Tree& tree, std::span<const std::unique_ptr<Engine>> engines, const Effort& effort,
           const Span& span, const TreeStorage& storage, const std::stop_token& stop,
           const std::function<void(const Report&)>& progress)
        : tree_(tree), effort_(effort), span_(span), storage_(storage), ending_(stop, span.time),
          stop_(ending_.token()), progress_(progress) {
        for (const auto& engine : engines)
            searchers_.push_back({*engine, engine->name()});
    }

    Report run() {
        std::size_t without = 0; // choosers in a row that have nothing left
        for (std::size_t turn = 0; !isOver() && !searchers_.empty(); ++turn) {
            const Searcher& chooser = searchers_[turn % searchers_.size()];
            const auto task = View(tree_, chooser.name).next(effort_, chooser.leftOut);
            without = task ? 0 : without + 1;
            if (without == searchers_.size()) {
                report_.exhausted = std::ranges::all_of(
                    searchers_, [](const Searcher& each) { return each.leftOut.empty(); });
                report_.gaveUp = !report_.exhausted;
                break;
            }
            if (task)
                visit(*task);
        }
        report_.gaveUp = report_.gaveUp || searchers_.empty();
        report_.time = elapsed();
        return std::move(report_);
    }

private:
    [[nodiscard]] milliseconds elapsed() const {
        return std::chrono::duration_cast<milliseconds>(Clock::now() - begun_);
    }
    [[nodiscard]] bool isOver() const {
        return stop_.stop_requested() || (span_.nodes && report_.nodes >= *span_.nodes);
    }

    void visit(const Task& task) {
        remember(task.place);
        for (Searcher& searcher : searchers_) {
            if (stop_.stop_requested())
                return;
            if (!isKnown(task, searcher) && !searcher.leftOut.contains(task.place))
                trySearch(task, searcher);
        }
        std::erase_if(searchers_, [](const Searcher& searcher) {
            return searcher.failures >= Report::mostFailures;
        });
        report_.time = elapsed();
        if (progress_)
            progress_(report_);
    }

    [[nodiscard]] bool isKnown(const Task& task, const Searcher& searcher) const {
        const PositionEvaluation* const known = tree_.at(task.place).evaluation(searcher.name);
        return known != nullptr && satisfies(*known, task.limits);
    }

    // A place that comes to the study brings what is known of it.
    void remember(PlaceId id) {
        if (tree_.at(id).kept)
            return;
        const rules::Position position = tree_.at(id).position;
        storage_.keep(position);
        tree_.keep(id);
        if (!storage_.recall)
            return;
        for (PositionEvaluation& known : storage_.recall(position)) {
            const bool helps = std::ranges::any_of(searchers_, [&](const Searcher& searcher) {
                return searcher.name == known.engine && effort_.done(known) > 0;
            });
            report_.reused += helps ? 1U : 0U;
            tree_.take(id, std::move(known));
        }
    }

    void trySearch(const Task& task, Searcher& searcher) {
        try {
            search(task, searcher);
        } catch (const EngineError& error) {
            fail(task, searcher, error.what());
            if (error.reach() == EngineError::Reach::engine)
                searcher.failures = Report::mostFailures;
        }
    }

    void fail(const Task& task, Searcher& searcher, std::string reason) {
        if (report_.problems.size() < Report::mostProblems)
            report_.problems.push_back(
                {searcher.name, tree_.at(task.place).position, std::move(reason)});
        searcher.leftOut.insert(task.place);
        ++searcher.failures;
    }

    void search(const Task& task, Searcher& searcher) {
        const rules::Position position = tree_.at(task.place).position;
        searcher.engine.get().setPosition(position);
        const Findings found = searcher.engine.get().search(task.limits, stop_);
        report_.nodes += found.nodes;
        if (found.nodes < *task.limits.nodes && stop_.stop_requested())
            return; // not as thorough as it should be
        if (found.lines.empty())
            return fail(task, searcher, "it gave no evaluation");
        PositionEvaluation evaluation =
            toEvaluation(found, position.toMove(), task.limits, searcher.name);
        storage_.save(position, evaluation);
        tree_.take(task.place, std::move(evaluation));
        ++report_.searched;
        searcher.failures = 0;
    }

    Tree& tree_;
    const Effort& effort_;
    const Span& span_;
    const TreeStorage& storage_;
    Ending ending_;
    const std::stop_token stop_;
    const std::function<void(const Report&)>& progress_;
    const Clock::time_point begun_ = Clock::now();
    std::vector<Searcher> searchers_;
    Report report_;
};

} // namespace

std::optional<double> shareDone(const Report& report, const Span& span) {
    const auto share = [](auto done, auto all) {
        return static_cast<double>(done) / static_cast<double>(all);
    };
    std::optional<double> most;
    if (span.time)
        most = share(report.time.count(), span.time->count());
    if (span.nodes)
        most = std::max(most.value_or(0), share(report.nodes, *span.nodes));
    return most ? std::optional(std::min(*most, 1.0)) : std::nullopt;
}

Report grow(Tree& tree, std::span<const std::unique_ptr<Engine>> engines, const Effort& effort,
            const Span& span, const TreeStorage& storage, const std::stop_token& stop,
            const std::function<void(const Report&)>& progress) {
    assert(storage.keep && storage.save && effort.lines > 0 && effort.nodes > 0);
    return Growth(tree, engines, effort, span, storage, stop, progress).run();
}

} // namespace damscope::analysis::study
