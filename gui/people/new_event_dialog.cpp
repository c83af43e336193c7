// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/people/new_event_dialog.hpp"
#include "gui/base/translator.hpp"

#include "gui/base/rules_words.hpp"
#include "gui/base/text.hpp"
#include "gui/look/sizes.hpp"
#include "rules/board/variants.hpp"
#include "rules/text/date.hpp"

#include <QComboBox>
#include <QCompleter>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>

namespace damscope::gui {

namespace {

using Kind = db::Draw::Kind;

void complete(QLineEdit& line, const QStringList& names) {
    auto* completer = new QCompleter(names, &line);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    line.setCompleter(completer);
}

} // namespace

NewEventDialog::NewEventDialog(const db::NewEvent& proposed, QWidget* parent)
    : QDialog(parent), form_(new QFormLayout(this)), name_(new QLineEdit(this)),
      site_(new QLineEdit(this)), date_(new QLineEdit(this)), variant_(new QComboBox(this)),
      kind_(new QComboBox(this)), round_(new QSpinBox(this)), player_(new QLineEdit(this)),
      players_(new QPlainTextEdit(this)), found_(new QLabel(this)) {
    setWindowTitle(tr("Enter a tournament"));
    compose();
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
}

void NewEventDialog::compose() {
    constexpr int listed = 10; // players
    for (const rules::Variant variant : rules::allVariants())
        variant_->addItem(variantTitle(variant), static_cast<int>(variant));
    kind_->addItem(tr("each against each"), static_cast<int>(Kind::once));
    kind_->addItem(tr("each against each, twice"), static_cast<int>(Kind::twice));
    kind_->addItem(tr("a number of rounds"), static_cast<int>(Kind::rounds));
    kind_->addItem(tr("one round with given games"), static_cast<int>(Kind::pairings));
    round_->setRange(1, db::mostEnteredRounds);
    date_->setPlaceholderText(tr("2026.11.22; unknown parts: 2026.??.??"));
    player_->setPlaceholderText(tr("Type a name, Enter adds it to the list"));
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
    form_->addRow(found_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    enter_ = buttons->addButton(tr("&Create the games"), QDialogButtonBox::AcceptRole);
    enter_->setObjectName("makeGames");
    form_->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    enter_->setAutoDefault(false); // Enter adds a player
    enter_->setDefault(false);
    buttons->button(QDialogButtonBox::Cancel)->setAutoDefault(false);
    resize(look::dialog::wideForm, sizeHint().height());
}

db::Draw NewEventDialog::draw() const {
    return {static_cast<Kind>(kind_->currentData().toInt()), round_->value()};
}

void NewEventDialog::addPlayer() {
    const QString name = player_->text().trimmed();
    if (!name.isEmpty())
        players_->appendPlainText(name);
    player_->clear();
}

void NewEventDialog::showDraw() {
    const Kind kind = draw().kind;
    const bool given = kind == Kind::pairings;
    form_->setRowVisible(round_, given || kind == Kind::rounds);
    auto* label = qobject_cast<QLabel*>(form_->labelForField(round_));
    label->setText(given ? tr("&Round:") : tr("&Rounds:"));
    round_->setAccessibleName(label->text().remove('&').remove(':'));
    players_->setPlaceholderText(given ? tr("One game per line: White : Black")
                                       : tr("One player per line"));
    read();
}

bool NewEventDialog::hasDate() const {
    const rules::DateReading date = rules::dateReading(date_->text().trimmed().toStdString());
    return date_->text().trimmed().isEmpty() || (date.date.isKnown() && date.clear);
}

QString NewEventDialog::wrong(const db::EntrantsFault& fault) const {
    switch (fault.kind) {
    case db::EntrantsFault::Kind::twice:
        return tr("Line %1: this player is in the list already.").arg(fault.line);
    case db::EntrantsFault::Kind::nobody:
        return tr("Line %1: this is not the name of a player.").arg(fault.line);
    case db::EntrantsFault::Kind::noOpponent:
        return tr("Line %1: two players are needed, as White : Black.").arg(fault.line);
    case db::EntrantsFault::Kind::columns:
        return tr("Line %1: several columns contain words; leave only the column with the names.")
            .arg(fault.line);
    case db::EntrantsFault::Kind::number:
        break;
    }
    return tr("2 to %1 players are needed.").arg(db::mostEntrants);
}

void NewEventDialog::read() {
    entrants_.reset();
    auto entrants = db::readEntrants(players_->toPlainText().toStdString(), draw());
    QString found;
    if (!entrants)
        found = wrong(entrants.error());
    else if (name_->text().trimmed().isEmpty())
        found = tr("The tournament needs a name.");
    else if (!hasDate())
        found = tr("This is not a date: %1").arg(date_->text());
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
    complete(*player_, players);
    complete(*name_, events);
    complete(*site_, sites);
    // What is chosen is added; the line is cleared after the completer has written into it.
    connect(player_->completer(), qOverload<const QString&>(&QCompleter::activated), this,
            &NewEventDialog::addPlayer, Qt::QueuedConnection);
}

db::NewEvent NewEventDialog::event() const {
    const auto text = [](const QLineEdit& line) { return line.text().trimmed().toStdString(); };
    const rules::Date date = rules::readDate(text(*date_));
    return {text(*name_), text(*site_), date.isKnown() ? writeDate(date) : "",
            static_cast<rules::Variant>(variant_->currentData().toInt()),
            entrants_ ? entrants_->players : std::vector<std::string>()};
}

} // namespace damscope::gui
