// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/database/problem_model.hpp"

#include <QWidget>

class QLabel;
class QPushButton;
class QTableView;

namespace damscope::gui {

/// The problems of imported games. A double click opens the game; a proposal can be accepted and
/// reverted, or rejected and removed from the list.
class ProblemsPanel : public QWidget {
    Q_OBJECT

public:
    explicit ProblemsPanel(QWidget* parent = nullptr);

    [[nodiscard]] ProblemModel& model() { return model_; }

signals:
    void openWanted(int row);
    void repairWanted(int row);
    void undoWanted(int row);

protected:
    void changeEvent(QEvent* event) override;

private:
    void showChoices();
    void showTitle();
    void retranslate();

    ProblemModel model_;
    QTableView* table_;
    QLabel* message_; ///< of the chosen one, whole
    QPushButton* open_;
    QPushButton* accept_;
    QPushButton* refuse_;
    QPushButton* takeBack_;
};

} // namespace damscope::gui
