// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/game/move_list.hpp"

#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/board/board_picture.hpp"
#include "gui/look/theme.hpp"
#include "parser/meaning/annotation.hpp"

#include <QAbstractTextDocumentLayout>
#include <QAction>
#include <QContextMenuEvent>
#include <QEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocumentFragment>
#include <QToolTip>
#include <QUrl>

#include <algorithm>

namespace damscope::gui {

using rules::NodeId;

MoveList::MoveList(GameDocument& document, QWidget* parent)
    : QTextBrowser(parent), document_(document), player_(document),
      times_(new TimeEdit(document, viewport())) {
    setOpenLinks(false);
    setUndoRedoEnabled(false);
    setAccessibleName(tr("Moves"));
    connect(this, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& url) { follow(url.fragment()); });
    connect(&document, &GameDocument::gameOpened, this, [this] {
        combinations_.clear();
        judgement_ = {};
    });
    connect(&document, &GameDocument::gameChanged, this, &MoveList::rebuild);
    connect(&document, &GameDocument::currentChanged, this, &MoveList::showCurrent);
    connect(times_, &TimeEdit::typingChanged, this, [this] {
        rebuildInPlace();
        bringIntoView(); // its row may have been cut at an edge
        placeTimeEdit();
    });
    rebuild();
}

void MoveList::setJudgement(const analysis::GameJudgement& judgement,
                            const MoveScores& variations) {
    MoveErrors errors;
    MoveScores scores = variations;
    for (const analysis::JudgedMove& move : judgement.moves) {
        if (move.isError())
            errors.emplace(move.node, move.quality);
        if (move.after)
            scores.emplace(move.node, *move.after);
    }
    judgement_ = judgement;
    if (errors == errors_ && scores == scores_ && cardHere().has_value() == card_.has_value())
        return;
    errors_ = std::move(errors);
    scores_ = std::move(scores);
    rebuildInPlace();
}

void MoveList::setCombinations(std::vector<Combination> combinations) {
    if (combinations.empty() && combinations_.empty())
        return;
    combinations_ = std::move(combinations);
    rebuildInPlace();
}

const MoveList::Combination* MoveList::combinationAt(const QString& fragment) const {
    if (!fragment.startsWith(combinationLetter))
        return nullptr;
    const std::size_t index = QStringView(fragment).mid(1).toUInt();
    return index < combinations_.size() ? &combinations_[index] : nullptr;
}

void MoveList::follow(const QString& fragment) {
    if (fragment.startsWith(menuLetter)) {
        document_.goTo(NodeId{QStringView(fragment).mid(1).toUInt()});
        return menuOfMove()->popup(QCursor::pos());
    }
    if (fragment.startsWith(timeLetter)) {
        document_.goTo(NodeId{QStringView(fragment).mid(1).toUInt()});
        return typeTimes();
    }
    if (fragment.startsWith(errorLetter))
        return act(static_cast<CardAction>(QStringView(fragment).mid(1).toUInt()));
    const Combination* combination = combinationAt(fragment);
    if (combination == nullptr)
        return document_.goTo(NodeId{fragment.toUInt()});
    player_.play(document_.game().node(combination->move).parent, combination->line);
}

bool MoveList::viewportEvent(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QTextBrowser::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const QString target = QUrl(anchorAt(help->pos())).fragment();
    const Combination* combination = combinationAt(target);
    const rules::Game& game = document_.game();
    const auto position =
        combination == nullptr ? std::nullopt : game.position(game.node(combination->move).parent);
    if (position)
        QToolTip::showText(help->globalPos(), boardToolTip(*position, combination->text), this);
    else if (target.startsWith(menuLetter))
        QToolTip::showText(help->globalPos(), plainTip(tr("Promote or delete the variation…")),
                           this);
    else
        QToolTip::hideText();
    return true;
}

void MoveList::rebuildInPlace() {
    const int place = verticalScrollBar()->value();
    const NodeId before = card_ ? card_->move : rules::noNode;
    rebuild();
    verticalScrollBar()->setValue(place);
    if (card_ && card_->move != before)
        bringIntoView();
}

// Whether the bar is there or not: it comes and goes while the moves are written.
double MoveList::room() const {
    return width() - 2 * frameWidth() - verticalScrollBar()->sizeHint().width() -
           2 * document()->documentMargin();
}

void MoveList::rebuild() {
    writtenFor_ = room();
    clear();
    card_ = cardHere();
    spans_ = writeMoves(*this->document(), palette(),
                        {document_.game(), errors_, scores_, combinations_, times_->isTyping(),
                         card_ ? &*card_ : nullptr, writtenFor_});
    std::ranges::sort(spans_, {}, &MoveSpan::node);
    showCurrent();
}

std::optional<ErrorCard> MoveList::cardHere() const {
    return errorCard(document_.game(), document_.current(), judgement_, combinations_);
}

// What is kept is one change, which the undo key takes back.
void MoveList::act(CardAction action) {
    if (!card_)
        return;
    const ErrorCard card = *card_; // another one may be shown meanwhile
    if (action == CardAction::play)
        return player_.play(card.move, card.answer);
    if (action == CardAction::train)
        return emit trainWanted(card.move);
    if (action == CardAction::why) {
        document_.goTo(card.move); // from a line that is explored there
        return emit whyWanted();
    }
    document_.explore({document_.game().node(card.move).parent, {}, card.better});
    document_.keepExplored();
    document_.goTo(card.move);
}

void MoveList::showCurrent() {
    const auto card = cardHere();
    if (card.has_value() != card_.has_value() || (card && card->move != card_->move)) {
        rebuildInPlace();
        return bringIntoView();
    }
    emit arrowsWanted(card_ && !document_.isExploring() ? card_->arrows : std::vector<MoveArrow>());
    const auto found = std::ranges::lower_bound(spans_, document_.current(), {}, &MoveSpan::node);
    if (found == spans_.end() || found->node != document_.current()) {
        setExtraSelections({});
        moveCursor(QTextCursor::Start);
        return;
    }
    QTextEdit::ExtraSelection shown;
    shown.cursor = QTextCursor(document());
    shown.cursor.setPosition(found->begin);
    shown.cursor.setPosition(found->end, QTextCursor::KeepAnchor);
    shown.format.setBackground(palette().color(QPalette::Highlight));
    shown.format.setForeground(palette().color(QPalette::HighlightedText));
    setExtraSelections({shown});
    QTextCursor there(document());
    there.setPosition(found->begin);
    setTextCursor(there);
    bringIntoView();
    placeTimeEdit();
}

// The current move, with the whole of its card; the move alone where there is no room for both.
void MoveList::bringIntoView() {
    const QTextCursor move = textCursor();
    QTextBlock last = card_ ? document()->lastBlock() : QTextBlock();
    while (last.isValid() && !last.blockFormat().hasProperty(errorProperty))
        last = last.previous();
    if (last.isValid()) {
        QTextCursor end(last);
        end.movePosition(QTextCursor::EndOfBlock);
        setTextCursor(end);
        ensureCursorVisible();
        const int below = cursorRect().bottom() + look::space::small - viewport()->height();
        if (below > 0) // the edge of the card
            verticalScrollBar()->setValue(verticalScrollBar()->value() + below);
        setTextCursor(move);
    }
    ensureCursorVisible();
}

// Over the time of the current move, which only those of the main line have a place for.
void MoveList::placeTimeEdit() {
    const auto found = std::ranges::lower_bound(spans_, document_.current(), {}, &MoveSpan::node);
    if (!times_->isTyping() || found == spans_.end() || found->timeEnd < 0)
        return;
    QTextCursor end(document());
    end.setPosition(found->timeEnd);
    const QRect caret = cursorRect(end);
    const int lowest = viewport()->height() - times_->sizeHint().height();
    const QSize size(times_->fontMetrics().horizontalAdvance(QStringLiteral("00:00:00")) +
                         2 * look::space::medium,
                     times_->sizeHint().height());
    times_->setGeometry(
        QRect({caret.right() - size.width() + look::space::medium,
               std::clamp(caret.center().y() - size.height() / 2, 0, std::max(lowest, 0))},
              size)); // it is higher than its row
    times_->raise();
}

void MoveList::keyPressEvent(QKeyEvent* event) {
    if (event->modifiers() != Qt::NoModifier && event->modifiers() != Qt::KeypadModifier)
        return QTextBrowser::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left:
        return document_.goPrevious();
    case Qt::Key_Right:
        return document_.goNext();
    case Qt::Key_Home:
        return document_.goToStart();
    case Qt::Key_End:
        return document_.goToEnd();
    case Qt::Key_Down:
        return document_.enterVariation();
    case Qt::Key_Up:
        return document_.leaveVariation();
    default:
        QTextBrowser::keyPressEvent(event);
    }
}

void MoveList::contextMenuEvent(QContextMenuEvent* event) {
    const QString target = QUrl(anchorAt(event->pos())).fragment();
    if (!target.isEmpty() && combinationAt(target) == nullptr && !target.startsWith(errorLetter))
        document_.goTo(NodeId{QStringView(target).mid(target.at(0).isDigit() ? 0 : 1).toUInt()});
    if (document_.current() != rules::rootNode)
        menuOfMove()->popup(event->globalPos());
}

QMenu* MoveList::menuOfMove() {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const CardAction action : card_ ? actionsOf(*card_) : std::vector<CardAction>())
        menu->addAction(nameOf(action, *card_), this, [this, action] { act(action); });
    menu->addSeparator();
    menu->addActions(moveActions_);
    menu->addSeparator();
    addSigns(*menu->addMenu(tr("&Sign")));
    return menu;
}

// Around the blocks of each variation of the main line.
void MoveList::paintEvent(QPaintEvent* event) {
    {
        const look::Colours& colours = look::coloursOf(palette());
        QPainter painter(viewport());
        painter.setRenderHint(QPainter::Antialiasing);
        const auto* layout = document()->documentLayout();
        const int above = verticalScrollBar()->value();
        for (QTextBlock block = cursorForPosition({}).block(); block.isValid();) {
            const uint card = block.blockFormat().property(cardProperty).toUInt();
            QRectF place = layout->blockBoundingRect(block).translated(0, -above);
            if (place.top() > viewport()->height())
                break;
            const double left = block.blockFormat().leftMargin();
            const QColor error = block.blockFormat().colorProperty(errorProperty);
            block = block.next();
            if (card == 0)
                continue;
            for (; block.isValid() && block.blockFormat().property(cardProperty).toUInt() == card;
                 block = block.next())
                place |= layout->blockBoundingRect(block).translated(0, -above);
            place.setLeft(left - look::space::medium);
            place.setRight(viewport()->width() - look::space::medium);
            place.adjust(0, -look::line::chosen, 0, look::line::chosen);
            painter.setPen(QPen(error.isValid() ? error : colours.line, look::line::thin));
            painter.setBrush(colours.surface);
            painter.drawRoundedRect(place.marginsRemoved(look::around(look::line::half)),
                                    look::radius::small, look::radius::small);
            place.setWidth(look::line::chosen);
            painter.fillRect(place, error.isValid() ? error : colours.accent);
        }
    }
    QTextBrowser::paintEvent(event);
}

// In another task the list has another height, and the current move may be out of sight.
void MoveList::resizeEvent(QResizeEvent* event) {
    QTextBrowser::resizeEvent(event);
    if (writtenFor_ != room())
        rebuildInPlace();
    bringIntoView();
}

// A card is as good as its first move.
void MoveList::mouseReleaseEvent(QMouseEvent* event) {
    const QPoint at = event->position().toPoint();
    const bool isOnLink = !anchorAt(at).isEmpty(); // which may change what is written there
    QTextBrowser::mouseReleaseEvent(event);
    if (event->button() != Qt::LeftButton || textCursor().hasSelection() || isOnLink)
        return;
    const uint line = cursorForPosition(at).blockFormat().property(lineProperty).toUInt();
    if (line != 0)
        document_.goTo(NodeId{line});
}

void MoveList::addSigns(QMenu& menu) {
    constexpr std::uint32_t signs = 6; // "!", "?", "!!", "??", "!?", "?!"
    const auto set = parser::nags(document_.game(), document_.current());
    for (std::uint32_t nag = 1; nag <= signs; ++nag) {
        QAction* action = menu.addAction(qtText(parser::nagSign(nag)));
        action->setCheckable(true);
        action->setChecked(std::ranges::find(set, nag) != set.end());
        connect(action, &QAction::triggered, this, [this, nag] { document_.toggleNag(nag); });
    }
}

// Other programs read plain hyphens.
QMimeData* MoveList::createMimeDataFromSelection() const {
    auto* copied = new QMimeData;
    copied->setText(textCursor()
                        .selection()
                        .toPlainText()
                        .replace(noBreakHyphen, QLatin1Char('-'))
                        .replace(minusSign, QLatin1Char('-'))
                        .remove(QStringLiteral("\u00a0") + menuSign)
                        .remove(QStringLiteral(" ") + menuSign));
    return copied;
}

void MoveList::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange ||
        event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Moves"));
        rebuild();
    }
}

namespace {

constexpr int pause = 700; // ms: long enough to see a capture of many pieces

}

ShotPlayer::ShotPlayer(GameDocument& document, QObject* parent)
    : QObject(parent), document_(document) {
    next_.setInterval(pause);
    connect(&next_, &QTimer::timeout, this, &ShotPlayer::playNext);
    const auto stop = [this] {
        if (!playing_)
            next_.stop();
    };
    connect(&document, &GameDocument::currentChanged, this, stop);
    connect(&document, &GameDocument::gameChanged, this, stop);
    connect(&document, &GameDocument::gameOpened, this, stop);
}

void ShotPlayer::play(rules::NodeId from, const std::vector<rules::Move>& line) {
    const QScopedValueRollback own(playing_, true);
    left_.assign(line.rbegin(), line.rend());
    document_.goTo(from);
    next_.start();
}

void ShotPlayer::playNext() {
    const QScopedValueRollback own(playing_, true);
    if (!left_.empty()) {
        document_.explore(left_.back());
        left_.pop_back();
    }
    if (left_.empty())
        next_.stop();
}

} // namespace damscope::gui
