// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/people/events_page.hpp"

#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/people/event_editor.hpp"
#include "gui/people/results_page.hpp"
#include "pages/event_sheet.hpp"

#include <QEvent>
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
constexpr int mostRounds = 999;

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
      editor_(new EventEditor(*this)), results_(new ResultsPage(this)),
      pointsLabel_(new QLabel(this)), points_(new PointsBox(this)), matches_(new QWidget(this)),
      matchPointsLabel_(new QLabel(this)), matchPoints_(new PointsBox(this)),
      afterLabel_(new QLabel(this)), after_(new QSpinBox(this)), left_(new QPushButton(this)),
      type_(new QPushButton(this)), enter_(new QPushButton(this)), correct_(new QPushButton(this)),
      undo_(new QPushButton(this)) {
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(directory_);
    directory_->addAbovePage(*bar());
    directory_->addInsteadOfPage(*results_);
    setFocusProxy(directory_);
    changed_.setSingleShot(true);
    changed_.setInterval(pauseBetweenResults);
    connect(&changed_, &QTimer::timeout, this, &EventsPage::storeChanged);
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
    retranslate();
    follow();
}

QWidget* EventsPage::bar() {
    auto* bar = new QWidget(this);
    auto* row = new FlowLayout;
    bar->setLayout(row);
    QSizePolicy asWideAsThePage(QSizePolicy::Ignored, QSizePolicy::Preferred);
    asWideAsThePage.setHeightForWidth(true);
    bar->setSizePolicy(asWideAsThePage);
    composeCounting(*row);
    for (QPushButton* button : {left_, type_, enter_, correct_, undo_})
        row->addWidget(button);
    left_->setObjectName("playersWhoLeft");
    left_->setMenu(new QMenu(left_));
    type_->setObjectName("typeResults");
    enter_->setObjectName("enterEvent");
    correct_->setObjectName("correctEvent");
    undo_->setObjectName("undoEvent");
    type_->setCheckable(true);
    connect(type_, &QPushButton::toggled, this, &EventsPage::typeResults);
    connect(enter_, &QPushButton::clicked, this, &EventsPage::enterTournament);
    connect(correct_, &QPushButton::clicked, this, &EventsPage::correctEvent);
    connect(undo_, &QPushButton::clicked, this, &EventsPage::undo);
    return bar;
}

// By what points, and after which round. Each label stays with its field.
void EventsPage::composeCounting(QLayout& bar) {
    points_->setObjectName("points");
    matchPoints_->setObjectName("matchPoints");
    after_->setObjectName("after");
    after_->setRange(0, mostRounds);
    after_->setKeyboardTracking(false);
    const auto add = [&bar](QWidget* both, QLabel* label, QWidget* field) {
        auto* row = new QHBoxLayout(both);
        row->setContentsMargins(0, 0, 0, 0);
        row->addWidget(label);
        row->addWidget(field);
        label->setBuddy(field);
        bar.addWidget(both);
    };
    add(new QWidget(this), pointsLabel_, points_);
    add(matches_, matchPointsLabel_, matchPoints_);
    add(new QWidget(this), afterLabel_, after_);
    for (const PointsBox* box : {points_, matchPoints_}) {
        connect(box, &PointsBox::pointsChanged, this, &EventsPage::countAgain);
        connect(box, &PointsBox::refused, this, [this] {
            emit reported(tr("Write points as 2-1-0: for a win, a draw and a loss."));
        });
    }
    connect(after_, &QSpinBox::valueChanged, this, &EventsPage::countAgain);
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
    const bool isShown = directory_->shown().has_value();
    matches_->setVisible(isShown && directory_->isOfTeams());
    for (QPushButton* button : {type_, correct_})
        button->setEnabled(isShown);
    for (QPushButton* button : {enter_, undo_})
        button->setEnabled(!store_.empty());
    offerPlayers();
}

// The page of an event that is counted again keeps who was checked.
void EventsPage::offerPlayers() {
    const QStringList& players = directory_->players();
    left_->setEnabled(!players.isEmpty());
    QMenu& menu = *left_->menu();
    const qint64 shown = directory_->shown() ? directory_->shown()->id : 0;
    if (offered_ == shown && menu.actions().size() == players.size())
        return;
    offered_ = shown;
    menu.clear();
    for (const QString& player : players) {
        QAction* action = menu.addAction(QString(player).replace(u'&', QLatin1String("&&")));
        action->setCheckable(true);
        connect(action, &QAction::toggled, this, &EventsPage::countAgain);
    }
}

db::EventCounting EventsPage::counting() const {
    db::EventCounting counting{
        points_->points(), after_->value(), matchPoints_->points().value_or(db::PointSystem()), {}};
    const QList<QAction*> players = left_->menu()->actions();
    for (qsizetype place = 0; place < players.size(); ++place)
        if (players[place]->isChecked())
            counting.withdrawn.insert(static_cast<std::size_t>(place));
    return counting;
}

void EventsPage::countAgain() {
    directory_->setPage(pageCountedBy(counting(), offered_));
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
    db::EventCounting all = counting();
    all.lastRound = 0;
    if (offered_ != shown->id)
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

void EventsPage::retranslate() {
    directory_->setWords(tr("Words of an event’s name"), tr("No events with this name."),
                         tr("No game in this database is from this event."));
    pointsLabel_->setText(tr("&Points"));
    points_->offerWritten(tr("as written"));
    points_->setToolTip(tr("For a win, a draw and a loss"));
    points_->setAccessibleName(points_->toolTip());
    matchPointsLabel_->setText(tr("&Match points"));
    matchPoints_->setToolTip(tr("For a match of teams that is won, drawn and lost"));
    matchPoints_->setAccessibleName(matchPoints_->toolTip());
    afterLabel_->setText(tr("After &round"));
    after_->setSpecialValueText(tr("all"));
    after_->setAccessibleName(tr("Standings after this round"));
    left_->setText(tr("Players who &left"));
    left_->setToolTip(tr("Games of one who played less than half of them count for nobody"));
    type_->setText(tr("&Type results"));
    type_->setToolTip(tr("The crosstable and the games, for typing results"));
    enter_->setText(tr("&Enter a tournament…"));
    enter_->setToolTip(tr(
        "Creates the games of a list of players or, while results are being typed, another round"));
    correct_->setText(tr("&Correct the event…"));
    correct_->setToolTip(tr("Name, place, dates and players of all its games at once"));
    undo_->setText(tr("&Undo the last correction"));
}

void EventsPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
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
