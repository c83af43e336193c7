// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/analysis/analysis_queue.hpp"
#include "gui/settings/settings.hpp"

#include <QWidget>

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

} // namespace damscope::gui
