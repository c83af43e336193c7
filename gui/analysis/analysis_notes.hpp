// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/analysis/courtesy_lock.hpp"

#include <QObject>
#include <QString>

#include <optional>

class QDir;

namespace damscope::gui {

class AnalysisQueue;

/// Saves unfinished analyses in a file, so that they survive a restart. Each running program has a
/// file of its own; the next program that starts adopts the files of programs that have
/// ended.
class AnalysisNotes : public QObject {
    Q_OBJECT

public:
    /// Adds the analyses left in the folder to the queue, stopped, and follows the queue from then
    /// on.
    AnalysisNotes(AnalysisQueue& queue, const QString& folder, QObject* parent = nullptr);

    /// The number of analyses that were left.
    [[nodiscard]] int found() const { return found_; }

signals:
    void failed(const QString& reason);

private:
    void takeUp(const QDir& folder);
    void read(const QString& name);
    bool write();

    AnalysisQueue& queue_;
    QString file_;
    std::optional<CourtesyLock> lock_; ///< of the file
    int found_ = 0;
};

} // namespace damscope::gui
