// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/engine.hpp"
#include "analysis/hub/hub_engine.hpp"
#include "gui/analysis/engines_dialog.hpp"
#include "gui/base/job.hpp"
#include "gui/game/game_document.hpp"
#include "gui/look/theme.hpp"
#include "rules/game/game.hpp"

#include <QObject>
#include <QString>
#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QAction;
class QComboBox;
class QLabel;
class QSpinBox;
class QTableWidget;
class QToolButton;

namespace damscope::gui {

/// The position that an engine searches.
struct EngineQuestion {
    std::optional<analysis::HubSettings> engine; ///< none: Damscope's own
    rules::Path path;
    analysis::Limits limits;
};

/// What Damscope's own engine may use.
struct OwnEngine {
    int threads = 0; ///< 0: all but one, for the window
    int megabytes = 64;
    friend bool operator==(const OwnEngine&, const OwnEngine&) = default;
};

/// An engine that works in a thread of its own on the last request. Its findings are reported at
/// most ten times a second. Only the destructor waits for the engine.
class EngineRunner : public QObject {
    Q_OBJECT

public:
    explicit EngineRunner(EndgameTables endgames, QObject* parent = nullptr);
    ~EngineRunner() override;

    /// Sets the own engine of requests that come later.
    void setOwnEngine(const OwnEngine& own) { own_ = own; }
    void ask(const EngineQuestion& question);
    void stop();
    /// Stops, and ends the engine's process; the next request restarts it.
    void dismiss();
    [[nodiscard]] bool isRunning() const { return running_; }

signals:
    /// The findings for the last request.
    void found(const damscope::analysis::Findings& findings);
    /// The engine has finished the last request.
    void finished(const damscope::analysis::Findings& findings);
    /// The engine cannot be used or has failed; the text contains its last output.
    void failed(const QString& reason);

private:
    struct Shared;
    struct Task {
        EngineQuestion question;
        OwnEngine own;
        std::uint64_t number;
    };
    void work(const Task& task, const std::stop_token& stop);
    void reportLatest();
    [[nodiscard]] analysis::Findings latest() const;
    void finish(std::uint64_t number);
    void fail(std::uint64_t number, const QString& reason);

    EndgameTables endgames_;
    OwnEngine own_;
    std::uint64_t number_ = 0; ///< of the last request
    bool running_ = false;
    QTimer pace_;
    std::unique_ptr<Shared> shared_;
    NewestTask task_; // last: it ends before the members that it uses
};

class EvaluationBar;
class LinePreview;

/// The engine's best lines for the current position, updated with each depth. A click on a line
/// explores it on the board; where the mouse pointer rests, the line plays on a board of its own.
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

    /// Reloads the engines of the user's list.
    void readEngines();
    /// The chosen engine by title; empty: Damscope's own.
    void chooseEngine(const QString& title);
    [[nodiscard]] QString engine() const;
    /// How to start the chosen one; none: Damscope's own.
    [[nodiscard]] std::optional<analysis::HubSettings> engineSettings() const;
    void setLook(const BoardLook& look);
    /// Of lines that play beside the mouse pointer, moves are shown by moving the piece.
    void setAnimated(bool on);
    void setOwnEngine(const OwnEngine& own) { runner_.setOwnEngine(own); }
    void setLines(int lines);
    [[nodiscard]] int lines() const;

    /// Ends the process of the engine.
    void dismissEngine() { runner_.dismiss(); }

    /// Of the shown position, from White's view; none while no engine looks at it.
    [[nodiscard]] const std::optional<analysis::Score>& score() const { return score_; }

    /// The first move of the best line there.
    [[nodiscard]] std::optional<rules::Move> bestMove() const;

signals:
    /// The score, or that there is none any more.
    void evaluated();
    /// Another engine, or another number of lines.
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
    void connectChoices();
    [[nodiscard]] bool isStillThere(const SearchedPosition& searched) const;
    [[nodiscard]] static QString lockedText(const SearchedPosition& searched);
    void follow();
    void restart();
    void clear();
    void take(const analysis::Findings& findings);
    void takeFailure(const QString& reason);
    void setScore(const std::optional<analysis::Score>& score);
    void exploreLine(int row);
    void previewLine(int row);
    [[nodiscard]] rules::Position searchedFrom() const;
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
    LinePreview* preview_;
    std::vector<analysis::HubSettings> known_;
    std::optional<SearchedPosition> place_; ///< that is searched
    analysis::Findings found_;
    std::optional<analysis::Score> score_;
    bool failed_ = false; ///< the status shows the reason
    EngineRunner runner_;
};

} // namespace damscope::gui
