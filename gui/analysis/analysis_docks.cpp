// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/analysis/analysis_docks.hpp"

#include "gui/actions.hpp"
#include "gui/analysis/evaluation_panel.hpp"

#include <QAction>
#include <QDockWidget>
#include <QFileDialog>
#include <QMainWindow>
#include <QMenu>

namespace damscope::gui {

namespace {

QDockWidget* dock(QMainWindow& window, const char* name, QWidget* inside, Qt::DockWidgetArea area) {
    auto* made = new QDockWidget(&window);
    made->setObjectName(name);
    made->setWidget(inside);
    window.addDockWidget(area, made);
    return made;
}

} // namespace

AnalysisDocks::AnalysisDocks(QMainWindow& window, GameDocument& document, Actions& actions,
                             QDockWidget& below)
    : QObject(&window), window_(window), actions_(actions),
      evaluation_(new EvaluationPanel(document, &window)),
      evaluationDock_(dock(window, "evaluation", evaluation_, Qt::BottomDockWidgetArea)) {
    window.tabifyDockWidget(&below, evaluationDock_);
    connect(evaluation_, &EvaluationPanel::judged, this, &AnalysisDocks::judged);
    connect(evaluation_, &EvaluationPanel::failed, this, &AnalysisDocks::told);
    connect(actions.saveChart, &QAction::triggered, this, &AnalysisDocks::saveChart);
    retranslate();
}

void AnalysisDocks::setStore(const std::filesystem::path& store) {
    evaluation_->setStore(store);
}

void AnalysisDocks::fill(QMenu& menu) const {
    menu.addAction(actions_.saveChart);
}

void AnalysisDocks::saveChart() {
    const QString name = QFileDialog::getSaveFileName(&window_, tr("Save chart"), {},
                                                      tr("Charts (*.svg *.png *.pdf)"));
    if (!name.isEmpty())
        evaluation_->savePicture(name);
}

void AnalysisDocks::retranslate() {
    evaluationDock_->setWindowTitle(tr("Evaluation"));
}

} // namespace damscope::gui
