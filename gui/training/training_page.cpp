// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/training/training_page.hpp"

#include "db/training/opening_cards.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/board/board_widget.hpp"
#include "gui/look/theme.hpp"
#include "gui/settings/settings.hpp"
#include "gui/training/exercise_side.hpp"
#include "gui/training/repertoire_side.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>
#include <string>

namespace damscope::gui {

using namespace look;

namespace {

// The variant and the theme that were chosen last: "all" is no variant, "motif=royal" a theme.
db::Deck rememberedDeck(const Settings& settings) {
    db::Deck deck{.variant = rules::variantNamed(settings.trainingVariant->toStdString())};
    const QString field = settings.trainingTheme->section(QLatin1Char('='), 0, 0);
    const std::string value = settings.trainingTheme->section(QLatin1Char('='), 1).toStdString();
    if (field == QStringLiteral("motif"))
        deck.motifs = {value};
    else if (field == QStringLiteral("structure"))
        deck.structures = {value};
    else if (field == QStringLiteral("phase"))
        deck.phase = db::phaseOf(value);
    return deck;
}

void remember(const db::Deck& deck, Settings& settings) {
    settings.trainingVariant.set(deck.variant ? qtText(rules::rules(*deck.variant).name)
                                              : QStringLiteral("all"));
    QString theme;
    if (!deck.motifs.empty())
        theme = QStringLiteral("motif=") + qtText(deck.motifs.front());
    else if (!deck.structures.empty())
        theme = QStringLiteral("structure=") + qtText(deck.structures.front());
    else if (deck.phase)
        theme = QStringLiteral("phase=") + qtText(db::word(*deck.phase));
    settings.trainingTheme.set(theme);
}

/// Asks how many exercises a sheet is to have, and whether with their solutions. It begins with
/// what was wanted the last time.
class SheetDialog : public QDialog {
public:
    SheetDialog(const Settings& last, int all, QWidget* parent)
        : QDialog(parent), number_(new QSpinBox(this)),
          solutions_(new QCheckBox(TrainingPage::tr("With &solutions"), this)) {
        setWindowTitle(TrainingPage::tr("Sheet of exercises"));
        number_->setObjectName("sheetExercises");
        number_->setRange(1, all);
        number_->setValue(*last.sheetExercises);
        solutions_->setObjectName("sheetSolutions");
        solutions_->setChecked(*last.sheetSolutions);
        QString question =
            trPlural("&How many of %Ln exercise:", "&How many of %Ln exercises:", all);
        auto* form = new QFormLayout(this);
        form->addRow(question, number_);
        form->addRow(solutions_);
        form->addRow(dialogButtons(*this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel));
        setName(*number_, question.remove(QLatin1Char('&')));
        first_ = number_->value();
    }

    /// A deck that is smaller than the last number does not change it.
    void remember(Settings& settings) const {
        if (number_->value() != first_)
            settings.sheetExercises.set(number_->value());
        settings.sheetSolutions.set(solutions_->isChecked());
    }

private:
    QSpinBox* number_;
    QCheckBox* solutions_;
    int first_ = 0; ///< number
};

} // namespace

TrainingPage::TrainingPage(const EndgameTables& endgames, Settings& settings, QWidget* parent)
    : QWidget(parent), settings_(settings), board_(new BoardWidget(this)), side_(new QWidget(this)),
      tabs_(new QTabBar(side_)), sides_(new QStackedWidget(side_)),
      exercises_(new ExerciseSide(endgames, *board_, this)),
      openings_(new OpeningSide(*board_, this)),
      lines_(new RepertoireSide(openings_->trainer(), *board_, this)) {
    setObjectName("trainingPage");
    setFocusProxy(board_);
    compose();
    exercises_->trainer().choose(rememberedDeck(settings));
    connect(exercises_, &ExerciseSide::deckChosen, this,
            [&settings](const db::Deck& deck) { remember(deck, settings); });
    connect(tabs_, &QTabBar::currentChanged, sides_, &QStackedWidget::setCurrentIndex);
    connect(exercises_, &ExerciseSide::reported, this, &TrainingPage::reported);
    connect(&openings_->trainer(), &OpeningTrainer::kept, &exercises_->trainer(),
            &Trainer::refresh);
    connect(lines_, &RepertoireSide::reported, this, &TrainingPage::reported);
    connect(lines_, &RepertoireSide::rehearseWanted, this,
            [this](const QString& collection, rules::Color side) {
                showOpenings(true);
                openings_->rehearse(collection, side);
            });
    retranslate();
}

void TrainingPage::compose() {
    board_->setEntryEnabled(false);
    side_->setObjectName("trainingSide");
    tabs_->setObjectName("trainingTabs");
    tabs_->setDrawBase(false);
    tabs_->setExpanding(false);
    for (int tab = 0; tab < 3; ++tab)
        tabs_->addTab({});
    sides_->addWidget(exercises_);
    sides_->addWidget(openings_);
    sides_->addWidget(lines_);
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

std::optional<PageSubject> TrainingPage::subject() const {
    if (!lines_->isHidden() && lines_->sheet())
        return PageSubject{PageSubject::Kind::repertoire, 1, qtText(lines_->sheet()->title),
                           [sheet = *lines_->sheet()] { return sheet; }};
    const Trainer& trainer = exercises_->trainer();
    // While another deck is read it is not known yet what it has.
    if (exercises_->isHidden() || trainer.state() == Trainer::State::loading ||
        trainer.overview().counts.all == 0)
        return std::nullopt;
    return PageSubject{.kind = PageSubject::Kind::exercises,
                       .title = tr("Exercises"),
                       .content =
                           [this, deck = trainer.deck()] {
                               return PageSubject::Exercises{
                                   deck,
                                   static_cast<std::size_t>(std::max(1, *settings_.sheetExercises)),
                                   *settings_.sheetSolutions};
                           },
                       .ask = [this] { return askForSheet(); }};
}

bool TrainingPage::askForSheet() const {
    const auto all = static_cast<int>(exercises_->trainer().overview().counts.all);
    SheetDialog dialog(settings_, all, window());
    if (dialog.exec() != QDialog::Accepted)
        return false;
    dialog.remember(settings_);
    return true;
}

void TrainingPage::apply(const Settings& settings) {
    applySettings(*board_, settings);
    exercises_->maker().setUserName(settings.ownName());
    lines_->setOwnName(settings.ownName());
}

void TrainingPage::setStore(const std::filesystem::path& store) {
    exercises_->trainer().setStore(store);
    openings_->setStore(store);
    lines_->setStore(store);
}

void TrainingPage::showOpenings(bool on) {
    tabs_->setCurrentIndex(on ? 1 : 0);
}

void TrainingPage::showRepertoire(rules::Color side) {
    tabs_->setCurrentIndex(2);
    lines_->chooseOwn(side);
}

void TrainingPage::retranslate() {
    setAccessibleName(tr("Training"));
    board_->setBoardName(tr("Training"));
    tabs_->setTabText(0, tr("Exercises"));
    tabs_->setTabText(1, tr("Openings"));
    tabs_->setTabText(2, tr("Repertoire"));
    tabs_->setAccessibleName(tr("What to train"));
    openings_->retranslate();
    lines_->retranslate();
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

using namespace look;
using State = OpeningTrainer::State;

namespace {

QString numbered(const std::vector<std::string>& moves) {
    QStringList words;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (i % 2 == 0)
            words << QStringLiteral("%1.").arg(i / 2 + 1);
        words << qtText(moves[i]);
    }
    return words.join(QLatin1Char(' '));
}

} // namespace

OpeningSide::OpeningSide(BoardWidget& board, QWidget* parent)
    : QWidget(parent), trainer_(this), board_(board), repertoire_(new QComboBox(this)),
      colour_(new QComboBox(this)), counts_(sentenceLabel(this, "openingCounts")),
      question_(sentenceLabel(this, "openingQuestion")), moves_(sentenceLabel(this)),
      feedback_(new FeedbackText(this)),
      buttons_(new QuestionButtons(
          "openingHint", [] { return tr("The piece, the move: %1"); }, *this)) {
    compose();
    connectParts();
    retranslate();
}

void OpeningSide::compose() {
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(space::medium);
    auto* chosen = new QHBoxLayout;
    chosen->setSpacing(space::small);
    chosen->addWidget(repertoire_, 3);
    chosen->addWidget(colour_, 2);
    lines->addLayout(chosen);
    lines->addWidget(counts_);
    lines->addSpacing(space::medium);
    lines->addWidget(question_);
    lines->addWidget(moves_);
    lines->addWidget(feedback_, 1);
    lines->addWidget(buttons_);
    repertoire_->setObjectName("openingRepertoire");
    colour_->setObjectName("openingColour");
    feedback_->setObjectName("openingFeedback");
    for (QComboBox* box : {repertoire_, colour_}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(6);
    }
    for (QLabel* label : {counts_, moves_})
        label->setForegroundRole(QPalette::PlaceholderText);
    for (const rules::Color side : {rules::Color::white, rules::Color::black})
        colour_->addItem({}, static_cast<int>(side));
}

void OpeningSide::connectParts() {
    connect(&trainer_, &OpeningTrainer::changed, this, &OpeningSide::show);
    connect(&trainer_, &OpeningTrainer::choicesChanged, this, &OpeningSide::showChoices);
    connect(repertoire_, &QComboBox::activated, this, &OpeningSide::choose);
    connect(colour_, &QComboBox::activated, this, &OpeningSide::choose);
    connect(&board_, &BoardWidget::movePlayed, this, [this](const rules::Move& move) {
        if (isUsed())
            trainer_.answer(move);
    });
    connect(buttons_, &QuestionButtons::hintWanted, &trainer_, &OpeningTrainer::hint);
    connect(buttons_, &QuestionButtons::solutionWanted, &trainer_, &OpeningTrainer::giveUp);
    connect(buttons_, &QuestionButtons::nextWanted, &trainer_, &OpeningTrainer::next);
}

// What is chosen stays, if it is still there.
void OpeningSide::showChoices() {
    const QSignalBlocker quiet(repertoire_);
    repertoire_->clear();
    repertoire_->addItem(tr("Choose a repertoire"), QString());
    for (const OpeningTrainer::Choice& choice : trainer_.choices())
        repertoire_->addItem(QStringLiteral("%1 (%2)").arg(choice.name).arg(choice.games),
                             choice.name);
    repertoire_->setCurrentIndex(std::max(0, repertoire_->findData(chosen_)));
    show();
}

void OpeningSide::rehearse(const QString& collection, rules::Color side) {
    chosen_ = collection;
    colour_->setCurrentIndex(colour_->findData(static_cast<int>(side)));
    showChoices();
    trainer_.choose(collection, side);
}

void OpeningSide::choose() {
    chosen_ = repertoire_->currentData().toString();
    trainer_.choose(chosen_, static_cast<rules::Color>(colour_->currentData().toInt()));
}

QString OpeningSide::questionText() const {
    switch (trainer_.state()) {
    case State::closed:
        return trainer_.choices().empty()
                   ? tr("A repertoire is a collection of games: what you intend to play, with "
                        "variations. Put them into a collection of this database.")
                   : tr("Choose a repertoire and the colour you play in it.");
    case State::loading:
        return tr("Reading the repertoire…");
    case State::empty:
        return tr("This collection has no moves of that side to practise.");
    case State::finished:
        return tr("Nothing more in this repertoire is due today.");
    case State::answered:
    case State::working:
    case State::asking:
        break;
    }
    return shownQuestion() == nullptr ? QString() : capitalised(shownQuestion()->text);
}

// The question that was asked, as long as its answer is shown.
const OpeningTrainer::Question* OpeningSide::shownQuestion() const {
    if (trainer_.state() == State::answered)
        return &trainer_.outcome()->asked;
    const bool isOpen = trainer_.state() >= State::asking && trainer_.question();
    return isOpen ? &*trainer_.question() : nullptr;
}

QString OpeningSide::feedback() const {
    QString html;
    if (const auto& outcome = trainer_.outcome()) {
        const QString colour = coloursOf(palette()).failure.name();
        const QString text = unbroken(outcome->text.toHtmlEscaped());
        html += paragraph(outcome->right
                              ? QStringLiteral("<b>%1</b>").arg(text)
                              : QStringLiteral("<b style=\"color:%1\">%2</b>").arg(colour, text));
        html += paragraph(outcome->again
                              ? sentence({"train-again", {}})
                              : tr("The position comes back on %1.").arg(dayText(outcome->due)));
    }
    const OpeningTrainer::Question* question = shownQuestion();
    if (question == nullptr)
        return html;
    if (question->reply)
        html += paragraph(
            unbroken(qtText(db::replyText(*question->reply, rulesLanguage())).toHtmlEscaped()));
    for (std::size_t i = 0; i < trainer_.hintsShown() && trainer_.state() == State::asking; ++i)
        html += paragraph(question->hints[i].toHtmlEscaped());
    return html;
}

void OpeningSide::show() {
    const State state = trainer_.state();
    const db::DeckCounts& counts = trainer_.counts();
    const auto number = [](std::uint64_t count) { return static_cast<int>(count); };
    counts_->setText(counts.all == 0
                         ? QString()
                         : QStringList{trPlural("%Ln due", "%Ln due", number(counts.due)),
                                       trPlural("%Ln new", "%Ln new", number(counts.fresh)),
                                       trPlural("%Ln answered today", "%Ln answered today",
                                                number(counts.today))}
                               .join(QStringLiteral("  ·  ")));
    question_->setText(questionText());
    moves_->setText(shownQuestion() == nullptr ? QString()
                                               : unbroken(numbered(shownQuestion()->moves)));
    moves_->setVisible(!moves_->text().isEmpty());
    feedback_->setHtml(feedback());
    const bool asking = state == State::asking;
    const bool answered = state == State::answered;
    buttons_->showState(asking && trainer_.hintsShown() < trainer_.question()->hints.size(), asking,
                        answered);
    showBoard();
    if (!isUsed())
        return;
    if (answered)
        buttons_->focusNext();
    else if (asking)
        board_.setFocus();
}

void OpeningSide::showBoard() {
    if (!isUsed())
        return;
    const State state = trainer_.state();
    board_.setEntryEnabled(state == State::asking);
    if (state == State::working)
        return; // what was played stays
    if (state == State::answered) {
        const OpeningTrainer::Outcome& outcome = *trainer_.outcome();
        const rules::Position& asked = outcome.asked.position;
        board_.setFlipped(asked.toMove() == rules::Color::black);
        return board_.setPosition(asked.variant(), asked.after(outcome.meant), outcome.meant);
    }
    if (state != State::asking)
        return board_.setPosition(rules::Variant::international,
                                  rules::Position::start(rules::Variant::international));
    const rules::Position& asked = trainer_.question()->position;
    board_.setFlipped(asked.toMove() == rules::Color::black); // one's own side is below
    board_.setPosition(asked.variant(), asked);
}

void OpeningSide::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    trainer_.readChoices();
    show();
}

void OpeningSide::retranslate() {
    repertoire_->setAccessibleName(tr("Repertoire"));
    repertoire_->setToolTip(tr("A collection of games, with variations"));
    colour_->setAccessibleName(tr("Your colour"));
    colour_->setItemText(0, tr("With White"));
    colour_->setItemText(1, tr("With Black"));
    feedback_->setAccessibleName(tr("Result of the answer"));
    QFont title = fontOf(Text::card, font());
    title.setBold(true);
    question_->setFont(title);
    showChoices();
}

} // namespace damscope::gui
