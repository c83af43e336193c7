// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/training/exercise_side.hpp"

#include "analysis/play/played_game.hpp"
#include "gui/base/names_in_use.hpp"
#include "gui/base/widgets.hpp"
#include "gui/board/board_widget.hpp"
#include "gui/look/style.hpp"
#include "gui/look/theme.hpp"
#include "gui/training/deck_chooser.hpp"
#include "gui/training/history_chart.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QSpinBox>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

#include <utility>

namespace damscope::gui {

using namespace look;

namespace {

QHBoxLayout* rowIn(QWidget& widget) {
    auto* row = new QHBoxLayout(&widget);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::small);
    return row;
}

} // namespace

FeedbackText::FeedbackText(QWidget* parent) : QTextBrowser(parent) {
    setOpenLinks(false);
    document()->setDocumentMargin(0);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::ClickFocus);
    viewport()->setAutoFillBackground(false);
}

QuestionButtons::QuestionButtons(const char* hintName, std::function<QString()> hintTip,
                                 QWidget& side)
    : QWidget(&side), hint_(withText<QPushButton>(
                          *this, hintName, [] { return tr("Hint"); },
                          [tip = std::move(hintTip)] { return plainTip(tip().arg("Ctrl+H")); })),
      solution_(withText<QPushButton>(
          *this, "solution", [] { return tr("Solution"); },
          [] { return tr("Shows the solution; this counts as a wrong answer"); })),
      next_(withText<QPushButton>(
          *this, "nextQuestion",
          [this] { return solution_->isEnabled() ? tr("Later") : tr("Next"); },
          [] { return plainTip(tr("The next question: %1").arg("Ctrl+Enter")); })) {
    auto* row = rowIn(*this);
    for (QPushButton* button : {hint_, solution_, next_})
        row->addWidget(button, 1);
    connect(hint_, &QPushButton::clicked, this, &QuestionButtons::hintWanted);
    connect(solution_, &QPushButton::clicked, this, &QuestionButtons::solutionWanted);
    connect(next_, &QPushButton::clicked, this, &QuestionButtons::nextWanted);
    const auto onKey = [&side](const QKeySequence& key, QPushButton* button) {
        auto* shortcut = new QShortcut(key, &side);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, button, [button] { button->click(); });
    };
    onKey(QKeySequence("Ctrl+H"), hint_);
    onKey(QKeySequence("Ctrl+Return"), next_);
}

void QuestionButtons::showState(bool canHint, bool isAsking, bool isAnswered) {
    hint_->setEnabled(canHint);
    solution_->setEnabled(isAsking);
    next_->setEnabled(isAsking || isAnswered);
    next_->setDefault(isAnswered);
    next_->setText(isAsking ? tr("Later") : tr("Next"));
}

void QuestionButtons::focusNext() {
    next_->setFocus();
}

AnsweredExercise::AnsweredExercise(const Trainer& trainer, QWidget* parent)
    : QWidget(parent), trainer_(trainer), back_(new QToolButton(this)),
      forth_(new QToolButton(this)),
      play_(withText<QPushButton>(
          *this, "trainingPlay", [] { return tr("Play it out"); },
          [] { return tr("Against the computer, from this position"); })),
      strength_(new QSpinBox(this)),
      game_(withText<QPushButton>(*this, "trainingGame", [] { return tr("Open the game"); })) {
    constexpr int usualStrength = 5;
    strength_->setObjectName("trainingStrength");
    strength_->setRange(analysis::play::weakest, analysis::play::strongest);
    strength_->setValue(usualStrength);
    back_->setIcon(symbol("go-previous"));
    forth_->setIcon(symbol("go-next"));
    auto* row = rowIn(*this);
    row->addWidget(back_);
    row->addWidget(forth_);
    row->addWidget(play_, 1);
    row->addWidget(strength_);
    row->addWidget(game_, 1);
    keepTranslated(*this, [this] {
        strength_->setToolTip(plainTip(tr("Strength of the computer, %1 to %2")
                                           .arg(analysis::play::weakest)
                                           .arg(analysis::play::strongest)));
        strength_->setAccessibleName(strength_->toolTip());
        back_->setToolTip(tr("Back in the line"));
        forth_->setToolTip(tr("Forward in the line"));
        for (QToolButton* button : {back_, forth_})
            button->setAccessibleName(button->toolTip());
    });
    connect(&trainer_, &Trainer::changed, this, &AnsweredExercise::follow);
    connect(&line_, &LinePlayer::moved, this, &AnsweredExercise::showButtons);
    connect(&line_, &LinePlayer::moved, this, &AnsweredExercise::moved);
    connect(back_, &QToolButton::clicked, this, [this] { line_.step(-1); });
    connect(forth_, &QToolButton::clicked, this, [this] { line_.step(1); });
    connect(play_, &QPushButton::clicked, this,
            [this] { emit playWanted(trainer_.card().exercise.position, strength_->value()); });
    connect(game_, &QPushButton::clicked, this, [this] {
        const db::ExerciseOrigin& origin = trainer_.card().exercise.origins.front();
        emit gameWanted(origin.game, origin.ply);
    });
    showButtons();
}

void AnsweredExercise::follow() {
    if (trainer_.state() != Trainer::State::answered)
        line_.clear();
    else
        play(trainer_.outcome().givenUp ? trainer_.outcome().graded.better
                                        : trainer_.outcome().graded.line);
    showButtons();
}

void AnsweredExercise::play(const std::vector<rules::Move>& moves) {
    line_.play(trainer_.card().exercise.position, moves);
}

void AnsweredExercise::goTo(const LinkedMove& move) {
    if (trainer_.state() != Trainer::State::answered)
        return;
    play(move.better ? trainer_.outcome().graded.better : trainer_.outcome().graded.line);
    line_.goTo(move.moves);
}

void AnsweredExercise::showButtons() {
    const bool answered = trainer_.state() == Trainer::State::answered;
    back_->setEnabled(!line_.isEmpty() && !line_.atStart());
    forth_->setEnabled(!line_.isEmpty() && !line_.atEnd());
    play_->setEnabled(answered);
    strength_->setEnabled(answered);
    game_->setEnabled(answered && !trainer_.card().exercise.origins.empty());
}

ExerciseMaker::ExerciseMaker(Trainer& trainer, QWidget* parent)
    : QWidget(parent), trainer_(trainer),
      make_(withText<QPushButton>(*this, "makeExercises", [] { return tr("Make exercises…"); })) {
    auto* making = sentenceLabel(this);
    making->setForegroundRole(QPalette::PlaceholderText);
    auto* stop = withText<QPushButton>(*this, "stopMaking", [] { return tr("Stop"); });
    auto* row = rowIn(*this);
    row->addWidget(make_);
    row->addWidget(making, 1);
    row->addWidget(stop);
    const auto follow = [this, making, stop] {
        make_->setEnabled(trainer_.state() != Trainer::State::closed && !trainer_.isMaking());
        make_->setDefault(trainer_.overview().all == 0); // then there is nothing else to do
        stop->setVisible(trainer_.isMaking());
        if (!trainer_.isMaking())
            making->clear();
    };
    connect(make_, &QPushButton::clicked, this, &ExerciseMaker::make);
    connect(stop, &QPushButton::clicked, &trainer_, &Trainer::stopMaking);
    connect(&trainer_, &Trainer::overviewChanged, this, follow);
    connect(&trainer_, &Trainer::madeSome, making, [making](qulonglong games, qulonglong of) {
        const QLocale locale;
        making->setText(tr("%1 of %2 games").arg(locale.toString(games), locale.toString(of)));
    });
    follow();
}

// Asks whether to make them of the user's own games or of all.
void ExerciseMaker::make() {
    QMenu menu(this);
    if (!userName_.isEmpty())
        connect(menu.addAction(tr("From the games of %1").arg(userName_)), &QAction::triggered,
                this, [this] { trainer_.make(userName_); });
    connect(menu.addAction(tr("From all games")), &QAction::triggered, this,
            [this] { trainer_.make(std::nullopt); });
    menu.exec(make_->mapToGlobal(QPoint(0, make_->height())));
}

ExerciseSide::ExerciseSide(const EndgameTables& endgames, BoardWidget& board, QWidget* parent)
    : QWidget(parent), trainer_(endgames, this), board_(board), lines_(new QVBoxLayout(this)),
      deck_(new DeckChooser(this)), counts_(sentenceLabel(this, "trainingCounts")),
      question_(sentenceLabel(this, "trainingQuestion")), facts_(sentenceLabel(this)),
      prompt_(sentenceLabel(this)), feedback_(new FeedbackText(this)),
      buttons_(new QuestionButtons(
          "trainingHint", [] { return tr("Side and gain, the piece, the name, the move: %1"); },
          *this)),
      answered_(new AnsweredExercise(trainer_, this)), history_(new HistoryChart(this)),
      maker_(new ExerciseMaker(trainer_, this)) {
    compose();
    connectParts();
    retranslate();
}

void ExerciseSide::compose() {
    lines_->setContentsMargins(0, 0, 0, 0);
    lines_->setSpacing(space::medium);
    lines_->addWidget(deck_);
    lines_->addWidget(counts_);
    lines_->addSpacing(space::medium);
    for (QLabel* label : {question_, facts_, prompt_})
        lines_->addWidget(label);
    lines_->addWidget(feedback_, 1);
    for (QWidget* row : std::initializer_list<QWidget*>{buttons_, answered_, history_, maker_})
        lines_->addWidget(row);
    for (QLabel* label : {counts_, facts_})
        label->setForegroundRole(QPalette::PlaceholderText);
    feedback_->setObjectName("trainingFeedback");
}

void ExerciseSide::connectParts() {
    connect(&trainer_, &Trainer::changed, this, &ExerciseSide::show);
    connect(&trainer_, &Trainer::overviewChanged, this, &ExerciseSide::showCounts);
    connect(&trainer_, &Trainer::reported, this, &ExerciseSide::reported);
    connect(deck_, &DeckChooser::chosen, &trainer_, &Trainer::choose);
    connect(deck_, &DeckChooser::chosen, this, &ExerciseSide::deckChosen);
    connect(&board_, &BoardWidget::movePlayed, this, [this](const rules::Move& move) {
        if (usesBoard())
            trainer_.answer(move);
    });
    connect(&board_, &BoardWidget::statusChanged, this, [this](const QString& text, bool refused) {
        prompt_->setText(text);
        prompt_->setVisible(refused && usesBoard() && trainer_.state() == Trainer::State::asking);
    });
    connect(feedback_, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& url) { answered_->goTo(linkedMove(url.fragment())); });
    connect(buttons_, &QuestionButtons::hintWanted, &trainer_, &Trainer::hint);
    connect(buttons_, &QuestionButtons::solutionWanted, &trainer_, &Trainer::giveUp);
    connect(buttons_, &QuestionButtons::nextWanted, &trainer_, &Trainer::next);
    connect(answered_, &AnsweredExercise::moved, this, &ExerciseSide::showBoard);
    connect(answered_, &AnsweredExercise::gameWanted, this, &ExerciseSide::gameWanted);
    connect(answered_, &AnsweredExercise::playWanted, this, &ExerciseSide::playWanted);
}

void ExerciseSide::show() {
    const Trainer::State state = trainer_.state();
    const bool answered = state == Trainer::State::answered;
    showQuestion();
    showBoard();
    arrange();
    buttons_->showState(trainer_.canHint(), state == Trainer::State::asking, answered);
    if (!isVisible())
        return;
    if (answered)
        buttons_->focusNext();
    else if (state == Trainer::State::asking)
        board_.setFocus();
}

// Where there are no exercises the next thing to do is to make some: the button is below the words
// that say so.
void ExerciseSide::arrange() {
    const Trainer::State state = trainer_.state();
    const bool none = state == Trainer::State::empty || state == Trainer::State::closed;
    buttons_->setVisible(!none);
    answered_->setVisible(!none);
    lines_->removeWidget(maker_);
    lines_->insertWidget(none ? lines_->indexOf(feedback_) : lines_->count(), maker_);
}

void ExerciseSide::showQuestion() {
    question_->setText(questionOf(trainer_));
    facts_->setText(factsOf(trainer_));
    facts_->setVisible(!facts_->text().isEmpty());
    prompt_->hide();
    feedback_->setHtml(feedback(trainer_, coloursOf(palette()).failure.name()));
}

void ExerciseSide::showBoard() {
    if (!usesBoard())
        return;
    const Trainer::State state = trainer_.state();
    board_.setEntryEnabled(state == Trainer::State::asking);
    if (state < Trainer::State::asking)
        return board_.setPosition(rules::Variant::international, std::nullopt);
    const rules::Position& asked = trainer_.card().exercise.position;
    const LinePlayer& line = answered_->line();
    const bool playsLine = state == Trainer::State::answered && !line.isEmpty();
    board_.setFlipped(asked.toMove() == rules::Color::black); // one's own side is below
    board_.setPosition(asked.variant(), playsLine ? line.position() : asked,
                       playsLine ? line.lastMove() : std::nullopt);
}

void ExerciseSide::showCounts() {
    deck_->setChoices(trainer_.overview().choices, trainer_.deck());
    deck_->setVisible(trainer_.overview().all > 0);
    counts_->setText(countsOf(trainer_));
    history_->setDays(trainer_.overview().days, trainer_.today());
    showHistory(hasRoom_);
    emit dueChanged(trainer_.overview().due, trainer_.overview().all);
}

void ExerciseSide::showHistory(bool hasRoom) {
    hasRoom_ = hasRoom;
    history_->setVisible(hasRoom && !trainer_.overview().days.empty());
}

void ExerciseSide::retranslate() {
    feedback_->setAccessibleName(tr("Hints and solution"));
    QFont title = fontOf(Text::card, font());
    title.setBold(true);
    question_->setFont(title);
    QFont prompt = font();
    prompt.setBold(true); // not by colour alone
    prompt_->setFont(prompt);
    deck_->retranslate();
    showQuestion();
    showCounts();
}

void ExerciseSide::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    show();
}

void ExerciseSide::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        showQuestion();
}

} // namespace damscope::gui
