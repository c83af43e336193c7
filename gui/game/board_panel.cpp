// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/game/board_panel.hpp"

#include "gui/base/action_button.hpp"
#include "gui/base/rules_words.hpp"
#include "gui/base/text.hpp"
#include "gui/game/game_document.hpp"
#include "gui/game/tag_text.hpp"

#include <QAction>
#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <algorithm>
#include <span>

namespace damscope::gui {

BoardPanel::BoardPanel(GameDocument& document, QWidget* parent)
    : QWidget(parent), document_(document), board_(new BoardWidget(this)), above_(new QLabel(this)),
      below_(new QLabel(this)), status_(new QLabel(this)), buttons_(new QWidget(this)),
      exploring_(new QWidget(this)), explored_(new QLabel(exploring_)) {
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(8, 6, 8, 6);
    all->setSpacing(4);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(status_, 1);
    bottom->addWidget(buttons_);
    new QHBoxLayout(buttons_);
    buttons_->layout()->setContentsMargins(0, 0, 0, 0);
    buttons_->layout()->setSpacing(2);
    all->addWidget(above_);
    all->addWidget(board_, 1);
    all->addWidget(below_);
    composeExploring();
    all->addWidget(exploring_);
    all->addLayout(bottom);
    for (QLabel* label : {above_, below_}) {
        label->setTextFormat(Qt::PlainText);
        label->setAlignment(Qt::AlignCenter);
        QFont font = label->font();
        font.setBold(true);
        label->setFont(font);
    }
    status_->setTextFormat(Qt::PlainText);
    status_->setWordWrap(true);

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
    connect(&document, &GameDocument::gameChanged, this, &BoardPanel::showNames);
    showCurrent();
    showNames();
}

void BoardPanel::setFlipped(bool flipped) {
    board_->setFlipped(flipped);
    showNames();
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

void BoardPanel::composeExploring() {
    auto* lines = new QVBoxLayout(exploring_);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(2);
    lines->addWidget(explored_);
    exploringButtons_ = new QHBoxLayout;
    exploringButtons_->addStretch(1);
    lines->addLayout(exploringButtons_);
    explored_->setTextFormat(Qt::PlainText);
    explored_->setWordWrap(true);
    exploring_->hide();
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
    board_->setPosition(game.variant(), document_.position(), last);
    board_->setShapes(document_.isExploring() ? std::vector<rules::Shape>{}
                                              : parser::shapes(game, document_.current()));
    showExplored();
}

void BoardPanel::showExplored() {
    const bool exploring = document_.isExploring();
    exploring_->setVisible(exploring);
    // The board keeps its place when a prompt takes two lines, but for a while.
    status_->setMinimumHeight((exploring ? 1 : 2) * status_->fontMetrics().lineSpacing());
    if (keep_ != nullptr)
        keep_->setEnabled(document_.canKeepExplored());
    if (leave_ != nullptr)
        leave_->setEnabled(exploring);
    if (exploring)
        explored_->setText(exploredText());
}

// Of a long line the last moves: the board needs the room.
QString BoardPanel::exploredText() const {
    constexpr std::size_t most = 8;
    const bool elsewhere = document_.place().elsewhere.has_value();
    if (document_.explored().empty())
        return tr("Not in the game: a position of other games");
    const std::span moves(document_.explored());
    const std::size_t left = moves.size() - std::min(moves.size(), most);
    rules::Position from = *document_.exploredFrom();
    for (const rules::Move& move : moves.first(left))
        from.play(move);
    const int played =
        (elsewhere ? 0 : document_.game().ply(document_.current())) + static_cast<int>(left);
    const QString line = (left > 0 ? QStringLiteral("… ") : QString()) +
                         unbroken(lineText(from, played, moves.subspan(left)));
    return elsewhere ? tr("Not in the game, from a position of other games: %1").arg(line)
                     : tr("Not in the game: %1").arg(line);
}

void BoardPanel::showNames() {
    const auto name = [&](const char* tag, const char* rating, const QString& unknown) {
        QString text = tagOr(document_.game(), tag, unknown);
        if (const QString points = knownText(document_.game().tag(rating)); !points.isEmpty())
            text += QStringLiteral("  (%1)").arg(points);
        return text;
    };
    const QString white = name("White", "WhiteRating", tr("White"));
    const QString black = name("Black", "BlackRating", tr("Black"));
    above_->setText(board_->isFlipped() ? white : black);
    below_->setText(board_->isFlipped() ? black : white);
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
        showNames();
        showExplored();
    }
}

} // namespace damscope::gui
