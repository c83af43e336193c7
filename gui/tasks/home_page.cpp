// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/tasks/home_page.hpp"

#include "db/store/games.hpp"
#include "db/store/store.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/game/header_dialog.hpp"
#include "gui/look/style.hpp"
#include "gui/look/theme.hpp"
#include "gui/settings/settings.hpp"

#include <QAction>
#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QTextOption>
#include <QTime>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>
#include <vector>

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

HomePage::HomePage(const StartActions& actions, Settings& settings, QWidget* parent)
    : QWidget(parent), actions_(actions), settings_(settings), lastGames_(settings),
      greeting_(new QLabel(this)), hint_(new QLabel(this)), storesTitle_(new QLabel(this)),
      gameTitle_(new QLabel(this)), firstGame_(sentenceLabel(this, "firstGame")),
      cards_(new QGridLayout), storeList_(new QVBoxLayout), goOn_(new Card("document-edit", this)),
      enter_(new Card("document-new", this)), import_(new Card("document-import", this)),
      play_(new Card("media-playback-start", this)), train_(new Card("games-hint", this)),
      board_(new Card({}, this)), gameList_(new QHBoxLayout) {
    setObjectName("homePage");
    compose();
    trigger(*goOn_, *actions.goOn);
    trigger(*board_, *actions.goOn);
    trigger(*enter_, *actions.enter);
    trigger(*import_, *actions.import);
    trigger(*play_, *actions.play);
    trigger(*train_, *actions.train);
    connect(&lastGames_, &LastGames::found, this, &HomePage::setLastGames);
    retranslate();
    fillStores();
}

void HomePage::compose() {
    cards_->setSpacing(space::large);
    // Words that stand on no card begin where the cards do, and so do those of plain cards.
    cards_->setContentsMargins(space::medium, 0, space::medium, 0);
    for (QLabel* words : {greeting_, hint_, storesTitle_, gameTitle_, firstGame_})
        words->setIndent(space::medium);
    storeList_->setSpacing(space::least);
    auto* stores = new QVBoxLayout;
    stores->setSpacing(space::small);
    stores->addWidget(storesTitle_);
    stores->addLayout(storeList_);
    stores->addStretch(1);
    auto* game = new QVBoxLayout;
    game->setSpacing(space::small);
    game->addWidget(gameTitle_);
    game->addWidget(firstGame_);
    gameList_->setSpacing(space::medium);
    gameList_->addWidget(board_);
    game->addLayout(gameList_);
    game->addStretch(1);
    auto* below = new QHBoxLayout;
    below->setSpacing(space::page);
    below->addLayout(stores, 1);
    below->addLayout(game, 1);
    auto* all = new QVBoxLayout(this);
    constexpr int beside = 2 * space::page - space::medium;
    all->setContentsMargins(beside, space::page, beside, space::page);
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
    std::vector<Card*> cards{enter_, import_, play_, train_};
    if (isBegun())
        cards.insert(cards.begin(), goOn_);
    int wide = 0;
    for (const Card* card : cards)
        if (card != goOn_ && card != train_) // whose captions name a game, or count
            wide = std::max(wide, card->widthForWords());
    const int room = width() - 4 * space::page + space::large;
    const int most = static_cast<int>(cards.size());
    const int columns = room >= most * (wide + space::large) ? most : (most + 1) / 2;
    for (int i = 0; i < most; ++i)
        cards_->addWidget(cards.at(static_cast<std::size_t>(i)), i / columns, i % columns);
    for (int column = 0; column < cards_->columnCount(); ++column)
        cards_->setColumnStretch(column, column < columns ? 1 : 0);
}

void HomePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrangeCards();
    arrangeGames();
}

void HomePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    arrangeGames();
}

// There are as many as fit into the right half.
void HomePage::arrangeGames() {
    const int half = (width() - 4 * space::page - space::page) / 2;
    const int wide = look::board::small + 3 * space::medium;
    const qsizetype shown = std::min<qsizetype>(lastCards_.size(), std::max(0, half / wide - 1));
    for (qsizetype i = 0; i < lastCards_.size(); ++i)
        lastCards_[i]->setVisible(i < shown);
    board_->setVisible(isBegun());
    firstGame_->setVisible(!isBegun() && lastCards_.isEmpty());
    if (!open_ || !isVisible()) // it is drawn for those who see it
        return;
    QImage picture = diagramImage(
        *open_, qRound((shown > 0 ? look::board::small : look::board::card) * devicePixelRatioF()));
    picture.setDevicePixelRatio(devicePixelRatioF());
    board_->setPicture(picture);
}

void HomePage::setLastGames(const QList<LastGame>& games) {
    shownGames_ = games;
    fillGames();
}

void HomePage::apply(const Settings& settings) {
    look_ = settings.boardLook();
    fillGames();
}

void HomePage::fillGames() {
    for (Card* card : std::as_const(lastCards_))
        card->deleteLater();
    lastCards_.clear();
    for (const LastGame& game : std::as_const(shownGames_)) {
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

void HomePage::setGame(const rules::Game& game, rules::NodeId at, const Diagram& board) {
    const int move = game.ply(at);
    players_ = playersOf(game);
    place_ = move > 0 ? tr("move %1").arg((move + 1) / 2) : QString();
    open_ = board;
    open_->numbering = Numbering::none;
    arrangeGames();
    retranslate();
}

void HomePage::setTraining(qulonglong due, qulonglong exercises) {
    due_ = due;
    exercises_ = exercises;
    retranslate();
}

void HomePage::setStore(const std::filesystem::path& store) {
    lastGames_.setStore(store);
    hasStore_ = !store.empty();
    retranslate();
    fillStores();
}

void HomePage::fillStores() {
    while (QLayoutItem* item = storeList_->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    for (const QString& file : settings_.recentStores->mid(0, mostStores)) {
        auto* card = new Card({}, this);
        const QFileInfo info(file);
        card->setWords(info.fileName(), info.path());
        connect(card, &Card::clicked, this, [this, file] { emit storeChosen(file); });
        storeList_->addWidget(card);
    }
    auto* open = new Card({}, this);
    open->setWords(tr("Open a database…"), tr("or drop it into this window"));
    trigger(*open, *actions_.openStore);
    storeList_->addWidget(open);
    auto* make = new Card({}, this);
    make->setWords(tr("New database…"), tr("for the games of a club, a player, an event"));
    trigger(*make, *actions_.newStore);
    storeList_->addWidget(make);
}

void HomePage::retranslate() {
    greeting_->setText(greeting());
    greeting_->setFont(bold(Text::page, font()));
    const QString drop =
        tr("Drop PDN files, archives, folders or databases anywhere in this window.");
    hint_->setText(hasStore_ ? drop : sentence({"page-no-store", {}}) + QLatin1Char(' ') + drop);
    storesTitle_->setText(tr("Databases"));
    gameTitle_->setText(tr("Last games"));
    for (QLabel* title : {storesTitle_, gameTitle_})
        title->setFont(bold(Text::card, font()));
    const QString players = players_.isEmpty() ? tr("A game without names") : players_;
    firstGame_->setText(tr("Enter a game, or import games: those that you open are shown here."));
    goOn_->setVisible(isBegun());
    if (Card* first = isBegun() ? goOn_ : enter_; first != focusProxy())
        setFocusProxy(first);
    goOn_->setWords(tr("Continue"), place_.isEmpty() ? players : players + ", " + place_);
    board_->setWords(players, place_.isEmpty() ? tr("open") : place_);
    enter_->setWords(tr("Enter a game"), tr("Players, event, result, then the moves"));
    import_->setWords(tr("Import games"), tr("PDN, archive, folder: every move is checked"));
    play_->setWords(tr("Play"), tr("Against the computer, at ten strengths"));
    train_->setWords(tr("Train"),
                     exercises_ == 0 ? tr("Solve what went wrong in games")
                     : due_ == 0     ? trPlural("%Ln exercise, none due", "%Ln exercises, none due",
                                                static_cast<int>(exercises_))
                                     : trPlural("%Ln exercise due today", "%Ln exercises due today",
                                                static_cast<int>(due_)));
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

using namespace look;

namespace {

QFont titleFont(const QFont& body) {
    QFont font = fontOf(Text::card, body);
    font.setBold(true);
    return font;
}

} // namespace

Card::Card(const QString& symbol, QWidget* parent) : QAbstractButton(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    if (!symbol.isEmpty())
        setIcon(look::symbol(symbol));
}

void Card::setWords(const QString& title, const QString& caption) {
    setText(title);
    caption_ = caption;
    setAccessibleName(title);
    setAccessibleDescription(caption);
    setToolTip(plainTip(caption));
    updateGeometry();
    update();
}

void Card::setPicture(const QImage& picture) {
    picture_ = picture;
    updateGeometry();
    update();
}

bool Card::showsWholeTitle() const {
    return width() >= QFontMetrics(titleFont(font())).horizontalAdvance(text()) + 2 * inset();
}

int Card::widthForWords() const {
    int width = QFontMetrics(titleFont(font())).horizontalAdvance(text());
    if (captionLines() > 1)
        width =
            std::max(width, fontMetrics().horizontalAdvance(caption_) * 10 / 9 / captionLines());
    return width + 2 * inset() + 1;
}

// Cards with a symbol explain themselves; the others name a file or a game.
int Card::captionLines() const {
    return icon().isNull() ? 1 : 2;
}

int Card::inset() const {
    return icon().isNull() ? space::medium : space::large;
}

int Card::wordsHeight() const {
    return QFontMetrics(titleFont(font())).height() + space::small +
           captionLines() * fontMetrics().lineSpacing();
}

QSize Card::sizeHint() const {
    int height = 2 * inset() + wordsHeight();
    if (!icon().isNull())
        height += besideText(icon::task) + space::medium;
    if (!picture_.isNull())
        height += qRound(picture_.height() / picture_.devicePixelRatio()) + space::medium;
    return {2 * place::card, height};
}

QSize Card::minimumSizeHint() const {
    return {place::card, sizeHint().height()};
}

// A frame marks the keyboard focus, a colour the mouse pointer. Only where the surface has the
// colour of the ground a line is needed.
void Card::paintGround(QPainter& painter) const {
    const Colours& colours = coloursOf(palette());
    const bool isPlain = icon().isNull();
    const bool isUnseen = !isPlain && colours.surface == colours.ground;
    const double width = hasFocus() ? line::focus : line::thin;
    painter.setPen(hasFocus() ? QPen(colours.accent, width)
                   : isUnseen ? QPen(colours.line, width)
                              : QPen(Qt::NoPen));
    painter.setBrush(underMouse() ? colours.accentGround
                     : isPlain    ? QColor(Qt::transparent)
                                  : colours.surface);
    painter.drawRoundedRect(QRectF(rect()).marginsRemoved(around(width / 2)), radius::card,
                            radius::card);
}

void Card::paintEvent(QPaintEvent* /*event*/) {
    const Colours& colours = coloursOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter);
    QRect rest = rect().marginsRemoved(around(inset()));
    if (!picture_.isNull()) {
        const QSize size = picture_.size() / picture_.devicePixelRatio();
        painter.drawImage(QRect(rest.topLeft(), size), picture_); // above its words
        rest.setTop(rest.top() + size.height() + space::medium);
    }
    if (!icon().isNull()) {
        const int symbol = besideText(icon::task);
        icon().paint(&painter, QRect(rest.topLeft(), QSize(symbol, symbol)));
        rest.setTop(rest.top() + symbol + space::medium);
    }
    const QFont title = titleFont(font());
    const QFontMetrics metrics(title);
    painter.setFont(title);
    painter.setPen(isEnabled() ? colours.text : colours.disabledText);
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignTop,
                     metrics.elidedText(text(), Qt::ElideRight, rest.width()));
    rest.setTop(rest.top() + metrics.height() + space::small);
    painter.setFont(font());
    painter.setPen(colours.secondText);
    // A wrapped line leaves some of its width unused.
    const int room = captionLines() == 1 ? rest.width() : captionLines() * rest.width() * 9 / 10;
    QTextOption option(Qt::AlignLeft | Qt::AlignTop);
    option.setWrapMode(captionLines() == 1 ? QTextOption::NoWrap : QTextOption::WordWrap);
    painter.drawText(QRectF(rest), fontMetrics().elidedText(caption_, Qt::ElideRight, room),
                     option);
}

namespace {

constexpr std::size_t mostShown = 2; // beside the open game

} // namespace

void LastGames::setStore(const std::filesystem::path& store) {
    if (store != store_)
        open_.reset();
    store_ = store;
    read();
}

void LastGames::setOpen(const std::optional<db::GameId>& game) {
    if (game == open_)
        return;
    open_ = game;
    if (game && !store_.empty())
        settings_.rememberGame(QString::fromStdString(store_.string()),
                               static_cast<quint32>(*game));
    read();
}

void LastGames::read() {
    job_.cancel();
    std::vector<db::GameId> wanted;
    for (const auto number : settings_.recentGamesOf(QString::fromStdString(store_.string())))
        if (const db::GameId id{number}; id != open_)
            wanted.push_back(id);
    if (wanted.empty())
        return emit found({});
    job_.start(
        [this, wanted, file = store_](const Job::Report&, const std::stop_token&) -> Job::Step {
            db::Store store(file, db::Store::Access::read);
            QList<LastGame> games;
            for (const db::GameId id : wanted) {
                if (static_cast<std::size_t>(games.size()) == mostShown)
                    break;
                const auto game = db::loadGame(store, id);
                if (!game)
                    continue; // deleted meanwhile
                const auto moves = game->mainLine();
                const auto last = game->position(moves.empty() ? rules::rootNode : moves.back());
                if (last)
                    games.push_back({id, surnames(*game), shortFacts(*game), *last});
            }
            return [this, games] { emit found(games); };
        });
}

} // namespace damscope::gui
