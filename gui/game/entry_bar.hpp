// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/game.hpp"

#include <QList>
#include <QString>
#include <QWidget>

class QAction;
class QLabel;

namespace damscope::gui {

class FlowLayout;
class GameDocument;

/// Seen only below a move that was played where another one follows: says what became of both and
/// of the moves behind them, and offers the other ways to enter it.
class EntryBar : public QWidget {
    Q_OBJECT

public:
    EntryBar(GameDocument& document, QWidget* parent);

    void setActions(const QList<QAction*>& actions);

protected:
    void changeEvent(QEvent* event) override;

private:
    void showEntry();
    [[nodiscard]] QString text() const;
    [[nodiscard]] QString whatFollows() const;
    [[nodiscard]] QString numbered(rules::NodeId move) const;

    GameDocument& document_;
    QLabel* text_;
    FlowLayout* buttons_;
};

} // namespace damscope::gui
