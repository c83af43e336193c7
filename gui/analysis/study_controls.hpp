// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/analysis/study_runner.hpp"
#include "gui/base/engine_list_reader.hpp"

#include <QWidget>

#include <filesystem>
#include <optional>
#include <vector>

class QDoubleSpinBox;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace damscope::gui {

/// With which engines a study is worked on and how long, the button for it, and how far it is.
class StudyControls : public QWidget {
    Q_OBJECT

public:
    StudyControls(StudyRunner& runner, std::filesystem::path store, QWidget* parent);

    /// The study that the button begins to work on; nothing: none.
    void setStudy(const std::optional<db::Study>& study);

private:
    void compose();
    void list(const std::vector<analysis::HubSettings>& engines, const QString& problem);
    void addEngine(const QString& title, Qt::CheckState state);
    void translate();
    void showState();
    void runOrPause();
    [[nodiscard]] std::vector<std::optional<analysis::HubSettings>> chosenEngines() const;
    [[nodiscard]] db::StudyPlan plan() const;
    [[nodiscard]] QString progressText() const;

    StudyRunner& runner_;
    std::filesystem::path store_;
    std::optional<db::Study> study_;
    std::vector<analysis::HubSettings> known_;
    QLabel* enginesLabel_;
    QListWidget* engines_;
    QLabel* linesLabel_;
    QSpinBox* lines_;
    QLabel* hoursLabel_;
    QDoubleSpinBox* hours_;
    QLabel* firstLabel_;
    QSpinBox* first_;
    QPushButton* run_;
    QLabel* progress_;
    QProgressBar* bar_;
    EngineListReader reader_{
        [this](const auto& engines, const QString& problem) { list(engines, problem); }};
};

} // namespace damscope::gui
