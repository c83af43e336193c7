// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/judgement.hpp"
#include "gui/analysis/analysis_queue.hpp"
#include "gui/base/job.hpp"
#include "gui/settings/settings.hpp"
#include "messages/language.hpp"

#include <QDialog>
#include <QObject>
#include <QString>
#include <QTimer>
#include <QWidget>

#include <cstddef>
#include <optional>

class QDir;
class QComboBox;
class QLabel;
class QPushButton;
class QTableView;

class QCheckBox;
class QRadioButton;

namespace damscope::gui {

/// The analyses that are running, waiting or finished, and the thoroughness of the next one.
class AnalysesPanel : public QWidget {
    Q_OBJECT

public:
    explicit AnalysesPanel(EndgameTables endgames, QWidget* parent = nullptr);

    [[nodiscard]] AnalysisQueue& queue() { return queue_; }
    /// The limits of the next analysis for each move.
    [[nodiscard]] db::AnalysisSettings settings() const;
    void setThoroughness(Thoroughness level);
    [[nodiscard]] Thoroughness thoroughness() const;

signals:
    void thoroughnessChanged();

private:
    [[nodiscard]] int chosen() const;
    void showButtons();
    void retranslate();

    AnalysisQueue queue_;
    QTableView* table_;
    QLabel* label_;
    QComboBox* level_;
    QPushButton* cancel_;
    QPushButton* resume_;
    QPushButton* remove_;
};

class AnalysisQueue;

/// Saves unfinished analyses in a file, so that they survive a restart. Each running program has a
/// file of its own; the next program that starts adopts the files of programs that have
/// ended.
class AnalysisBackup : public QObject {
    Q_OBJECT

public:
    /// Adds the analyses left in the folder to the queue, stopped, and follows the queue from then
    /// on.
    AnalysisBackup(AnalysisQueue& queue, const QString& folder, QObject* parent = nullptr);

    /// The number of analyses that were left.
    [[nodiscard]] int found() const { return found_; }
    /// Saves the list as it is. False if that fails.
    bool write();

signals:
    void saved();
    void failed(const QString& reason);

private:
    void takeUp(const QDir& folder);
    void read(const QString& name);

    AnalysisQueue& queue_;
    QString file_;
    std::optional<AnalysisLock> lock_; ///< of the file
    int found_ = 0;
};

/// Asks which games are to be annotated, and how.
class AnnotateDialog : public QDialog {
    Q_OBJECT

public:
    AnnotateDialog(std::size_t selected, std::size_t listed, QWidget* parent);

    /// All games of the list; else the selected ones.
    [[nodiscard]] bool isAboutAll() const;
    /// The language of the comments.
    [[nodiscard]] damscope::Language language() const;
    /// Damscope's annotations are to be removed.
    [[nodiscard]] bool removes() const;

private:
    QRadioButton* selected_;
    QRadioButton* all_;
    QComboBox* language_;
    QCheckBox* remove_;
};

class GameDocument;

/// What is proved about the move that led to the position on the board: combinations by forced
/// captures, results by endgame tables, structures. Follows the board while it is open.
class MoveReasonsDialog : public QDialog {
    Q_OBJECT

public:
    MoveReasonsDialog(GameDocument& document, analysis::GameJudgement judgement, QWidget* parent);
    /// The game has been judged again.
    void setJudgement(const rules::Game& game, const analysis::GameJudgement& judgement);

private:
    void find();
    void findMove(std::size_t move);

    GameDocument& document_;
    analysis::GameJudgement judgement_;
    QLabel* text_;
    QTimer due_;
    Job job_;
};

} // namespace damscope::gui
