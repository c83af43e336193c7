// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/analysis/courtesy_lock.hpp"

#include <QObject>
#include <QString>

#include <optional>

class QDir;

namespace damscope::gui {

class AnalysisQueue;

/// Keeps the analyses that are not done in a file, so that they are there after a new start. Each
/// of the programs that run at a time has a file of its own; what programs that have ended left is
/// taken up by the next one that starts.
class AnalysisNotes : public QObject {
    Q_OBJECT

public:
    /// Puts what was left in the folder into the queue, stopped, and follows the queue from then
    /// on.
    AnalysisNotes(AnalysisQueue& queue, const QString& folder, QObject* parent = nullptr);

    /// How many analyses were left.
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
