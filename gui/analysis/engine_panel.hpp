// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/analysis/engine_runner.hpp"
#include "rules/game/game.hpp"

#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

class QAction;
class QComboBox;
class QLabel;
class QSpinBox;
class QTableWidget;
class QToolButton;

namespace damscope::gui {

class EvaluationBar;
class GameDocument;

/// What an engine thinks of the position that is shown: its best lines, as it goes deeper. A line
/// that is clicked becomes a variation of the game.
class EnginePanel : public QWidget {
    Q_OBJECT

public:
    /// The buttons do what these actions do; they are made checkable here.
    struct Controls {
        QAction* run;    ///< think, or not
        QAction* lock;   ///< stay with the position
        QAction* threat; ///< think about what the other side would do if it were to move
        QAction* engines;
    };
    EnginePanel(GameDocument& document, const Controls& controls, EndgameTables endgames,
                QWidget* parent = nullptr);

    /// Offers the engines of the user's list anew.
    void readEngines();
    /// By title; empty: Damscope's own.
    void chooseEngine(const QString& title);
    [[nodiscard]] QString engine() const;
    /// How the chosen one is started; none: it is Damscope's own.
    [[nodiscard]] std::optional<analysis::HubSettings> engineSettings() const;
    void setLines(int lines);
    [[nodiscard]] int lines() const;

    /// Ends the process of the engine.
    void dismissEngine() { runner_.dismiss(); }

signals:
    /// Another engine, or another number of lines.
    void choiceChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    /// The position that the engine thinks about.
    struct Place {
        rules::NodeId node{};
        rules::Path path;
        rules::Position position;
        std::vector<rules::Move> explored; ///< after the node
        int played = 0;                    ///< plies
        bool threat = false;
    };
    [[nodiscard]] std::optional<Place> shownPlace() const;
    void compose();
    void composeTable();
    void connectChoices();
    void follow();
    void restart();
    void clear();
    void take(const analysis::Findings& findings);
    void takeFailure(const QString& reason);
    void insertLine(int row);
    void showHeading();
    void retranslate();
    [[nodiscard]] QString hint() const;

    GameDocument& document_;
    Controls controls_;
    QComboBox* engines_;
    QSpinBox* lines_;
    EvaluationBar* bar_;
    QLabel* heading_;
    QTableWidget* table_;
    QLabel* status_;
    std::vector<analysis::HubSettings> known_;
    std::optional<Place> place_; ///< that is thought about
    analysis::Findings found_;
    bool failed_ = false; ///< what is told is why
    EngineRunner runner_;
};

} // namespace damscope::gui
