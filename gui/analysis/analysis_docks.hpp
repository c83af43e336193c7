// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/judgement.hpp"

#include <QList>
#include <QObject>

#include <filesystem>

class QDockWidget;
class QMainWindow;
class QMenu;

namespace damscope::gui {

class Actions;
class EvaluationPanel;
class GameDocument;

/// The docks of the window that have to do with engines, and the actions that belong to them.
class AnalysisDocks : public QObject {
    Q_OBJECT

public:
    /// The docks stand in the window where they are wanted on a first day.
    AnalysisDocks(QMainWindow& window, GameDocument& document, Actions& actions,
                  QDockWidget& below);

    /// Where games and evaluations are kept.
    void setStore(const std::filesystem::path& store);
    [[nodiscard]] QList<QDockWidget*> docks() const { return {evaluationDock_}; }
    [[nodiscard]] EvaluationPanel& evaluation() { return *evaluation_; }
    /// What the menu "Analysis" holds.
    void fill(QMenu& menu) const;
    void retranslate();

signals:
    /// The open game has been judged, perhaps anew.
    void judged(const damscope::analysis::GameJudgement& judgement);
    /// Something the user should know.
    void told(const QString& text);

private:
    void saveChart();

    QMainWindow& window_;
    Actions& actions_;
    EvaluationPanel* evaluation_;
    QDockWidget* evaluationDock_;
};

} // namespace damscope::gui
