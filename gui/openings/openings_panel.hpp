// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/openings/opening_model.hpp"

#include <QTimer>
#include <QWidget>

#include <functional>
#include <optional>

class QCheckBox;
class QLabel;
class QTableView;

namespace damscope::gui {

class GameDocument;

/// The moves played in the position on the board in the games of the store. A click shows the
/// position after a move, or before it, without changing the open game. Counts only while visible.
class OpeningsPanel : public QWidget {
    Q_OBJECT

public:
    explicit OpeningsPanel(GameDocument& document, QWidget* parent = nullptr);

    /// The store with the games to count.
    void setStore(const std::filesystem::path& file);
    /// The games in the list; used if the user wants only these.
    void setFilter(const db::Filter& filter);
    void focusMoves();

    [[nodiscard]] bool isBusy() const { return explorer_.isBusy() || waiting_.isActive(); }

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();
    void ask();
    void showTable(const db::OpeningTable& table);
    void clear(std::function<QString()> why);
    void playRow(int row);
    void goBackBy(int row);
    void retranslate();
    [[nodiscard]] QString summary(const db::OpeningTable& table) const;

    GameDocument& document_;
    std::filesystem::path store_;
    db::Filter filter_;
    std::optional<db::OpeningTable> table_; ///< of the position on the board; else none
    std::function<QString()> why_;          ///< why there is none, in the language of the window
    OpeningModel moves_;
    OpeningModel arrivals_;
    OpeningExplorer explorer_{this};
    QTimer waiting_;
    QLabel* heading_;
    QLabel* state_;
    QCheckBox* onlyListed_;
    QTableView* moveTable_;
    QLabel* arrivalHeading_;
    QTableView* arrivalTable_;
};

} // namespace damscope::gui
