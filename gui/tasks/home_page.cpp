// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/tasks/home_page.hpp"

#include "gui/look/colours.hpp"
#include "gui/look/sizes.hpp"
#include "gui/tasks/card.hpp"

#include <QAction>
#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QTime>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace damscope::gui {

using namespace look;

namespace {

constexpr qsizetype mostStores = 4;

QString greeting() {
    constexpr int noon = 12;
    constexpr int evening = 18;
    const int hour = QTime::currentTime().hour();
    if (hour < noon)
        return HomePage::tr("Good morning");
    return hour < evening ? HomePage::tr("Good afternoon") : HomePage::tr("Good evening");
}

QFont bold(Text kind, const QFont& body) {
    QFont font = fontOf(kind, body);
    font.setBold(true);
    return font;
}

void trigger(Card& card, QAction& action) {
    QObject::connect(&card, &Card::clicked, &action, &QAction::trigger);
}

} // namespace

HomePage::HomePage(const Doors& doors, QWidget* parent)
    : QWidget(parent), doors_(doors), greeting_(new QLabel(this)), hint_(new QLabel(this)),
      storesTitle_(new QLabel(this)), gameTitle_(new QLabel(this)), cards_(new QGridLayout),
      storeList_(new QVBoxLayout), goOn_(new Card("document-edit", this)),
      enter_(new Card("document-new", this)), import_(new Card("document-import", this)),
      play_(new Card("media-playback-start", this)), train_(new Card("games-hint", this)),
      board_(new Card({}, this)), gameList_(new QHBoxLayout) {
    setObjectName("homePage");
    compose();
    trigger(*goOn_, *doors.goOn);
    trigger(*board_, *doors.goOn);
    trigger(*enter_, *doors.enter);
    trigger(*import_, *doors.import);
    trigger(*play_, *doors.play);
    trigger(*train_, *doors.train);
    setFocusProxy(goOn_);
    retranslate();
}

void HomePage::compose() {
    cards_->setSpacing(space::large);
    storeList_->setSpacing(space::medium);
    auto* stores = new QVBoxLayout;
    stores->setSpacing(space::medium);
    stores->addWidget(storesTitle_);
    stores->addLayout(storeList_);
    stores->addStretch(1);
    auto* game = new QVBoxLayout;
    game->setSpacing(space::medium);
    game->addWidget(gameTitle_);
    gameList_->setSpacing(space::medium);
    gameList_->addWidget(board_);
    game->addLayout(gameList_);
    game->addStretch(1);
    auto* below = new QHBoxLayout;
    below->setSpacing(space::page);
    below->addLayout(stores, 1);
    below->addLayout(game, 1);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(2 * space::page, space::page, 2 * space::page, space::page);
    all->setSpacing(space::medium);
    all->addWidget(greeting_);
    all->addWidget(hint_);
    all->addSpacing(space::medium);
    all->addLayout(cards_);
    all->addSpacing(space::large);
    all->addLayout(below, 1);
    hint_->setForegroundRole(QPalette::PlaceholderText);
    hint_->setWordWrap(true);
}

// Side by side, or in two lines where their words need more room.
void HomePage::arrangeCards() {
    const std::array<Card*, 5> cards{goOn_, enter_, import_, play_, train_};
    int wide = 0;
    for (const Card* card : cards)
        if (card != goOn_ && card != train_) // whose captions name a game, or count
            wide = std::max(wide, card->widthForWords());
    const int room = width() - 4 * space::page + space::large;
    const int most = static_cast<int>(cards.size());
    const int columns = room >= most * (wide + space::large) ? most : (most + 1) / 2;
    for (int i = 0; i < most; ++i)
        cards_->addWidget(cards.at(static_cast<std::size_t>(i)), i / columns, i % columns);
    for (int column = 0; column < most; ++column)
        cards_->setColumnStretch(column, column < columns ? 1 : 0);
}

void HomePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrangeCards();
    arrangeGames();
}

// As many as fit into the right half.
void HomePage::arrangeGames() {
    const int half = (width() - 4 * space::page - space::page) / 2;
    const int wide = look::board::small + 2 * space::large + space::medium;
    const qsizetype shown = std::min<qsizetype>(lastCards_.size(), std::max(0, half / wide - 1));
    for (qsizetype i = 0; i < lastCards_.size(); ++i)
        lastCards_[i]->setVisible(i < shown);
    if (!open_)
        return;
    QImage picture = diagramImage(
        *open_, qRound((shown > 0 ? look::board::small : look::board::card) * devicePixelRatioF()));
    picture.setDevicePixelRatio(devicePixelRatioF());
    board_->setPicture(picture);
}

void HomePage::setLastGames(const QList<LastGame>& games) {
    lastGames_ = games;
    fillGames();
}

void HomePage::setLook(const BoardLook& look) {
    look_ = look;
    fillGames();
}

void HomePage::fillGames() {
    for (Card* card : std::as_const(lastCards_))
        card->deleteLater();
    lastCards_.clear();
    for (const LastGame& game : std::as_const(lastGames_)) {
        auto* card = new Card({}, this);
        card->setWords(game.players.isEmpty() ? tr("A game without names") : game.players,
                       game.facts);
        BoardPicture seen;
        seen.pieces = look_.pieces;
        seen.position = game.position;
        QImage picture =
            diagramImage({game.position.variant(), seen, look_.theme, Numbering::none, false},
                         qRound(look::board::small * devicePixelRatioF()));
        picture.setDevicePixelRatio(devicePixelRatioF());
        card->setPicture(picture);
        connect(card, &Card::clicked, this, [this, id = game.id] { emit gameChosen(id); });
        gameList_->addWidget(card);
        lastCards_.push_back(card);
    }
    arrangeGames();
}

void HomePage::setGame(const QString& players, const QString& place, const Diagram& board) {
    players_ = players;
    place_ = place;
    open_ = board;
    arrangeGames();
    retranslate();
}

void HomePage::setTraining(qulonglong due, qulonglong exercises) {
    due_ = due;
    exercises_ = exercises;
    retranslate();
}

void HomePage::setStores(const QStringList& files) {
    if (files == stores_ && storeList_->count() > 0)
        return;
    stores_ = files;
    fillStores();
}

void HomePage::fillStores() {
    while (QLayoutItem* item = storeList_->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    for (const QString& file : stores_.first(std::min(mostStores, stores_.size()))) {
        auto* card = new Card({}, this);
        const QFileInfo info(file);
        card->setWords(info.fileName(), info.path());
        connect(card, &Card::clicked, this, [this, file] { emit storeChosen(file); });
        storeList_->addWidget(card);
    }
    auto* open = new Card({}, this);
    open->setWords(tr("Open a database…"), tr("or drop it into this window"));
    trigger(*open, *doors_.openStore);
    storeList_->addWidget(open);
    auto* make = new Card({}, this);
    make->setWords(tr("New database…"), tr("for the games of a club, a player, an event"));
    trigger(*make, *doors_.newStore);
    storeList_->addWidget(make);
}

void HomePage::retranslate() {
    greeting_->setText(greeting());
    greeting_->setFont(bold(Text::page, font()));
    hint_->setText(tr("Drop PDN files, archives, folders or databases anywhere in this window."));
    storesTitle_->setText(tr("Databases"));
    gameTitle_->setText(tr("Last games"));
    for (QLabel* title : {storesTitle_, gameTitle_})
        title->setFont(bold(Text::card, font()));
    const QString players = players_.isEmpty() ? tr("A game without names") : players_;
    goOn_->setWords(tr("Continue"), place_.isEmpty() ? players : players + ", " + place_);
    board_->setWords(players, place_.isEmpty() ? tr("open") : place_);
    enter_->setWords(tr("Enter a game"), tr("Players, event, result, then the moves"));
    import_->setWords(tr("Import games"), tr("PDN, archive, folder: every move is checked"));
    play_->setWords(tr("Play"), tr("Against the computer, at ten strengths"));
    train_->setWords(tr("Train"),
                     exercises_ == 0 ? tr("Solve what went wrong in games")
                     : due_ == 0
                         ? tr("%Ln exercise(s), none due", nullptr, static_cast<int>(exercises_))
                         : tr("%Ln exercise(s) due today", nullptr, static_cast<int>(due_)));
    arrangeCards();
}

void HomePage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        fillStores();
        fillGames();
    }
    if (event->type() == QEvent::FontChange)
        retranslate();
}

} // namespace damscope::gui
