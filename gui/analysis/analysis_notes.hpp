// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>
#include <QObject>
#include <QString>

namespace damscope::gui {

class AnalysisQueue;

/// Keeps the analyses that are not done in a file, so that they are there after a new start. Of
/// several programs that run at a time the first one keeps its own; the others keep none.
class AnalysisNotes : public QObject {
    Q_OBJECT

public:
    /// Puts what the last program has left into the queue, stopped, and follows the queue from then
    /// on.
    AnalysisNotes(AnalysisQueue& queue, const QString& folder, QObject* parent = nullptr);

    /// How many analyses were left.
    [[nodiscard]] int found() const { return found_; }

signals:
    void failed(const QString& reason);

private:
    void read();
    void write();

    AnalysisQueue& queue_;
    QString file_;
    QLockFile lock_;
    int found_ = 0;
};

} // namespace damscope::gui
