// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/games_panel.hpp"
#include "gui/base/text.hpp"

#include "db/search/lists/collections.hpp"
#include "db/store/games.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "gui/base/job.hpp"
#include "gui/base/names_in_use.hpp"
#include "gui/base/widgets.hpp"
#include "gui/database/collections.hpp"
#include "gui/filter/filter_bar.hpp"

#include <QAction>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>
#include <variant>

namespace damscope::gui {

namespace {

void setUp(QTableView& table) {
    table.setSelectionMode(QAbstractItemView::ExtendedSelection);
    table.setAlternatingRowColors(true);
    setUpList(table, {});
    table.horizontalHeader()->setSectionsMovable(true);
    table.setSortingEnabled(true);
    table.sortByColumn(GameTableModel::number, Qt::AscendingOrder);
}

} // namespace

GamesPanel::GamesPanel(QWidget* parent)
    : QWidget(parent), filter_(new FilterBar(this)), count_(new QLabel(this)),
      wrong_(sentenceLabel(this, "filterProblem")), table_(new GameTable(this)),
      tabs_(new CollectionTabs(this)), collections_(new CollectionsMenu(this)),
      preview_(new PreviewBoard(this)), menuButton_(new QToolButton(this)), menu_(new QMenu(this)) {
    compose();
    connect(filter_, &FilterBar::textChanged, this, &GamesPanel::readFilter);
    connect(filter_, &FilterBar::failed, this, &GamesPanel::failed);
    connect(filter_, &FilterBar::left, table_,
            [this] { table_->setFocus(Qt::ShortcutFocusReason); });
    connect(&model_, &GameTableModel::orderWanted, this, [this](int column, Qt::SortOrder order) {
        question_.order = GameTableModel::orderOf(column);
        question_.descending = order == Qt::DescendingOrder;
        ask();
    });
    // It may fail while the list is being drawn, when no bar may appear above it.
    connect(&model_, &GameTableModel::failed, this, &GamesPanel::failed, Qt::QueuedConnection);
    connect(&finder_, &GameFinder::found, this, &GamesPanel::show);
    connect(&finder_, &GameFinder::failed, this, [this](const QString& reason) {
        emit notFound();
        showCount();
        emit notListed(reason);
    });
    connect(&finder_, &GameFinder::refused, this, [this](const db::FilterError& error) {
        emit notFound();
        showCount();
        showWrong([error] { return worded(error); });
    });
    connect(table_, &QTableView::activated, this, [this](const QModelIndex& index) {
        if (const auto game = model_.gameAt(index.row()))
            emit gameChosen(*game);
    });
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &GamesPanel::selectionChanged);
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& index) { showPreview(index.row()); });
    connect(table_, &GameTable::typed, this, [this](const QString& text) {
        QLineEdit& line = filter_->line();
        line.setFocus(Qt::ShortcutFocusReason);
        line.deselect(); // a filter that is there goes on
        line.end(false);
        line.insert(text);
    });
    connect(&model_, &QAbstractItemModel::modelReset, this, [this] { showPreview(-1); });
    connect(table_->horizontalHeader(), &QHeaderView::sectionResized, this,
            &GamesPanel::columnsChanged);
    connect(table_->horizontalHeader(), &QHeaderView::sectionMoved, this,
            &GamesPanel::columnsChanged);
    connect(table_, &QTableView::customContextMenuRequested, this,
            [this](const QPoint& at) { menu_->popup(table_->viewport()->mapToGlobal(at)); });
    connect(menu_, &QMenu::aboutToShow, this, &GamesPanel::fillMenu);
    connect(preview_, &PreviewBoard::nameClicked, this, &GamesPanel::playerWanted);
    connect(tabs_, &CollectionTabs::chosenChanged, this, &GamesPanel::readFilter);
    connect(collections_, &CollectionsMenu::reported, this, &GamesPanel::reported);
    connect(collections_, &CollectionsMenu::changed, this, [this](const QString& chosen) {
        showCollections(chosen);
        refresh();
    });
    keepTranslated(*this, [this] { retranslate(); });
}

void GamesPanel::compose() {
    auto* top = new QHBoxLayout;
    top->addWidget(filter_, 1);
    top->addWidget(count_, 0, Qt::AlignTop);
    top->addWidget(menuButton_, 0, Qt::AlignTop);
    auto* split = new QSplitter(Qt::Horizontal, this);
    split->addWidget(table_);
    split->addWidget(composePreview());
    split->setCollapsible(0, false);
    // Both follow the window: in a small one the list has room up to the results.
    split->setSizes({7 * look::board::preview, 2 * look::board::preview});
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(look::around(look::space::small));
    all->setSpacing(look::space::small);
    all->addWidget(tabs_);
    all->addLayout(top);
    all->addWidget(wrong_);
    all->addWidget(split, 1);
    // In the order of the eye: the line, its menu, the list, what is done with its games.
    QWidget* before = &filter_->line();
    for (QWidget* after : {static_cast<QWidget*>(menuButton_), static_cast<QWidget*>(table_)})
        setTabOrder(std::exchange(before, after), after);
    for (QPushButton* button : buttons_)
        setTabOrder(std::exchange(before, button), button);
    count_->setMinimumHeight(filter_->line().sizeHint().height());
    wrong_->hide();
    table_->setObjectName("gamesTable");
    setFocusProxy(table_);
    table_->setModel(&model_);
    table_->setContextMenuPolicy(Qt::CustomContextMenu);
    setUp(*table_);
    setPlaceholder(*table_, [this] { return emptyText(); });
    columns_ = new GameColumns(*table_);
    menuButton_->setObjectName("listMenu");
    menuButton_->setMenu(menu_);
    menuButton_->setPopupMode(QToolButton::InstantPopup);
    menuButton_->setFocusPolicy(Qt::StrongFocus);
}

// What is done most with the selected games stands below the board of the current one.
QWidget* GamesPanel::composePreview() {
    auto* side = new QWidget(this);
    auto* all = new QVBoxLayout(side);
    all->setContentsMargins(look::space::small, 0, 0, 0);
    all->addWidget(preview_, 1);
    auto* grid = new QGridLayout;
    grid->setSpacing(look::space::small);
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        buttons_[i] = new QPushButton(side);
        buttons_[i]->setEnabled(false); // nothing is listed yet
        grid->addWidget(buttons_[i], static_cast<int>(i / 2), static_cast<int>(i % 2));
    }
    all->addLayout(grid);
    all->addStretch();
    buttons_[0]->setDefault(true); // done most
    connect(buttons_[0], &QPushButton::clicked, this, [this] {
        if (const auto game = model_.gameAt(table_->currentIndex().row()))
            emit gameChosen(*game);
    });
    connect(buttons_[1], &QPushButton::clicked, this, &GamesPanel::analyseWanted);
    connect(buttons_[2], &QPushButton::clicked, this, [this] { emit exportWanted(chosenGames()); });
    connect(buttons_[3], &QPushButton::clicked, this, [this] { emit deleteWanted(chosenGames()); });
    return side;
}

bool GamesPanel::isBusy() const {
    return isFinding() || collections_->isBusy() || model_.isReading() ||
           (reader_ && reader_->isReading());
}

bool GamesPanel::isFinding() const {
    return finder_.isBusy() || filter_->isTyping();
}

void GamesPanel::showCollections(const QString& chosen) {
    QStringList names;
    try {
        for (const db::Collection& c : db::collections(*model_.store()))
            names << qtText(c.name);
    } catch (const db::Error& e) {
        return emit failed(worded(e));
    }
    tabs_->setNames(names);
    if (!chosen.isEmpty())
        tabs_->choose(chosen);
}

// The board is empty rather than that of another game.
void GamesPanel::showPreview(int row) {
    const auto game = model_.gameAt(row);
    if (!reader_)
        return;
    reader_->forget();
    if (game)
        reader_->read([this, id = *game](db::Store& store, const std::stop_token&) -> Job::Step {
            const auto loaded = db::loadGame(store, id);
            return [this, id, shown = loaded ? std::optional(*loaded) : std::nullopt] {
                preview_->setGame(shown, id);
            };
        });
    if (!game || reader_->isReading())
        preview_->setGame(std::nullopt);
}

std::vector<db::GameId> GamesPanel::selectedGames() const {
    QList<QItemSelectionRange> ranges = table_->selectionModel()->selection();
    std::ranges::sort(ranges, {}, &QItemSelectionRange::top);
    std::vector<db::GameId> games;
    int next = 0; // ranges may overlap
    for (const QItemSelectionRange& range : std::as_const(ranges)) {
        for (int row = std::max(next, range.top()); row <= range.bottom(); ++row)
            if (const auto game = model_.gameAt(row))
                games.push_back(*game);
        next = std::max(next, range.bottom() + 1);
    }
    return games;
}

std::vector<db::GameId> GamesPanel::chosenGames() const {
    std::vector<db::GameId> games = selectedGames();
    if (const auto current = model_.gameAt(table_->currentIndex().row()); games.empty() && current)
        games.push_back(*current);
    return games;
}

QByteArray GamesPanel::columnState() const {
    return columns_->state();
}

void GamesPanel::restoreColumns(const QByteArray& state) {
    columns_->restore(state);
}

void GamesPanel::fillMenu() {
    menu_->clear();
    const auto selected = selectedGames();
    QAction* exporting =
        menu_->addAction(tr("E&xport…"), this, [this, selected] { emit exportWanted(selected); });
    exporting->setEnabled(!selected.empty());
    QAction* merging = menu_->addAction(tr("&Merge into the open game"), this,
                                        [this, selected] { emit mergeWanted(selected); });
    merging->setObjectName("mergeGames");
    merging->setEnabled(!selected.empty());
    QAction* deleting =
        menu_->addAction(tr("&Delete…"), this, [this, selected] { emit deleteWanted(selected); });
    deleting->setEnabled(!selected.empty());
    const int listed = model_.rowCount();
    QAction* deletingList = menu_->addAction(
        trPlural("Delete &all %Ln game in the list…", "Delete &all %Ln games in the list…", listed),
        this, [this] { emit deleteListWanted(model_.games(), filter_->text()); });
    deletingList->setObjectName("deleteList");
    deletingList->setEnabled(listed > 0 && !finder_.isBusy());
    menu_->addSeparator();
    collections_->fill(*menu_, {question_.store, tabs_->names(), tabs_->chosen(), selected});
    fillPages();
    menu_->addSeparator();
    columns_->fill(*menu_->addMenu(tr("&Columns")));
}

// These entries are about the players and the event of the current game.
void GamesPanel::fillPages() {
    const auto& game = preview_->game();
    const auto id = model_.gameAt(table_->currentIndex().row());
    if (!game || !id)
        return;
    menu_->addSeparator();
    for (const char* tag : {"White", "Black"})
        if (const QString name = knownText(game->tag(tag)); !name.isEmpty())
            menu_->addAction(tr("Player: %1").arg(QString(name).replace(u'&', QLatin1String("&&"))),
                             this, [this, name] { emit playerWanted(name); });
    if (const QString event = knownText(game->tag("Event")); !event.isEmpty())
        menu_->addAction(tr("Event: %1").arg(QString(event).replace(u'&', QLatin1String("&&"))),
                         this, [this, event, id] { emit eventWanted(event, *id); });
}

void GamesPanel::setStore(const std::filesystem::path& file) {
    model_.setStore(file);
    reader_ =
        file.empty() ? nullptr : std::make_unique<StoreReader>(file, [this](const QString& reason) {
            preview_->setGame(std::nullopt);
            emit failed(reason);
        });
    if (file != question_.store && !question_.store.empty())
        filter({}); // its words are about another store
    question_.store = file;
    found_.reset();
    filter_->setStore(file);
    if (file.empty()) {
        finder_.cancel();
        tabs_->setNames({});
        return show({});
    }
    showCollections({});
    columns_->follow(file);
    ask();
}

void GamesPanel::refreshCollections() {
    if (model_.store() != nullptr)
        showCollections({});
}

void GamesPanel::refresh() {
    found_.reset();
    if (!question_.store.empty()) {
        columns_->follow(question_.store);
        filter_->setStore(question_.store);
    }
    ask();
}

void GamesPanel::setLook(const BoardLook& look) {
    preview_->setLook(look);
}

void GamesPanel::setDeleteAction(QAction& action) {
    table_->addAction(&action);
    connect(&action, &QAction::triggered, this, [this] { emit deleteWanted(selectedGames()); });
}

void GamesPanel::filter(const QString& text) {
    filter_->setText(text);
}

QString GamesPanel::filterText() const {
    return filter_->text();
}

void GamesPanel::focusFilter() {
    filter_->focusLine();
}

void GamesPanel::ask() {
    if (question_.store.empty())
        return;
    GameQuestion question = question_;
    if (found_) { // another order does not need another search
        question.filter = *found_;
        question.where.reset();
    }
    finder_.ask(question);
    showCount();
}

void GamesPanel::readFilter() {
    auto asked =
        db::query::readAskedGames(filter_->text().toStdString(), NamesInUse::catalogueOf(*this));
    if (!asked) {
        finder_.cancel(); // its answer would hide what is wrong
        emit notFound();
        showCount();
        return showWrong([error = asked.error()] {
            return std::visit([](const auto& wrong) { return worded(wrong); }, error);
        });
    }
    showWrong({});
    asked_ = std::move(*asked);
    if (const QString name = tabs_->chosen(); !name.isEmpty())
        asked_.said.filter.collection = name.toStdString();
    question_.filter = asked_.said.filter;
    question_.where = asked_.where;
    found_.reset();
    if (!question_.where) // else the search says which games
        emit filterChanged(question_.filter, asked_);
    ask();
}

void GamesPanel::showWrong(std::function<QString()> words) {
    wrongWords_ = std::move(words);
    const QString text = wrongWords_ ? wrongWords_() : QString();
    wrong_->setVisible(!text.isEmpty());
    wrong_->setText(text);
}

namespace {

QString saidOf(const db::query::Unsearched& unsearched, rules::Variant searched) {
    QStringList sentences = worded(unsearched.gaps);
    if (unsearched.otherVariants > 0)
        sentences.prepend(
            worded(db::query::otherVariantsMessage(unsearched.otherVariants, searched)) +
            QLatin1Char('.'));
    return sentences.join(QLatin1Char(' '));
}

} // namespace

void GamesPanel::showCount() {
    count_->setText(countText());
    emit counted();
}

void GamesPanel::show(const GameAnswer& answer) {
    const auto current = model_.gameAt(table_->currentIndex().row());
    const bool isSelected = table_->selectionModel()->hasSelection();
    const auto& games = answer.games;
    model_.setGames(games);
    all_ = answer.all;
    if (answer.found) {
        found_ = answer.found;
        showWrong([unsearched = answer.unsearched, variant = asked_.where->variant] {
            return saidOf(unsearched, variant);
        });
        emit filterChanged(*found_, asked_);
    }
    showCount();
    emit listed();
    for (QPushButton* button : buttons_)
        button->setEnabled(!games.empty());
    const auto row = current ? model_.rowOf(*current) : std::nullopt;
    if (games.empty())
        return;
    // The current one is for the preview; nothing is selected by it.
    const int inSight = std::max(0, table_->horizontalHeader()->logicalIndexAt(0));
    table_->selectionModel()->setCurrentIndex(
        model_.index(row.value_or(0), inSight),
        row && isSelected ? QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows
                          : QItemSelectionModel::NoUpdate);
}

QString GamesPanel::emptyText() const {
    if (question_.store.empty())
        return tr("No database is open: File > Open database.");
    if (isBusy())
        return {};
    if (all_ == 0)
        return tr("This database has no games yet: File > Import files, or Game > New game.");
    return tabs_->chosen().isEmpty()
               ? tr("No game matches the filter. Remove one of its conditions, or clear it.")
               : tr("No game of this collection matches the filter. “All games” searches the whole "
                    "database.");
}

QString GamesPanel::countText() const {
    if (question_.where && !found_ && finder_.isBusy())
        return tr("Searching…");
    const QLocale locale;
    const auto shown = model_.rowCount();
    if (static_cast<quint64>(shown) == all_)
        return trPlural("%Ln game", "%Ln games", shown);
    return tr("%1 of %2 games").arg(locale.toString(shown), locale.toString(all_));
}

void GamesPanel::retranslate() {
    table_->setAccessibleName(tr("Games"));
    showCount();
    showWrong(std::exchange(wrongWords_, {}));
    // The style draws its arrow over the end of the text.
    menuButton_->setText(tr("Selected"));
    menuButton_->setToolTip(tr("Actions for the selected games, and the columns to show"));
    menuButton_->setAccessibleName(tr("Selected games"));
    // They have no mnemonics, which would be those of the menus.
    buttons_[0]->setText(tr("Open"));
    buttons_[1]->setText(tr("Analyse"));
    buttons_[2]->setText(tr("Export…"));
    buttons_[3]->setText(tr("Delete…"));
    model_.retranslate();
    columns_->fit();
}

} // namespace damscope::gui
