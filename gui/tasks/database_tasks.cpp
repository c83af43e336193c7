// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/tasks/database_tasks.hpp"

#include "db/store/sqlite/sqlite.hpp"
#include "gui/base/actions.hpp"
#include "gui/base/job.hpp"
#include "gui/base/message_bar.hpp"
#include "gui/base/text.hpp"
#include "gui/control/importer.hpp"
#include "gui/control/publisher.hpp"
#include "gui/control/repairs.hpp"
#include "gui/database/games_panel.hpp"
#include "gui/database/problems_panel.hpp"
#include "gui/game/game_document.hpp"
#include "gui/openings/openings_panel.hpp"
#include "gui/people/events_page.hpp"
#include "gui/people/players_page.hpp"
#include "gui/search/search_panel.hpp"
#include "gui/settings/settings.hpp"
#include "rules/text/fen.hpp"

#include <QAction>
#include <QInputDialog>
#include <QMainWindow>
#include <QMenu>

namespace damscope::gui {

namespace {

// The subjects of alerts.
const QString gamesNotListed = QStringLiteral("games not listed");
const QString listIncomplete = QStringLiteral("list of games incomplete");
const QString searchNotReady = QStringLiteral("search not ready");
const QString bookmarksNotRead = QStringLiteral("bookmarks not read");

QString notListedWords() {
    return GamesTask::tr("The games could not be listed");
}

} // namespace

GamesTask::GamesTask(const TaskContext& context, Importer& importer)
    : QObject(&context.window), workspace_(context.workspace),
      previous_(*context.actions.previousGame), next_(*context.actions.nextGame),
      games_(new GamesPanel(&context.window)), problems_(new ProblemsPanel(&context.window)),
      stored_(new StoredProblems(problems_->model(), importer, this)) {
    workspace_.addPanel("games", *games_);
    workspace_.addPanel("problems", *problems_);
    workspace_.setSubject({Task::games}, [this] { return subject(); });
    games_->setDeleteAction(*context.actions.deleteGames);
    connect(games_, &GamesPanel::reported, this, &GamesTask::reported);
    connect(games_, &GamesPanel::listed, this, [this] { retractFailure(*this, gamesNotListed); });
    connect(games_, &GamesPanel::notListed, this, [this](const QString& reason) {
        alertFailure(*this, gamesNotListed, notListedWords, reason, [this] { refresh(); });
    });
    connect(games_, &GamesPanel::failed, this, [this](const QString& reason) {
        alertFailure(
            *this, listIncomplete, [] { return tr("The list of games is incomplete"); }, reason,
            [this] {
                games_->refreshCollections();
                refresh();
            });
    });
    connect(games_, &GamesPanel::gameChosen, this, [this] { workspace_.show(Task::study); });
    connect(stored_, &StoredProblems::reported, this, &GamesTask::reported);
    connect(&importer, &Importer::problemsMet, &problems_->model(), &ProblemModel::add);
    connect(games_, &GamesPanel::selectionChanged, &workspace_, &Workspace::subjectChanged);
    connect(games_, &GamesPanel::counted, &workspace_, &Workspace::subjectChanged);
    connectActions(context.actions);
}

void GamesTask::connectActions(const Actions& a) {
    connect(a.find, &QAction::triggered, this, [this] {
        workspace_.show(Task::games);
        workspace_.bringUp("games");
        games_->focusFilter();
    });
    for (const auto& [action, step] : {std::pair(a.previousGame, -1), std::pair(a.nextGame, 1)})
        connect(action, &QAction::triggered, this, [this, step = step] {
            const auto row = rowOfOpenGame();
            if (const auto game = row ? games_->model().gameAt(*row + step) : std::nullopt)
                emit neighbourChosen(*game);
        });
    connect(games_, &GamesPanel::counted, this, [this] { setOpenGame(open_); });
}

void GamesTask::restoreColumns(Settings& settings) {
    if (!settings.gameColumns->isEmpty())
        games_->restoreColumns(*settings.gameColumns);
    connect(games_, &GamesPanel::columnsChanged, &workspace_, &Workspace::layoutChanged);
    connect(&workspace_, &Workspace::saving, this, [this, &settings] {
        settings.gameColumns.change(
            [now = games_->columnState()](QByteArray& columns) { columns = now; },
            *settings.writer);
    });
}

void GamesTask::setOpenGame(const std::optional<db::GameId>& game) {
    open_ = game;
    const auto row = rowOfOpenGame();
    previous_.setEnabled(row && *row > 0);
    next_.setEnabled(row && *row + 1 < games_->model().rowCount());
}

std::optional<int> GamesTask::rowOfOpenGame() const {
    return open_ ? games_->model().rowOf(*open_) : std::nullopt;
}

QString GamesTask::placeOfOpenGame() const {
    const auto row = rowOfOpenGame();
    return row ? tr("game %1 of %2")
                     .arg(numberText(static_cast<std::uint64_t>(*row) + 1),
                          numberText(static_cast<std::uint64_t>(games_->model().rowCount())))
               : QString();
}

void GamesTask::setStore(const std::filesystem::path& store) {
    for (const QString& failure : {gamesNotListed, listIncomplete}) // of the store before
        retractFailure(*this, failure);
    try {
        games_->setStore(store);
    } catch (const db::Error& e) {
        alertFailure(*this, gamesNotListed, notListedWords, worded(e),
                     [this, store] { setStore(store); });
    }
    stored_->setStore(store);
}

void GamesTask::apply(const Settings& settings) {
    games_->setLook(settings.boardLook());
}

void GamesTask::list(const QString& filter) {
    workspace_.show(Task::games);
    games_->filter(filter);
}

namespace {

PageSubject subjectOf(std::vector<db::GameId> games) {
    const auto count = static_cast<qint64>(games.size());
    return {PageSubject::Kind::games, count, {}, [games = std::move(games)] { return games; }};
}

// Games that are still being searched.
PageSubject awaited() {
    return {.kind = PageSubject::Kind::list};
}

} // namespace

// The selected games, or all of the list.
std::optional<PageSubject> GamesTask::subject() const {
    if (games_->isFinding())
        return awaited();
    std::vector<db::GameId> games = games_->selectedGames();
    if (games.empty())
        games = games_->model().games();
    return games.empty() ? std::nullopt : std::optional(subjectOf(std::move(games)));
}

void GamesTask::refresh() {
    games_->refresh();
    stored_->dropSettled();
}

void GamesTask::listAgain() {
    games_->refresh();
    stored_->listAgain();
}

SearchTask::SearchTask(const TaskContext& context)
    : QObject(&context.window), workspace_(context.workspace), document_(context.document),
      search_(new SearchPanel(document_, &context.window)),
      openings_(new OpeningsPanel(document_, &context.window)),
      bookmarks_(new BookmarksMenu(&context.window)) {
    workspace_.addPanel("openings", *openings_);
    workspace_.addPanel("search", *search_, true);
    workspace_.addPanel("found", search_->found());
    workspace_.setSubject({Task::search}, [this] { return subject(); });
    const HitList& found = search_->found();
    connect(&found, &QWidget::windowTitleChanged, &workspace_, &Workspace::subjectChanged);
    connect(&found, &HitList::searchingChanged, &workspace_, &Workspace::subjectChanged);
    connect(search_, &SearchPanel::searchBegun, this, [this] { workspace_.bringUp("found"); });
    connect(&found, &HitList::saveWanted, this, &SearchTask::saveSearch);
    connect(&found, &HitList::reported, this, &SearchTask::reported);
    connect(bookmarks_, &BookmarksMenu::chosen, this, &SearchTask::openBookmark);
    connect(bookmarks_, &BookmarksMenu::reported, this, &SearchTask::reported);
    connectActions(context.actions);
}

void SearchTask::connectActions(const Actions& a) {
    connect(a.openings, &QAction::triggered, this, [this] {
        workspace_.bringUp("openings");
        openings_->focusMoves();
    });
    connect(a.search, &QAction::triggered, this, [this] {
        workspace_.show(Task::search);
        workspace_.bringUp("search");
        search_->focusQuery();
    });
    connect(a.searchPosition, &QAction::triggered, this, [this] {
        workspace_.show(Task::search);
        search_->searchPosition();
    });
}

void SearchTask::setStore(const std::filesystem::path& store) {
    store_ = store;
    try {
        search_->setStore(store);
        retractFailure(*this, searchNotReady);
    } catch (const db::Error& e) {
        alertFailure(
            *this, searchNotReady, [] { return tr("The games cannot be searched"); }, worded(e),
            [this, store] { setStore(store); });
    }
    openings_->setStore(store);
}

void SearchTask::apply(const Settings& settings) {
    search_->setLook(settings.boardLook());
}

// The games that were found.
std::optional<PageSubject> SearchTask::subject() const {
    if (search_->found().isSearching())
        return awaited();
    std::vector<db::GameId> games = search_->found().hits().games();
    return games.empty() ? std::nullopt : std::optional(subjectOf(std::move(games)));
}

void SearchTask::setFilter(const db::Filter& games, const db::query::AskedGames& asked) {
    openings_->setFilter(games);
    search_->setListed(asked);
}

void SearchTask::fillBookmarks(QMenu& menu) {
    menu.clear();
    bookmarks_->fill(menu, {store_, document_.position(), search_->asked()});
}

// The panel says what is missing of a search that cannot be kept.
void SearchTask::saveSearch() {
    const auto search = search_->asked();
    if (!search || store_.empty())
        return search_->search();
    bookmarks_->askToSave(store_, *search);
}

// Its games are those that the search finds.
void SearchTask::openBookmark(const db::Bookmark& bookmark) {
    workspace_.show(Task::search);
    if (!bookmark.filter.empty())
        emit filterWanted(QString::fromStdString(bookmark.filter));
    search_->open(bookmark);
}

PeopleTask::PeopleTask(const TaskContext& context)
    : QObject(&context.window), workspace_(context.workspace),
      players_(new PlayersPage(&context.window)), events_(new EventsPage(&context.window)) {
    workspace_.addPage({Task::players}, *players_, {players_, players_->focusProxy(), true},
                       Workspace::Entry::fromAnotherTask);
    workspace_.addPage({Task::events}, *events_, {events_, events_->focusProxy(), true},
                       Workspace::Entry::fromAnotherTask);
    connectPages();
    connectSubjects();
    connectActions(context.actions);
}

namespace {

// They lead to pages of the window.
pages::SheetTable withoutLinks(pages::SheetTable table) {
    table.links.clear();
    return table;
}

} // namespace

const PlayerPage& PeopleTask::player() const {
    return players_->playerPage();
}

void PeopleTask::connectPages() {
    connect(&players_->directory(), &Directory::targetChosen, this, &PeopleTask::follow);
    connect(&events_->directory(), &Directory::targetChosen, this, &PeopleTask::follow);
    const auto offerList = [this](Directory& directory, QString (*title)()) {
        connect(&directory, &Directory::exportWanted, this, [this, &directory, title] {
            const SheetModel& model = directory.model();
            pages::SheetTable table = withoutLinks(model.table());
            for (std::size_t row = 0; row < table.rows.size(); ++row)
                table.rows[row] = model.table().rows[model.placeOf(static_cast<int>(row))];
            emit exportWanted({PageSubject::Kind::list, 1, title(),
                               [table = std::move(table), name = title().toStdString()] {
                                   return pages::Sheet{name, {}, {table}};
                               }});
        });
    };
    offerList(players_->directory(), [] { return tr("Players"); });
    offerList(events_->directory(), [] { return tr("Events"); });
    connect(players_, &PlayersPage::reported, this, &PeopleTask::reported);
    connect(&player(), &PlayerPage::gamesWanted, this, [this](const QString& name) {
        emit gamesWanted(qtText(db::filterText({"player", name.toStdString()})));
    });
    connect(events_, &EventsPage::reported, this, &PeopleTask::reported);
    connect(players_, &PlayersPage::storeChanged, &events_->directory(), &Directory::refresh);
    connect(&players_->renamer(), &PlayerRenamer::renamed, this, &PeopleTask::storeChanged);
    connect(events_, &EventsPage::storeChanged, &players_->directory(), &Directory::refresh);
    connect(events_, &EventsPage::storeChanged, this, &PeopleTask::storeChanged);
    connect(events_, &EventsPage::gameChosen, this, &PeopleTask::gameChosen);
    connect(events_, &EventsPage::gamesWanted, this, &PeopleTask::gamesWanted);
}

void PeopleTask::connectSubjects() {
    for (const Task task : {Task::players, Task::events})
        workspace_.setSubject({task}, [this, task] { return subject(task); });
    for (const Directory* directory : {&players_->directory(), &events_->directory()})
        connect(directory, &Directory::pageShown, &workspace_, &Workspace::subjectChanged);
    connect(players_, &PlayersPage::sheetChanged, &workspace_, &Workspace::subjectChanged);
    connect(events_, &EventsPage::sheetChanged, &workspace_, &Workspace::subjectChanged);
}

void PeopleTask::connectActions(const Actions& a) {
    const auto on = [this](QAction* action, auto&& act) {
        connect(action, &QAction::triggered, this, [this, act] {
            workspace_.show(Task::events);
            act(*events_);
        });
    };
    on(a.enterEvent, [](EventsPage& page) { page.enterTournament(); });
    on(a.typeResults, [](EventsPage& page) { page.typeResults(true); });
    on(a.correctEvent, [](EventsPage& page) { page.correctEvent(); });
    on(a.undoCorrection, [](EventsPage& page) { page.undo(); });
}

void PeopleTask::follow(const Target& target) {
    if (target.to == Target::To::game)
        return emit gameChosen(db::GameId{static_cast<std::uint32_t>(target.id)});
    const bool person = target.to == Target::To::person;
    workspace_.show(person ? Task::players : Task::events);
    (person ? players_->directory() : events_->directory()).open(target);
}

void PeopleTask::setStore(const std::filesystem::path& store) {
    players_->setStore(store);
    events_->setStore(store);
}

void PeopleTask::apply(const Settings& settings) {
    players_->playerPage().setLook(settings.boardLook());
    players_->setOwnName(settings.ownName());
}

void PeopleTask::setGuard(std::function<bool(db::GameId)> mayChange) {
    players_->renamer().setGuard(std::move(mayChange));
}

void PeopleTask::refresh() {
    players_->directory().refresh();
    events_->directory().refresh();
}

void PeopleTask::showPlayer(const QString& name) {
    follow({Target::To::person, 0, name});
}

void PeopleTask::showEvent(const QString& event, db::GameId game) {
    follow({Target::To::event, db::number(game), event});
}

std::optional<PageSubject> PeopleTask::subject(Task task) const {
    const bool isPlayer = task == Task::players;
    const Directory& directory = isPlayer ? players_->directory() : events_->directory();
    const std::optional<pages::Sheet> shown = isPlayer ? players_->sheet() : events_->sheet();
    if (!directory.shown() || !shown)
        return std::nullopt;
    const auto kind = !isPlayer ? (events_->printsRound() ? PageSubject::Kind::round
                                                          : PageSubject::Kind::crosstable)
                      : players_->showsDossier() ? PageSubject::Kind::dossier
                                                 : PageSubject::Kind::player;
    PageSubject subject{kind, 1, directory.shown()->name, [sheet = *shown]() mutable {
                            for (pages::SheetTable& table : sheet.tables)
                                table = withoutLinks(std::move(table));
                            return sheet;
                        }};
    // After an earlier round its crosstable is not that of all the games.
    if (kind == PageSubject::Kind::crosstable && events_->showsWholeEvent())
        subject.eventGames = directory.games();
    return subject;
}

std::optional<GamesToPublish> PeopleTask::shownEvent() const {
    const auto games = workspace_.task() == Task::events ? events_->shownGames() : std::nullopt;
    return games ? std::optional(GamesToPublish{events_->directory().shown()->name, *games})
                 : std::nullopt;
}

void PeopleTask::find(Task task, const QString& text) {
    workspace_.show(task);
    (task == Task::players ? players_->directory() : events_->directory()).setFilter(text);
}

namespace {

QString problemText(db::BookmarkProblem problem) {
    switch (problem) {
    case db::BookmarkProblem::missing:
        return BookmarksMenu::tr("This bookmark no longer exists.");
    case db::BookmarkProblem::exists:
        return BookmarksMenu::tr("A bookmark with this name already exists.");
    case db::BookmarkProblem::nameless:
        return BookmarksMenu::tr("The name of a bookmark must contain a letter or a digit.");
    default:
        return BookmarksMenu::tr("This cannot be kept as a bookmark.");
    }
}

QString menuText(const std::string& name) {
    return qtText(name).replace('&', QStringLiteral("&&"));
}

} // namespace

BookmarksMenu::BookmarksMenu(QWidget* window) : QObject(window), window_(window) {}

void BookmarksMenu::fill(QMenu& menu, const State& state) {
    menu.addAction(tr("Bookmark this &position…"), this,
                   [this, state] {
                       askForName(state.store, tr("Bookmark this position"),
                                  {{},
                                   db::BookmarkKind::position,
                                   state.position->variant(),
                                   rules::writeFen(*state.position),
                                   {},
                                   {}});
                   })
        ->setEnabled(!state.store.empty() && state.position.has_value());
    menu.addAction(tr("&Save this search…"), this,
                   [this, state] { askToSave(state.store, *state.search); })
        ->setEnabled(!state.store.empty() && state.search.has_value());
    if (!state.store.empty())
        addBookmarks(menu, state.store);
}

void BookmarksMenu::askToSave(const std::filesystem::path& store, const db::Bookmark& search) {
    askForName(store, tr("Save this search"), search);
}

void BookmarksMenu::addBookmarks(QMenu& menu, const std::filesystem::path& file) {
    try {
        db::Store store(file, db::Store::Access::read);
        const auto all = db::bookmarks(store);
        retractFailure(*this, bookmarksNotRead);
        if (all.empty())
            return;
        menu.addSeparator();
        for (const db::Bookmark& bookmark : all)
            menu.addAction(menuText(bookmark.name), this,
                           [this, bookmark] { emit chosen(bookmark); });
        menu.addSeparator();
        QMenu* removed = menu.addMenu(tr("&Remove a bookmark"));
        for (const db::Bookmark& bookmark : all)
            removed->addAction(menuText(bookmark.name), this,
                               [this, file, name = bookmark.name] { remove(file, name); });
    } catch (const db::Error& e) {
        alertFailure(*this, bookmarksNotRead, [reason = worded(e)] {
            return tr("The bookmarks cannot be read: %1").arg(reason);
        });
    }
}

void BookmarksMenu::askForName(const std::filesystem::path& store, const QString& title,
                               db::Bookmark bookmark) {
    const QString name = QInputDialog::getText(window_, title, tr("Name of the bookmark:"));
    if (name.isEmpty())
        return;
    bookmark.name = name.toStdString();
    add(store, bookmark);
}

void BookmarksMenu::add(const std::filesystem::path& store, const db::Bookmark& bookmark) {
    changes_.make(
        store,
        [this, bookmark](db::Store& s) -> std::function<void()> {
            if (const auto problem = db::addBookmark(s, bookmark))
                return [this, problem] { emit reported(problemText(*problem)); };
            return [this, name = qtText(bookmark.name)] {
                emit reported(tr("%1 is kept in the bookmarks.").arg(name));
            };
        },
        [name = qtText(bookmark.name)] { return tr("The bookmark %1 was not kept").arg(name); },
        {.key = QStringLiteral("new bookmark ") + qtText(bookmark.name)});
}

void BookmarksMenu::remove(const std::filesystem::path& store, const std::string& name) {
    changes_.make(
        store,
        [this, name](db::Store& s) -> std::function<void()> {
            if (const auto problem = db::removeBookmark(s, name))
                return [this, problem] { emit reported(problemText(*problem)); };
            return [this, name = qtText(name)] {
                emit reported(tr("%1 is removed from the bookmarks.").arg(name));
            };
        },
        [name = qtText(name)] { return tr("The bookmark %1 was not removed").arg(name); });
}

} // namespace damscope::gui
