// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/importing/mending_side.hpp"

#include "db/ingest/mend.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/board/board_widget.hpp"
#include "gui/game/board_panel.hpp"
#include "gui/game/header_dialog.hpp"
#include "pages/store_tables.hpp"
#include "parser/meaning/correct.hpp"
#include "parser/meaning/problem_place.hpp"
#include "parser/write/mend.hpp"
#include "parser/write/write.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/notation.hpp"

#include <QButtonGroup>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTextCursor>
#include <QVBoxLayout>

#include <algorithm>
#include <string_view>
#include <utility>

namespace damscope::gui {

namespace {

constexpr int boardShare = 3;
constexpr int textShare = 2;
constexpr int linesOfText = 5; // at least, and twice as many at most

// The move of "31... 18-22".
std::string_view writtenMove(std::string_view place) {
    return place.substr(place.rfind(' ') + 1);
}

// Along the squares of a move as it is written: it need not be a move at all.
std::optional<MoveArrow> arrowAlong(const rules::Rules& rules, std::string_view move,
                                    MoveArrow::Kind kind) {
    const auto readings = rules::readMoveText(rules, move);
    if (readings.empty() || readings.front().squares.size() < 2)
        return std::nullopt;
    return MoveArrow{kind, readings.front().squares};
}

QString proposalWords(const Message& meant) {
    const QString move = qtText(meant.text("move"));
    if (meant.code == "other-move-meant")
        return MendingSide::tr("%1 instead of %2").arg(move, qtText(meant.text("written")));
    if (meant.code == "missing-move-meant")
        return MendingSide::tr("put in %1, which is missing").arg(move);
    if (meant.code == "extra-move-meant")
        return MendingSide::tr("leave out %1, which is written twice").arg(move);
    return worded(meant);
}

// "Jansen – Smit 2-0 · Waterkant 2023"
QString titleOf(const Fault& fault) {
    const rules::Game& game = fault.game;
    QString players = playersOf(game);
    if (players.isEmpty())
        players = capitalised(MendingSide::tr("game %1").arg(fault.problem.ordinal));
    QString title =
        QStringLiteral("<b>%1</b> %2")
            .arg(players.toHtmlEscaped(), resultText(game.variant(), game.result).toHtmlEscaped());
    if (const QString event = knownText(game.tag("Event")); !event.isEmpty())
        title += QStringLiteral(" · ") + event.toHtmlEscaped();
    return title;
}

QString restWords(bool legal, int plies) {
    if (legal)
        return MendingSide::tr("then the rest fits");
    return plies > 0 ? trPlural("then %Ln more move fits", "then %Ln more moves fit", plies)
                     : MendingSide::tr("the rest stays as text");
}

} // namespace

MendingSide::MendingSide(QWidget* parent)
    : QWidget(parent), title_(sentenceLabel(this, "faultTitle")), board_(new BoardWidget(this)),
      textTitle_(new QLabel(this)), text_(new QPlainTextEdit(this)),
      rule_(sentenceLabel(this, "faultRule")), hint_(sentenceLabel(this, "faultHint")),
      choiceList_(new QVBoxLayout), buttons_(new QButtonGroup(this)), save_(new QPushButton(this)),
      leave_(new QPushButton(this)), remove_(new QPushButton(this)), open_(new QPushButton(this)),
      file_(new QPushButton(this)), place_(new QLabel(this)) {
    compose();
    connect(board_, &BoardWidget::movePlayed, this, &MendingSide::addMove);
    connect(board_, &BoardWidget::statusChanged, this, [this](const QString& text, bool refused) {
        if (refused)
            hint_->setText(text);
    });
    connect(buttons_, &QButtonGroup::idClicked, this, &MendingSide::choose);
    connect(save_, &QPushButton::clicked, this, &MendingSide::save);
    connect(leave_, &QPushButton::clicked, this, [this] { emit decided({Remedy::Kind::leave}); });
    connect(remove_, &QPushButton::clicked, this, [this] { emit decided({Remedy::Kind::remove}); });
    connect(open_, &QPushButton::clicked, this, &MendingSide::openWanted);
    connect(file_, &QPushButton::clicked, this, &MendingSide::fileWanted);
    keepTranslated(*this, [this] { retranslate(); });
}

void MendingSide::compose() {
    setObjectName("mendingSide");
    title_->setTextFormat(Qt::RichText);
    save_->setObjectName("saveAndNext");
    save_->setDefault(true);
    leave_->setObjectName("leaveAsText");
    remove_->setObjectName("removeText");
    open_->setObjectName("openInStudy");
    file_->setObjectName("openFile");
    place_->setObjectName("faultPlace");
    place_->setForegroundRole(QPalette::PlaceholderText);
    auto* middle = new QHBoxLayout;
    middle->setSpacing(look::space::medium);
    auto* board = new BoardRow; // at the top, beside the text
    board->addWidget(board_);
    auto* boardColumn = new QVBoxLayout;
    boardColumn->addLayout(board);
    boardColumn->addStretch(1);
    middle->addLayout(boardColumn, boardShare);
    middle->addWidget(new Scrolled(*sideOfBoard(), this), textShare);
    auto* actions = new FlowLayout;
    for (QWidget* widget :
         std::initializer_list<QWidget*>{save_, leave_, remove_, open_, file_, place_})
        actions->addWidget(widget);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(look::around(look::space::small));
    all->setSpacing(look::space::small);
    all->addWidget(title_);
    all->addLayout(middle, 1);
    all->addLayout(actions);
}

QWidget* MendingSide::sideOfBoard() {
    text_->setObjectName("fileText");
    text_->setReadOnly(true);
    text_->setTabChangesFocus(true);
    text_->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    text_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    text_->setMinimumHeight(linesOfText * text_->fontMetrics().lineSpacing());
    text_->setMaximumHeight(2 * text_->minimumHeight());
    textTitle_->setForegroundRole(QPalette::PlaceholderText);
    hint_->setForegroundRole(QPalette::PlaceholderText);
    auto* side = new QWidget(this);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(look::space::small);
    column->addWidget(textTitle_);
    column->addWidget(text_, 1);
    column->addWidget(rule_);
    column->addLayout(choiceList_);
    column->addWidget(hint_);
    column->addStretch(1);
    return side;
}

void MendingSide::retranslate() {
    board_->setBoardName(tr("The game where it breaks"));
    text_->setAccessibleName(tr("Text of the file"));
    remove_->setText(tr("Remove the text"));
    remove_->setToolTip(tr("Deletes what cannot be played from the game"));
    open_->setText(tr("Open in Study"));
    file_->setToolTip(
        tr("In your editor ($VISUAL), if it takes a line, else in a window of its own"));
    write();
}

void MendingSide::setLook(const BoardLook& look) {
    board_->setLook(look);
}

void MendingSide::setPlace(int place, int count) {
    place_->setText(
        count == 0 ? QString()
                   : tr("%1 of %2")
                         .arg(numberText(std::uint64_t(place)), numberText(std::uint64_t(count))));
}

// What is chosen stays if the same is shown again, as when the database has changed elsewhere.
void MendingSide::show(Fault fault) {
    if (!fault_ || fault_->problem != fault.problem || fault_->game != fault.game)
        choices_.clear();
    fault_ = std::move(fault);
    at_ = parser::nodeBefore(fault_->game, fault_->problem.problem.move);
    write();
}

std::optional<ShownGame> MendingSide::shown() const {
    if (problem() == nullptr || !problem()->game)
        return std::nullopt;
    return ShownGame{fault_->game, at_, static_cast<qint64>(problem()->ordinal)};
}

void MendingSide::showWords(const QString& words) {
    fault_.reset();
    choices_.clear();
    write();
    title_->setText(words.toHtmlEscaped());
}

// Only the main line can be mended here.
bool MendingSide::canPlay() const {
    if (!fault_ || fault_->problem.problem.severity != Severity::error)
        return false;
    const auto line = fault_->game.mainLine();
    return at_ == (line.empty() ? rules::rootNode : line.back()) &&
           parser::hasUnread(fault_->game, at_);
}

void MendingSide::write() {
    const std::vector<Choice> before = std::exchange(choices_, {});
    const int chosen = buttons_->checkedId();
    for (QWidget* const button : buttons_->buttons())
        delete button;
    hint_->clear();
    textTitle_->clear();
    text_->clear();
    rule_->clear();
    title_->clear();
    if (fault_) {
        const auto texts = pages::problemTexts(fault_->problem, rulesLanguage());
        title_->setText(fault_->problem.game ? titleOf(*fault_)
                                             : qtText(texts.game).toHtmlEscaped());
        rule_->setText(fault_->problem.problem.move.empty()
                           ? capitalised(qtText(texts.wrong))
                           : qtText(fault_->problem.problem.move + ": " + texts.wrong));
        writeText();
        offer();
    }
    for (const Choice& choice : before)
        if (choice.remedy.move)
            addMove(*choice.remedy.move);
    if (!before.empty() && chosen >= 0)
        buttons_->button(chosen)->setChecked(true);
    showBoard();
    enable();
}

// Behind text that stays as it is.
QColor MendingSide::markColour() const {
    constexpr double share = 0.25;
    const look::Colours& colours = look::coloursOf(palette());
    if (fault_->problem.problem.severity != Severity::error)
        return colours.accentGround;
    QColor ground = colours.failure;
    ground.setAlphaF(share);
    return ground;
}

// With the place of the problem marked.
void MendingSide::writeText() {
    const bool isFile = !fault_->excerpt.isEmpty();
    if (!isFile && !fault_->problem.game)
        return;
    textTitle_->setText(isFile ? tr("In the file, from line %1").arg(numberText(fault_->line))
                               : tr("As it is stored"));
    text_->setPlainText(isFile ? fault_->excerpt : qtText(parser::asWritten(fault_->game)));
    const QString written = qtText(writtenMove(fault_->problem.problem.move));
    if (written.isEmpty())
        return;
    const QString whole = text_->toPlainText();
    qsizetype from = 0;
    for (auto line = fault_->line; isFile && line < fault_->problem.problem.line; ++line)
        from = whole.indexOf(QLatin1Char('\n'), from) + 1;
    if (isFile && fault_->problem.problem.column > 0)
        from += static_cast<qsizetype>(fault_->problem.problem.column) - 1;
    const qsizetype at = whole.indexOf(written, std::max<qsizetype>(from, 0));
    if (at < 0)
        return;
    QTextEdit::ExtraSelection mark;
    mark.cursor = QTextCursor(text_->document());
    mark.cursor.setPosition(static_cast<int>(at));
    mark.cursor.setPosition(static_cast<int>(at + written.size()), QTextCursor::KeepAnchor);
    mark.format.setBackground(markColour());
    text_->setExtraSelections({mark});
    QTextCursor there(text_->document());
    there.setPosition(static_cast<int>(at));
    text_->setTextCursor(there);
    text_->ensureCursorVisible();
}

void MendingSide::offer() {
    addProposal();
    if (!canPlay())
        return;
    const auto position = fault_->game.position(at_);
    if (!position)
        return;
    const rules::MoveList legal = rules::legalMoves(*position);
    if (legal.size() == 1 && choices_.empty())
        addMove(legal[0]);
    if (choices_.empty())
        hint_->setText(tr("Play the right move on the board."));
}

void MendingSide::addProposal() {
    const auto& meant = fault_->problem.problem.suggestion;
    if (!parser::canBeAccepted(meant) || !fault_->problem.game)
        return;
    QString text = proposalWords(*meant);
    if (meant->code != "result-meant") {
        const auto* plies = meant->find("plies");
        const bool whole = plies == nullptr;
        text +=
            QLatin1Char('\n') +
            restWords(whole, whole ? 0 : static_cast<int>(std::get<std::int64_t>(plies->value)));
    }
    Choice choice{capitalised(text), {Remedy::Kind::proposal}};
    const std::string_view place = meant->text("move");
    const std::string& fault = fault_->problem.problem.move;
    const auto number = fault.rfind(' ');
    if (number != std::string::npos && place.starts_with(fault.substr(0, number + 1)))
        choice.arrow = proposedArrow(writtenMove(place));
    auto* button = new QRadioButton(choice.text, this);
    button->setObjectName("choice0");
    choiceList_->addWidget(button);
    buttons_->addButton(button, 0);
    button->setChecked(true);
    choices_.push_back(std::move(choice));
}

// What is to be left out is no move here.
std::optional<MoveArrow> MendingSide::proposedArrow(std::string_view move) const {
    if (const auto position = fault_->game.position(at_))
        if (const auto meant = rules::resolve(*position, move).moves; meant.size() == 1)
            return arrowOf(*position, meant.front(), MoveArrow::Kind::better);
    return arrowAlong(fault_->game.start().rules(), move, MoveArrow::Kind::better);
}

// One that was played before keeps its place in the list.
void MendingSide::addMove(const rules::Move& move) {
    const auto position = fault_ ? fault_->game.position(at_) : std::nullopt;
    if (!position || !canPlay())
        return;
    const auto known = std::ranges::find(choices_, std::optional(move),
                                         [](const Choice& choice) { return choice.remedy.move; });
    auto number = static_cast<int>(known - choices_.begin());
    if (known == choices_.end()) {
        const auto mended = db::withMove(fault_->game, move);
        if (!mended)
            return;
        const QString text = qtText(rules::moveText(*position, move)) + QLatin1Char('\n') +
                             restWords(mended->legal, mended->plies);
        auto* button = new QRadioButton(text, this);
        button->setObjectName(QStringLiteral("choice%1").arg(number));
        choiceList_->addWidget(button);
        buttons_->addButton(button, number);
        choices_.push_back(
            {text, {Remedy::Kind::move, move}, arrowOf(*position, move, MoveArrow::Kind::better)});
    }
    choose(number);
}

void MendingSide::choose(int number) {
    buttons_->button(number)->setChecked(true);
    hint_->clear();
    showBoard();
    enable();
}

// The move that was written is red, the chosen one green.
void MendingSide::showBoard() {
    const rules::Variant variant = fault_ ? fault_->game.variant() : rules::Variant::international;
    const bool hasGame = fault_ && fault_->problem.game;
    board_->setPosition(variant, hasGame ? fault_->game.position(at_) : std::nullopt);
    board_->setEntryEnabled(canPlay());
    std::vector<MoveArrow> arrows;
    if (fault_ && fault_->problem.problem.severity == Severity::error)
        if (const auto written =
                arrowAlong(fault_->game.start().rules(), writtenMove(fault_->problem.problem.move),
                           MoveArrow::Kind::played))
            arrows.push_back(*written);
    if (const int chosen = buttons_->checkedId(); chosen >= 0)
        if (const auto& arrow = choices_[static_cast<std::size_t>(chosen)].arrow)
            arrows.push_back(*arrow);
    board_->setArrows(std::move(arrows));
}

void MendingSide::enable() {
    const bool isStored = fault_ && fault_->problem.game;
    const bool isNote = fault_ && fault_->problem.problem.severity == Severity::warning;
    const bool isError = isStored && fault_->problem.problem.severity == Severity::error;
    const bool isChosen = buttons_->checkedId() >= 0;
    save_->setEnabled(fault_.has_value());
    save_->setText(isChosen ? tr("Save and next") : tr("Next"));
    save_->setToolTip(plainTip(isChosen
                                   ? tr("Saves what is chosen, and shows the next problem (Return)")
                                   : tr("Shows the next problem (Return)")));
    leave_->setText(isNote ? tr("Mark as checked") : tr("Leave as text"));
    leave_->setToolTip(
        plainTip(isNote ? tr("Says that you have looked at it; it is not listed again")
                        : tr("Keeps what cannot be played as text; it is not listed again")));
    leave_->setEnabled(isError || isNote);
    remove_->setEnabled(isError && parser::hasUnread(fault_->game, at_));
    open_->setEnabled(isStored);
    const bool hasFile = fault_ && !fault_->excerpt.isEmpty();
    file_->setEnabled(hasFile);
    file_->setText(
        hasFile ? tr("Open the file at line %1").arg(numberText(fault_->problem.problem.line))
                : tr("Open the file"));
}

void MendingSide::save() {
    if (!fault_)
        return;
    const int chosen = buttons_->checkedId();
    if (chosen < 0)
        emit nextWanted();
    else
        emit decided(choices_[static_cast<std::size_t>(chosen)].remedy);
}

} // namespace damscope::gui
