// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parallel/progress.hpp"
#include "gui/base/job.hpp"
#include "gui/base/time_left.hpp"

#include <QDialog>

class QLabel;
class QProgressBar;
class QPushButton;

namespace damscope::gui {

/// Work in a thread of its own, with its progress and a button to cancel it. The window can be used
/// meanwhile. The dialog disappears when the work ends.
class WorkDialog : public QDialog {
    Q_OBJECT

public:
    /// Returns the step that then runs in the thread of the window, also if it was cancelled.
    using Work =
        std::function<Job::Step(const base::Progress& progress, const std::stop_token& stop)>;

    WorkDialog(const QString& title, QWidget* parent);

    void start(Work work);
    /// Cancels the work; the dialog stays until it has ended.
    void reject() override;

signals:
    void failed(const QString& reason);

private:
    void show(std::uint64_t done, std::uint64_t total);
    void end();

    QLabel* text_;
    QProgressBar* bar_;
    QPushButton* cancel_;
    TimeLeft left_;
    Job job_;
};

} // namespace damscope::gui
