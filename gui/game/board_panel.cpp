// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/game/board_panel.hpp"

#include "gui/base/text.hpp"
#include "gui/game/annotation_panel.hpp"
#include "gui/game/entry_bar.hpp"
#include "gui/game/game_document.hpp"
#include "gui/look/style.hpp"
#include "gui/look/theme.hpp"

#include <QAction>
#include <QButtonGroup>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <algorithm>
#include <span>
#include <utility>

namespace damscope::gui {

BoardPanel::BoardPanel(GameDocument& document, QWidget* parent)
    : QWidget(parent), document_(document), board_(new BoardWidget(this)),
      above_(new PlayerStrip(this)), below_(new PlayerStrip(this)), middle_(new BoardRow),
      under_(new QWidget(this)), bottom_(new QGridLayout(under_)), status_(sentenceLabel(this)),
      buttons_(new QWidget(this)), entering_(new EntryBar(document, this)),
      exploring_(new QWidget(this)), explored_(new ElidedLabel(this)) {
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(look::space::medium, look::space::small, look::space::medium,
                            look::space::small);
    all->setSpacing(look::space::small);
    middle_->addWidget(board_);
    for (QLabel* label : {status_, static_cast<QLabel*>(explored_)})
        label->setSizePolicy(QSizePolicy::Ignored, label->sizePolicy().verticalPolicy());
    status_->setMinimumWidth(look::board::least);
    composeExploring();
    bottom_->setContentsMargins(0, 0, 0, 0);
    bottom_->setVerticalSpacing(look::space::none);
    bottom_->setColumnStretch(0, 1);
    bottom_->addWidget(status_, 0, 0);
    placeExploring();
    new QHBoxLayout(buttons_);
    buttons_->layout()->setContentsMargins(0, 0, 0, 0);
    buttons_->layout()->setSpacing(look::space::least);
    // As wide as fitToBoard() lets it be, and in the middle, where the board is.
    const auto addCentred = [all](QWidget* part) {
        auto* row = new QHBoxLayout;
        row->addStretch();
        row->addWidget(part, 1);
        row->addStretch();
        all->addLayout(row);
    };
    addCentred(above_);
    all->addLayout(middle_);
    addCentred(below_);
    all->addWidget(entering_);
    addCentred(under_);
    all->addStretch(1);

    connect(board_, &BoardWidget::movePlayed, this, &BoardPanel::take);
    connect(board_, &BoardWidget::shapesDrawn, this,
            [this](const std::vector<rules::Shape>& shapes) { document_.setShapes(shapes); });
    connect(board_, &BoardWidget::statusChanged, this, [this](const QString& text, bool refused) {
        QFont font = status_->font();
        font.setBold(refused); // not by colour alone
        status_->setFont(font);
        status_->setText(text);
    });
    connect(&document, &GameDocument::currentChanged, this, &BoardPanel::showCurrent);
    connect(&document, &GameDocument::gameChanged, this, &BoardPanel::showPlayers);
    // The bar about the move that was entered comes and goes with this, and needs room.
    connect(&document.undoStack(), &QUndoStack::indexChanged, this, &BoardPanel::placeExploring);
    for (PlayerStrip* strip : {above_, below_})
        connect(strip, &PlayerStrip::nameClicked, this, &BoardPanel::playerClicked);
    showCurrent();
}

void BoardPanel::setFlipped(bool flipped) {
    board_->setFlipped(flipped);
    showPlayers();
}

void BoardPanel::setMoveTaker(std::function<void(const rules::Move&)> taker) {
    taker_ = std::move(taker);
}

// One stop for the Tab key; the arrow keys go from button to button.
void BoardPanel::setNavigation(const QList<QAction*>& actions) {
    auto* group = new QButtonGroup(buttons_);
    group->setExclusive(false);
    for (QAction* action : actions) {
        QToolButton* button = actionButton(*action, buttons_);
        button->setAutoRaise(true);
        button->setFocusPolicy(group->buttons().isEmpty() ? Qt::StrongFocus : Qt::ClickFocus);
        group->addButton(button);
        buttons_->layout()->addWidget(button);
    }
    sizeSymbols();
}

void BoardPanel::sizeSymbols() {
    const int size = look::besideText(look::icon::button);
    for (QToolButton* button : buttons_->findChildren<QToolButton*>())
        button->setIconSize(QSize(size, size));
}

void BoardPanel::setExploring(QAction& keep, QAction& leave) {
    keep_ = &keep;
    leave_ = &leave;
    for (QAction* action : {keep_, leave_}) {
        QToolButton* button = actionButton(*action, exploring_);
        button->setFocusPolicy(Qt::StrongFocus);
        exploringButtons_->addWidget(button);
    }
    showExplored();
}

void BoardPanel::setEntering(const QList<QAction*>& actions) {
    entering_->setActions(actions);
}

void BoardPanel::composeExploring() {
    exploringButtons_ = new FlowLayout;
    exploringButtons_->setContentsMargins(0, 0, 0, 0);
    exploringButtons_->setSpacing(look::space::least);
    exploring_->setLayout(exploringButtons_);
    exploring_->hide();
    explored_->setObjectName("explored");
    explored_->hide();
}

// Beside the prompt, where there is room for them: the board keeps its size. Below a narrow board
// there is room.
void BoardPanel::placeExploring() {
    fitToBoard();
    constexpr int words = 34; // letters
    const int others = exploringButtons_->sizeHint().width() + buttons_->sizeHint().width();
    const int room = std::min(width(), under_->maximumWidth());
    const bool below = room - others < words * fontMetrics().averageCharWidth();
    if (std::exchange(isExploringBelow_, below) == below)
        return;
    bottom_->addWidget(explored_, 1, 0, 1, below ? 3 : 1);
    bottom_->addWidget(exploring_, below ? 2 : 0, below ? 0 : 1, below ? 1 : 2, below ? 3 : 1);
    bottom_->addWidget(buttons_, 0, 2, below ? 1 : 2, 1);
}

// A game that is played takes no moves that are explored.
void BoardPanel::take(const rules::Move& move) {
    if (taker_ && !document_.isExploring())
        taker_(move);
    else
        document_.play(move);
}

void BoardPanel::showCurrent() {
    const rules::Game& game = document_.game();
    const rules::Node& node = game.node(document_.current());
    std::optional<rules::Move> last;
    if (!document_.explored().empty())
        last = document_.explored().back();
    else if (!document_.isExploring() && document_.current() != rules::rootNode &&
             node.step == rules::Step::move)
        last = node.move;
    const auto& position = document_.position();
    // One of another game can be one of another variant.
    board_->setPosition(position ? position->variant() : game.variant(), position, last);
    board_->setShapes(document_.isExploring() ? std::vector<rules::Shape>{}
                                              : parser::shapes(game, document_.current()));
    showPlayers();
    showExplored();
}

void BoardPanel::showExplored() {
    const bool exploring = document_.isExploring();
    exploring_->setVisible(exploring);
    explored_->setVisible(exploring);
    placeExploring();
    // The board keeps its place when a prompt takes two lines, but for a while.
    status_->setMinimumHeight((exploring ? 1 : 2) * status_->fontMetrics().lineSpacing());
    if (keep_ != nullptr)
        keep_->setEnabled(document_.canKeepExplored());
    if (leave_ != nullptr)
        leave_->setEnabled(exploring);
    if (exploring)
        explored_->setText(exploredText());
}

// Only the last moves of a long line are shown: the board needs the room.
QString BoardPanel::exploredText() const {
    constexpr std::size_t most = 8;
    const bool elsewhere = document_.place().elsewhere.has_value();
    if (document_.explored().empty())
        return tr("A position of another game");
    const std::span moves(document_.explored());
    const std::size_t left = moves.size() - std::min(moves.size(), most);
    rules::Position from = *document_.exploredFrom();
    for (const rules::Move& move : moves.first(left))
        from.play(move);
    const int played =
        (elsewhere ? 0 : document_.game().ply(document_.current())) + static_cast<int>(left);
    const QString line = (left > 0 ? QStringLiteral("… ") : QString()) +
                         unbroken(lineText(from, played, moves.subspan(left)));
    return tr("Not in the game: %1").arg(line);
}

void BoardPanel::showPlayers() {
    const bool flipped = board_->isFlipped();
    above_->show(playerOf(flipped ? rules::Color::white : rules::Color::black));
    below_->show(playerOf(flipped ? rules::Color::black : rules::Color::white));
}

// A position elsewhere has the players of its game, or none.
PlayerStrip::Player BoardPanel::playerOf(rules::Color side) const {
    const GameDocument::Place& place = document_.place();
    const rules::Game* game = place.elsewhere ? place.otherGame.get() : &document_.game();
    const bool white = side == rules::Color::white;
    PlayerStrip::Player player;
    player.side = side;
    if (game != nullptr) {
        player.name = knownText(game->tag(white ? "White" : "Black"));
        player.rating = knownText(game->tag(white ? "WhiteRating" : "BlackRating"));
    }
    player.isNamed = !player.name.isEmpty();
    if (!player.isNamed)
        player.name = white ? tr("White") : tr("Black");
    if (!place.elsewhere)
        player.clock = clockOf(side);
    if (const auto& position = document_.position()) {
        const int own = position->pieces(side).size();
        const int others = position->pieces(rules::opponent(side)).size();
        player.piecesBehind = std::max(0, others - own);
        player.toMove = position->toMove() == side;
    }
    return player;
}

// The clock is as the last move of that side has left it.
QString BoardPanel::clockOf(rules::Color side) const {
    const rules::Game& game = document_.game();
    for (rules::NodeId at = document_.current(); at != rules::rootNode; at = game.node(at).parent) {
        const auto before = game.position(game.node(at).parent);
        if (!before || before->toMove() != side)
            continue;
        const auto time = parser::shownClock(game, at);
        return time ? qtText(*time) : QString();
    }
    return {};
}

void BoardPanel::setBeside(QWidget& widget) {
    middle_->addWidget(&widget);
}

int BoardPanel::widthFor(int height) const {
    const QMargins margins = layout()->contentsMargins();
    const int spaces = 3 * layout()->spacing();
    const int row =
        std::max(2 * status_->fontMetrics().lineSpacing(), buttons_->sizeHint().height());
    const int others = above_->sizeHint().height() + below_->sizeHint().height() + row + spaces +
                       margins.top() + margins.bottom();
    return height - others + middle_->besideWidth() + margins.left() + margins.right();
}

// Beside a board that is as high as the window there is room on both sides: what stands above and
// below it is as wide as the board.
void BoardPanel::fitToBoard() {
    const QMargins margins = layout()->contentsMargins();
    const int entry = entering_->isHidden()
                          ? 0
                          : entering_->heightForWidth(contentsRect().width()) + layout()->spacing();
    const int board = widthFor(height() - entry) - margins.left() - margins.right();
    const int wide = std::max({board, look::board::preview, under_->minimumSizeHint().width()});
    for (QWidget* part : std::initializer_list<QWidget*>{above_, below_, under_})
        part->setMaximumWidth(wide);
}

void BoardPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeExploring();
}

void BoardPanel::wheelEvent(QWheelEvent* event) {
    if (event->angleDelta().y() < 0)
        document_.goNext();
    else if (event->angleDelta().y() > 0)
        document_.goPrevious();
    event->accept();
}

void BoardPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        showPlayers();
        showExplored();
    }
    if (event->type() == QEvent::FontChange) {
        sizeSymbols();
        placeExploring();
    }
}

int BoardRow::besideWidth() const {
    return items_.size() < 2 || items_[1]->isEmpty() ? 0
                                                     : items_[1]->sizeHint().width() + spacing();
}

QSize BoardRow::sizeHint() const {
    return items_.empty() ? QSize() : items_[0]->sizeHint() + QSize(besideWidth(), 0);
}

QSize BoardRow::minimumSize() const {
    return items_.empty() ? QSize() : items_[0]->minimumSize() + QSize(besideWidth(), 0);
}

int BoardRow::heightForWidth(int width) const {
    return width - besideWidth();
}

int BoardRow::minimumHeightForWidth(int /*width*/) const {
    return minimumSize().height();
}

void BoardRow::setGeometry(const QRect& place) {
    QLayout::setGeometry(place);
    if (items_.empty())
        return;
    const int beside = besideWidth();
    const int side = std::min(place.width() - beside, place.height());
    const int left = place.left() + (place.width() - beside - side) / 2;
    const int top = place.top() + (place.height() - side) / 2;
    items_[0]->setGeometry({left + beside, top, side, side});
    if (beside > 0)
        items_[1]->setGeometry({left, top, beside - spacing(), side});
}

using namespace look;

PlayerStrip::PlayerStrip(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PlayerStrip::show(const Player& player) {
    player_ = player;
    QStringList words{player_.name, player_.rating, facts()};
    words.removeAll(QString());
    setAccessibleName(words.join(QStringLiteral(", ")));
    setToolTip(plainTip(accessibleName())); // a long name may be cut
    setCursor(player_.isNamed ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

QString PlayerStrip::facts() const {
    QStringList facts;
    if (player_.piecesBehind > 0)
        facts << trPlural("−%Ln piece", "−%Ln pieces", player_.piecesBehind);
    if (!player_.clock.isEmpty())
        facts << player_.clock;
    if (player_.toMove)
        facts << tr("to move");
    return facts.join(QStringLiteral("  ·  "));
}

void PlayerStrip::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && player_.isNamed && rect().contains(event->pos()))
        emit nameClicked(player_.name);
}

QSize PlayerStrip::sizeHint() const {
    constexpr int characters = 24;
    return {characters * fontMetrics().averageCharWidth(),
            fontMetrics().height() + 2 * space::small + space::small};
}

QSize PlayerStrip::minimumSizeHint() const {
    return {space::page, sizeHint().height()};
}

void PlayerStrip::paintEvent(QPaintEvent* /*event*/) {
    const Colours& colours = coloursOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card = QRectF(rect()).marginsRemoved(look::around(look::line::half));
    painter.setPen(colours.line);
    painter.setBrush(colours.surface);
    painter.drawRoundedRect(card, radius::small, radius::small);
    if (player_.toMove)
        painter.fillRect(QRectF(card.left(), card.top(), line::chosen, card.height()),
                         colours.accent);
    QRectF rest = card.adjusted(space::medium, 0, -space::medium, 0);
    const double disc = rest.height() * 0.5;
    paintSide(painter, QRectF(rest.left(), rest.center().y() - disc / 2, disc, disc),
              player_.side == rules::Color::white);
    rest.setLeft(rest.left() + disc + space::medium);

    const QString facts = this->facts();
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(colours.text);
    painter.drawText(rest, Qt::AlignRight | Qt::AlignVCenter, facts);
    rest.setRight(rest.right() - QFontMetricsF(bold).horizontalAdvance(facts) - space::large);
    const QFont named = fontOf(Text::move, bold);
    painter.setFont(named);
    const QFontMetricsF metrics(named);
    const QString name = metrics.elidedText(player_.name, Qt::ElideRight, rest.width());
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter, name);
    rest.setLeft(rest.left() + metrics.horizontalAdvance(name) + space::medium);
    if (QFontMetricsF(font()).horizontalAdvance(player_.rating) > rest.width())
        return; // a part of a rating is another number
    painter.setFont(font());
    painter.setPen(colours.secondText);
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter, player_.rating);
}

} // namespace damscope::gui
