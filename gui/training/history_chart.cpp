// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/training/history_chart.hpp"

#include "chart/evaluation_scene.hpp"
#include "gui/base/names_in_use.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/look/theme.hpp"

#include <QComboBox>
#include <QDate>
#include <QHBoxLayout>
#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QSignalBlocker>
#include <QToolTip>

#include <algorithm>

namespace damscope::gui {

using namespace look;

namespace {

QDate dateOf(db::Day day) {
    return QDate(1970, 1, 1).addDays(day.time_since_epoch().count());
}

} // namespace

HistoryChart::HistoryChart(QWidget* parent) : QWidget(parent) {
    setObjectName("history");
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void HistoryChart::setDays(const std::vector<db::TrainingDay>& all, db::Day today) {
    days_.clear();
    for (int ago = days - 1; ago >= 0; --ago) {
        const db::Day day = today - std::chrono::days(ago);
        const auto found = std::ranges::find(all, day, &db::TrainingDay::day);
        days_.push_back(found == all.end() ? db::TrainingDay{day} : *found);
    }
    describe();
    update();
}

QString HistoryChart::summary() const {
    int right = 0;
    int wrong = 0;
    for (const db::TrainingDay& day : days_) {
        right += static_cast<int>(day.right);
        wrong += static_cast<int>(day.wrong);
    }
    return tr("Last %1 days: %2 right, %3 wrong").arg(days).arg(right).arg(wrong);
}

void HistoryChart::describe() {
    setAccessibleName(summary());
}

QSize HistoryChart::sizeHint() const {
    return {8 * days, look::height::bars + fontMetrics().height() + 2 * space::small};
}

QSize HistoryChart::minimumSizeHint() const {
    return {4 * days, fontMetrics().height() + look::height::bars / 2};
}

// The place of a day is its column, between the numbers at the left and the words below.
QRectF HistoryChart::place(int day) const {
    const double left = fontMetrics().horizontalAdvance(QStringLiteral("00")) + space::medium;
    const double wide = (width() - left) / days;
    const double top = fontMetrics().height() / 2.0;
    const double high = height() - fontMetrics().height() - 2 * space::small - top;
    return {left + day * wide, top, wide, high};
}

// The levels are pale lines with their numbers, as on the chart of a game.
void HistoryChart::paintLevels(QPainter& painter, std::uint64_t most) const {
    const chart::Palette& colours = chart::paletteOf(chartTheme(palette()));
    const QFont before = painter.font();
    painter.setFont(fontOf(Text::caption, font()));
    const QRectF first = place(0);
    for (const std::uint64_t level : {std::uint64_t{0}, most / 2, most}) {
        const double y = first.bottom() -
                         first.height() * static_cast<double>(level) / static_cast<double>(most);
        painter.setPen(colours.grid);
        painter.drawLine(QPointF(first.left(), y), QPointF(width(), y));
        painter.setPen(colours.faintText);
        const double high = painter.fontMetrics().height();
        painter.drawText(QRectF(0, y - high / 2, first.left() - space::small, high),
                         Qt::AlignRight | Qt::AlignVCenter, QString::number(level));
    }
    painter.setFont(before);
}

void HistoryChart::paintEvent(QPaintEvent* /*event*/) {
    const Colours& colours = coloursOf(palette());
    QPainter painter(this);
    std::uint64_t most = 5; // a few answers do not fill the chart
    for (const db::TrainingDay& day : days_)
        most = std::max(most, day.right + day.wrong);
    most += most % 2; // its half is a whole number
    paintLevels(painter, most);
    for (std::size_t i = 0; i < days_.size(); ++i) {
        const QRectF column = place(static_cast<int>(i)).adjusted(line::thin, 0, -line::thin, 0);
        const double unit = column.height() / static_cast<double>(most);
        const double right = static_cast<double>(days_[i].right) * unit;
        const double wrong = static_cast<double>(days_[i].wrong) * unit;
        const double foot = column.bottom();
        painter.fillRect(QRectF(column.left(), foot - wrong, column.width(), wrong),
                         colours.failure);
        painter.fillRect(QRectF(column.left(), foot - wrong - right, column.width(), right),
                         colours.accent);
    }
    const double foot = place(0).bottom();
    painter.setPen(colours.secondText);
    painter.drawText(QRectF(0, foot + space::small, width(), fontMetrics().height()),
                     Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(summary(), Qt::ElideRight, width()));
}

bool HistoryChart::event(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        describe();
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    for (std::size_t i = 0; i < days_.size(); ++i)
        if (place(static_cast<int>(i)).contains(help->pos()))
            QToolTip::showText(
                help->globalPos(),
                plainTip(tr("%1: %2 right, %3 wrong")
                             .arg(QLocale().toString(dateOf(days_[i].day), QLocale::ShortFormat))
                             .arg(days_[i].right)
                             .arg(days_[i].wrong)),
                this);
    return true;
}

namespace {

constexpr int everything = -1;

QString nameOf(db::DeckField field) {
    switch (field) {
    case db::DeckField::kind:
        return DeckChooser::tr("Kind");
    case db::DeckField::motif:
        return DeckChooser::tr("Combination");
    case db::DeckField::structure:
        return DeckChooser::tr("Structure");
    case db::DeckField::opening:
        return DeckChooser::tr("Opening");
    case db::DeckField::phase:
        return DeckChooser::tr("Phase");
    case db::DeckField::difficulty:
        return DeckChooser::tr("Difficulty");
    case db::DeckField::player:
        return DeckChooser::tr("Player");
    case db::DeckField::author:
        break;
    }
    return DeckChooser::tr("Author");
}

QString titleOf(const db::DeckChoice& choice, const db::NameCatalogue& names) {
    QString name = choice.field == db::DeckField::difficulty
                       ? QString(choice.value.front() - '0', QChar(0x2605))
                       : qtText(db::nameOf(choice, names, rulesLanguage()));
    return QStringLiteral("%1 (%2)").arg(name).arg(choice.exercises);
}

} // namespace

DeckChooser::DeckChooser(QWidget* parent)
    : QWidget(parent), field_(new QComboBox(this)), value_(new QComboBox(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(look::space::small);
    row->addWidget(field_, 2);
    row->addWidget(value_, 3);
    field_->setObjectName("deckField");
    value_->setObjectName("deckValue");
    for (QComboBox* box : {field_, value_}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(8);
    }
    connect(field_, &QComboBox::activated, this, [this] {
        fillValues();
        choose();
    });
    connect(value_, &QComboBox::activated, this, &DeckChooser::choose);
    retranslate();
}

void DeckChooser::setChoices(const std::vector<db::DeckChoice>& choices) {
    if (choices == choices_)
        return;
    choices_ = choices;
    retranslate();
}

void DeckChooser::retranslate() {
    field_->setAccessibleName(tr("Choose exercises by"));
    value_->setAccessibleName(tr("Which exercises"));
    fillFields();
    fillValues();
}

void DeckChooser::fillFields() {
    const QVariant before = field_->currentData();
    field_->clear();
    field_->addItem(tr("All exercises"), everything);
    for (const db::DeckChoice& choice : choices_)
        if (const int field = static_cast<int>(choice.field); field_->findData(field) < 0)
            field_->addItem(nameOf(choice.field), field);
    field_->setCurrentIndex(std::max(0, field_->findData(before)));
}

void DeckChooser::fillValues() {
    const int field = field_->currentData().toInt();
    const QVariant before = value_->currentData();
    value_->clear();
    for (std::size_t i = 0; i < choices_.size(); ++i)
        if (static_cast<int>(choices_[i].field) == field)
            value_->addItem(titleOf(choices_[i], NamesInUse::catalogueOf(*this)),
                            qtText(choices_[i].value));
    value_->setCurrentIndex(std::max(0, value_->findData(before)));
    value_->setVisible(value_->count() > 0);
}

void DeckChooser::choose() {
    const int field = field_->currentData().toInt();
    const std::string value = value_->currentData().toString().toStdString();
    const auto found = std::ranges::find_if(choices_, [&](const db::DeckChoice& choice) {
        return static_cast<int>(choice.field) == field && choice.value == value;
    });
    emit chosen(found == choices_.end() ? db::Deck{} : db::deckOf(*found));
}

} // namespace damscope::gui
