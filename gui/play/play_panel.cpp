// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/play/play_panel.hpp"

#include "db/training/exercise_words.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/game/game_document.hpp"
#include "gui/look/style.hpp"
#include "gui/look/theme.hpp"
#include "gui/play/game_setup.hpp"
#include "gui/play/network_dialog.hpp"
#include "parser/meaning/annotation.hpp"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdint>
#include <utility>

namespace damscope::gui {

using analysis::play::GameEnd;

PlayPanel::PlayPanel(GameDocument& document, const EndgameTables& endgames, QWidget* parent)
    : QWidget(parent), document_(document), session_(document, endgames), network_(session_),
      setup_(new GameSetup(document, this)),
      inProgress_(new GameInProgress(session_, network_, this)), pages_(new QStackedWidget(this)),
      result_(sentenceLabel(this, "result")),
      overNetwork_(withText<QPushButton>(
          *this, "overNetwork", [] { return tr("Over a networ&k…"); },
          [] { return tr("Against a program on this or another computer, by DamExchange"); })),
      rematch_(withText<QPushButton>(
          *this, "rematch", [] { return tr("Re&match"); },
          [] { return tr("The same game again, with the colours exchanged"); })),
      begin_(withText<QPushButton>(*this, "begin", [] { return tr("Begi&n"); })) {
    pages_->addWidget(composeSetup());
    pages_->addWidget(inProgress_);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(look::around(look::space::small));
    all->addWidget(new Scrolled(*pages_, this), 1);
    all->addWidget(new NetworkBar(network_, this));
    connect(begin_, &QPushButton::clicked, this, &PlayPanel::beginAsked);
    connect(rematch_, &QPushButton::clicked, this, &PlayPanel::rematch);
    connect(overNetwork_, &QPushButton::clicked, this, &PlayPanel::playOverNetwork);
    connect(inProgress_, &GameInProgress::stopAsked, this, &PlayPanel::stopAsked);
    connect(&network_, &NetworkGame::changed, this, &PlayPanel::showGame);
    connect(&network_, &NetworkGame::ready, this, &PlayPanel::askFor);
    connect(&session_, &PlaySession::changed, this, [this] { showNotice({}); });
    connect(&session_, &PlaySession::drawDeclined, this, [this] {
        showNotice(sentence({"play-declined", {}}));
    });
    connect(&session_, &PlaySession::failed, this, [this](const QString& reason) {
        showNotice(tr("The engine has failed: %1").arg(reason));
    });
    setup_->setEngines({});
    readEngines();
    keepTranslated(*this, [this] { showGame(); });
}

QWidget* PlayPanel::composeSetup() {
    auto* page = new QWidget(this);
    rematch_->hide();
    begin_->setDefault(true);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(result_, 1);
    bottom->addWidget(rematch_);
    bottom->addWidget(begin_);
    auto* all = new QVBoxLayout(page);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(setup_);
    all->addWidget(overNetwork_, 0, Qt::AlignLeft);
    all->addLayout(bottom);
    all->addStretch(1);
    return page;
}

void PlayPanel::list(const std::vector<analysis::HubSettings>& engines, const QString& problem) {
    setup_->setEngines(engines);
    if (!problem.isEmpty())
        showNotice(problem);
}

void PlayPanel::begin() {
    session_.start(next_ ? *std::exchange(next_, std::nullopt) : setup_->game());
}

void PlayPanel::askFor(const GameToPlay& game) {
    next_ = game;
    emit beginAsked();
    next_.reset(); // the user may have cancelled
}

void PlayPanel::playFrom(const rules::Position& position, rules::Color mine,
                         std::optional<int> strength) {
    setup_->playAs(mine, strength);
    GameToPlay game = setup_->gameFrom(position);
    game.enginesGiveUp = false;
    askFor(game);
}

// The last game again, with the colours exchanged.
void PlayPanel::rematch() {
    if (network_.canAskAgain())
        return network_.askAgain();
    setup_->exchangeColours();
    askFor(setup_->gameFrom(session_.players()->start));
}

void PlayPanel::playOverNetwork() {
    NetworkDialog dialog(setup_->players(), setup_->variant(), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    network_.open({dialog.place(), dialog.asks(), rules::Position::start(dialog.variant()),
                   dialog.own(), dialog.minutes(),
                   setup_->choiceOf(dialog.player(), dialog.strength())});
}

QString PlayPanel::endText() const {
    const auto& end = session_.end();
    if (!end)
        return {};
    const QString result = resultText(document_.game().variant(), end->result);
    switch (end->reason) {
    case GameEnd::Reason::board:
        return tr("%1: the game is over.").arg(result);
    case GameEnd::Reason::drawRule:
        return tr("%1: drawn by the %2.").arg(result, drawRuleName(end->rule));
    case GameEnd::Reason::agreement:
        return tr("%1: a draw was agreed.").arg(result);
    case GameEnd::Reason::resignation:
        return tr("%1: resigned.").arg(result);
    case GameEnd::Reason::time:
        return tr("%1: time is up.").arg(result);
    case GameEnd::Reason::tooLong:
        return tr("%1: no progress.").arg(result);
    }
    return {};
}

void PlayPanel::showEnd() {
    result_->setText(notice_.isEmpty() ? endText() : notice_);
    if (const auto& ending = session_.ending())
        result_->setText(result_->text() + QStringLiteral("\n\n") +
                         unbroken(qtText(db::endingText(*ending, rulesLanguage()))));
    rematch_->setVisible(session_.end().has_value() &&
                         (!session_.hasRemote() || network_.canAskAgain()));
    overNetwork_->setEnabled(!network_.isOpen());
}

void PlayPanel::showNotice(const QString& notice) {
    notice_ = notice;
    showGame();
}

void PlayPanel::showGame() {
    pages_->setCurrentIndex(session_.isPlaying() ? 1 : 0);
    if (session_.isPlaying())
        inProgress_->showGame(notice_);
    else
        showEnd();
}

namespace {

using rules::Color;

QString clockText(std::chrono::milliseconds left) {
    const auto seconds = (left.count() + 999) / 1000;
    return qtText(parser::clockOf(static_cast<std::uint32_t>(std::max<std::int64_t>(0, seconds))));
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
        side = {new QLabel(this), new QLabel(this), new QLabel(this)};
        QFont large = side.clock->font();
        large.setPointSizeF(1.6 * large.pointSizeF());
        large.setBold(true);
        side.clock->setFont(large);
        side.clock->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        side.name->setTextFormat(Qt::PlainText);
        grid->addWidget(side.sign, row, 0);
        grid->addWidget(side.name, row, 1);
        grid->addWidget(side.clock, row, 2);
        ++row;
    }
    grid->setColumnStretch(1, 1);
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
    connect(resign_, &QPushButton::clicked, this, &GameInProgress::askToResign);
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

// One click would end the game. Meanwhile the clocks run, and the opponent may move.
void GameInProgress::askToResign() {
    auto* box = new QMessageBox(QMessageBox::Question, tr("Resign"), tr("Resign this game?"),
                                QMessageBox::Cancel, this);
    QPushButton* agree = box->addButton(tr("&Resign"), QMessageBox::AcceptRole);
    agree->setObjectName("agreeToResign");
    box->setDefaultButton(agree);
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(&session_, &PlaySession::ended, box, &QDialog::reject);
    connect(box, &QDialog::accepted, this, [this] {
        if (resign_->isEnabled())
            session_.resign();
    });
    box->open();
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
    QString text =
        (toMove == Color::white ? tr("White to move") : tr("Black to move")) + QLatin1Char('.');
    if (session_.isDrawOffered())
        text += QLatin1Char(' ') + tr("The engine offers a draw.");
    if (const auto rule = session_.claim())
        text += QLatin1Char(' ') + tr("You can claim a draw: %1.").arg(drawRuleName(*rule));
    return text;
}

void GameInProgress::showGame(const QString& notice) {
    for (const Color color : {Color::white, Color::black}) {
        const Side& side = sides_[static_cast<std::size_t>(color)];
        side.sign->setPixmap(look::sideSign(
            color == Color::white, side.name->fontMetrics().ascent(), devicePixelRatioF()));
        side.sign->setAccessibleName(color == Color::white ? tr("White") : tr("Black"));
        side.name->setText(nameOf(color));
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
