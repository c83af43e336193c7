// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/analysis/game_themes.hpp"
#include "gui/board/board_theme.hpp"
#include "gui/board/geometry.hpp"
#include "gui/window/panel_focus.hpp"

#include <QByteArray>
#include <QList>
#include <QObject>

#include <filesystem>
#include <vector>

class QDockWidget;
class QLabel;
class QMainWindow;

namespace damscope::gui {

class Actions;
class AnalysisDocks;
class AnnotationPanel;
class BoardPanel;
class GameDocument;
class GamesPanel;
class MoveList;
class OpeningsPanel;
class ProblemsPanel;
class SearchPanel;
struct Settings;

/// The panels of the window and where they are: the board in the middle, the others in docks that
/// can be moved.
class Panels : public QObject {
    Q_OBJECT

public:
    Panels(QMainWindow& window, GameDocument& document, Actions& actions);

    [[nodiscard]] BoardPanel& board() { return *board_; }
    [[nodiscard]] GamesPanel& games() { return *games_; }
    [[nodiscard]] ProblemsPanel& problems() { return *problems_; }
    [[nodiscard]] OpeningsPanel& openings() { return *openings_; }
    [[nodiscard]] SearchPanel& search() { return *search_; }
    [[nodiscard]] AnalysisDocks& analysis() { return *analysis_; }

    /// The default layout.
    [[nodiscard]] QList<QDockWidget*> docks() const;
    /// Shows the games of a store everywhere.
    void setStore(const std::filesystem::path& store);
    /// The line above the moves.
    void setHeader(const QString& text);
    void setTheme(BoardThemeName theme);
    /// Restores the saved layout, or the default one, and the visible panels.
    void restore(Settings& settings);
    /// Follows what is chosen in the preferences.
    void apply(const Settings& settings);
    /// All panels where they were on the first day.
    void resetLayout();
    /// By Tab: the next panel, or field of a form.
    void focusNext(bool forward) const { focusOrder().tab(forward); }
    /// The widget with the focus at the start.
    void focusMoves();
    void retranslate();

signals:
    /// The user has moved, sized or closed something.
    void layoutChanged();
    /// A message for the user.
    void reported(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void markCombinations(const std::vector<GameTheme>& themes);
    QDockWidget* addDock(const char* name, QWidget* panel, Qt::DockWidgetArea area);
    [[nodiscard]] QWidget* composeGame();
    void composeDocks();
    void composeSearch();
    void connectActions();
    void layOut();
    void focusBoard();
    [[nodiscard]] PanelFocus focusOrder() const;

    QMainWindow& window_;
    GameDocument& document_;
    Actions& actions_;
    BoardPanel* board_;
    QLabel* header_;
    MoveList* moves_;
    AnnotationPanel* annotation_;
    GamesPanel* games_;
    ProblemsPanel* problems_;
    OpeningsPanel* openings_;
    SearchPanel* search_;
    QDockWidget* gameDock_ = nullptr;
    QDockWidget* gamesDock_ = nullptr;
    AnalysisDocks* analysis_ = nullptr;
    QByteArray firstLayout_;
};

} // namespace damscope::gui
