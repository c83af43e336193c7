// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/analysis/study_controls.hpp"

#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"

#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>

#include <chrono>
#include <cmath>
#include <utility>

namespace damscope::gui {

namespace {

constexpr int usualLines = 3;
constexpr int mostStudyLines = 10;
constexpr double mostHours = 1000;
constexpr double hoursStep = 0.5;
constexpr int thousand = 1000;
constexpr int mostThousands = 1'000'000;
constexpr double millisecondsInHour = 3.6e6;
constexpr int shownEngines = 4;
constexpr int barLength = 1000;

} // namespace

StudyControls::StudyControls(StudyRunner& runner, std::filesystem::path store, QWidget* parent)
    : QWidget(parent), runner_(runner), store_(std::move(store)), enginesLabel_(new QLabel(this)),
      engines_(new QListWidget(this)), linesLabel_(new QLabel(this)), lines_(new QSpinBox(this)),
      hoursLabel_(new QLabel(this)), hours_(new QDoubleSpinBox(this)),
      firstLabel_(new QLabel(this)), first_(new QSpinBox(this)), run_(new QPushButton(this)),
      progress_(sentenceLabel(this, "studyProgress")), bar_(new QProgressBar(this)) {
    compose();
    addEngine(QStringLiteral("Damscope"), Qt::Checked);
    connect(engines_, &QListWidget::itemChanged, this, &StudyControls::showState);
    connect(run_, &QPushButton::clicked, this, &StudyControls::runOrPause);
    connect(&runner_, &StudyRunner::progressed, this, &StudyControls::showState);
    connect(&runner_, &StudyRunner::ended, this, &StudyControls::showState);
    keepTranslated(*this, [this] { translate(); });
    reader_.read();
}

void StudyControls::compose() {
    engines_->setObjectName("studyEngines");
    engines_->setMaximumHeight(shownEngines * fontMetrics().lineSpacing() * 3 / 2);
    lines_->setObjectName("studyLines");
    lines_->setRange(1, mostStudyLines);
    lines_->setValue(usualLines);
    hours_->setObjectName("studyHours");
    hours_->setRange(0, mostHours);
    hours_->setDecimals(1);
    hours_->setSingleStep(hoursStep);
    first_->setObjectName("studyFirst");
    first_->setRange(1, mostThousands);
    first_->setValue(thousand);
    run_->setObjectName("runStudy");
    bar_->setTextVisible(false);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    int row = 0;
    const auto add = [&](QLabel* label, QWidget* box) {
        label->setBuddy(box);
        grid->addWidget(label, row, 1);
        grid->addWidget(box, row++, 2);
    };
    enginesLabel_->setBuddy(engines_);
    grid->addWidget(enginesLabel_, 0, 0);
    grid->addWidget(engines_, 1, 0, 2, 1);
    add(linesLabel_, lines_);
    add(hoursLabel_, hours_);
    add(firstLabel_, first_);
    grid->addWidget(run_, row, 2);
    grid->addWidget(progress_, row, 0, 1, 2);
    grid->addWidget(bar_, row + 1, 0, 1, 3);
    grid->setColumnStretch(0, 1);
}

void StudyControls::addEngine(const QString& title, Qt::CheckState state) {
    auto* item = new QListWidgetItem(title, engines_);
    item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
    item->setCheckState(state);
}

void StudyControls::list(const std::vector<analysis::HubSettings>& engines,
                         const QString& problem) {
    known_ = engines;
    for (const analysis::HubSettings& engine : known_)
        addEngine(qtText(engine.title), Qt::Unchecked);
    if (!problem.isEmpty())
        progress_->setText(problem);
}

void StudyControls::translate() {
    enginesLabel_->setText(tr("&Engines:"));
    engines_->setAccessibleName(tr("Engines"));
    engines_->setToolTip(tr("Several search the same positions and are compared"));
    linesLabel_->setText(tr("&Lines:"));
    lines_->setToolTip(tr("Best moves of each position"));
    hoursLabel_->setText(tr("&Hours:"));
    hours_->setSpecialValueText(capitalised(tr("until paused")));
    firstLabel_->setText(tr("&First search:"));
    first_->setSuffix(tr(" thousand nodes"));
    first_->setToolTip(
        tr("How thoroughly a position is searched first; each later search of it has "
           "four times as many nodes"));
    bar_->setAccessibleName(tr("Progress of the study"));
    showState();
}

void StudyControls::setStudy(const std::optional<db::Study>& study) {
    study_ = study;
    showState();
}

std::vector<std::optional<analysis::HubSettings>> StudyControls::chosenEngines() const {
    std::vector<std::optional<analysis::HubSettings>> chosen;
    for (int row = 0; row < engines_->count(); ++row) {
        if (engines_->item(row)->checkState() != Qt::Checked)
            continue;
        if (row == 0)
            chosen.emplace_back();
        else
            chosen.emplace_back(known_.at(static_cast<std::size_t>(row) - 1));
    }
    return chosen;
}

db::StudyPlan StudyControls::plan() const {
    db::StudyPlan plan{{static_cast<std::uint64_t>(first_->value()) * thousand, lines_->value()},
                       {}};
    if (hours_->value() > 0)
        plan.span.time =
            std::chrono::milliseconds(std::llround(hours_->value() * millisecondsInHour));
    return plan;
}

void StudyControls::runOrPause() {
    if (runner_.isRunning())
        runner_.pause();
    else if (study_)
        runner_.start({store_, *study_, chosenEngines(), plan()});
}

QString StudyControls::progressText() const {
    const auto& order = runner_.order();
    if (!order)
        return {};
    const analysis::study::Report& report = runner_.report();
    const QString done = tr("%1: %2, nodes: %3")
                             .arg(isolatedText(qtText(order->study.name)),
                                  trPlural("%Ln position searched", "%Ln positions searched",
                                           static_cast<qint64>(report.searched)),
                                  numberText(report.nodes));
    return runner_.outcome().isEmpty() ? done : done + QStringLiteral("; ") + runner_.outcome();
}

void StudyControls::showState() {
    const bool running = runner_.isRunning();
    run_->setText(running ? tr("&Pause") : tr("&Work on it"));
    run_->setEnabled(running || (study_ && !chosenEngines().empty()));
    if (runner_.order())
        progress_->setText(progressText());
    bar_->setVisible(running);
    const auto share =
        running ? analysis::study::shareDone(runner_.report(), runner_.order()->plan.span)
                : std::nullopt;
    bar_->setRange(0, share ? barLength : 0); // of no length: busy
    bar_->setValue(share ? static_cast<int>(*share * barLength) : 0);
}

} // namespace damscope::gui
