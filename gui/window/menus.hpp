// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/settings/settings.hpp"

#include <QObject>
#include <QString>

#include <functional>

class QMainWindow;
class QMenu;

namespace damscope::gui {

class Actions;
class Workspace;

/// What is shared now.
struct Shared {
    std::function<QString()> game;  ///< names that of the board; empty: none is
    std::function<bool()> hasBoard; ///< the position and the game of a board are shared
    std::function<QString()> page;  ///< "Web page of the crosstable…"; empty: none is
    std::function<void()> exportPage;
    std::function<QString()> copy; ///< "Copy 3 games (PDN)"; empty: none are
    std::function<void()> copyGames;
};

/// The menus of the window. Choices made in them are saved.
class Menus : public QObject {
    Q_OBJECT

public:
    Menus(QMainWindow& window, Actions& actions, Workspace& workspace, Settings& settings,
          Shared shared);

    /// In the language of the window.
    void compose();

signals:
    void storeChosen(const QString& file);
    /// The menu is shown.
    void bookmarksWanted(QMenu& menu);
    /// How something looks has been chosen.
    void looksChanged();
    void languageChosen(const QString& code);
    void appearanceChosen(damscope::gui::Appearance appearance);

private:
    void fillFile(QMenu& menu);
    void fillEdit(QMenu& menu);
    void fillAnalysis(QMenu& menu) const;
    void fillDatabase(QMenu& menu) const;
    void fillGame(QMenu& menu) const;
    void fillView(QMenu& menu);
    void fillPanels(QMenu& menu) const;
    void fillLooks(QMenu& menu);
    void fillLanguages(QMenu& menu);
    void useFontSize(bool larger);

    QMainWindow& window_;
    Actions& actions_;
    Workspace& workspace_;
    Settings& settings_;
    Shared shared_;
};

/// The games of a list or a page of tables, and the position, the line and the game of the board,
/// for others to see. The game is named: its board may be out of sight.
void fillShare(QMenu& menu, const Actions& actions, const Shared& shared);

} // namespace damscope::gui
