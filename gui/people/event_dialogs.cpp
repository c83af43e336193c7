// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/people/event_dialogs.hpp"

#include "db/people/events/event_name.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/game/header_dialog.hpp"
#include "gui/look/theme.hpp"
#include "gui/people/event_counting_fields.hpp"
#include "rules/board/variants.hpp"

#include <QComboBox>
#include <QCompleter>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTableWidget>

#include <utility>

namespace damscope::gui {

namespace {

using DrawKind = db::Draw::Kind;

constexpr int gamesRole = Qt::UserRole + 1; ///< the games of a proposed round
constexpr int usualKinds = 4;

// What was understood takes the place of what was typed, as in the data of a game.
void showAsUnderstood(QLineEdit& date) {
    QObject::connect(&date, &QLineEdit::editingFinished, &date, [&date] {
        const TypedDate read = typedDate(date.text().trimmed());
        if (!date.isModified() || !read.problem.isEmpty())
            return;
        const QSignalBlocker sameDate(date);
        date.setText(read.date);
    });
}

} // namespace

NewEventDialog::NewEventDialog(const db::NewEvent& proposed, const std::optional<NextRound>& next,
                               QWidget* parent)
    : QDialog(parent), form_(new QFormLayout(this)), name_(new QLineEdit(this)),
      site_(new QLineEdit(this)), date_(new QLineEdit(this)), variant_(new QComboBox(this)),
      kind_(new QComboBox(this)), round_(new QSpinBox(this)), player_(new QLineEdit(this)),
      players_(new QPlainTextEdit(this)), points_(new PointsBox(this)),
      tieBreaks_(new TieBreaksButton(this)), found_(new QLabel(this)) {
    setWindowTitle(next ? tr("Enter round %1").arg(next->round) : tr("Enter a tournament"));
    compose();
    for (QWidget* field : {static_cast<QWidget*>(points_), static_cast<QWidget*>(tieBreaks_)})
        form_->setRowVisible(field, !next); // later they stand above the tables
    if (next)
        propose(*next);
    name_->setText(qtText(proposed.name));
    site_->setText(qtText(proposed.site));
    date_->setText(qtText(proposed.date));
    variant_->setCurrentIndex(variant_->findData(static_cast<int>(proposed.variant)));
    for (QLineEdit* line : {name_, site_, date_})
        connect(line, &QLineEdit::textChanged, this, &NewEventDialog::read);
    connect(kind_, &QComboBox::currentIndexChanged, this, &NewEventDialog::showDraw);
    connect(round_, &QSpinBox::valueChanged, this, &NewEventDialog::read);
    connect(players_, &QPlainTextEdit::textChanged, this, &NewEventDialog::read);
    connect(player_, &QLineEdit::returnPressed, this, &NewEventDialog::addPlayer);
    showDraw();
    if (next)
        enter_->setFocus(); // most often nothing is to be changed
}

// Before the other ways; what is proposed can be changed.
void NewEventDialog::propose(const NextRound& next) {
    const auto offer = [this](int place, const QString& text, const QString& games) {
        if (games.isEmpty())
            return;
        kind_->insertItem(place, capitalised(text), static_cast<int>(DrawKind::pairings));
        kind_->setItemData(place, games, gamesRole);
    };
    offer(0, tr("the next round by the standings, nobody twice"), next.byStandings);
    offer(next.areTablesUsual ? 0 : kind_->count() - usualKinds,
          tr("the next round of the round robin"), next.ofTables);
    kind_->setCurrentIndex(0);
    round_->setValue(next.round);
}

void NewEventDialog::compose() {
    constexpr int listed = 10; // players
    for (const rules::Variant variant : rules::allVariants())
        variant_->addItem(variantTitle(variant), static_cast<int>(variant));
    kind_->addItem(tr("Round robin"), static_cast<int>(DrawKind::once));
    kind_->addItem(tr("Double round robin"), static_cast<int>(DrawKind::twice));
    kind_->addItem(capitalised(tr("a number of rounds")), static_cast<int>(DrawKind::rounds));
    kind_->addItem(capitalised(tr("one round with given games")),
                   static_cast<int>(DrawKind::pairings));
    round_->setRange(1, db::mostEnteredRounds);
    date_->setPlaceholderText(tr("2026.11.22; unknown parts: 2026.??.??"));
    showAsUnderstood(*date_);
    player_->setPlaceholderText(tr("Type a name; Enter adds it to the list"));
    players_->setTabChangesFocus(true);
    players_->setMinimumHeight(listed * players_->fontMetrics().lineSpacing());
    found_->setWordWrap(true);
    const auto name = [](QWidget& widget, const char* object) { widget.setObjectName(object); };
    name(*name_, "eventName");
    name(*site_, "eventSite");
    name(*date_, "eventDate");
    name(*variant_, "eventVariant");
    name(*kind_, "eventKind");
    name(*round_, "eventRound");
    name(*player_, "eventPlayer");
    name(*players_, "eventPlayers");
    name(*found_, "eventFound");
    form_->addRow(tr("&Name:"), name_);
    form_->addRow(tr("P&lace:"), site_);
    form_->addRow(tr("&Date:"), date_);
    form_->addRow(tr("&Variant:"), variant_);
    form_->addRow(tr("&Games:", "new event"), kind_);
    form_->addRow(tr("&Rounds:"), round_);
    form_->addRow(tr("&Add:"), player_);
    form_->addRow(tr("&Players:"), players_);
    addCounting();
    form_->addRow(found_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    enter_ = buttons->addButton(tr("&Create the games"), QDialogButtonBox::AcceptRole);
    enter_->setObjectName("makeGames");
    form_->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        if (!std::exchange(refused_, false))
            return accept();
        found_->setText(
            EventCountingFields::tr("Write points as 2-1-0: for a win, a draw and a loss."));
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    buttons->button(QDialogButtonBox::Cancel)->setAutoDefault(false);
    resize(look::dialog::wideForm, sizeHint().height());
}

void NewEventDialog::addCounting() {
    points_->setObjectName("eventPoints");
    points_->offerWritten(capitalised(tr("as written")));
    points_->setToolTip(tr("For a win, a draw and a loss"));
    points_->setName(points_->toolTip());
    tieBreaks_->setObjectName("eventTieBreaks");
    tieBreaks_->setAutoDefault(false);
    connect(points_, &PointsBox::refused, this, [this] { refused_ = true; });
    form_->addRow(tr("P&oints:"), points_);
    form_->addRow(tieBreaks_);
}

db::Draw NewEventDialog::draw() const {
    return {static_cast<DrawKind>(kind_->currentData().toInt()), round_->value()};
}

void NewEventDialog::addPlayer() {
    const QString name = player_->text().trimmed();
    if (!name.isEmpty())
        players_->appendPlainText(name);
    player_->clear();
}

void NewEventDialog::showDraw() {
    const DrawKind kind = draw().kind;
    const bool given = kind == DrawKind::pairings;
    form_->setRowVisible(round_, given || kind == DrawKind::rounds);
    form_->setRowVisible(player_, !given);
    enter_->setAutoDefault(given); // else Enter adds a player
    enter_->setDefault(given);
    if (const QString games = kind_->currentData(gamesRole).toString(); !games.isEmpty())
        players_->setPlainText(games);
    auto* label = qobject_cast<QLabel*>(form_->labelForField(round_));
    label->setText(given ? tr("&Round:") : tr("&Rounds:"));
    round_->setAccessibleName(label->text().remove('&').remove(':'));
    players_->setPlaceholderText(given ? tr("One game per line: White : Black")
                                       : tr("One player per line"));
    read();
}

namespace {

QString wrong(const db::EntrantsFault& fault) {
    Message message = messageOf(fault);
    if (fault.line > 0)
        message.parameters.push_back(
            {"place", NewEventDialog::tr("Line %1").arg(fault.line).toStdString()});
    return sentence(message);
}

} // namespace

void NewEventDialog::read() {
    entrants_.reset();
    auto entrants = db::readEntrants(players_->toPlainText().toStdString(), draw());
    QString found;
    if (!entrants)
        found = wrong(entrants.error());
    else if (db::readEventName(name_->text().toStdString()).key.empty())
        found = tr("The tournament needs a name.");
    else if (const TypedDate date = typedDate(date_->text().trimmed()); !date.problem.isEmpty())
        found = date.problem;
    else
        entrants_ = std::move(*entrants);
    if (entrants_)
        found = trPlural("%Ln game", "%Ln games", static_cast<int>(entrants_->pairings.size())) +
                QStringLiteral(", ") +
                trPlural("%Ln player", "%Ln players", static_cast<int>(entrants_->players.size()));
    found_->setText(found);
    enter_->setEnabled(entrants_.has_value());
}

void NewEventDialog::offer(const QStringList& players, const QStringList& events,
                           const QStringList& sites) {
    completeNames(*player_, players);
    completeNames(*name_, events);
    completeNames(*site_, sites);
    // What is chosen is added; the line is cleared after the completer has written into it.
    connect(player_->completer(), qOverload<const QString&>(&QCompleter::activated), this,
            &NewEventDialog::addPlayer, Qt::QueuedConnection);
}

db::NewEvent NewEventDialog::newEvent() const {
    const auto text = [](const QLineEdit& line) { return line.text().trimmed().toStdString(); };
    return {text(*name_),
            text(*site_),
            typedDate(date_->text().trimmed()).date.toStdString(),
            static_cast<rules::Variant>(variant_->currentData().toInt()),
            entrants_ ? entrants_->players : std::vector<std::string>(),
            entrants_ ? entrants_->teams : std::vector<std::string>(),
            {},
            {.points = db::readPointSystem(points_->currentText().toStdString()),
             .tieBreaks = tieBreaks_->tieBreaks()}};
}

namespace {

constexpr int firstYear = 1000;
constexpr int lastYear = 2999;

std::string textOf(const QLineEdit& line) {
    return line.text().trimmed().toStdString();
}

} // namespace

CorrectEventDialog::CorrectEventDialog(const EventData& event, QWidget* parent)
    : QDialog(parent), data_(event), name_(new QLineEdit(qtText(event.name), this)),
      site_(new QLineEdit(qtText(event.site), this)),
      date_(new QLineEdit(qtText(event.date), this)), year_(new QLineEdit(this)),
      players_(new QTableWidget(0, 2, this)), found_(new QLabel(this)) {
    setWindowTitle(tr("Correct %1").arg(qtText(event.title)));
    compose();
    addPlayers();
    for (QLineEdit* line : {name_, site_, date_, year_})
        connect(line, &QLineEdit::textChanged, this, &CorrectEventDialog::read);
    connect(players_, &QTableWidget::cellChanged, this, &CorrectEventDialog::read);
    read();
}

void CorrectEventDialog::compose() {
    name_->setObjectName("correctName");
    site_->setObjectName("correctSite");
    date_->setObjectName("correctDate");
    year_->setObjectName("correctYear");
    players_->setObjectName("correctPlayers");
    found_->setObjectName("correctFound");
    found_->setWordWrap(true);
    for (QLineEdit* line : {name_, site_, date_, year_})
        line->setPlaceholderText(tr("as in the games"));
    showAsUnderstood(*date_);
    auto* form = new QFormLayout(this);
    form->addRow(tr("&Name:"), name_);
    form->addRow(tr("P&lace:"), site_);
    form->addRow(tr("&Date of all games:"), date_);
    form->addRow(tr("&Year of all dates:"), year_);
    form->addRow(tr("&Players:", "correct event"), players_);
    form->addRow(found_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    correct_ = buttons->addButton(tr("&Correct"), QDialogButtonBox::AcceptRole);
    correct_->setObjectName("correctGames");
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(look::dialog::wideForm, sizeHint().height());
}

void CorrectEventDialog::addPlayers() {
    players_->setAccessibleName(tr("Names of the players"));
    players_->setHorizontalHeaderLabels({tr("As written"), tr("Corrected")});
    players_->verticalHeader()->hide();
    players_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    players_->setTabKeyNavigation(false);
    players_->setRowCount(static_cast<int>(data_.players.size()));
    int row = 0;
    for (const std::string& player : data_.players) {
        auto* written = new QTableWidgetItem(qtText(player));
        written->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        players_->setItem(row, 0, written);
        players_->setItem(row, 1, new QTableWidgetItem(qtText(player)));
        ++row;
    }
}

db::EventCorrection CorrectEventDialog::correction() const {
    db::EventCorrection correction;
    const auto set = [&](const char* tag, const std::string& text, const std::string& before) {
        if (text != before)
            correction.tags.push_back({tag, text});
    };
    set("Event", textOf(*name_), data_.name);
    set("Site", textOf(*site_), data_.site);
    if (const std::string date = textOf(*date_); date != data_.date)
        set("Date", typedDate(qtText(date)).date.toStdString(), data_.date);
    correction.year = year_->text().trimmed().toInt();
    for (int row = 0; row < players_->rowCount(); ++row) {
        const std::string now = players_->item(row, 1)->text().trimmed().toStdString();
        const std::string before = players_->item(row, 0)->text().toStdString();
        if (!now.empty() && now != before)
            correction.players[before] = now;
    }
    return correction;
}

QString CorrectEventDialog::wrong() const {
    const std::string date = textOf(*date_);
    if (QString problem = typedDate(qtText(date)).problem; date != data_.date && !problem.isEmpty())
        return problem; // a date that the games have stays as it is
    const QString year = year_->text().trimmed();
    bool isNumber = false;
    const int number = year.toInt(&isNumber);
    if (!year.isEmpty() && (!isNumber || number < firstYear || number > lastYear))
        return tr("This is not a year: %1").arg(year);
    return {};
}

void CorrectEventDialog::read() {
    const QString fault = wrong();
    found_->setText(fault);
    correct_->setEnabled(false); // until the games are counted
    if (fault.isEmpty())
        emit corrected(correction());
}

void CorrectEventDialog::setCount(std::uint64_t games) {
    if (!wrong().isEmpty())
        return;
    found_->setText(
        trPlural("%Ln game would change.", "%Ln games would change.", static_cast<int>(games)));
    correct_->setEnabled(games > 0);
}

} // namespace damscope::gui
