// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/importing/online_dialog.hpp"

#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "online/source.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTimeZone>
#include <QVBoxLayout>

namespace damscope::gui {

namespace {
constexpr const char* studyWord = "study/";
} // namespace

OnlineDialog::OnlineDialog(QWidget* parent)
    : QDialog(parent), kind_(new QComboBox(this)), name_(new QLineEdit(this)),
      limits_(new QCheckBox(tr("Only games &since"), this)), since_(new QDateEdit(this)),
      wrong_(sentenceLabel(this, "onlineWrong")) {
    setWindowTitle(tr("Import from lidraughts"));
    const auto offer = [this](const QString& title, const char* word) {
        kind_->addItem(title, QString::fromLatin1(word));
    };
    offer(tr("Games of a player"), "");
    offer(tr("Games of all players of a team"), "team/");
    offer(tr("Games of an arena tournament"), "tournament/");
    offer(tr("Games of a Swiss tournament"), "swiss/");
    offer(tr("Games of a simul"), "simul/");
    offer(tr("Chapters of a study"), studyWord);
    offer(tr("One game"), "game/");
    since_->setCalendarPopup(true);
    since_->setDate(QDate(QDate::currentDate().year(), 1, 1));
    since_->setDisplayFormat(QStringLiteral("yyyy.MM.dd")); // as dates of games
    compose();
    connect(name_, &QLineEdit::textChanged, this, &OnlineDialog::check);
    connect(kind_, &QComboBox::currentIndexChanged, this, &OnlineDialog::check);
    connect(limits_, &QCheckBox::toggled, this, &OnlineDialog::check);
    check();
    name_->setFocus();
}

void OnlineDialog::compose() {
    kind_->setObjectName("onlineKind");
    name_->setObjectName("onlineName");
    limits_->setObjectName("onlineLimits");
    since_->setObjectName("onlineSince");
    kind_->setAccessibleName(tr("What is fetched"));
    since_->setAccessibleName(tr("Date of the first games"));
    auto* date = new QHBoxLayout;
    date->addWidget(limits_);
    date->addWidget(since_, 1);
    auto* form = new QFormLayout;
    form->addRow(tr("&What:"), kind_);
    form->addRow(tr("&Name or address:"), name_);
    form->addRow(date);
    auto* buttons = dialogButtons(*this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("&Fetch"));
    auto* all = new QVBoxLayout(this);
    all->addLayout(form);
    all->addWidget(wrong_);
    all->addWidget(buttons);
}

QString OnlineDialog::source() const {
    QString name = name_->text().trimmed();
    if (online::isOnline(name.toStdString()))
        return name;
    return QStringLiteral("lidraughts:") + kind_->currentData().toString() + name;
}

std::optional<std::int64_t> OnlineDialog::since() const {
    if (!limits_->isChecked() || isFetchedWhole())
        return std::nullopt;
    return since_->date().startOfDay(QTimeZone::utc()).toSecsSinceEpoch();
}

bool OnlineDialog::isFetchedWhole() const {
    const auto source = online::sourceFrom(this->source().toStdString());
    return source ? online::isFetchedWhole(source->kind)
                  : kind_->currentData().toString() == QLatin1String(studyWord);
}

void OnlineDialog::check() {
    const bool isEmpty = name_->text().trimmed().isEmpty();
    const auto source = online::sourceFrom(this->source().toStdString());
    const bool isWhole = isFetchedWhole();
    limits_->setEnabled(!isWhole);
    since_->setEnabled(!isWhole && limits_->isChecked());
    QString hint =
        tr("The name of the player, the last part of the address of the page, or the address of a "
           "page or a file with games. Games that were fetched before are not fetched again.");
    if (isWhole)
        hint += QLatin1Char(' ') + tr("A study or a file is fetched whole.");
    wrong_->setText(isEmpty || source ? hint : worded(source.error()) + QLatin1Char('.'));
    findChild<QDialogButtonBox*>()
        ->button(QDialogButtonBox::Ok)
        ->setEnabled(!isEmpty && source.hasValue());
}

} // namespace damscope::gui
