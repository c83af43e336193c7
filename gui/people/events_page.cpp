// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/people/events_page.hpp"

#include "db/search/lists/filter_text.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/database/undo_button.hpp"
#include "gui/people/event_counting_fields.hpp"
#include "gui/people/event_editor.hpp"
#include "gui/people/results_page.hpp"
#include "pages/event_sheet.hpp"
#include "pages/round_sheet.hpp"

#include <QHBoxLayout>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <memory>

namespace damscope::gui {
namespace {

constexpr int pauseBetweenResults = 700; // milliseconds

// An edition of an event is known by its first game.
Target targetOf(const db::EventLine& event) {
    return {Target::To::event, event.games.empty() ? 0 : db::number(event.games.front()),
            qtText(event.name)};
}

DirectoryContent::List eventList(db::Store& store, const std::string& text, Language language) {
    const auto events = db::listEvents(store, text);
    DirectoryContent::List list{pages::eventsSheet(events, language).tables.front(), {}};
    for (const db::EventLine& event : events)
        list.targets.push_back(targetOf(event));
    return list;
}

// Who can be chosen to have left: of teams nobody.
QStringList playersOf(const db::EventPage& page) {
    QStringList players;
    if (page.teams.standings.empty())
        for (const db::EventPlayer& player : page.players)
            players << qtText(pages::playerName(player));
    return players;
}

// 0: after all rounds.
DirectoryContent::ShowPage pageAfter(int lastRound) {
    return [lastRound](db::Store& store, const Target& target,
                       Language language) -> std::optional<DirectoryContent::Page> {
        const auto event = eventOf(store, target);
        if (!event)
            return std::nullopt;
        const db::EventPage found = db::eventPage(store, *event, {.lastRound = lastRound});
        pages::Sheet sheet = pages::eventSheet(found, language, windowLinks());
        sheet.tables.push_back(pages::progressTable(found, language, windowLinks()));
        sheet.tables.push_back(pages::eventGames(found, language, windowLinks()));
        return DirectoryContent::Page{.target = targetOf(*event),
                                      .sheet = std::move(sheet),
                                      .isOfTeams = !found.teams.standings.empty(),
                                      .players = playersOf(found),
                                      .games = event->games,
                                      .counting = found.counting};
    };
}

} // namespace

EventsPage::EventsPage(QWidget* parent)
    : QWidget(parent), directory_(new Directory("events", {eventList, pageAfter(0)}, this)),
      editor_(new EventEditor(*this)), results_(new ResultsPage(this)) {
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(directory_);
    directory_->addAbovePage(*bar());
    directory_->addInsteadOfPage(*results_);
    setFocusProxy(directory_);
    changed_.setSingleShot(true);
    changed_.setInterval(pauseBetweenResults);
    connect(&changed_, &QTimer::timeout, this, &EventsPage::storeChanged);
    connect(this, &EventsPage::storeChanged, directory_, &Directory::readMissing);
    connect(counting_, &EventCountingFields::chosen, this, [this] {
        if (const auto& event = counting_->shownEvent())
            editor_->keepCounting(*event, counting_->counting(), counting_->players());
    });
    connect(counting_, &EventCountingFields::roundChosen, this, &EventsPage::countAgain);
    connect(counting_, &EventCountingFields::reported, this, &EventsPage::reported);
    connect(directory_, &Directory::pageShown, this, [this] {
        follow();
        // What is being typed stays when the page of the same event is made again.
        if (type_->isChecked() && directory_->shown()->id != typed_)
            loadResults();
    });
    connect(&results_->results(), &EventResults::typed, editor_,
            [this](db::GameId game, const pages::TypedResult& typed) {
                isTypedSince_ = true;
                editor_->setResult(game, typed, results_->results().playersOf(game));
            });
    connect(&results_->results(), &EventResults::replaced, this, &EventsPage::sheetChanged);
    connect(&results_->results(), &EventResults::refused, this, [this](const QString& text) {
        emit reported(tr("“%1” is not a result: type 2, 1, 0, 2-0, + or =.").arg(text));
    });
    connect(results_, &ResultsPage::gameChosen, this, &EventsPage::gameChosen);
    connect(results_, &ResultsPage::byeWanted, editor_, &EventEditor::setBye);
    connect(results_, &ResultsPage::playerLeft, this, [this](std::size_t player) {
        const qint64 typed = targetOf(results_->results().page().event).id;
        if (counting_->shownEvent() && counting_->shownEvent()->id == typed)
            counting_->toggleLeft(player);
    });
    connect(results_, &ResultsPage::nextRoundWanted, this, &EventsPage::enterTournament);
    connectEditor();
    keepTranslated(*this, [this] {
        directory_->setWords(tr("Part of an event’s name"),
                             tr("No events yet. Import games, or enter a tournament."),
                             tr("No events with this name."),
                             tr("No game in this database is from this event."));
        directory_->list().setAccessibleName(tr("Events", "list"));
    });
    counting_->setEvent({}, {}, {}, false);
    follow();
}

void EventsPage::connectEditor() {
    connect(editor_, &EventEditor::reported, this, &EventsPage::reported);
    connect(editor_, &EventEditor::storeChanged, &changed_, qOverload<>(&QTimer::start));
    connect(editor_, &EventEditor::storeChanged, undo_, &UndoButton::refresh);
    connect(editor_, &EventEditor::outdated, this, [this] {
        directory_->refresh();
        if (type_->isChecked())
            loadResults();
    });
    connect(editor_, &EventEditor::countingKept, this, &EventsPage::countAgain);
    connect(editor_, &EventEditor::entered, this, [this](const Target& event) {
        directory_->refresh();
        directory_->open(event);
        typeResults(true);
    });
}

QWidget* EventsPage::bar() {
    auto* bar = new QWidget(this);
    auto* row = new FlowLayout;
    bar->setLayout(row);
    QSizePolicy asWideAsThePage(QSizePolicy::Ignored, QSizePolicy::Preferred);
    asWideAsThePage.setHeightForWidth(true);
    bar->setSizePolicy(asWideAsThePage);
    counting_ = new EventCountingFields(*row, *this);
    list_ = withText<QPushButton>(
        *this, "listEvent", [] { return tr("&Show the games"); },
        [] { return tr("Lists the games in Games, where they can be filtered further"); });
    type_ = withText<QPushButton>(
        *this, "typeResults", [] { return tr("&Type results"); },
        [] { return tr("The crosstable and the games, for typing results"); });
    enter_ = withText<QPushButton>(
        *this, "enterEvent", [] { return tr("&Enter a tournament…"); },
        [] {
            return tr("Creates the games of a list of players or, while results are being typed, "
                      "another round");
        });
    correct_ = withText<QPushButton>(
        *this, "correctEvent", [] { return tr("&Correct the event…"); },
        [] { return tr("Name, place, dates and players of all its games at once"); });
    undo_ =
        withText<UndoButton>(*this, "undoEvent", [] { return tr("&Undo the last correction"); });
    for (auto* button : std::initializer_list<QPushButton*>{list_, type_, enter_, correct_, undo_})
        row->addWidget(button);
    type_->setCheckable(true);
    connect(list_, &QPushButton::clicked, this, [this] {
        if (const auto games = shownGames())
            emit gamesWanted(qtText(db::filterText(db::termsOf(*games))));
    });
    connect(type_, &QPushButton::toggled, this, &EventsPage::typeResults);
    connect(enter_, &QPushButton::clicked, this, &EventsPage::enterTournament);
    connect(correct_, &QPushButton::clicked, this, &EventsPage::correctEvent);
    connect(undo_, &QPushButton::clicked, this, &EventsPage::undo);
    return bar;
}

void EventsPage::setStore(const std::filesystem::path& store) {
    store_ = store;
    changed_.stop();
    page_.cancel();
    results_->results().clear();
    type_->setChecked(false);
    editor_->setStore(store);
    undo_->setChange(store, db::ChangeKind::edit);
    directory_->setStore(store);
    counting_->setEvent({}, {}, {}, false);
    follow();
}

void EventsPage::follow() {
    const auto& shown = directory_->shown();
    for (QPushButton* button : {type_, correct_})
        button->setEnabled(shown.has_value());
    list_->setEnabled(shownGames().has_value());
    for (auto* button : std::initializer_list<QPushButton*>{enter_, undo_})
        button->setEnabled(!store_.empty());
    if (shown && !editor_->isKeeping())
        counting_->setEvent(shown, directory_->counting(), directory_->players(),
                            directory_->isOfTeams());
}

void EventsPage::countAgain() {
    directory_->setPage(pageAfter(counting_->lastRound()));
    if (type_->isChecked())
        editor_->afterChanges([this] {
            if (type_->isChecked())
                loadResults();
        });
}

std::optional<db::Filter> EventsPage::shownGames() const {
    const std::vector<db::GameId>& games = directory_->games();
    return games.empty() ? std::nullopt : std::optional(db::Filter{.ids = games});
}

void EventsPage::enterTournament() {
    const auto& shown = directory_->shown();
    if (!shown || !type_->isChecked())
        return editor_->enter();
    editor_->afterChanges([this, event = *shown, store = store_] {
        if (store == store_) // else another one was opened since
            editor_->enterNextRound(event);
    });
}

void EventsPage::correctEvent() {
    if (const auto shown = directory_->shown())
        editor_->correct(*shown);
}

void EventsPage::undo() {
    editor_->undo();
}

void EventsPage::typeResults(bool on) {
    if (type_->isChecked() != on)
        return type_->setChecked(on); // calls this again
    directory_->showInstead(on);
    if (on) {
        loadResults();
        return results_->setFocus();
    }
    results_->results().clear();
    directory_->refresh();
}

bool EventsPage::printsRound() const {
    return type_->isChecked() && !results_->results().isEmpty();
}

bool EventsPage::showsWholeEvent() const {
    return counting_->lastRound() == 0;
}

std::optional<pages::Sheet> EventsPage::sheet() const {
    if (!printsRound())
        return directory_->sheet();
    return pages::roundSheet(results_->results().counted(), results_->round(), rulesLanguage());
}

// What was typed is stored first: what is read takes its place.
void EventsPage::loadResults() {
    editor_->afterChanges([this] {
        if (type_->isChecked())
            readResults();
    });
}

void EventsPage::readResults() {
    const auto shown = directory_->shown();
    if (!shown || store_.empty())
        return;
    typed_ = shown->id;
    isTypedSince_ = false;
    page_.start([this, file = store_, target = *shown](const Job::Report&,
                                                       const std::stop_token&) -> Job::Step {
        db::Store store(file, db::Store::Access::read);
        const auto event = eventOf(store, target);
        if (!event)
            return {};
        auto page = std::make_shared<db::EventPage>(db::eventPage(store, *event));
        return [this, page] {
            if (isTypedSince_)
                return loadResults();
            if (!editor_->isKeeping())
                counting_->setEvent(targetOf(page->event), page->counting, playersOf(*page),
                                    !page->teams.standings.empty());
            results_->results().set(std::move(*page));
        };
    });
}

} // namespace damscope::gui
