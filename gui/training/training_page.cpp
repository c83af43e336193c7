// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/training/training_page.hpp"

#include "analysis/play/strength.hpp"
#include "gui/base/widgets.hpp"
#include "gui/board/board_widget.hpp"
#include "gui/look/style.hpp"
#include "gui/look/theme.hpp"
#include "gui/settings/settings.hpp"
#include "gui/training/history_chart.hpp"
#include "gui/training/opening_side.hpp"
#include "gui/training/trainer.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTabBar>
#include <QTextBrowser>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace damscope::gui {

using namespace look;
using State = Trainer::State;

namespace {

constexpr int usualStrength = 5;

} // namespace

TrainingPage::TrainingPage(const EndgameTables& endgames, QWidget* parent)
    : QWidget(parent), trainer_(endgames), board_(new BoardWidget(this)), tabs_(new QTabBar(this)),
      sides_(new QStackedWidget(this)), openings_(new OpeningSide(*board_, this)),
      deck_(new DeckChooser(this)), counts_(new QLabel(this)), question_(new QLabel(this)),
      facts_(new QLabel(this)), prompt_(new QLabel(this)), feedback_(new QTextBrowser(this)),
      back_(new QToolButton(this)), forth_(new QToolButton(this)), hint_(new QPushButton(this)),
      solution_(new QPushButton(this)), next_(new QPushButton(this)), play_(new QPushButton(this)),
      strength_(new QSpinBox(this)), game_(new QPushButton(this)), make_(new QPushButton(this)),
      stop_(new QPushButton(this)), making_(new QLabel(this)), history_(new HistoryChart(this)) {
    setObjectName("trainingPage");
    setFocusProxy(board_);
    compose();
    connectParts();
    retranslate();
}

void TrainingPage::compose() {
    board_->setEntryEnabled(false);
    auto* all = new QHBoxLayout(this);
    all->setContentsMargins(space::medium, space::medium, space::medium, space::medium);
    all->setSpacing(space::large);
    all->addWidget(board_, 1);
    all->addWidget(composeSide());
}

QWidget* TrainingPage::composeSide() {
    auto* side = new QWidget(this);
    side->setObjectName("trainingSide");
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::medium);
    column->addWidget(tabs_);
    column->addWidget(sides_, 1);
    tabs_->setObjectName("trainingTabs");
    tabs_->setDrawBase(false);
    tabs_->setExpanding(false);
    tabs_->addTab({});
    tabs_->addTab({});
    sides_->addWidget(composeExercises());
    sides_->addWidget(openings_);
    return side;
}

QWidget* TrainingPage::composeExercises() {
    auto* side = new QWidget(this);
    auto* lines = new QVBoxLayout(side);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(space::medium);
    auto* made = new QHBoxLayout;
    made->setSpacing(space::small);
    made->addWidget(make_);
    made->addWidget(making_, 1);
    made->addWidget(stop_);
    auto* asked = new QHBoxLayout;
    asked->setSpacing(space::small);
    for (QPushButton* button : {hint_, solution_, next_})
        asked->addWidget(button, 1);
    auto* after = new QHBoxLayout;
    after->setSpacing(space::small);
    after->addWidget(back_);
    after->addWidget(forth_);
    after->addWidget(play_, 1);
    after->addWidget(strength_);
    after->addWidget(game_, 1);
    lines->addWidget(deck_);
    lines->addWidget(counts_);
    lines->addSpacing(space::medium);
    lines->addWidget(question_);
    lines->addWidget(facts_);
    lines->addWidget(prompt_);
    lines->addWidget(feedback_, 1);
    lines->addLayout(asked);
    lines->addLayout(after);
    lines->addWidget(history_);
    lines->addLayout(made);
    for (QLabel* label : {counts_, question_, facts_, prompt_, making_}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    counts_->setObjectName("trainingCounts");
    question_->setObjectName("trainingQuestion");
    hint_->setObjectName("trainingHint");
    play_->setObjectName("trainingPlay");
    strength_->setObjectName("trainingStrength");
    strength_->setRange(analysis::play::weakest, analysis::play::strongest);
    strength_->setValue(usualStrength);
    feedback_->setObjectName("trainingFeedback");
    feedback_->setOpenLinks(false);
    feedback_->document()->setDocumentMargin(0);
    feedback_->setFrameShape(QFrame::NoFrame);
    feedback_->setFocusPolicy(Qt::ClickFocus);
    feedback_->viewport()->setAutoFillBackground(false);
    for (QLabel* label : {counts_, facts_, making_})
        label->setForegroundRole(QPalette::PlaceholderText);
    back_->setIcon(symbol("go-previous"));
    forth_->setIcon(symbol("go-next"));
    return side;
}

void TrainingPage::connectParts() {
    connect(&trainer_, &Trainer::changed, this, &TrainingPage::show);
    connect(&trainer_, &Trainer::overviewChanged, this, &TrainingPage::showCounts);
    connect(&trainer_, &Trainer::madeSome, this, &TrainingPage::showMaking);
    connect(&trainer_, &Trainer::reported, this, &TrainingPage::reported);
    connect(deck_, &DeckChooser::chosen, &trainer_, &Trainer::choose);
    connect(tabs_, &QTabBar::currentChanged, this, [this](int tab) {
        sides_->setCurrentIndex(tab);
        if (showsExercises())
            show();
    });
    connect(&openings_->trainer(), &OpeningTrainer::kept, &trainer_, &Trainer::refresh);
    connect(&openings_->trainer(), &OpeningTrainer::reported, this, &TrainingPage::reported);
    connect(board_, &BoardWidget::movePlayed, this, [this](const rules::Move& move) {
        if (showsExercises())
            trainer_.answer(move);
    });
    connect(board_, &BoardWidget::statusChanged, this, [this](const QString& text, bool refused) {
        prompt_->setText(text);
        prompt_->setVisible(refused && showsExercises() && shown_ == State::asking);
    });
    connect(&line_, &LinePlayer::moved, this, &TrainingPage::showBoard);
    connect(feedback_, &QTextBrowser::anchorClicked, this, &TrainingPage::followLink);
    connect(hint_, &QPushButton::clicked, &trainer_, &Trainer::hint);
    connect(solution_, &QPushButton::clicked, &trainer_, &Trainer::giveUp);
    connect(next_, &QPushButton::clicked, &trainer_, &Trainer::next);
    connect(back_, &QToolButton::clicked, this, [this] { line_.step(-1); });
    connect(forth_, &QToolButton::clicked, this, [this] { line_.step(1); });
    connect(play_, &QPushButton::clicked, this,
            [this] { emit playWanted(trainer_.card().exercise.position, strength_->value()); });
    connect(game_, &QPushButton::clicked, this, [this] {
        const db::ExerciseOrigin& origin = trainer_.card().exercise.origins.front();
        emit gameWanted(origin.game, origin.ply);
    });
    connect(make_, &QPushButton::clicked, this, &TrainingPage::makeExercises);
    connect(stop_, &QPushButton::clicked, &trainer_, &Trainer::stopMaking);
    const auto onKey = [this](const QKeySequence& key, QPushButton* button) {
        auto* shortcut = new QShortcut(key, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, button, [button] { button->click(); });
    };
    onKey(QKeySequence("Ctrl+H"), hint_);
    onKey(QKeySequence("Ctrl+Return"), next_);
}

void TrainingPage::show() {
    const State before = std::exchange(shown_, trainer_.state());
    const bool isNew =
        shown_ == State::asking && before != State::asking && before != State::judging;
    if (shown_ != State::answered)
        line_.clear();
    else if (trainer_.outcome().givenUp)
        line_.play(trainer_.card().exercise.position, trainer_.outcome().graded.better);
    else
        line_.play(trainer_.card().exercise.position, trainer_.outcome().graded.line);
    showQuestion();
    showBoard();
    showButtons();
    if (!isVisible() || !showsExercises())
        return;
    if (shown_ == State::answered)
        next_->setFocus();
    else if (isNew || shown_ == State::asking)
        board_->setFocus();
}

void TrainingPage::showQuestion() {
    question_->setText(questionOf(trainer_));
    facts_->setText(factsOf(trainer_));
    facts_->setVisible(!facts_->text().isEmpty());
    prompt_->hide();
    feedback_->setHtml(feedbackOf(trainer_, coloursOf(palette()).failure.name()));
}

void TrainingPage::apply(const Settings& settings) {
    applySettings(*board_, settings);
    userName_ = settings.ownName();
}

void TrainingPage::setStore(const std::filesystem::path& store) {
    trainer_.setStore(store);
    openings_->setStore(store);
}

void TrainingPage::showOpenings(bool on) {
    tabs_->setCurrentIndex(on ? 1 : 0);
}

bool TrainingPage::showsExercises() const {
    return sides_->currentIndex() == 0;
}

void TrainingPage::showBoard() {
    if (!showsExercises())
        return;
    board_->setEntryEnabled(shown_ == State::asking);
    if (shown_ < State::asking)
        return board_->setPosition(rules::Variant::international, std::nullopt);
    const rules::Position& asked = trainer_.card().exercise.position;
    const bool line = shown_ == State::answered && !line_.isEmpty();
    board_->setFlipped(asked.toMove() == rules::Color::black); // one's own side is below
    board_->setPosition(asked.variant(), line ? line_.position() : asked,
                        line ? line_.lastMove() : std::nullopt);
    back_->setEnabled(line && !line_.atStart());
    forth_->setEnabled(line && !line_.atEnd());
}

void TrainingPage::showButtons() {
    const bool asking = shown_ == State::asking;
    const bool answered = shown_ == State::answered;
    hint_->setEnabled(trainer_.canHint());
    solution_->setEnabled(asking);
    next_->setEnabled(asking || answered);
    next_->setText(asking ? tr("Later") : tr("Next"));
    next_->setDefault(answered);
    play_->setEnabled(answered);
    strength_->setEnabled(answered);
    game_->setEnabled(answered && !trainer_.card().exercise.origins.empty());
}

void TrainingPage::showCounts() {
    deck_->setChoices(trainer_.overview().choices);
    deck_->setVisible(trainer_.overview().all > 0);
    counts_->setText(countsOf(trainer_));
    history_->setDays(trainer_.overview().days, trainer_.today());
    showHistory();
    make_->setEnabled(trainer_.state() != State::closed && !trainer_.isMaking());
    stop_->setVisible(trainer_.isMaking());
    if (!trainer_.isMaking())
        making_->clear();
    emit dueChanged(trainer_.overview().due, trainer_.overview().all);
}

void TrainingPage::showHistory() {
    history_->setVisible(height() >= look::height::history && !trainer_.overview().days.empty());
}

void TrainingPage::showMaking(qulonglong games, qulonglong of) {
    const QLocale locale;
    making_->setText(tr("%1 of %2 games").arg(locale.toString(games), locale.toString(of)));
}

void TrainingPage::followLink(const QUrl& url) {
    if (shown_ != State::answered)
        return;
    const LinkedMove move = linkedMove(url.fragment());
    const Trainer::Outcome& outcome = trainer_.outcome();
    line_.play(trainer_.card().exercise.position,
               move.better ? outcome.graded.better : outcome.graded.line);
    line_.goTo(move.moves);
}

// Of one's own games, or of all.
void TrainingPage::makeExercises() {
    QMenu menu(this);
    if (!userName_.isEmpty())
        connect(menu.addAction(tr("From the games of %1").arg(userName_)), &QAction::triggered,
                this, [this] { trainer_.make(userName_); });
    connect(menu.addAction(tr("From all games")), &QAction::triggered, this,
            [this] { trainer_.make(std::nullopt); });
    menu.exec(make_->mapToGlobal(QPoint(0, make_->height())));
}

void TrainingPage::retranslate() {
    setAccessibleName(tr("Training"));
    board_->setBoardName(tr("Training"));
    hint_->setText(tr("Hint"));
    hint_->setToolTip(
        plainTip(tr("Side and gain, the piece, the name, the move: %1").arg("Ctrl+H")));
    solution_->setText(tr("Solution"));
    solution_->setToolTip(tr("Shows the solution; this counts as a wrong answer"));
    next_->setToolTip(plainTip(tr("The next exercise: %1").arg("Ctrl+Enter")));
    play_->setText(tr("Play it out"));
    play_->setToolTip(tr("Against the computer, from this position"));
    strength_->setToolTip(plainTip(tr("Strength of the computer, %1 to %2")
                                       .arg(analysis::play::weakest)
                                       .arg(analysis::play::strongest)));
    strength_->setAccessibleName(strength_->toolTip());
    game_->setText(tr("Open the game"));
    make_->setText(tr("Make exercises…"));
    stop_->setText(tr("Stop"));
    back_->setToolTip(tr("Back in the line"));
    forth_->setToolTip(tr("Forward in the line"));
    for (QToolButton* button : {back_, forth_})
        button->setAccessibleName(button->toolTip());
    feedback_->setAccessibleName(tr("Hints and solution"));
    QFont title = fontOf(Text::card, font());
    title.setBold(true);
    question_->setFont(title);
    QFont prompt = font();
    prompt.setBold(true); // not by colour alone
    prompt_->setFont(prompt);
    tabs_->setTabText(0, tr("Exercises"));
    tabs_->setTabText(1, tr("Openings"));
    tabs_->setAccessibleName(tr("What to train"));
    openings_->retranslate();
    deck_->retranslate();
    showQuestion();
    showButtons();
    showCounts();
}

void TrainingPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    trainer_.refresh();
}

void TrainingPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    showHistory();
    auto* side = findChild<QWidget*>("trainingSide");
    const int least = leastSide();
    side->setFixedWidth(
        std::clamp(width() - height(), least, std::max(least, look::place::widestSide)));
}

int TrainingPage::leastSide() const {
    return std::max(look::place::side,
                    findChild<QWidget*>("trainingSide")->minimumSizeHint().width());
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
    if (event->type() == QEvent::PaletteChange)
        showQuestion();
}

} // namespace damscope::gui
