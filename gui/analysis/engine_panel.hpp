// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/engine.hpp"
#include "gui/analysis/engine_runner.hpp"
#include "gui/base/engine_list_reader.hpp"
#include "gui/game/game_document.hpp"
#include "gui/look/theme.hpp"
#include "rules/game/game.hpp"

#include <QString>
#include <QWidget>

#include <cstddef>
#include <optional>
#include <vector>

class QAction;
class QComboBox;
class QLabel;
class QSpinBox;
class QToolButton;

namespace damscope::gui {

class ElidedLabel;
class EngineLines;
class LinePreview;
struct EngineLine;

/// The engine's best lines for the current position, updated with each depth, with the move of the
/// game among them, and below what a second engine says. A click on a move shows it on the board,
/// without changing the game; where the mouse pointer rests, the line plays on a board of its own.
class EnginePanel : public QWidget {
    Q_OBJECT

public:
    /// The buttons trigger these actions; they are made checkable here.
    struct Controls {
        QAction* run;    ///< search, or not
        QAction* lock;   ///< keep searching this position
        QAction* threat; ///< search with the other side to move
        QAction* engines;
    };
    EnginePanel(GameDocument& document, const Controls& controls, EndgameTables endgames,
                QWidget* parent = nullptr);

    /// Reloads the engines of the user's list, in the background.
    void readEngines() { reader_.read(); }
    [[nodiscard]] bool isReadingEngines() const { return reader_.isReading(); }
    /// The chosen engine by title; empty: Damscope's own. It is chosen as soon as it is listed.
    void chooseEngine(const QString& title);
    [[nodiscard]] QString engine() const;
    /// The second engine, likewise; empty: none.
    void chooseSecondEngine(const QString& title);
    [[nodiscard]] QString secondEngine() const;
    /// The chosen ones, also while the list of engines is being read.
    [[nodiscard]] const QString& wantedEngine() const { return wanted_; }
    [[nodiscard]] const QString& wantedSecondEngine() const { return wantedSecond_; }
    /// How to start the chosen one; none: Damscope's own.
    [[nodiscard]] std::optional<analysis::HubSettings> engineSettings() const;
    void setLook(const BoardLook& look);
    /// Whether lines that play beside the mouse pointer show moves by moving the piece.
    void setAnimated(bool on);
    void setOwnEngine(const OwnEngine& own);
    void setLines(int lines);
    [[nodiscard]] int lines() const;

    /// Ends the processes of the engines.
    void dismissEngine();

    /// The evaluation of the shown position, from White's view; none while no engine looks at it.
    [[nodiscard]] const std::optional<analysis::Score>& score() const { return score_; }

    /// The first move of the best line there.
    [[nodiscard]] std::optional<rules::Move> bestMove() const;

signals:
    /// The score, or that there is none any more.
    void evaluated();
    /// Another engine, another second one, or another number of lines.
    void choiceChanged();

protected:
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// The position that the engine searches.
    struct SearchedPosition {
        GameDocument::Place place;
        rules::Path path;
        rules::Position position;
        int played = 0; ///< plies
        bool threat = false;
    };
    [[nodiscard]] std::optional<SearchedPosition> shownPlace() const;
    void compose();
    void composeTable();
    void composeSecond();
    void connectChoices();
    void connectRunners();
    void list(const std::vector<analysis::HubSettings>& engines, const QString& problem);
    void fillEngines();
    [[nodiscard]] std::optional<analysis::HubSettings> settingsOf(const QString& title) const;
    [[nodiscard]] std::optional<rules::Move> playedThere() const;
    [[nodiscard]] bool isStillThere(const SearchedPosition& searched) const;
    [[nodiscard]] static QString lockedText(const SearchedPosition& searched);
    void follow();
    void restart();
    void clear();
    [[nodiscard]] EngineQuestion questionThere() const;
    void askSecond();
    void take(const analysis::Findings& findings);
    void showLines();
    [[nodiscard]] std::vector<EngineLine> shownLines() const;
    void takeSecond(const analysis::Findings& findings);
    void showSecond();
    void takeFailure(const QString& reason);
    void setScore(const std::optional<analysis::Score>& score);
    void exploreLine(int row, std::size_t move);
    void previewLine(int row);
    [[nodiscard]] rules::Position searchedFrom() const;
    [[nodiscard]] analysis::Score fromWhite(const analysis::Score& score) const;
    void showHeading();
    void retranslate();
    [[nodiscard]] QString hint() const;

    GameDocument& document_;
    Controls controls_;
    QComboBox* engines_;
    QSpinBox* lines_;
    QLabel* heading_;
    EngineLines* table_;
    QLabel* status_;
    QToolButton* again_; ///< after a failure
    QLabel* secondLabel_;
    QComboBox* second_;
    ElidedLabel* secondSays_;
    LinePreview* preview_;
    std::vector<analysis::HubSettings> known_;
    QString wanted_; ///< the chosen engine, also while it is not listed
    QString wantedSecond_;
    std::optional<SearchedPosition> place_; ///< that is searched
    analysis::Findings found_;
    analysis::Findings secondFound_;
    std::optional<analysis::PvLine> played_; ///< what was found of the move of the game
    std::optional<analysis::Score> score_;
    EngineRunner runner_;
    EngineRunner secondRunner_;
    EngineListReader reader_{
        [this](const auto& engines, const QString& problem) { list(engines, problem); }};
};

} // namespace damscope::gui
