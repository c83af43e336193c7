// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/training/deck_chooser.hpp"

#include "gui/base/rules_words.hpp"
#include "gui/base/text.hpp"
#include "gui/look/sizes.hpp"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>

#include <algorithm>

namespace damscope::gui {

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

QString titleOf(const db::DeckChoice& choice) {
    QString name = choice.field == db::DeckField::difficulty
                       ? QString(choice.value.front() - '0', QChar(0x2605))
                       : qtText(db::nameOf(choice, rulesLanguage()));
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
            value_->addItem(titleOf(choices_[i]), qtText(choices_[i].value));
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
