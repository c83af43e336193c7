// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/play/game_in_progress.hpp"

#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace damscope::gui {

namespace {

using rules::Color;

QString clockText(std::chrono::milliseconds left) {
    const auto seconds = (left.count() + 999) / 1000;
    const QLatin1Char zero('0');
    if (seconds >= 3600)
        return QStringLiteral("%1:%2:%3")
            .arg(seconds / 3600)
            .arg(seconds / 60 % 60, 2, 10, zero)
            .arg(seconds % 60, 2, 10, zero);
    return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, zero);
}

} // namespace

GameInProgress::GameInProgress(PlaySession& session, NetworkGame& network, QWidget* parent)
    : QWidget(parent), session_(session), network_(network), state_(sentenceLabel(this, "state")),
      draw_(new QPushButton(this)),
      takeBack_(withText<QPushButton>(
          *this, "takeBack", [] { return tr("&Take back"); },
          [] { return tr("Takes back your last move; Undo restores it"); })),
      resign_(withText<QPushButton>(*this, "resign", [] { return tr("&Resign"); })) {
    auto* stop = withText<QPushButton>(*this, "stopGame", [] { return tr("&Stop the game"); });
    auto* grid = new QGridLayout;
    int row = 0;
    for (const Color color : {Color::black, Color::white}) { // in the order of the board
        Side& side = sides_[static_cast<std::size_t>(color)];
        side = {new QLabel(this), new QLabel(this)};
        QFont large = side.clock->font();
        large.setPointSizeF(1.6 * large.pointSizeF());
        large.setBold(true);
        side.clock->setFont(large);
        side.clock->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        side.name->setTextFormat(Qt::PlainText);
        grid->addWidget(side.name, row, 0);
        grid->addWidget(side.clock, row, 1);
        ++row;
    }
    grid->setColumnStretch(0, 1);
    draw_->setObjectName("draw");
    auto* buttons = new QGridLayout;
    buttons->addWidget(draw_, 0, 0);
    buttons->addWidget(takeBack_, 0, 1);
    buttons->addWidget(resign_, 1, 0);
    buttons->addWidget(stop, 1, 1);
    buttons->setColumnStretch(2, 1);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addLayout(grid);
    all->addWidget(state_);
    all->addLayout(buttons);
    all->addStretch(1);
    connect(resign_, &QPushButton::clicked, &session_, &PlaySession::resign);
    connect(draw_, &QPushButton::clicked, &session_, &PlaySession::draw);
    connect(stop, &QPushButton::clicked, this, &GameInProgress::stopAsked);
    connect(&session_, &PlaySession::clockTicked, this, &GameInProgress::showClocks);
    connect(takeBack_, &QPushButton::clicked, this, [this] {
        if (network_.isPlaying())
            network_.askBack();
        else
            session_.takeBack();
    });
}

// A person without a name is "You" in the language of the window.
QString GameInProgress::nameOf(Color color) const {
    const QString& name = session_.players()->players[static_cast<std::size_t>(color)].name;
    if (!name.isEmpty())
        return name;
    if (session_.onlyHuman())
        return tr("You");
    return color == Color::white ? tr("White") : tr("Black");
}

QString GameInProgress::stateText() const {
    const Color toMove = session_.toMove();
    const PlayerChoice& mover = session_.players()->players[static_cast<std::size_t>(toMove)];
    if (mover.kind != PlayerChoice::Kind::human)
        return tr("%1 is thinking…").arg(nameOf(toMove));
    QString text = toMove == Color::white ? tr("White to move.") : tr("Black to move.");
    if (session_.isDrawOffered())
        text += QLatin1Char(' ') + tr("The engine offers a draw.");
    if (const auto rule = session_.claim())
        text += QLatin1Char(' ') + tr("You can claim a draw: %1.").arg(drawRuleName(*rule));
    return text;
}

void GameInProgress::showGame(const QString& notice) {
    for (const Color color : {Color::white, Color::black}) {
        const Side& side = sides_[static_cast<std::size_t>(color)];
        side.name->setText(QChar(color == Color::white ? 0x25cb : 0x25cf) + QLatin1Char(' ') +
                           nameOf(color));
        side.clock->setVisible(session_.left(color).has_value());
    }
    showClocks();
    state_->setText(notice.isEmpty() ? stateText() : notice + QLatin1Char(' ') + stateText());
    const bool anybody = std::ranges::any_of(session_.players()->players, [](const auto& p) {
        return p.kind == PlayerChoice::Kind::human;
    });
    // DamExchange ends games in the own turn, and has no offers.
    const bool remote = session_.hasRemote();
    resign_->setEnabled(anybody && (!remote || session_.takesMoves()));
    draw_->setEnabled(anybody && (!remote || (session_.takesMoves() && session_.claim())));
    draw_->setText(session_.claim()           ? tr("Claim &draw")
                   : session_.isDrawOffered() ? tr("Accept the &draw")
                                              : tr("Offer &draw"));
    takeBack_->setEnabled(session_.canTakeBack() || network_.canAskBack());
}

void GameInProgress::showClocks() {
    for (const Color color : {Color::white, Color::black})
        if (const auto left = session_.left(color))
            sides_[static_cast<std::size_t>(color)].clock->setText(clockText(*left));
}

} // namespace damscope::gui
