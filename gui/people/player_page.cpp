// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/people/player_page.hpp"

#include "analysis/shots/names.hpp"
#include "db/findings/repertoire/edit_repertoire.hpp"
#include "db/search/query/language/reading.hpp"
#include "db/store/games.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "gui/base/message_bar.hpp"
#include "gui/base/names_in_use.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/database/collections.hpp"
#include "gui/database/preview_board.hpp"
#include "gui/filter/filter_bar.hpp"
#include "pages/player_sheet.hpp"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace damscope::gui {

using namespace look;

namespace {

constexpr std::size_t mostClocks = 200; // games
constexpr std::size_t mostKnown = 100;  // games
constexpr std::size_t mostNovelties = 3;
constexpr std::size_t mostMissed = 4; // links

const QString shownGameNotRead = QStringLiteral("game of the player not read"); // of an alert

// A label for sentences with links.
QLabel* linkedLabel(QWidget* parent, const char* name) {
    QLabel* label = sentenceLabel(parent, name);
    label->setTextFormat(Qt::RichText);
    label->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    return label;
}

QString linkTo(db::GameId game, const QString& words) {
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(db::number(game)).arg(words.toHtmlEscaped());
}

// The name of a combination; of one without a name its first move.
QString missedText(const db::MissedShot& missed) {
    if (missed.names.empty())
        return unbroken(qtText(missed.line).section(QLatin1Char(' '), 0, 0));
    return qtText(analysis::shots::namesText({missed.names.front()}, rulesLanguage()));
}

} // namespace

PlayerPage::PlayerPage(QWidget* parent)
    : QWidget(parent), name_(new ElidedLabel(this)), summary_(new ElidedLabel(this)),
      merge_(withText<QPushButton>(
          *this, "mergeWith", [] { return tr("&Merge names…"); },
          [] { return tr("Another name of this player"); })),
      prepare_(withText<QPushButton>(*this, "preparePlayer",
                                     [] { return tr("&Prepare against this player"); })),
      preparing_(new QMenu(this)), all_(new ScoreCard(
                                       "allGames", [] { return tr("All games"); }, this)),
      white_(new ScoreCard(
          "asWhite", [] { return tr("As White"); }, this)),
      black_(new ScoreCard(
          "asBlack", [] { return tr("As Black"); }, this)),
      wrong_(linkedLabel(this, "whatWentWrong")), below_(new QHBoxLayout),
      gamesAndOne_(new QHBoxLayout), openingsTitle_(new QLabel(this)), order_(new QComboBox(this)),
      play_(withText<QPushButton>(
          *this, "playOpening", [] { return tr("Play this"); },
          [] {
              return tr("You against the computer, from the position after these moves, with the "
                        "colour that you have against the player");
          })),
      openings_(new OpeningList(this)), answers_(sentenceLabel(this, "answers")),
      novelties_(linkedLabel(this, "novelties")), gamesTitle_(new QLabel(this)),
      chips_(new FlowLayout), gameList_(new QListView(this)),
      board_(new PreviewBoard(this, [] { return tr("Board of the player’s game"); })),
      move_(new QLabel(this)), why_(sentenceLabel(this, "why")),
      open_(withText<QPushButton>(*this, "openInStudy", [] { return tr("Open in &Study"); })),
      exercise_(withText<QPushButton>(
          *this, "makeExercise", [] { return tr("Make an e&xercise"); },
          [] { return tr("Asks this position in Training"); })) {
    setObjectName("playerPage");
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(around(space::medium));
    all->setSpacing(space::medium);
    all->addLayout(composeHead());
    all->addLayout(composeCards());
    below_->setSpacing(space::large);
    below_->addLayout(composeOpenings());
    below_->addLayout(composeGames());
    all->addLayout(below_, 1);
    connectParts();
    keepTranslated(*this, [this] { retranslate(); });
    showPlayer(nullptr, {});
}

QBoxLayout* PlayerPage::composeHead() {
    name_->setObjectName("playerName");
    summary_->setObjectName("playerSummary");
    summary_->setForegroundRole(QPalette::PlaceholderText);
    prepare_->setMenu(preparing_);
    prepare_->setDefault(true);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(name_);
    words->addWidget(summary_);
    auto* head = new QHBoxLayout;
    head->addLayout(words, 1);
    head->addWidget(merge_);
    head->addWidget(prepare_);
    return head;
}

QBoxLayout* PlayerPage::composeCards() {
    auto* cards = new QHBoxLayout;
    cards->setSpacing(space::medium);
    for (ScoreCard* card : {all_, white_, black_})
        cards->addWidget(card, 1);
    all_->setChecked(true);
    wrong_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    wrong_->setFrameShape(QFrame::StyledPanel);
    wrong_->setMargin(space::small);
    cards->addWidget(wrong_, 2);
    return cards;
}

QBoxLayout* PlayerPage::composeOpenings() {
    order_->setObjectName("openingOrder");
    for (int item = 0; item < 2; ++item)
        order_->addItem({});
    auto* head = new QWidget(this);
    auto* top = new FlowLayout;
    top->setContentsMargins(0, 0, 0, 0);
    head->setLayout(top);
    for (QWidget* part : std::initializer_list<QWidget*>{openingsTitle_, play_, order_})
        top->addWidget(part);
    auto* column = new QVBoxLayout;
    column->setSpacing(space::small);
    column->addWidget(head);
    column->addWidget(openings_, 1);
    column->addWidget(answers_);
    column->addWidget(novelties_);
    return column;
}

QBoxLayout* PlayerPage::composeGames() {
    auto* top = new QHBoxLayout;
    top->addWidget(gamesTitle_);
    auto* chips = new QWidget(this);
    chips->setObjectName("playerChips");
    chips_->setContentsMargins(0, 0, 0, 0);
    chips->setLayout(chips_);
    top->addWidget(chips, 1);
    gameList_->setObjectName("playerGames");
    gameList_->setModel(&games_);
    gameList_->setItemDelegate(new PlayerGameItems(gameList_));
    gameList_->setUniformItemSizes(true);
    gameList_->setFrameShape(QFrame::NoFrame);
    gameList_->setTabKeyNavigation(false);
    // Items are as wide as the list.
    gameList_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* buttons = new QWidget(this);
    auto* flow = new FlowLayout;
    flow->setContentsMargins(0, 0, 0, 0);
    buttons->setLayout(flow);
    flow->addWidget(open_);
    flow->addWidget(exercise_);
    auto* beside = new QVBoxLayout;
    beside->setSpacing(space::small);
    beside->addWidget(board_, 1);
    beside->addWidget(move_);
    beside->addWidget(why_);
    beside->addWidget(buttons);
    beside->addStretch();
    gamesAndOne_->setSpacing(space::medium);
    gamesAndOne_->addWidget(gameList_);
    gamesAndOne_->addLayout(beside);
    auto* column = new QVBoxLayout;
    column->setSpacing(space::small);
    column->addLayout(top);
    column->addLayout(gamesAndOne_, 1);
    return column;
}

// Names of opponents are read in a small window, too: the openings have little to say there, and
// the board is smaller.
void PlayerPage::resizeEvent(QResizeEvent* event) {
    const bool isNarrow = width() < place::wholePlayer;
    below_->setStretch(0, isNarrow ? 4 : 1);
    below_->setStretch(1, isNarrow ? 5 : 1);
    gamesAndOne_->setStretch(0, isNarrow ? 1 : 2);
    gamesAndOne_->setStretch(1, isNarrow ? 1 : 3);
    QWidget::resizeEvent(event);
}

void PlayerPage::connectParts() {
    connect(all_, &ScoreCard::clicked, this, [this] { choose(std::nullopt); });
    connect(white_, &ScoreCard::clicked, this, [this] { choose(rules::Color::white); });
    connect(black_, &ScoreCard::clicked, this, [this] { choose(rules::Color::black); });
    connect(openings_, &OpeningList::chosen, this,
            [this](rules::Color side, const pages::PlayerOpening& opening) {
                opening_ = {side, opening};
                showGames();
            });
    connect(openings_, &OpeningList::repertoireWanted, this, &PlayerPage::addToRepertoire);
    connect(openings_, &OpeningList::playWanted, this, &PlayerPage::playOpening);
    connect(openings_, &QTreeWidget::currentItemChanged, this,
            [this] { play_->setEnabled(openings_->hasOpening()); });
    connect(play_, &QPushButton::clicked, openings_, &OpeningList::playCurrent);
    connect(order_, &QComboBox::activated, this, &PlayerPage::showOpenings);
    connect(gameList_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &PlayerPage::showGame);
    const auto open = [this] {
        if (const pages::PlayerGame* game = chosenGame())
            emit placeChosen(game->id, std::max(0, place_.ply - 1));
    };
    connect(gameList_, &QListView::activated, this, open);
    connect(open_, &QPushButton::clicked, this, open);
    connect(exercise_, &QPushButton::clicked, this, &PlayerPage::makeExercise);
    connect(board_, &PreviewBoard::nameClicked, this, &PlayerPage::playerNamed);
    connect(merge_, &QPushButton::clicked, this, &PlayerPage::mergeWanted);
    connect(preparing_, &QMenu::aboutToShow, this, &PlayerPage::fillPrepareMenu);
    for (const QLabel* label : {wrong_, novelties_})
        connect(label, &QLabel::linkActivated, this, &PlayerPage::follow);
}

// What one has against the player: the other colour of the one that is shown.
void PlayerPage::fillPrepareMenu() {
    preparing_->clear();
    if (!player_)
        return;
    const auto add = [this](const QString& text, auto&& act) {
        connect(preparing_->addAction(text), &QAction::triggered, this, act);
    };
    add(tr("&Dossier"), [this] { emit dossierWanted(std::nullopt); });
    add(tr("Dossier: you have &White"), [this] { emit dossierWanted(rules::Color::white); });
    add(tr("Dossier: you have &Black"), [this] { emit dossierWanted(rules::Color::black); });
    preparing_->addSeparator();
    add(tr("&Games of this player"),
        [this, name = qtText(player_->name)] { emit gamesWanted(name); });
    add(tr("Your &repertoire"),
        [this] { emit repertoireWanted(side_ ? rules::opponent(*side_) : rules::Color::white); });
}

void PlayerPage::setStore(const std::filesystem::path& store) {
    store_ = store;
    retractFailure(*this, shownGameNotRead);
    showPlayer(nullptr, {});
}

void PlayerPage::setLook(const BoardLook& look) {
    board_->setLook(look);
}

void PlayerPage::showPlayer(std::shared_ptr<const pages::PlayerOverview> player,
                            db::PersonId person) {
    placeJob_.cancel();
    slowJob_.cancel();
    const bool isSame = player && player_ && player->name == player_->name;
    games_.setGames({}); // they are those of the player before
    player_ = std::move(player);
    clocks_.clear();
    novelties_->clear();
    novelties_->hide();
    for (QWidget* part : std::initializer_list<QWidget*>{merge_, prepare_, all_, white_, black_})
        part->setEnabled(player_ != nullptr);
    all_->setRecord(player_ ? player_->all : db::Record());
    white_->setRecord(player_ ? player_->white : db::Record());
    black_->setRecord(player_ ? player_->black : db::Record());
    if (!isSame) {
        side_.reset();
        opening_.reset();
        shownGame_.reset();
        added_.clear();
        all_->setChecked(true);
    }
    retranslate();
    if (player_)
        findSlowly(person);
}

// Clocks and novelties: games are read for them.
void PlayerPage::findSlowly(db::PersonId person) {
    slowJob_.start([this, file = store_, names = NamesInUse::of(*this), person,
                    language = rulesLanguage()](const Job::Report& report,
                                                const std::stop_token& stop) -> Job::Step {
        db::Store store(file, db::Store::Access::read, names);
        const db::Snapshot snapshot(store);
        const db::Persons persons(store.connection());
        const auto games = db::gamesOfPerson(store, persons, person, {});
        const std::string clocks =
            pages::clockFact(db::clockUse(store, games.games, mostClocks, stop), language);
        report([this, clocks] {
            clocks_ = qtText(clocks);
            showWrong();
        });
        const auto known = db::knownPlay(store, games.games, mostKnown, mostNovelties, stop);
        return [this, known] { showKnown(known); };
    });
}

void PlayerPage::showKnown(const db::KnownPlay& known) {
    QStringList played;
    for (const db::LeftKnownPlay& left : known.own)
        played << tr("%1 in %2")
                      .arg(unbroken(qtText(db::numberedMove(left.novelty))).toHtmlEscaped(),
                           linkTo(left.game, tr("game %1").arg(db::number(left.game))));
    novelties_->setText(
        QStringLiteral("<b>%1</b> %2").arg(tr("Novelties"), played.join(QStringLiteral(" · "))));
    novelties_->setVisible(!played.isEmpty());
}

void PlayerPage::showWrong() {
    if (!player_)
        return wrong_->clear();
    QStringList facts;
    for (const std::string& fact : player_->wrong)
        facts << qtText(fact).toHtmlEscaped();
    QStringList missed;
    for (std::size_t i = 0; i < std::min(player_->missed.size(), mostMissed); ++i)
        missed << linkTo(player_->missed[i].game, missedText(player_->missed[i]));
    if (!missed.isEmpty() && !facts.isEmpty())
        facts.last() += QStringLiteral(" (%1)").arg(missed.join(QStringLiteral(", ")));
    if (!clocks_.isEmpty())
        facts << clocks_.toHtmlEscaped();
    wrong_->setText(QStringLiteral("<b>%1</b><br>%2.")
                        .arg(tr("What went wrong"), facts.join(QStringLiteral(". "))));
}

void PlayerPage::showOpenings() {
    std::vector<OpeningList::Part> parts;
    const auto ordered = [this](const std::vector<pages::PlayerOpening>& openings) {
        return order_->currentIndex() == 0 ? openings : pages::byResult(openings);
    };
    if (player_ && side_ != rules::Color::black)
        parts.push_back({side_ ? QString() : tr("As White"), rules::Color::white,
                         ordered(player_->openingsWhite)});
    if (player_ && side_ != rules::Color::white)
        parts.push_back({side_ ? QString() : tr("As Black"), rules::Color::black,
                         ordered(player_->openingsBlack)});
    openingsTitle_->setText(!side_                          ? tr("Openings")
                            : *side_ == rules::Color::white ? tr("Openings as White")
                                                            : tr("Openings as Black"));
    openings_->showParts(parts);
    play_->setEnabled(openings_->hasOpening());
    for (const std::vector<std::string>& line : added_)
        openings_->markAdded(line);
    QStringList answers;
    if (player_)
        for (const std::string& answer : player_->answers)
            answers << unbroken(qtText(answer));
    answers_->setText(tr("As Black against %1").arg(answers.join(QStringLiteral(" · "))));
    answers_->setVisible(!answers.isEmpty() && side_ != rules::Color::black);
}

void PlayerPage::choose(std::optional<rules::Color> side) {
    side_ = side;
    opening_.reset();
    (!side ? all_ : *side == rules::Color::white ? white_ : black_)->setChecked(true);
    showOpenings();
    showGames();
}

void PlayerPage::showGames() {
    std::vector<const pages::PlayerGame*> shown;
    if (player_)
        for (const pages::PlayerGame& game : player_->games) {
            const bool hasSide = !side_ || game.side == *side_;
            const bool hasOpening =
                !opening_ || (game.side == opening_->side &&
                              std::ranges::binary_search(opening_->opening.games, game.id));
            if (hasSide && hasOpening)
                shown.push_back(&game);
        }
    const std::size_t all = player_ ? player_->games.size() : 0;
    gamesTitle_->setText(shown.size() == all
                             ? trPlural("%Ln game", "%Ln games", static_cast<qint64>(all))
                             : tr("%1 of %2 games").arg(numberText(shown.size()), numberText(all)));
    games_.setGames(std::move(shown));
    showChips();
    if (games_.rowCount() > 0)
        gameList_->setCurrentIndex(games_.index(std::max(0, rowOf(shownGame_))));
    else
        showGame();
}

void PlayerPage::showChips() {
    while (const auto item = std::unique_ptr<QLayoutItem>(chips_->takeAt(0))) {
        item->widget()->hide();
        item->widget()->deleteLater(); // it may be what was clicked
    }
    const auto add = [this](const QString& words, auto&& remove) {
        auto* chip = new FilterChip(words, this);
        connect(chip, &FilterChip::removed, this, remove);
        connect(chip, &FilterChip::clicked, this, remove);
        chips_->addWidget(chip);
        chip->show();
    };
    if (side_)
        add(*side_ == rules::Color::white ? tr("As White") : tr("As Black"),
            [this] { choose(std::nullopt); });
    if (opening_)
        add(qtText(opening_->opening.text), [this] {
            opening_.reset();
            showGames();
        });
}

const pages::PlayerGame* PlayerPage::chosenGame() const {
    const QModelIndex now = gameList_->currentIndex();
    return now.isValid() ? &games_.gameAt(now.row()) : nullptr;
}

int PlayerPage::rowOf(std::optional<db::GameId> game) const {
    for (int row = 0; row < games_.rowCount(); ++row)
        if (games_.gameAt(row).id == game)
            return row;
    return -1;
}

void PlayerPage::showGame() {
    const pages::PlayerGame* game = chosenGame();
    open_->setEnabled(game != nullptr);
    exercise_->setEnabled(false); // until something was missed
    place_ = {};                  // it was that of the game before
    if (game == nullptr) {
        placeJob_.cancel();
        return showNoGame();
    }
    shownGame_ = game->id;
    const auto missed = std::ranges::find(player_->missed, game->id, &db::MissedShot::game);
    placeJob_.start([this, file = store_, names = NamesInUse::of(*this), id = game->id,
                     side = game->side,
                     shot = missed == player_->missed.end() ? std::nullopt : std::optional(*missed),
                     language = rulesLanguage()](const Job::Report& /*report*/,
                                                 const std::stop_token& /*stop*/) -> Job::Step {
        db::Store store(file, db::Store::Access::read, names);
        auto loaded = db::loadGame(store, id);
        if (!loaded)
            return [this, reason = loaded.error().reason] {
                showNoGame();
                alertFailure(*this, shownGameNotRead, [reason] { return worded(reason); });
            };
        const auto place = pages::criticalPlace(store, *loaded, side, shot, language);
        return [this, id, place, read = std::make_shared<rules::Game>(std::move(*loaded))] {
            retractFailure(*this, shownGameNotRead);
            board_->setGame(std::move(*read), id);
            showPlace(place);
        };
    });
}

void PlayerPage::showNoGame() {
    board_->setGame(std::nullopt);
    showPlace({});
}

void PlayerPage::showPlace(const pages::CriticalPlace& place) {
    place_ = place;
    move_->setText(unbroken(qtText(place.move)));
    move_->setVisible(!place.move.empty());
    why_->setText(unbroken(qtText(place.why)));
    board_->showMove(place.ply, place.better);
    exercise_->setEnabled(place.ply > 0);
}

void PlayerPage::makeExercise() {
    const pages::PlayerGame* chosen = chosenGame();
    if (chosen == nullptr || !board_->game() || place_.ply == 0)
        return;
    const rules::Game& game = *board_->game();
    const rules::NodeId missed = game.mainLine().at(static_cast<std::size_t>(place_.ply) - 1);
    if (const auto position = game.position(game.node(missed).parent))
        emit exerciseWanted(chosen->id, *position);
}

void PlayerPage::addToRepertoire(rules::Color side, const pages::PlayerOpening& opening) {
    if (!player_)
        return;
    // One has the other colour.
    const auto which = side == rules::Color::white ? db::OwnCollection::repertoireBlack
                                                   : db::OwnCollection::repertoireWhite;
    changes_.make(
        store_,
        [this, which, variant = player_->variant, moves = opening.moves](db::Store& store) {
            const std::string collection = ownCollectionName(store, which);
            const std::size_t added = db::addLine(store, collection, variant, moves);
            return std::function<void()>([this, added, moves, name = qtText(collection)] {
                added_.push_back(moves);
                openings_->markAdded(moves);
                emit reported(added == 0 ? tr("“%1” has this line already.").arg(name)
                                         : tr("The line is in “%1”.").arg(name));
                if (added > 0)
                    emit repertoireChanged();
            });
        },
        [last = qtText(opening.moves.back())] {
            return tr("The line to %1 was not added to the repertoire").arg(last);
        });
}

void PlayerPage::playOpening(rules::Color side, const pages::PlayerOpening& opening) {
    if (!player_)
        return;
    std::string moves;
    for (const std::string& move : opening.moves)
        moves += move + ' ';
    if (const auto position = db::query::positionAfter(player_->variant, moves))
        emit playWanted(*position, rules::opponent(side));
}

// To a game of the list; one that the filter has left out needs all of them.
void PlayerPage::follow(const QString& link) {
    const db::GameId game{link.toUInt()};
    if (rowOf(game) < 0)
        choose(std::nullopt);
    if (const int row = rowOf(game); row >= 0)
        gameList_->setCurrentIndex(games_.index(row));
}

void PlayerPage::retranslate() {
    QFont title = fontOf(Text::card, font());
    title.setBold(true);
    name_->setFont(title);
    QFont bold = font();
    bold.setBold(true);
    for (QLabel* label : {openingsTitle_, gamesTitle_, move_})
        label->setFont(bold);
    gameList_->setAccessibleName(tr("Games of the player"));
    order_->setAccessibleName(tr("Order of the openings"));
    order_->setItemText(0, tr("Most games first"));
    order_->setItemText(1, tr("Worst results first"));
    name_->setText(player_ ? qtText(player_->name) : QString());
    QString summary = player_ ? qtText(player_->summary) : QString();
    if (player_ && !player_->otherNames.empty()) {
        QStringList names;
        for (const std::string& other : player_->otherNames)
            names << qtText(other);
        summary +=
            QStringLiteral(" · ") + tr("also written: %1").arg(names.join(QStringLiteral("; ")));
    }
    summary_->setText(summary);
    showWrong();
    showOpenings();
    showGames();
}

} // namespace damscope::gui
