// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/analysis/analysis_queue.hpp"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QTableView;

namespace damscope::gui {

/// The analyses that run, wait or have ended, and how thorough the next one is.
class AnalysesPanel : public QWidget {
    Q_OBJECT

public:
    explicit AnalysesPanel(EndgameTables endgames, QWidget* parent = nullptr);

    [[nodiscard]] AnalysisQueue& queue() { return queue_; }
    /// What the next analysis is allowed for each move.
    [[nodiscard]] db::AnalysisSettings settings() const;
    /// 0 quick, 1 usual, 2 thorough.
    void setThoroughness(int level);
    [[nodiscard]] int thoroughness() const;

    [[nodiscard]] QPushButton& cancelButton() { return *cancel_; }
    [[nodiscard]] QPushButton& resumeButton() { return *resume_; }
    [[nodiscard]] QPushButton& removeButton() { return *remove_; }

protected:
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] int chosen() const;
    void showButtons();
    void retranslate();

    AnalysisQueue queue_;
    QTableView* table_;
    QLabel* label_;
    QComboBox* level_;
    QPushButton* cancel_;
    QPushButton* resume_;
    QPushButton* remove_;
};

} // namespace damscope::gui
