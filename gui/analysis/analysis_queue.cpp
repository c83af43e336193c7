// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/analysis/analysis_queue.hpp"

#include "analysis/hub/engine_list.hpp"
#include "gui/analysis/started_engine.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"

#include <algorithm>
#include <cassert>
#include <exception>
#include <system_error>
#include <utility>

namespace damscope::gui {

namespace {

// Milliseconds.
constexpr int queueUpdateInterval = 100;
constexpr int betweenTries = 1000;

using State = AnalysisJob::State;

int percent(const AnalysisJob& job) {
    constexpr int all = 100;
    if (job.state == State::done)
        return all;
    return job.total == 0 ? 0 : static_cast<int>(job.done * all / job.total);
}

// One that is not in the list is started by its title: the analysis then fails.
std::optional<analysis::HubSettings> lookedUp(std::optional<analysis::HubSettings> settings) {
    if (!settings || !settings->call.words.empty())
        return settings;
    const analysis::EngineList list(analysis::EngineList::usualFile());
    if (const analysis::HubSettings* listed = list.find(settings->title))
        return *listed;
    settings->call.words = {settings->title};
    return settings;
}

// Runs in the thread of the analysis, as the list of engines may be on a slow disk.
db::EngineFactory makerOf(const std::optional<analysis::HubSettings>& wanted,
                          const EndgameTables& endgames, const std::stop_token& stop) {
    return [settings = lookedUp(wanted), endgames, stop](rules::Variant variant) {
        return startedEngine(settings, variant, endgames, stop);
    };
}

} // namespace

AnalysisQueue::AnalysisQueue(EndgameTables endgames, QObject* parent)
    : QAbstractTableModel(parent), endgames_(std::move(endgames)) {
    pace_.setInterval(queueUpdateInterval);
    connect(&pace_, &QTimer::timeout, this, &AnalysisQueue::readProgress);
    retry_.setInterval(betweenTries);
    connect(&retry_, &QTimer::timeout, this, &AnalysisQueue::startNext);
}

void AnalysisQueue::shareTurns(const QString& lockFile) {
    turn_.emplace(lockFile);
}

void AnalysisQueue::add(AnalysisJob job) {
    const int row = rowCount();
    beginInsertRows({}, row, row);
    jobs_.push_back(std::make_shared<Entry>());
    jobs_.back()->job = std::move(job);
    jobs_.back()->job.number = ++added_;
    endInsertRows();
    startNext();
}

std::optional<int> AnalysisQueue::rowOf(const rules::Game& game) const {
    for (int row = 0; row < rowCount(); ++row) {
        const AnalysisJob& listed = job(row);
        const auto* analysed = std::get_if<rules::Game>(&listed.games);
        if (analysed != nullptr && *analysed == game &&
            (listed.state == State::running || listed.state == State::waiting))
            return row;
    }
    return std::nullopt;
}

void AnalysisQueue::cancel(int row) {
    const auto entry = jobs_.at(static_cast<std::size_t>(row));
    // The thread reports the end of what it has begun.
    const bool begun = entry == running_ && !task_.cancel();
    if (!begun && (entry == running_ || entry->job.state == State::waiting))
        end(entry, State::stopped);
}

void AnalysisQueue::resume(int row) {
    const auto entry = jobs_.at(static_cast<std::size_t>(row));
    if (entry->job.state != State::stopped && entry->job.state != State::failed)
        return;
    entry->job.state = State::waiting;
    entry->job.outcome.clear();
    changed(row);
    startNext();
}

void AnalysisQueue::remove(int row) {
    if (jobs_.at(static_cast<std::size_t>(row)) == running_)
        return;
    beginRemoveRows({}, row, row);
    jobs_.erase(jobs_.begin() + row);
    endRemoveRows();
    startNext(); // there may be nothing to wait for any more
}

void AnalysisQueue::close() {
    closed_ = true;
    task_.cancel();
}

void AnalysisQueue::startNext() {
    if (running_ || closed_)
        return;
    const auto next = std::ranges::find_if(
        jobs_, [](const auto& entry) { return entry->job.state == State::waiting; });
    if (next == jobs_.end()) {
        setAnothersTurn(false);
        if (turn_)
            turn_->unlock();
        return pace_.stop();
    }
    if (!takeTurn())
        return;
    running_ = *next;
    running_->job.state = State::running;
    running_->left.begin();
    changed(rowOf(running_.get()));
    pace_.start();
    task_.start([this, entry = running_](const std::stop_token& stop) {
        try {
            db::AnalysisReport report = run(*entry, stop);
            QMetaObject::invokeMethod(
                this, [this, entry, report = std::move(report)] { finish(entry, report); });
        } catch (const std::exception& e) {
            QMetaObject::invokeMethod(
                this, [this, entry, what = qtText(e.what())] { fail(entry, what); });
        }
    });
}

// Without a lock, two programs may analyse: the store allows it.
bool AnalysisQueue::takeTurn() {
    const bool mine = !turn_ || turn_->tryLock();
    setAnothersTurn(!mine);
    return mine;
}

void AnalysisQueue::setAnothersTurn(bool anothers) {
    if (anothers == anothersTurn_)
        return;
    anothersTurn_ = anothers;
    if (anothers)
        retry_.start();
    else
        retry_.stop();
    if (!jobs_.empty())
        emit dataChanged(index(0, stateColumn), index(rowCount() - 1, stateColumn));
    if (anothers)
        emit anotherAnalyses();
}

db::AnalysisReport AnalysisQueue::run(Entry& entry, const std::stop_token& stop) const {
    const AnalysisJob& job = entry.job; // its subject does not change while it runs
    const auto progress = [&entry](std::uint64_t done, std::uint64_t total) {
        entry.done = done;
        entry.total = total;
    };
    if (const auto* game = std::get_if<rules::Game>(&job.games))
        return db::analyseGame(job.store, *game, job.settings, makerOf(job.engine, endgames_, stop),
                               stop, progress);
    return db::analyseGames(job.store, std::get<std::vector<db::GameId>>(job.games), job.settings,
                            makerOf(job.engine, endgames_, stop), stop, progress);
}

void AnalysisQueue::readProgress() {
    if (!running_)
        return;
    AnalysisJob& job = running_->job;
    if (job.done == running_->done && job.total == running_->total)
        return;
    job.done = running_->done;
    job.total = running_->total;
    changed(rowOf(running_.get()));
    emit progressed();
}

void AnalysisQueue::finish(const std::shared_ptr<Entry>& entry, const db::AnalysisReport& report) {
    readProgress();
    QStringList messages;
    for (const db::AnalysisProblem& problem : report.problems)
        messages << worded(problem.message);
    messages.removeDuplicates();
    entry->job.outcome = messages.mid(0, 3).join(QLatin1Char('\n'));
    if (report.gaveUp)
        end(entry, State::failed);
    else
        end(entry, report.complete ? State::done : State::stopped);
}

void AnalysisQueue::fail(const std::shared_ptr<Entry>& entry, const QString& reason) {
    entry->job.outcome = reason;
    end(entry, State::failed);
}

void AnalysisQueue::end(const std::shared_ptr<Entry>& entry, State state) {
    entry->job.state = state;
    if (entry == running_)
        running_.reset();
    const int row = rowOf(entry.get());
    changed(row);
    emit progressed();
    emit ended(row);
    startNext();
}

int AnalysisQueue::rowOf(const Entry* entry) const {
    const auto found = std::ranges::find_if(jobs_, [&](const auto& e) { return e.get() == entry; });
    assert(found != jobs_.end());
    return static_cast<int>(found - jobs_.begin());
}

void AnalysisQueue::changed(int row) {
    assert(row >= 0 && row < rowCount());
    emit dataChanged(index(row, 0), index(row, columns - 1));
}

int AnalysisQueue::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(jobs_.size());
}

int AnalysisQueue::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

// "37%, positions: 84, 2 minutes left": those that are searched again, too.
QString AnalysisQueue::progressText(int row) const {
    const Entry& entry = *jobs_.at(static_cast<std::size_t>(row));
    QString text = tr("%1%, positions: %2").arg(percent(entry.job)).arg(numberText(entry.job.done));
    if (entry.job.state != State::running)
        return text;
    if (const QString left = entry.left.text(entry.job.done, entry.job.total); !left.isEmpty())
        text += QStringLiteral(", ") + left;
    return text;
}

QVariant AnalysisQueue::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const AnalysisJob& shown = job(index.row());
    if (role == percentRole && index.column() == progressColumn)
        return percent(shown);
    if (role == Qt::ToolTipRole && !shown.outcome.isEmpty())
        return plainTip(shown.outcome);
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case gamesColumn:
        return shown.title;
    case progressColumn:
        if (shown.total == 0)
            return {}; // nobody has counted them yet
        return progressText(index.row());
    default:
        break;
    }
    switch (shown.state) {
    case State::waiting:
        return anothersTurn_ ? tr("waiting for another window") : tr("waiting");
    case State::running:
        return tr("running");
    case State::stopped:
        return tr("stopped");
    case State::done:
        return shown.outcome.isEmpty() ? tr("done") : tr("done, with problems");
    case State::failed:
        return tr("failed: %1").arg(shown.outcome.section(QLatin1Char('\n'), 0, 0));
    }
    return {};
}

QVariant AnalysisQueue::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case gamesColumn:
        return tr("Games");
    case progressColumn:
        return tr("Progress");
    default:
        return tr("State");
    }
}

void AnalysisQueue::retranslate() {
    emit headerDataChanged(Qt::Horizontal, 0, columns - 1);
    if (!jobs_.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
}

AnalysisLock::AnalysisLock(const QString& file) {
    try {
        lock_.emplace(file.toStdString());
    } catch (const std::system_error&) { // NOLINT(bugprone-empty-catch): then there is no lock
    }
}

bool AnalysisLock::tryLock() {
    try {
        return !lock_ || lock_->tryLock();
    } catch (const std::system_error&) {
        lock_.reset();
        return true;
    }
}

void AnalysisLock::unlock() {
    if (lock_)
        lock_->unlock();
}

} // namespace damscope::gui
