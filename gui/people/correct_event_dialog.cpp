// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/people/correct_event_dialog.hpp"
#include "gui/base/translator.hpp"

#include "gui/base/text.hpp"
#include "gui/look/sizes.hpp"
#include "rules/text/date.hpp"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>

namespace damscope::gui {

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
    const std::string date = textOf(*date_);
    set("Date", date.empty() ? date : writeDate(rules::readDate(date)), data_.date);
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
    const QString date = date_->text().trimmed();
    const rules::DateReading reading = rules::dateReading(date.toStdString());
    if (!date.isEmpty() && !(reading.date.isKnown() && reading.clear))
        return tr("This is not a date: %1").arg(date);
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
