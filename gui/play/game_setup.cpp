// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/play/game_setup.hpp"

#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/game/game_document.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <random>
#include <utility>

namespace damscope::gui {

namespace {

using rules::Color;

// Entries of a list of players; the entries after them are external engines.
enum Entry { person, ownEngine, firstOther };

QSpinBox* spinBox(QWidget& parent, const char* name, int least, int most, int value) {
    auto* box = new QSpinBox(&parent);
    box->setObjectName(name);
    box->setRange(least, most);
    box->setValue(value);
    return box;
}

} // namespace

GameSetup::GameSetup(GameDocument& document, QWidget* parent)
    : QWidget(parent), document_(document), variant_(new QComboBox(this)) {
    auto* grid = new QGridLayout;
    auto* variantLabel =
        withText<QLabel>(*this, "variantLabel", [] { return tr("&Variant:", "play panel"); });
    variantLabel->setBuddy(variant_);
    variant_->setObjectName("variant");
    for (const rules::Variant variant : rules::allVariants())
        variant_->addItem({}, static_cast<int>(variant));
    grid->addWidget(variantLabel, 0, 0);
    grid->addWidget(variant_, 0, 1, 1, 3);
    for (const Color color : {Color::white, Color::black})
        addSide(color, *grid);
    grid->setColumnStretch(1, 1);
    lots_ = withText<QCheckBox>(
        *this, "lots", [] { return tr("Draw &lots for the colours"); },
        [] { return tr("The colours are chosen at random when the game starts"); });
    timed_ = withText<QCheckBox>(*this, "timed", [] { return tr("&Clock:"); });
    minutes_ = spinBox(*this, "minutes", 1, 600, 10);
    increment_ = spinBox(*this, "increment", 0, 600, 0);
    auto* time = new QHBoxLayout;
    time->addWidget(timed_);
    time->addWidget(minutes_);
    time->addWidget(new QLabel(QStringLiteral("+"), this));
    time->addWidget(increment_);
    time->addStretch(1);
    for (QSpinBox* box : {minutes_, increment_}) {
        box->setEnabled(false);
        connect(timed_, &QCheckBox::toggled, box, &QWidget::setEnabled);
    }
    fromHere_ =
        withText<QCheckBox>(*this, "fromHere", [] { return tr("From the &position shown"); });
    connect(fromHere_, &QCheckBox::toggled, variant_, &QWidget::setDisabled);
    givesUp_ = withText<QCheckBox>(
        *this, "giveUp", [] { return tr("Engines resi&gn and offer draws"); },
        [] {
            return tr("An engine resigns when it has been three men behind for four moves, "
                      "and offers a draw when the game has been even for twelve");
        });
    givesUp_->setChecked(true);
    otherDraws_ = withText<QCheckBox>(
        *this, "otherDraws", [] { return tr("&Draw rules of other federations"); },
        [] {
            return tr("Portuguese: a repetition is claimed; Brazilian: 20 moves of kings, not 15; "
                      "Russian: 15 moves do not count with 4 to 7 pieces and kings on both sides");
        });
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addLayout(grid);
    all->addWidget(lots_);
    all->addLayout(time);
    for (QCheckBox* box : {fromHere_, givesUp_, otherDraws_})
        all->addWidget(box);
    // The variant of the open game is the one that is wanted most.
    const auto followVariant = [this] {
        variant_->setCurrentIndex(variant_->findData(static_cast<int>(document_.game().variant())));
    };
    connect(&document, &GameDocument::gameOpened, this, followVariant);
    followVariant();
    keepTranslated(*this, [this] { retranslate(); });
}

void GameSetup::addSide(Color color, QGridLayout& grid) {
    const bool white = color == Color::white;
    constexpr int usualStrength = 5;
    Side& side = this->side(color);
    side.player = new QComboBox(this);
    side.player->setObjectName(white ? "white" : "black");
    side.strength = spinBox(*this, white ? "whiteStrength" : "blackStrength",
                            analysis::play::weakest, analysis::play::strongest, usualStrength);
    auto* label = withText<QLabel>(*this, white ? "whiteLabel" : "blackLabel",
                                   [white] { return white ? tr("&White:") : tr("&Black:"); });
    side.strengthLabel = withText<QLabel>(
        *this, white ? "whiteStrengthLabel" : "blackStrengthLabel", [] { return tr("Strength:"); });
    label->setBuddy(side.player);
    side.strengthLabel->setBuddy(side.strength);
    int column = 0;
    for (QWidget* widget :
         std::initializer_list<QWidget*>{label, side.player, side.strengthLabel, side.strength})
        grid.addWidget(widget, white ? 1 : 2, column++);
    connect(side.player, &QComboBox::currentIndexChanged, this, &GameSetup::showPlayers);
}

void GameSetup::setEngines(const std::vector<analysis::HubSettings>& engines) {
    known_ = engines;
    for (const Side& side : sides_) {
        const QSignalBlocker quiet(side.player);
        const int before = side.player->currentIndex();
        side.player->clear();
        side.player->addItems({tr("You"), QStringLiteral("Damscope")});
        for (const analysis::HubSettings& engine : known_)
            side.player->addItem(qtText(engine.title));
        const int usual = &side == sides_.data() ? person : ownEngine;
        side.player->setCurrentIndex(
            std::min(before < 0 ? usual : before, side.player->count() - 1));
    }
    showPlayers();
}

QStringList GameSetup::players() const {
    QStringList players;
    for (int entry = 0; entry < sides_.front().player->count(); ++entry)
        players << sides_.front().player->itemText(entry);
    return players;
}

PlayerChoice GameSetup::choiceOf(int entry, int strength) const {
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

rules::Variant GameSetup::variant() const {
    return static_cast<rules::Variant>(variant_->currentData().toInt());
}

void GameSetup::playAs(Color color, std::optional<int> strength) {
    side(color).player->setCurrentIndex(person);
    const Side& other = side(rules::opponent(color));
    if (other.player->currentIndex() == person)
        other.player->setCurrentIndex(ownEngine);
    other.strength->setValue(strength.value_or(other.strength->value()));
}

void GameSetup::exchangeColours() {
    auto& [white, black] = sides_;
    const int player = white.player->currentIndex();
    const int strength = white.strength->value();
    white.player->setCurrentIndex(black.player->currentIndex());
    white.strength->setValue(black.strength->value());
    black.player->setCurrentIndex(player);
    black.strength->setValue(strength);
}

GameToPlay GameSetup::game() const {
    const bool here = fromHere_->isChecked();
    const auto start = rules::Position::start(here ? document_.game().variant() : variant());
    GameToPlay game = gameFrom(here ? document_.position().value_or(start) : start);
    if (lots_->isChecked() && std::random_device{}() % 2 == 0)
        std::swap(game.players[0], game.players[1]);
    return game;
}

GameToPlay GameSetup::gameFrom(const rules::Position& start) const {
    const auto choice = [this](const Side& side) {
        return choiceOf(side.player->currentIndex(), side.strength->value());
    };
    GameToPlay game{
        start, {choice(sides_[0]), choice(sides_[1])}, std::nullopt, givesUp_->isChecked()};
    if (otherDraws_->isChecked())
        game.draws = rules::DrawReading::other;
    if (timed_->isChecked())
        game.time = {std::chrono::minutes(minutes_->value()),
                     std::chrono::seconds(increment_->value())};
    return game;
}

void GameSetup::showPlayers() {
    for (const Side& side : sides_) {
        const bool engine = side.player->currentIndex() != person;
        side.strength->setEnabled(engine);
        side.strengthLabel->setEnabled(engine);
    }
}

void GameSetup::retranslate() {
    for (const Color color : {Color::white, Color::black}) {
        const Side& side = this->side(color);
        const bool white = color == Color::white;
        side.player->setAccessibleName(white ? tr("White's player") : tr("Black's player"));
        side.player->setItemText(person, tr("You"));
        setName(*side.strength, white ? tr("Strength of White") : tr("Strength of Black"));
        side.strength->setToolTip(tr("1 sometimes overlooks a man, 10 plays at full strength"));
    }
    variant_->setAccessibleName(tr("Variant"));
    for (int i = 0; i < variant_->count(); ++i)
        variant_->setItemText(
            i, variantTitle(static_cast<rules::Variant>(variant_->itemData(i).toInt())));
    minutes_->setSuffix(tr(" min"));
    setName(*minutes_, tr("Minutes for the game"));
    increment_->setSuffix(tr(" s per move"));
    setName(*increment_, tr("Seconds added after each move"));
}

} // namespace damscope::gui
