// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/judgement.hpp"
#include "gui/look/board_theme.hpp"

#include <QTextBrowser>

class QAction;

namespace damscope::gui {

class GameDocument;

/// The report on the open game, as a page of the window: with boards of its worst errors. A click
/// on a move goes there.
class ReportPage : public QTextBrowser {
    Q_OBJECT

public:
    /// `analyse`: what to do with a game that has not been analysed.
    ReportPage(GameDocument& document, QAction& analyse, QWidget* parent);

    void setJudgement(const analysis::GameJudgement& judgement);
    void setTheme(BoardThemeName theme);

signals:
    /// A move was clicked, and is now the current one.
    void moveChosen();

protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void changeEvent(QEvent* event) override;

private:
    void write();

    GameDocument& document_;
    QAction& analyse_;
    analysis::GameJudgement judgement_;
    BoardThemeName theme_ = BoardThemeName::wood;
};

} // namespace damscope::gui
