// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/codec/numbers.hpp"
#include "gui/people/event_results.hpp"
#include "gui/people/game_deeds.hpp"
#include "rules/board/rules.hpp"

#include <QWidget>

#include <cstddef>
#include <optional>

class QKeyEvent;
class QLabel;
class QTableView;

namespace damscope::gui {

/// Results of an event are typed here: in the crosstable, or in the list of the games by round. One
/// key is enough for a result, and leads to the next game.
class ResultsPage : public QWidget {
    Q_OBJECT

public:
    explicit ResultsPage(QWidget* parent);

    [[nodiscard]] EventResults& results() { return results_; }
    /// The round of the game that is chosen in the list; 0: it is not known.
    [[nodiscard]] int round() const;

signals:
    /// A game is to be opened, to enter its moves.
    void gameChosen(damscope::db::GameId game);
    /// A player, by the place in the page of the event, has no opponent in this game.
    void byeWanted(damscope::db::GameId game, damscope::rules::Color player);
    void playerLeft(std::size_t player);
    void nextRoundWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QTableView* add(const char* name, ResultModel& model);
    void goDownSoon(QTableView& table);
    [[nodiscard]] bool takeKey(QTableView& table, const QKeyEvent& key);
    [[nodiscard]] bool typeAtOnce(QTableView& table, const QString& sign);
    void carryOut(GameDeed deed, QTableView& table, const QModelIndex& cell);
    void openMenu(QTableView& table, const QPoint& at);
    void show();
    void fitColumns();
    void retranslate();

    EventResults results_;
    CrosstableModel* crosstable_;
    RoundsModel* rounds_;
    QLabel* title_;
    QLabel* help_;
    QTableView* table_;
    QTableView* list_;
    std::optional<db::GameId> current_; ///< where the user was
    bool refused_ = false;              ///< what was typed last
};

} // namespace damscope::gui
