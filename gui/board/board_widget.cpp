// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/board/board_widget.hpp"
#include "gui/base/text.hpp"

#include "gui/base/widgets.hpp"
#include "gui/board/accessible_board.hpp"
#include "gui/board/line_preview.hpp"
#include "rules/moves/forcing.hpp"
#include "rules/text/notation.hpp"

#include <QAccessible>
#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace damscope::gui {

using rules::Square;

BoardWidget::BoardWidget(QWidget* parent) : QWidget(parent), glide_(new PieceGlide(this)) {
    installBoardAccessibility();
    setFocusPolicy(Qt::StrongFocus);
    connect(glide_, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(glide_, &QVariantAnimation::finished, this, qOverload<>(&QWidget::update));
    setMouseTracking(false);
    setAccessibleName(tr("Draughts board"));
    entry_.setLanguage(rulesLanguage());
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setSizePolicy(policy);
    setPosition(variant_, rules::Position::start(variant_));
}

void BoardWidget::setPosition(rules::Variant variant,
                              const std::optional<rules::Position>& position,
                              const std::optional<rules::Move>& lastMove) {
    if (variant != variant_ || !geometryNow().board().squares().contains(cursor_))
        cursor_ = rules::rules(variant).board.square(0);
    const auto before = variant == variant_ ? entry_.position() : std::nullopt;
    variant_ = variant;
    entry_.setPosition(position);
    lastMove_ = lastMove;
    if (position != before) {
        best_.reset();
        arrows_.clear();
    }
    animate(before);
    drag_.reset();
    typed_.clear();
    reportState();
    update();
}

void BoardWidget::setBoardName(const QString& name) {
    name_ = name;
    setAccessibleName(name);
}

void BoardWidget::setStepwise(bool on) {
    entry_.setStepwise(on);
    update();
}

// Only what the last move changed; a jump to another place of the game is shown at once, and so are
// moves that follow each other fast.
void BoardWidget::animate(const std::optional<rules::Position>& before) {
    const bool fast = glide_->isRunning() ||
                      (sinceMove_.isValid() && sinceMove_.elapsed() < look::motion::stepping);
    glide_->stop();
    sinceMove_.start();
    const auto& now = entry_.position();
    if (!animated_ || fast || dropped_ || !isVisible() || !before || !now || !lastMove_ ||
        before == now || !isLegal(*before, *lastMove_))
        return;
    rules::Position after = *before;
    after.play(*lastMove_);
    if (after == *now)
        glide_->begin(*before, *lastMove_);
}

void BoardWidget::setShapes(std::vector<rules::Shape> shapes) {
    shapes_ = std::move(shapes);
    update();
}

void BoardWidget::setBest(const std::optional<rules::Move>& move) {
    if (best_ == move)
        return;
    best_ = move;
    update();
}

void BoardWidget::setArrows(std::vector<MoveArrow> arrows) {
    arrows_ = std::move(arrows);
    update();
}

void BoardWidget::setFlipped(bool flipped) {
    flipped_ = flipped;
    update();
}

void BoardWidget::setLook(const BoardLook& look) {
    look_ = look;
    update();
}

void BoardWidget::setNumbering(Numbering numbering) {
    numbering_ = numbering;
    update();
}

void BoardWidget::setEntryEnabled(bool enabled) {
    enabled_ = enabled;
    entry_.cancel();
    update();
}

BoardGeometry BoardWidget::geometryNow() const {
    return {rules::rules(variant_), rect(), numbering_, flipped_};
}

void BoardWidget::press(Square square) {
    if (!enabled_)
        return;
    setCursorSquare(square);
    if (touchMove_ && letsGo(square))
        return report(tr("Touch-move: the piece that you touched must move."), true);
    take(entry_.press(square));
}

// Whether a press would put the lifted piece down, or lift another instead.
bool BoardWidget::letsGo(Square square) const {
    MoveEntry after = entry_;
    return entry_.lifted() && std::holds_alternative<MoveEntry::Changed>(after.press(square)) &&
           after.lifted() != entry_.lifted();
}

void BoardWidget::setCursorSquare(Square square) {
    cursor_ = square;
    QAccessibleEvent focused(this, QAccessible::Focus);
    focused.setChild(geometryNow().board().index(square));
    QAccessible::updateAccessibility(&focused);
    update();
}

void BoardWidget::take(const MoveEntry::Outcome& outcome) {
    if (const auto* played = std::get_if<MoveEntry::Played>(&outcome)) {
        drag_.reset();
        typed_.clear();
        const rules::Move move = played->move;
        emit movePlayed(move); // may set another position
    } else if (const auto* refused = std::get_if<MoveEntry::Refused>(&outcome)) {
        report(QString::fromStdString(refused->reason), true);
    } else {
        reportState();
    }
    update();
}

void BoardWidget::report(const QString& text, bool refused) {
    status_ = text;
    refused_ = refused;
    emit statusChanged(text, refused);
    update();
}

QString BoardWidget::choicePrompt() const {
    QStringList parts;
    int number = 0;
    for (const Choice& choice : entry_.choices())
        parts << QStringLiteral("%1: %2").arg(++number).arg(QString::fromStdString(choice.text));
    return tr("Several captures: choose one by its number or by a square on its path. %1")
        .arg(parts.join(QStringLiteral("   ")));
}

void BoardWidget::reportState() {
    if (!entry_.choices().empty())
        return report(choicePrompt(), false);
    const auto& position = entry_.position();
    if (!position)
        return report(tr("The position is not known here: a move before it was not recorded."),
                      false);
    if (entry_.isStepping())
        return report(tr("Choose the next square of the capture."), false);
    const bool white = position->toMove() == rules::Color::white;
    if (entry_.movable().empty())
        return report(white ? tr("White cannot move.") : tr("Black cannot move."), false);
    if (const int count = entry_.mustCapture())
        return report(white ? trPlural("White must capture one piece.",
                                       "White must capture %Ln pieces.", count)
                            : trPlural("Black must capture one piece.",
                                       "Black must capture %Ln pieces.", count),
                      false);
    report((white ? tr("White to move") : tr("Black to move")) + QLatin1Char('.'), false);
}

BoardPicture BoardWidget::picture() const {
    BoardPicture seen;
    seen.pieces = look_.pieces;
    seen.position = entry_.position();
    seen.lastMove = lastMove_;
    seen.shapes = shapes_;
    if (!arrows_.empty())
        seen.arrows = arrows_;
    else if (best_ && seen.position)
        seen.arrows = {arrowOf(*seen.position, *best_, MoveArrow::Kind::better)};
    seen.lifted = entry_.lifted();
    seen.standing = entry_.standing();
    seen.targets = entry_.choices().empty() ? entry_.targets() : rules::SquareSet{};
    seen.ghosts = entry_.ghosts();
    if (enabled_ && entry_.mustCapture() > 0)
        seen.mustCapture = entry_.movable();
    if (hasFocus() && enabled_ && usesKeys_)
        seen.cursor = cursor_;
    int number = 0;
    for (const Choice& c : entry_.choices())
        seen.routes.push_back({c.route.squares, c.badge, ++number});
    if (drag_ && drag_->moved && seen.position && seen.position->at(drag_->from))
        seen.floating = FloatingPiece{drag_->from, *seen.position->at(drag_->from), drag_->now};
    else if (seen.position)
        seen.floating = glide_->piece(geometryNow());
    seen.fading = glide_->taken();
    return seen;
}

Diagram BoardWidget::diagram() const {
    BoardPicture seen;
    seen.pieces = look_.pieces;
    seen.position = entry_.position();
    seen.shapes = shapes_;
    return {variant_, seen, look_.theme, numbering_, flipped_};
}

void BoardWidget::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const BoardGeometry g = geometryNow();
    paintBoard(painter, g, boardTheme(look_.theme), picture());
    if (typed_.isEmpty())
        return;
    QFont font = painter.font();
    font.setPixelSize(std::max(look::letters::typed, static_cast<int>(g.cellSize() * 0.5)));
    painter.setFont(font);
    const QString text = isTypedRefused_ ? typed_ : typed_ + QStringLiteral("_");
    QRectF box = painter.boundingRect(QRectF(g.boardArea()), Qt::AlignCenter, text);
    box = box.marginsAdded(look::around(look::space::medium));
    painter.setRenderHint(QPainter::Antialiasing);
    const auto edge = isTypedRefused_ ? QPalette::BrightText : QPalette::Highlight;
    painter.setPen(QPen(palette().color(edge), look::line::focus));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(box, look::radius::card, look::radius::card);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(box, Qt::AlignCenter, text);
}

void BoardWidget::mousePressEvent(QMouseEvent* event) {
    setFocus(Qt::MouseFocusReason);
    usesKeys_ = false;
    const auto square = geometryNow().squareAt(event->position());
    typed_.clear();
    if (!enabled_)
        return;
    if (event->button() == Qt::RightButton) {
        drawingFrom_ = square;
        return;
    }
    if (event->button() == Qt::LeftButton && square)
        pressByMouse(*event, *square);
}

// A piece that stands in the middle of a capture can be dragged on.
void BoardWidget::pressByMouse(const QMouseEvent& event, Square square) {
    const bool onTheWay =
        entry_.lifted() && entry_.standing() == square && entry_.standing() != entry_.lifted();
    const bool choosing = !entry_.choices().empty();
    const auto& position = entry_.position();
    const auto piece = position ? position->at(square) : std::nullopt;
    const bool isOwn = piece && piece->color == position->toMove();
    if (input_ == MoveInput::drags && !choosing && !onTheWay && !isOwn)
        return report(tr("Drag a piece to the square where its move ends."), false);
    if (!onTheWay)
        press(square);
    if (input_ == MoveInput::clicks || !entry_.choices().empty())
        return;
    if (onTheWay || entry_.lifted() == square)
        drag_ = Drag{entry_.lifted().value_or(square), event.position(), event.position()};
}

void BoardWidget::mouseMoveEvent(QMouseEvent* event) {
    if (!drag_)
        return;
    drag_->now = event->position();
    const QPointF way = drag_->now - drag_->start;
    if (way.manhattanLength() >= QApplication::startDragDistance())
        drag_->moved = true;
    update();
}

void BoardWidget::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::RightButton)
        return finishDrawing(event->position(), event->modifiers());
    if (!drag_ || event->button() != Qt::LeftButton)
        return;
    const Drag drag = *drag_;
    drag_.reset();
    update();
    dropDragged(drag, geometryNow().squareAt(event->position()));
}

void BoardWidget::dropDragged(const Drag& drag, std::optional<Square> square) {
    if (!drag.moved) {
        if (input_ == MoveInput::drags && !touchMove_ && entry_.standing() == drag.from)
            entry_.cancel(); // a click lifts nothing
        return;
    }
    if (!square || (*square == drag.from && !entry_.targets().contains(*square)))
        return;
    dropped_ = true;
    press(*square);
    dropped_ = false;
}

void BoardWidget::finishDrawing(QPointF at, Qt::KeyboardModifiers modifiers) {
    const auto from = drawingFrom_;
    const auto to = geometryNow().squareAt(at);
    drawingFrom_.reset();
    if (!from || !to)
        return;
    const bool shift = modifiers.testFlag(Qt::ShiftModifier);
    const bool alt = modifiers.testFlag(Qt::AltModifier);
    using enum rules::ShapeColor;
    const rules::ShapeColor color = shift && alt ? yellow : shift ? red : alt ? blue : green;
    const rules::Shape shape{color, *from, *from == *to ? std::nullopt : std::optional(*to)};
    // Drawing it a second time removes it; in another colour it changes.
    std::vector<rules::Shape> shapes = shapes_;
    const bool same = std::ranges::find(shapes, shape) != shapes.end();
    std::erase_if(shapes,
                  [&](const rules::Shape& s) { return s.from == shape.from && s.to == shape.to; });
    if (!same)
        shapes.push_back(shape);
    emit shapesDrawn(shapes);
}

bool BoardWidget::takeCommandKey(const QKeyEvent& event) {
    if (const auto to = geometryNow().afterArrow(cursor_, event.key())) {
        usesKeys_ = true;
        setCursorSquare(*to);
        return true;
    }
    switch (event.key()) {
    case Qt::Key_Space:
        usesKeys_ = true;
        press(cursor_);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (typed_.isEmpty()) // for what is around the board
            return false;
        playTyped();
        return true;
    case Qt::Key_Backspace:
        typed_.chop(1);
        update();
        return true;
    case Qt::Key_Escape:
        typed_.clear();
        if (!touchMove_)
            entry_.cancel();
        reportState();
        return true;
    default:
        return false;
    }
}

void BoardWidget::keyPressEvent(QKeyEvent* event) {
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier));
    if (!enabled_ || !plain)
        return QWidget::keyPressEvent(event);
    if (event->key() != Qt::Key_Shift && std::exchange(isTypedRefused_, false)) {
        typed_.clear();
        reportState();
    }
    if (takeCommandKey(*event))
        return;
    const QString text = event->text();
    if (text.size() == 1 && (text[0].isLetterOrNumber() || text == "-" || text == ":"))
        typeKey(text);
    else
        QWidget::keyPressEvent(event);
}

void BoardWidget::typeKey(const QString& text) {
    if (typed_.isEmpty() && !entry_.choices().empty() && text[0].isDigit()) {
        take(entry_.choose(text.toInt()));
        return;
    }
    typed_ += text;
    update();
    if (entry_.isDecided(typed_.toStdString()))
        playTyped();
}

void BoardWidget::playTyped() {
    if (typed_.isEmpty())
        return;
    const MoveEntry::Outcome outcome = entry_.type(typed_.toStdString());
    isTypedRefused_ = std::holds_alternative<MoveEntry::Refused>(outcome);
    if (!isTypedRefused_)
        typed_.clear();
    take(outcome);
}

void BoardWidget::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
        usesKeys_ = true;
    update();
}

void BoardWidget::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

void BoardWidget::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(name_.isEmpty() ? tr("Draughts board") : name_);
        entry_.setLanguage(rulesLanguage());
        reportState();
    }
    QWidget::changeEvent(event);
}

bool BoardWidget::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto square = geometryNow().squareAt(help->pos());
        const auto reason = square ? entry_.reasonNotToLift(*square) : std::nullopt;
        if (reason && enabled_)
            QToolTip::showText(help->globalPos(), plainTip(QString::fromStdString(*reason)), this);
        else
            QToolTip::hideText();
        return true;
    }
    // Letters that are typed into the board are not shortcuts of the window.
    if (event->type() == QEvent::ShortcutOverride && enabled_) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool typing = !typed_.isEmpty() || entry_.lifted() || !entry_.choices().empty();
        const bool digit = key->text().size() == 1 && key->text()[0].isDigit();
        const bool plain = key->modifiers() == Qt::NoModifier;
        if (plain && (typing || digit || key->key() == Qt::Key_Space)) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

QString BoardWidget::describe(const rules::Rules& rules, Square square,
                              const std::optional<rules::Piece>& piece) {
    const QString name = QString::fromStdString(rules::squareName(rules, square));
    if (!piece)
        return tr("%1: empty").arg(name);
    const bool king = piece->kind == rules::Kind::king;
    const QString what = piece->color == rules::Color::white
                             ? (king ? tr("%1: white king") : tr("%1: white man"))
                             : (king ? tr("%1: black king") : tr("%1: black man"));
    return what.arg(name);
}

QString BoardWidget::describe(Square square) const {
    const auto& position = entry_.position();
    const auto piece = position ? position->at(square) : std::nullopt;
    QString text = describe(rules::rules(variant_), square, piece);
    if (!piece && entry_.targets().contains(square))
        text += tr(", can move here");
    if (piece && entry_.movable().contains(square))
        text += entry_.mustCapture() > 0 ? tr(", must capture") : tr(", can move");
    return text;
}

} // namespace damscope::gui
