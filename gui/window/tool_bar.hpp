// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/window/menus.hpp"

#include <QLabel>
#include <QList>
#include <QStatusBar>
#include <QToolBar>

class QAction;
class QToolButton;

namespace damscope::gui {

class Actions;
class ElidedLabel;

/// The bar above the panels: what is done most with games, which game is open, the games beside it
/// in the list, and what is printed, shared and exported. It takes no focus: all of it is in the
/// menus.
class ToolBar : public QToolBar {
    Q_OBJECT

public:
    ToolBar(const Actions& actions, Shared shared, QWidget* parent);

    /// The open game.
    struct Heading {
        QString players; ///< "Jansen 1230 – Pieters 1198"
        QString result;  ///< empty: none is known
        QString facts;   ///< the line below
    };
    void setGame(const Heading& game);

protected:
    /// A click on the facts edits them; the tip of Share says what is shared now.
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void composeTitle();
    void composeSubject();
    [[nodiscard]] QString shareTip() const;
    QToolButton& addWord(QAction& action);
    void setFonts();
    void fit();

    const Actions& actions_;
    Shared shared_;
    QWidget* title_;
    ElidedLabel* players_;
    QLabel* result_;
    ElidedLabel* facts_;
    QToolButton* share_ = nullptr;
    QList<QToolButton*> words_; ///< buttons that are signs alone where there is no room
};

/// Gives the actions their symbols.
void setSymbols(const Actions& actions);

class GamesPanel;

/// Ends a message that is too long for it with an ellipsis. A tool tip then shows it whole.
class StatusBar : public QStatusBar {
    Q_OBJECT

public:
    using QStatusBar::QStatusBar;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    /// Where a message is shown: beside what always stands in the bar.
    [[nodiscard]] QRect room() const;
    [[nodiscard]] bool isCut() const;
};

/// Which database is open and how many games are listed, in the status line while nothing else is
/// said there.
class StoreLine : public QLabel {
    Q_OBJECT

public:
    StoreLine(GamesPanel& games, QStatusBar& bar);

    /// Empty: none is open.
    void setStore(const QString& name);

private:
    void write();

    GamesPanel& games_;
    QString name_;
};

/// The tasks at the left edge of the window, each with its symbol and its word. It takes no focus:
/// the tasks have keys, and entries in the View menu.
class Rail : public QToolBar {
    Q_OBJECT

public:
    /// The preferences stand at its foot.
    Rail(const QList<QAction*>& tasks, QAction& preferences, QWidget* parent);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void add(QAction& action);
    void fit();
    [[nodiscard]] QWidget* logo();

    QAction* logo_;
};

} // namespace damscope::gui
