// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/analysis/analysis_queue.hpp"
#include "gui/settings/settings.hpp"

#include <QObject>
#include <QString>
#include <QWidget>

#include <optional>

class QDir;
class QComboBox;
class QLabel;
class QPushButton;
class QTableView;

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

protected:
    void changeEvent(QEvent* event) override;

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
class AnalysisNotes : public QObject {
    Q_OBJECT

public:
    /// Adds the analyses left in the folder to the queue, stopped, and follows the queue from then
    /// on.
    AnalysisNotes(AnalysisQueue& queue, const QString& folder, QObject* parent = nullptr);

    /// The number of analyses that were left.
    [[nodiscard]] int found() const { return found_; }

signals:
    void failed(const QString& reason);

private:
    void takeUp(const QDir& folder);
    void read(const QString& name);
    bool write();

    AnalysisQueue& queue_;
    QString file_;
    std::optional<CourtesyLock> lock_; ///< of the file
    int found_ = 0;
};

} // namespace damscope::gui
