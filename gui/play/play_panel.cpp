// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/play/play_panel.hpp"

#include "analysis/hub/engine_list.hpp"
#include "db/training/exercise_words.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/game/game_document.hpp"
#include "gui/look/theme.hpp"
#include "gui/play/network_dialog.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <random>
#include <utility>

namespace damscope::gui {

namespace {

using analysis::play::GameEnd;
using rules::Color;

constexpr int usualMinutes = 10;
constexpr int usualStrength = 5;

// Entries of a list of players; the entries after them are external engines.
enum Entry { person, ownEngine, firstOther };

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

PlayPanel::PlayPanel(GameDocument& document, const EndgameTables& endgames, QWidget* parent)
    : QWidget(parent), document_(document), session_(document, endgames), network_(session_),
      pages_(new QStackedWidget(this)), variantLabel_(new QLabel(this)),
      variant_(new QComboBox(this)), timed_(new QCheckBox(this)), minutes_(new QSpinBox(this)),
      plus_(new QLabel(this)), increment_(new QSpinBox(this)), fromHere_(new QCheckBox(this)),
      giveUp_(new QCheckBox(this)), lots_(new QCheckBox(this)), otherDraws_(new QCheckBox(this)),
      rematch_(new QPushButton(this)), overNetwork_(new QPushButton(this)),
      begin_(new QPushButton(this)), result_(new QLabel(this)), state_(new QLabel(this)),
      resign_(new QPushButton(this)), draw_(new QPushButton(this)),
      takeBack_(new QPushButton(this)), stop_(new QPushButton(this)) {
    for (Side& side : sides_)
        side = {new QLabel(this),   new QComboBox(this), new QLabel(this),
                new QSpinBox(this), new QLabel(this),    new QLabel(this)};
    nameWidgets();
    pages_->addWidget(composeSetup());
    pages_->addWidget(composeGame());
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(look::around(look::space::small));
    all->addWidget(new Scrolled(*pages_, this), 1);
    all->addWidget(new NetworkBar(network_, this));
    connect(begin_, &QPushButton::clicked, this, &PlayPanel::beginAsked);
    connect(resign_, &QPushButton::clicked, &session_, &PlaySession::resign);
    connect(draw_, &QPushButton::clicked, &session_, &PlaySession::draw);
    connect(takeBack_, &QPushButton::clicked, this, &PlayPanel::takeBack);
    connect(overNetwork_, &QPushButton::clicked, this, &PlayPanel::playOverNetwork);
    connect(&network_, &NetworkGame::changed, this, &PlayPanel::showGame);
    connect(&network_, &NetworkGame::ready, this, [this](const GameToPlay& game) {
        networkGame_ = game;
        emit beginAsked();
        networkGame_.reset(); // the user may have cancelled
    });
    connect(stop_, &QPushButton::clicked, this, &PlayPanel::stopAsked);
    connect(rematch_, &QPushButton::clicked, this, &PlayPanel::rematch);
    connect(timed_, &QCheckBox::toggled, minutes_, &QWidget::setEnabled);
    connect(timed_, &QCheckBox::toggled, increment_, &QWidget::setEnabled);
    connect(&session_, &PlaySession::changed, this, [this] {
        notice_.clear();
        showGame();
    });
    connect(&session_, &PlaySession::clockTicked, this, &PlayPanel::showClocks);
    connect(&session_, &PlaySession::drawDeclined, this, [this] {
        notice_ = tr("The engine declines the draw.");
        showGame();
    });
    connect(&session_, &PlaySession::failed, this, [this](const QString& reason) {
        notice_ = tr("The engine has failed: %1").arg(reason);
        showGame();
    });
    connect(&document, &GameDocument::gameOpened, this, &PlayPanel::followVariant);
    connect(fromHere_, &QCheckBox::toggled, variant_, &QWidget::setDisabled);
    followVariant();
    readEngines();
    sides_[index(Color::black)].player->setCurrentIndex(ownEngine);
    keepTranslated(*this, [this] { retranslate(); });
    showPlayers();
}

// By which tests and accessibility tools find them.
void PlayPanel::nameWidgets() {
    sides_[index(Color::white)].player->setObjectName("white");
    sides_[index(Color::black)].player->setObjectName("black");
    sides_[index(Color::white)].strength->setObjectName("whiteStrength");
    sides_[index(Color::black)].strength->setObjectName("blackStrength");
    variant_->setObjectName("variant");
    timed_->setObjectName("timed");
    minutes_->setObjectName("minutes");
    fromHere_->setObjectName("fromHere");
    giveUp_->setObjectName("giveUp");
    lots_->setObjectName("lots");
    otherDraws_->setObjectName("otherDraws");
    rematch_->setObjectName("rematch");
    overNetwork_->setObjectName("overNetwork");
    begin_->setObjectName("begin");
    resign_->setObjectName("resign");
    draw_->setObjectName("draw");
    takeBack_->setObjectName("takeBack");
    stop_->setObjectName("stopGame");
    result_->setObjectName("result");
    state_->setObjectName("state");
}

QWidget* PlayPanel::composeSetup() {
    auto* page = new QWidget(this);
    auto* grid = new QGridLayout;
    grid->addWidget(variantLabel_, 0, 0);
    grid->addWidget(variant_, 0, 1, 1, 3);
    int row = 1;
    for (Side& side : sides_) {
        side.strength->setRange(analysis::play::weakest, analysis::play::strongest);
        side.strength->setValue(usualStrength);
        side.label->setBuddy(side.player);
        side.strengthLabel->setBuddy(side.strength);
        grid->addWidget(side.label, row, 0);
        grid->addWidget(side.player, row, 1);
        grid->addWidget(side.strengthLabel, row, 2);
        grid->addWidget(side.strength, row, 3);
        connect(side.player, &QComboBox::currentIndexChanged, this, &PlayPanel::showPlayers);
        ++row;
    }
    grid->setColumnStretch(1, 1);
    minutes_->setRange(1, 600);
    minutes_->setValue(usualMinutes);
    increment_->setRange(0, 600);
    minutes_->setEnabled(false);
    increment_->setEnabled(false);
    auto* time = new QHBoxLayout;
    time->addWidget(timed_);
    time->addWidget(minutes_);
    time->addWidget(plus_);
    time->addWidget(increment_);
    time->addStretch(1);
    result_->setWordWrap(true);
    result_->setTextFormat(Qt::PlainText);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(result_, 1);
    bottom->addWidget(rematch_);
    bottom->addWidget(begin_);
    auto* all = new QVBoxLayout(page);
    all->setContentsMargins(0, 0, 0, 0);
    all->addLayout(grid);
    all->addWidget(lots_);
    all->addLayout(time);
    all->addWidget(fromHere_);
    all->addWidget(giveUp_);
    all->addWidget(otherDraws_);
    all->addWidget(overNetwork_, 0, Qt::AlignLeft);
    for (const rules::Variant variant : rules::allVariants())
        variant_->addItem({}, static_cast<int>(variant));
    variantLabel_->setBuddy(variant_);
    giveUp_->setChecked(true);
    rematch_->hide();
    begin_->setDefault(true);
    all->addLayout(bottom);
    all->addStretch(1);
    return page;
}

QWidget* PlayPanel::composeGame() {
    auto* page = new QWidget(this);
    auto* grid = new QGridLayout;
    int row = 0;
    for (const Color color : {Color::black, Color::white}) { // in the order of the board
        Side& side = sides_[index(color)];
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
    state_->setWordWrap(true);
    state_->setTextFormat(Qt::PlainText);
    auto* buttons = new QGridLayout;
    buttons->addWidget(draw_, 0, 0);
    buttons->addWidget(takeBack_, 0, 1);
    buttons->addWidget(resign_, 1, 0);
    buttons->addWidget(stop_, 1, 1);
    buttons->setColumnStretch(2, 1);
    auto* all = new QVBoxLayout(page);
    all->setContentsMargins(0, 0, 0, 0);
    all->addLayout(grid);
    all->addWidget(state_);
    all->addLayout(buttons);
    all->addStretch(1);
    return page;
}

void PlayPanel::readEngines() {
    try {
        known_ = analysis::EngineList(analysis::EngineList::usualFile()).engines();
    } catch (const analysis::EngineListError& e) {
        known_.clear();
        notice_ = qtText(e.what());
    }
    for (const Side& side : sides_) {
        const QSignalBlocker quiet(side.player);
        const int before = std::max(0, side.player->currentIndex());
        side.player->clear();
        side.player->addItems({tr("You"), QStringLiteral("Damscope")});
        for (const analysis::HubSettings& engine : known_)
            side.player->addItem(qtText(engine.title));
        side.player->setCurrentIndex(std::min(before, side.player->count() - 1));
    }
}

PlayerChoice PlayPanel::choiceOf(Color color) const {
    const Side& side = sides_[index(color)];
    return choiceOf(side.player->currentIndex(), side.strength->value());
}

PlayerChoice PlayPanel::choiceOf(int entry, int strength) const {
    PlayerChoice choice;
    if (entry == person) {
        choice.name = userName_;
        return choice;
    }
    choice.kind = PlayerChoice::Kind::engine;
    choice.name = sides_.front().player->itemText(entry);
    choice.strength = strength;
    if (entry >= firstOther)
        choice.engine = known_.at(static_cast<std::size_t>(entry - firstOther));
    if (choice.strength < analysis::play::strongest)
        choice.name += QStringLiteral(" (%1)").arg(choice.strength);
    return choice;
}

void PlayPanel::begin() {
    if (networkGame_)
        return session_.start(*std::exchange(networkGame_, std::nullopt));
    const bool isRematch = start_.has_value();
    const rules::Position here =
        document_.position().value_or(rules::Position::start(document_.game().variant()));
    const rules::Position set =
        fromHere_->isChecked() ? here : rules::Position::start(chosenVariant());
    GameToPlay game{std::exchange(start_, std::nullopt).value_or(set),
                    {choiceOf(Color::white), choiceOf(Color::black)},
                    std::nullopt,
                    giveUp_->isChecked() && !toTheEnd_};
    if (otherDraws_->isChecked())
        game.draws = rules::DrawReading::other;
    // The colours of a rematch are fixed.
    if (lots_->isChecked() && !isRematch && std::random_device{}() % 2 == 0)
        std::swap(game.players[0], game.players[1]);
    if (timed_->isChecked())
        game.time = {std::chrono::minutes(minutes_->value()),
                     std::chrono::seconds(increment_->value())};
    session_.start(game);
}

rules::Variant PlayPanel::chosenVariant() const {
    return static_cast<rules::Variant>(variant_->currentData().toInt());
}

// The variant of the open game is the one that is wanted most.
void PlayPanel::followVariant() {
    variant_->setCurrentIndex(variant_->findData(static_cast<int>(document_.game().variant())));
}

// The last game again, with the colours exchanged.
void PlayPanel::playFrom(const rules::Position& position, int strength) {
    QComboBox* own = sides_[index(position.toMove())].player;
    const Side& opponent = sides_[index(rules::opponent(position.toMove()))];
    QComboBox* other = opponent.player;
    own->setCurrentIndex(person);
    if (other->currentIndex() == person)
        other->setCurrentIndex(ownEngine);
    opponent.strength->setValue(strength);
    start_ = position;
    toTheEnd_ = true;
    emit beginAsked();
    start_.reset(); // the user may have cancelled
    toTheEnd_ = false;
}

void PlayPanel::rematch() {
    if (network_.canAskAgain())
        return network_.askAgain();
    Side& white = sides_[index(Color::white)];
    Side& black = sides_[index(Color::black)];
    const int player = white.player->currentIndex();
    const int strength = white.strength->value();
    white.player->setCurrentIndex(black.player->currentIndex());
    white.strength->setValue(black.strength->value());
    black.player->setCurrentIndex(player);
    black.strength->setValue(strength);
    start_ = session_.players()->start;
    emit beginAsked();
    start_.reset(); // the user may have cancelled
}

void PlayPanel::takeBack() {
    if (network_.isPlaying())
        network_.askBack();
    else
        session_.takeBack();
}

void PlayPanel::playOverNetwork() {
    QStringList players;
    for (int entry = 0; entry < sides_.front().player->count(); ++entry)
        players << sides_.front().player->itemText(entry);
    NetworkDialog dialog(players, chosenVariant(), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    network_.open({dialog.place(), dialog.asks(), rules::Position::start(dialog.variant()),
                   dialog.own(), dialog.minutes(), choiceOf(dialog.player(), dialog.strength())});
}

// A person without a name is "You" in the language of the window.
QString PlayPanel::nameOf(Color color) const {
    const QString& name = session_.players()->players[index(color)].name;
    if (!name.isEmpty())
        return name;
    if (session_.onlyHuman())
        return tr("You");
    return color == Color::white ? tr("White") : tr("Black");
}

void PlayPanel::showPlayers() {
    for (const Side& side : sides_) {
        const bool engine = side.player->currentIndex() != person;
        side.strength->setEnabled(engine);
        side.strengthLabel->setEnabled(engine);
    }
}

QString PlayPanel::stateText() const {
    const bool white = session_.toMove() == Color::white;
    const PlayerChoice& mover = session_.players()->players[index(session_.toMove())];
    if (mover.kind != PlayerChoice::Kind::human)
        return tr("%1 is thinking…").arg(nameOf(session_.toMove()));
    QString text = white ? tr("White to move.") : tr("Black to move.");
    if (session_.isDrawOffered())
        text += QLatin1Char(' ') + tr("The engine offers a draw.");
    if (const auto rule = session_.claim())
        text += QLatin1Char(' ') + tr("You can claim a draw: %1.").arg(drawRuleName(*rule));
    return text;
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

void PlayPanel::showGame() {
    pages_->setCurrentIndex(session_.isPlaying() ? 1 : 0);
    if (!session_.isPlaying())
        return showEnd();
    for (const Color color : {Color::white, Color::black}) {
        const Side& side = sides_[index(color)];
        side.name->setText(QChar(color == Color::white ? 0x25cb : 0x25cf) + QLatin1Char(' ') +
                           nameOf(color));
        side.clock->setVisible(session_.left(color).has_value());
    }
    showClocks();
    state_->setText(notice_.isEmpty() ? stateText() : notice_ + QLatin1Char(' ') + stateText());
    const auto& players = session_.players()->players;
    const bool anybody = std::ranges::any_of(
        players, [](const auto& p) { return p.kind == PlayerChoice::Kind::human; });
    // DamExchange ends games in the own turn, and has no offers.
    const bool remote = session_.hasRemote();
    resign_->setEnabled(anybody && (!remote || session_.takesMoves()));
    draw_->setEnabled(anybody && (!remote || (session_.takesMoves() && session_.claim())));
    draw_->setText(session_.claim()           ? tr("Claim &draw")
                   : session_.isDrawOffered() ? tr("Accept the &draw")
                                              : tr("Offer &draw"));
    takeBack_->setEnabled(session_.canTakeBack() || network_.canAskBack());
}

void PlayPanel::showClocks() {
    for (const Color color : {Color::white, Color::black})
        if (const auto left = session_.left(color))
            sides_[index(color)].clock->setText(clockText(*left));
}

void PlayPanel::retranslate() {
    for (const Color color : {Color::white, Color::black}) {
        const Side& side = sides_[index(color)];
        const bool white = color == Color::white;
        side.label->setText(white ? tr("&White:") : tr("&Black:"));
        side.player->setAccessibleName(white ? tr("White's player") : tr("Black's player"));
        side.player->setItemText(person, tr("You"));
        side.strengthLabel->setText(tr("Strength:"));
        setName(*side.strength, white ? tr("Strength of White") : tr("Strength of Black"));
        side.strength->setToolTip(tr("1 sometimes overlooks a man, 10 plays at full strength"));
    }
    variantLabel_->setText(tr("&Variant:", "play panel"));
    variant_->setAccessibleName(tr("Variant"));
    for (int i = 0; i < variant_->count(); ++i)
        variant_->setItemText(
            i, variantTitle(static_cast<rules::Variant>(variant_->itemData(i).toInt())));
    timed_->setText(tr("&Clock:"));
    minutes_->setSuffix(tr(" min"));
    setName(*minutes_, tr("Minutes for the game"));
    plus_->setText(QStringLiteral("+"));
    increment_->setSuffix(tr(" s per move"));
    setName(*increment_, tr("Seconds added after each move"));
    fromHere_->setText(tr("From the &position shown"));
    giveUp_->setText(tr("Engines resi&gn and offer draws"));
    giveUp_->setToolTip(tr("An engine resigns when it has been three men behind for four moves, "
                           "and offers a draw when the game has been even for twelve"));
    otherDraws_->setText(tr("&Draw rules of other federations"));
    otherDraws_->setToolTip(
        tr("Portuguese: a repetition is claimed; Brazilian: 20 moves of kings, not 15; Russian: "
           "15 moves do not count with 4 to 7 pieces and kings on both sides"));
    lots_->setText(tr("Draw &lots for the colours"));
    lots_->setToolTip(tr("The colours are chosen at random when the game starts"));
    rematch_->setText(tr("Re&match"));
    rematch_->setToolTip(tr("The same game again, with the colours exchanged"));
    takeBack_->setText(tr("&Take back"));
    takeBack_->setToolTip(tr("Takes back your last move; Undo restores it"));
    overNetwork_->setText(tr("Over a networ&k…"));
    overNetwork_->setToolTip(tr("Against a program on this or another computer, by DamExchange"));
    begin_->setText(tr("Begi&n"));
    resign_->setText(tr("&Resign"));
    stop_->setText(tr("&Stop the game"));
    showGame();
}

} // namespace damscope::gui
