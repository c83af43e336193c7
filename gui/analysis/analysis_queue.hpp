// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/hub/hub_engine.hpp"
#include "base/files/open_files.hpp"
#include "db/findings/analysis/game_analysis.hpp"
#include "gui/analysis/engines_dialog.hpp"
#include "gui/base/job.hpp"
#include "rules/game/game.hpp"

#include <QAbstractTableModel>
#include <QString>
#include <QTimer>

#include <atomic>
#include <filesystem>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace damscope::gui {

/// An advisory lock between programs. If it cannot be created, because the folder is not writable
/// or its file system has no locks, no program waits for another.
class AnalysisLock {
public:
    explicit AnalysisLock(const QString& file);

    /// False while another program holds it.
    [[nodiscard]] bool tryLock();
    void unlock();
    [[nodiscard]] bool isHeld() const { return lock_ && lock_->isHeld(); }

private:
    std::optional<base::FileLock> lock_;
};

/// Games to be analysed by an engine.
struct AnalysisJob {
    QString title;
    std::filesystem::path store;
    std::variant<std::vector<db::GameId>, rules::Game> games; ///< stored ones, or the open one
    db::AnalysisSettings settings;
    /// None: Damscope's own. One without a command is looked up by its title when it is needed.
    std::optional<analysis::HubSettings> engine;

    enum class State : std::uint8_t { waiting, running, stopped, done, failed };
    State state = State::waiting;
    std::uint64_t done = 0;  ///< positions, those that are searched again included
    std::uint64_t total = 0; ///< estimated while errors are yet to be found
    QString outcome{};       ///< the message at the end
    int number = 0;          ///< of all of the queue, which gives it
};

/// A queue of analyses: one runs at a time, in a thread of its own. Evaluations are stored, so
/// that a stopped one continues where it was.
class AnalysisQueue : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { gamesColumn, progressColumn, stateColumn, columns };

    explicit AnalysisQueue(EndgameTables endgames, QObject* parent = nullptr);

    /// Among all programs that name this file, one analyses at a time; the others wait until it is
    /// done, or has ended in any way.
    void shareTurns(const QString& lockFile);
    void add(AnalysisJob job);
    /// The row that analyses this game, or will; nothing: none.
    [[nodiscard]] std::optional<int> rowOf(const rules::Game& game) const;
    void cancel(int row);
    /// Puts a stopped or failed one at the end of the queue.
    void resume(int row);
    /// Stops the running one; no waiting one starts after it.
    void close();
    /// Removes one that is not running from the list.
    void remove(int row);
    [[nodiscard]] const AnalysisJob& job(int row) const {
        return jobs_.at(static_cast<std::size_t>(row))->job;
    }
    [[nodiscard]] bool isRunning() const { return running_ != nullptr; }
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    /// The percentage of an analysis that is done, for the progress column.
    static constexpr int percentRole = Qt::UserRole;

signals:
    /// More positions have been evaluated; at most ten times a second.
    void progressed();
    /// Another program is analysing: the queue has to wait for it.
    void anotherAnalyses();
    /// An analysis has finished or has been stopped.
    void ended(int row);

private:
    struct Entry {
        AnalysisJob job;
        std::atomic<std::uint64_t> done = 0; ///< written by the thread
        std::atomic<std::uint64_t> total = 0;
        TimeLeft left;
    };
    void startNext();
    [[nodiscard]] bool takeTurn();
    void setAnothersTurn(bool anothers);
    void finish(const std::shared_ptr<Entry>& entry, const db::AnalysisReport& report);
    void fail(const std::shared_ptr<Entry>& entry, const QString& reason);
    void end(const std::shared_ptr<Entry>& entry, AnalysisJob::State state);
    void readProgress();
    [[nodiscard]] int rowOf(const Entry* entry) const;
    [[nodiscard]] QString progressText(int row) const;
    void changed(int row);
    db::AnalysisReport run(Entry& entry, const std::stop_token& stop) const;

    EndgameTables endgames_;
    std::vector<std::shared_ptr<Entry>> jobs_;
    int added_ = 0;
    std::shared_ptr<Entry> running_;
    bool closed_ = false;
    std::optional<AnalysisLock> turn_;
    bool anothersTurn_ = false;
    QTimer retry_; ///< while another program has the turn
    QTimer pace_;
    NewestTask task_; // last: the task ends before the turn is released
};

} // namespace damscope::gui
