// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/people/event_results.hpp"
#include "gui/people/result_models.hpp"

#include <QWidget>

class QLabel;
class QTableView;

namespace damscope::gui {

/// Results of an event are typed here: in the crosstable, or in the list of the games by round.
class ResultsPage : public QWidget {
    Q_OBJECT

public:
    explicit ResultsPage(QWidget* parent);

    [[nodiscard]] EventResults& results() { return results_; }

signals:
    /// A game is to be opened, to enter its moves.
    void gameChosen(damscope::db::GameId game);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QTableView* add(const char* name, ResultModel& model);
    void goDownSoon(QTableView& table);
    void show();
    void retranslate();

    EventResults results_;
    CrosstableModel* crosstable_;
    RoundsModel* rounds_;
    QLabel* title_;
    QLabel* help_;
    QTableView* table_;
    QTableView* list_;
    bool refused_ = false; ///< what was typed last
};

} // namespace damscope::gui
