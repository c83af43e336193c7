// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/analysis/engine_runner.hpp"

#include "analysis/embedded/embedded_engine.hpp"
#include "base/parallel/workers.hpp"
#include "gui/base/text.hpp"

#include <algorithm>
#include <chrono>
#include <exception>
#include <mutex>
#include <utility>
#include <vector>

namespace damscope::gui {

namespace {

constexpr int lineUpdateInterval = 100;          // milliseconds
constexpr std::chrono::milliseconds glance{200}; // at the move of the game

std::unique_ptr<analysis::Engine> engineOf(const std::optional<analysis::HubSettings>& settings,
                                           const OwnEngine& limits, const EndgameTables& endgames) {
    if (settings)
        return std::make_unique<analysis::HubEngine>(*settings);
    analysis::EngineSettings own;
    own.threads = limits.threads > 0 ? limits.threads : base::backgroundThreads();
    own.tableMegabytes = static_cast<std::size_t>(std::max(1, limits.megabytes));
    own.endgames = endgames;
    return std::make_unique<analysis::EmbeddedEngine>(own);
}

} // namespace

struct EngineRunner::Shared {
    // Used by the thread only.
    std::unique_ptr<analysis::Engine> engine;
    std::optional<analysis::HubSettings> settings; ///< what it was made from
    OwnEngine own;                                 ///< likewise

    // Shared.
    std::mutex mutex;
    std::uint64_t number = 0; ///< of the request that `latest` answers
    analysis::Findings latest;
    bool fresh = false; ///< not reported yet
};

EngineRunner::EngineRunner(EndgameTables endgames, QObject* parent)
    : QObject(parent), endgames_(std::move(endgames)), shared_(std::make_unique<Shared>()) {
    pace_.setInterval(lineUpdateInterval);
    connect(&pace_, &QTimer::timeout, this, &EngineRunner::reportLatest);
}

EngineRunner::~EngineRunner() = default;

void EngineRunner::ask(const EngineQuestion& question) {
    running_ = true;
    pace_.start();
    task_.start([this, task = Task{question, own_, ++number_}](const std::stop_token& stop) {
        try {
            work(task, stop);
            if (!stop.stop_requested())
                QMetaObject::invokeMethod(this, [this, number = task.number] { finish(number); });
        } catch (const std::exception& e) {
            QMetaObject::invokeMethod(this, [this, number = task.number, what = qtText(e.what())] {
                fail(number, what);
            });
        }
    });
}

void EngineRunner::stop() {
    ++number_;
    running_ = false;
    pace_.stop();
    task_.cancel();
}

void EngineRunner::dismiss() {
    stop();
    task_.start([shared = shared_.get()](const std::stop_token&) { shared->engine.reset(); });
}

void EngineRunner::work(const Task& task, const std::stop_token& stop) {
    Shared& shared = *shared_;
    const EngineQuestion& question = task.question;
    if (!shared.engine || shared.settings != question.engine || shared.own != task.own) {
        shared.engine.reset(); // the old one ends first
        shared.engine = engineOf(question.engine, task.own, endgames_);
        shared.settings = question.engine;
        shared.own = task.own;
    }
    if (question.played)
        searchPlayed(task, stop);
    shared.engine->setPosition(question.path.start, question.path.moves);
    const auto put = [&](const analysis::Findings& findings) {
        const std::lock_guard lock(shared.mutex);
        shared.number = task.number;
        shared.latest = findings;
        shared.fresh = true;
    };
    put(shared.engine->search(question.limits, stop, put));
}

void EngineRunner::searchPlayed(const Task& task, const std::stop_token& stop) {
    std::vector<rules::Move> moves = task.question.path.moves;
    moves.push_back(*task.question.played);
    shared_->engine->setPosition(task.question.path.start, moves);
    analysis::Limits moment;
    moment.time = glance;
    analysis::Findings findings = shared_->engine->search(moment, stop);
    if (findings.lines.empty() || stop.stop_requested())
        return;
    analysis::PvLine line = std::move(findings.lines.front());
    line.score = line.score.turned();
    line.moves.insert(line.moves.begin(), *task.question.played);
    QMetaObject::invokeMethod(this, [this, line = std::move(line), number = task.number] {
        if (number == number_)
            emit playedFound(line);
    });
}

void EngineRunner::reportLatest() {
    {
        const std::lock_guard lock(shared_->mutex);
        if (!shared_->fresh || shared_->number != number_)
            return;
        shared_->fresh = false;
    }
    emit found(latest());
}

analysis::Findings EngineRunner::latest() const {
    const std::lock_guard lock(shared_->mutex);
    return shared_->latest;
}

void EngineRunner::finish(std::uint64_t number) {
    if (number != number_)
        return;
    reportLatest();
    running_ = false;
    pace_.stop();
    emit finished(latest());
}

void EngineRunner::fail(std::uint64_t number, const QString& reason) {
    if (number != number_)
        return;
    running_ = false;
    pace_.stop();
    emit failed(reason);
}

} // namespace damscope::gui
