// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/people/events_page.hpp"

#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/people/event_editor.hpp"
#include "gui/people/results_page.hpp"
#include "pages/event_sheet.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
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

DirectoryContent::List list(db::Store& store, const std::string& text, Language language) {
    const auto events = db::listEvents(store, text);
    DirectoryContent::List list{pages::eventsSheet(events, language).tables.front(), {}};
    for (const db::EventLine& event : events)
        list.targets.push_back(targetOf(event));
    return list;
}

// Who left is said of one event.
DirectoryContent::ShowPage pageCountedBy(const db::EventCounting& counting,
                                         qint64 ofWithdrawn = 0) {
    return [counting, ofWithdrawn](db::Store& store, const Target& target,
                                   Language language) -> std::optional<DirectoryContent::Page> {
        const auto event = eventOf(store, target);
        if (!event)
            return std::nullopt;
        db::EventCounting own = counting;
        if (targetOf(*event).id != ofWithdrawn)
            own.withdrawn.clear();
        const db::EventPage found = db::eventPage(store, *event, own);
        QStringList players;
        if (db::eachPlaysEach(found.table.kind))
            for (const db::EventPlayer& player : found.players)
                players << qtText(pages::playerName(player));
        pages::Sheet sheet = pages::eventSheet(found, language, windowLinks());
        sheet.tables.push_back(pages::eventGames(found, language, windowLinks()));
        return DirectoryContent::Page{.target = targetOf(*event),
                                      .sheet = std::move(sheet),
                                      .isOfTeams = !found.teams.standings.empty(),
                                      .players = players};
    };
}

} // namespace

EventsPage::EventsPage(QWidget* parent)
    : QWidget(parent), directory_(new Directory("events", {list, pageCountedBy({})}, this)),
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
    connect(counting_, &EventCountingFields::changed, this, &EventsPage::countAgain);
    connect(counting_, &EventCountingFields::reported, this, &EventsPage::reported);
    connect(directory_, &Directory::failed, this, &EventsPage::reported);
    connect(directory_, &Directory::pageShown, this, [this] {
        follow();
        // What is being typed stays when the page of the same event is made again.
        if (type_->isChecked() && directory_->shown()->id != typed_)
            loadResults();
    });
    connect(&results_->results(), &EventResults::typed, editor_, &EventEditor::setResult);
    connect(&results_->results(), &EventResults::refused, this, [this](const QString& text) {
        emit reported(tr("“%1” is not a result: type 2, 1, 0, 2-0, + or =.").arg(text));
    });
    connect(results_, &ResultsPage::gameChosen, this, &EventsPage::gameChosen);
    connect(editor_, &EventEditor::reported, this, &EventsPage::reported);
    connect(editor_, &EventEditor::storeChanged, &changed_, qOverload<>(&QTimer::start));
    connect(editor_, &EventEditor::outdated, this, [this] {
        directory_->refresh();
        if (type_->isChecked())
            loadResults();
    });
    connect(editor_, &EventEditor::entered, this, [this](const Target& event) {
        directory_->refresh();
        directory_->open(event);
        typeResults(true);
    });
    keepTranslated(*this, [this] {
        directory_->setWords(tr("Part of an event’s name"), tr("No events with this name."),
                             tr("No game in this database is from this event."));
    });
    follow();
}

QWidget* EventsPage::bar() {
    auto* bar = new QWidget(this);
    auto* row = new FlowLayout;
    bar->setLayout(row);
    QSizePolicy asWideAsThePage(QSizePolicy::Ignored, QSizePolicy::Preferred);
    asWideAsThePage.setHeightForWidth(true);
    bar->setSizePolicy(asWideAsThePage);
    counting_ = new EventCountingFields(*row, *this);
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
        withText<QPushButton>(*this, "undoEvent", [] { return tr("&Undo the last correction"); });
    for (QPushButton* button : {type_, enter_, correct_, undo_})
        row->addWidget(button);
    type_->setCheckable(true);
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
    directory_->setStore(store);
    follow();
}

void EventsPage::follow() {
    const auto& shown = directory_->shown();
    for (QPushButton* button : {type_, correct_})
        button->setEnabled(shown.has_value());
    for (QPushButton* button : {enter_, undo_})
        button->setEnabled(!store_.empty());
    counting_->follow(shown ? shown->id : 0, directory_->players(),
                      shown && directory_->isOfTeams());
}

void EventsPage::countAgain() {
    directory_->setPage(pageCountedBy(counting_->counting(), counting_->offered()));
    if (type_->isChecked())
        loadResults();
}

void EventsPage::enterTournament() {
    editor_->enter(type_->isChecked() ? directory_->shown() : std::nullopt);
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

void EventsPage::loadResults() {
    const auto shown = directory_->shown();
    if (!shown || store_.empty())
        return;
    typed_ = shown->id;
    db::EventCounting all = counting_->counting();
    all.lastRound = 0;
    if (counting_->offered() != shown->id)
        all.withdrawn.clear();
    page_.start([this, file = store_, target = *shown, all](const Job::Report&,
                                                            const std::stop_token&) -> Job::Step {
        db::Store store(file, db::Store::Access::read);
        const auto event = eventOf(store, target);
        if (!event)
            return {};
        auto page = std::make_shared<db::EventPage>(db::eventPage(store, *event, all));
        return [this, page] { results_->results().set(std::move(*page)); };
    });
}

EventCountingFields::EventCountingFields(QLayout& bar, QWidget& page)
    : QObject(&page), matches_(new QWidget(&page)), points_(new PointsBox(&page)),
      matchPoints_(new PointsBox(&page)), after_(new QSpinBox(&page)),
      left_(withText<QPushButton>(
          page, "playersWhoLeft", [] { return tr("Players who &left"); },
          [] {
              return tr(
                  "The games of a player who left before half of them were played do not count");
          })) {
    constexpr int mostRounds = 999;
    points_->setObjectName("points");
    matchPoints_->setObjectName("matchPoints");
    after_->setObjectName("after");
    after_->setRange(0, mostRounds);
    after_->setKeyboardTracking(false);
    // Each label stays with its field.
    const auto add = [&bar](QWidget* both, QLabel* label, QWidget* field) {
        auto* row = new QHBoxLayout(both);
        row->setContentsMargins(0, 0, 0, 0);
        row->addWidget(label);
        row->addWidget(field);
        label->setBuddy(field);
        bar.addWidget(both);
    };
    add(new QWidget(&page), withText<QLabel>(page, "pointsLabel", [] { return tr("&Points"); }),
        points_);
    add(matches_, withText<QLabel>(page, "matchPointsLabel", [] { return tr("&Match points"); }),
        matchPoints_);
    add(new QWidget(&page), withText<QLabel>(page, "afterLabel", [] { return tr("After &round"); }),
        after_);
    bar.addWidget(left_);
    left_->setMenu(new QMenu(left_));
    for (const PointsBox* box : {points_, matchPoints_}) {
        connect(box, &PointsBox::pointsChanged, this, &EventCountingFields::changed);
        connect(box, &PointsBox::refused, this, [this] {
            emit reported(tr("Write points as 2-1-0: for a win, a draw and a loss."));
        });
    }
    connect(after_, &QSpinBox::valueChanged, this, &EventCountingFields::changed);
    keepTranslated(*left_, [this] { retranslate(); });
}

db::EventCounting EventCountingFields::counting() const {
    db::EventCounting counting{
        points_->points(), after_->value(), matchPoints_->points().value_or(db::PointSystem()), {}};
    const QList<QAction*> players = left_->menu()->actions();
    for (qsizetype place = 0; place < players.size(); ++place)
        if (players[place]->isChecked())
            counting.withdrawn.insert(static_cast<std::size_t>(place));
    return counting;
}

void EventCountingFields::follow(qint64 event, const QStringList& players, bool isOfTeams) {
    matches_->setVisible(isOfTeams);
    left_->setEnabled(!players.isEmpty());
    if (offered_ == event && left_->menu()->actions().size() == players.size())
        return;
    offered_ = event;
    left_->menu()->clear();
    for (const QString& player : players) {
        QAction* action =
            left_->menu()->addAction(QString(player).replace(u'&', QLatin1String("&&")));
        action->setCheckable(true);
        connect(action, &QAction::toggled, this, &EventCountingFields::changed);
    }
}

void EventCountingFields::retranslate() {
    points_->offerWritten(tr("as written"));
    points_->setToolTip(tr("For a win, a draw and a loss"));
    points_->setAccessibleName(points_->toolTip());
    matchPoints_->setToolTip(tr("Points of a team for a match: won, drawn, lost"));
    matchPoints_->setAccessibleName(matchPoints_->toolTip());
    after_->setSpecialValueText(tr("all"));
    after_->setAccessibleName(tr("Standings after this round"));
}

PointsBox::PointsBox(QWidget* parent) : QComboBox(parent) {
    addItems({QStringLiteral("2-1-0"), QStringLiteral("1-½-0"), QStringLiteral("3-1-0")});
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    text_ = currentText();
    connect(this, &QComboBox::currentIndexChanged, this, &PointsBox::take);
    connect(lineEdit(), &QLineEdit::editingFinished, this, &PointsBox::take);
}

void PointsBox::offerWritten(const QString& text) {
    if (offersWritten_) {
        const bool isChosen = !points_;
        setItemText(0, text);
        if (isChosen)
            setEditText(text_ = text);
        return;
    }
    const QSignalBlocker blocker(this);
    offersWritten_ = true;
    points_.reset();
    text_ = text;
    insertItem(0, text);
    setCurrentIndex(0);
}

void PointsBox::take() {
    const bool asWritten = offersWritten_ && currentText() == itemText(0);
    const auto points = asWritten ? std::nullopt : db::readPointSystem(currentText().toStdString());
    if (!points && !asWritten) {
        setEditText(text_);
        return emit refused();
    }
    text_ = currentText();
    if (points_ == points)
        return;
    points_ = points;
    emit pointsChanged();
}

} // namespace damscope::gui
