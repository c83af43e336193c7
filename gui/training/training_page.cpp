// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/training/training_page.hpp"

#include "gui/base/widgets.hpp"
#include "gui/board/board_widget.hpp"
#include "gui/look/theme.hpp"
#include "gui/settings/settings.hpp"
#include "gui/training/exercise_side.hpp"
#include "gui/training/opening_side.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>

namespace damscope::gui {

using namespace look;

TrainingPage::TrainingPage(const EndgameTables& endgames, QWidget* parent)
    : QWidget(parent), board_(new BoardWidget(this)), side_(new QWidget(this)),
      tabs_(new QTabBar(side_)), sides_(new QStackedWidget(side_)),
      exercises_(new ExerciseSide(endgames, *board_, this)),
      openings_(new OpeningSide(*board_, this)) {
    setObjectName("trainingPage");
    setFocusProxy(board_);
    compose();
    connect(tabs_, &QTabBar::currentChanged, sides_, &QStackedWidget::setCurrentIndex);
    connect(exercises_, &ExerciseSide::reported, this, &TrainingPage::reported);
    connect(&openings_->trainer(), &OpeningTrainer::kept, &exercises_->trainer(),
            &Trainer::refresh);
    connect(&openings_->trainer(), &OpeningTrainer::reported, this, &TrainingPage::reported);
    retranslate();
}

void TrainingPage::compose() {
    board_->setEntryEnabled(false);
    side_->setObjectName("trainingSide");
    tabs_->setObjectName("trainingTabs");
    tabs_->setDrawBase(false);
    tabs_->setExpanding(false);
    tabs_->addTab({});
    tabs_->addTab({});
    sides_->addWidget(exercises_);
    sides_->addWidget(openings_);
    auto* column = new QVBoxLayout(side_);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::medium);
    column->addWidget(tabs_);
    column->addWidget(sides_, 1);
    auto* all = new QHBoxLayout(this);
    all->setContentsMargins(space::medium, space::medium, space::medium, space::medium);
    all->setSpacing(space::large);
    all->addWidget(board_, 1);
    all->addWidget(side_);
}

void TrainingPage::apply(const Settings& settings) {
    applySettings(*board_, settings);
    exercises_->maker().setUserName(settings.ownName());
}

void TrainingPage::setStore(const std::filesystem::path& store) {
    exercises_->trainer().setStore(store);
    openings_->setStore(store);
}

void TrainingPage::showOpenings(bool on) {
    tabs_->setCurrentIndex(on ? 1 : 0);
}

void TrainingPage::retranslate() {
    setAccessibleName(tr("Training"));
    board_->setBoardName(tr("Training"));
    tabs_->setTabText(0, tr("Exercises"));
    tabs_->setTabText(1, tr("Openings"));
    tabs_->setAccessibleName(tr("What to train"));
    openings_->retranslate();
}

void TrainingPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    exercises_->trainer().refresh();
}

void TrainingPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    exercises_->showHistory(height() >= look::height::history);
    const int least = leastSide();
    side_->setFixedWidth(
        std::clamp(width() - height(), least, std::max(least, look::place::widestSide)));
}

int TrainingPage::leastSide() const {
    return std::max(look::place::side, side_->minimumSizeHint().width());
}

// The side is as wide as there is room: it must not keep the window from being smaller.
QSize TrainingPage::minimumSizeHint() const {
    const QSize all = QWidget::minimumSizeHint();
    const int board = std::max(board_->minimumWidth(), board_->minimumSizeHint().width());
    return {std::min(all.width(), board + leastSide() + 2 * space::medium + space::large),
            all.height()};
}

void TrainingPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        retranslate();
}

} // namespace damscope::gui
