// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/training/deck_chooser.hpp"

#include "gui/base/names_in_use.hpp"
#include "gui/base/text.hpp"
#include "gui/look/theme.hpp"

#include <QComboBox>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cstdint>

namespace damscope::gui {

namespace {

constexpr int everything = -1; // instead of the place of a choice
constexpr std::array ofThemes{db::DeckField::motif, db::DeckField::structure, db::DeckField::phase};

bool isOfRest(db::DeckField field) {
    return field != db::DeckField::variant && std::ranges::find(ofThemes, field) == ofThemes.end();
}

QString nameOf(db::DeckField field) {
    switch (field) {
    case db::DeckField::kind:
        return DeckChooser::tr("Kind");
    case db::DeckField::opening:
        return DeckChooser::tr("Opening");
    case db::DeckField::difficulty:
        return DeckChooser::tr("Difficulty");
    case db::DeckField::player:
        return DeckChooser::tr("Player");
    default:
        return DeckChooser::tr("Author");
    }
}

QString counted(const QString& name, std::uint64_t exercises) {
    return QStringLiteral("%1 (%2)").arg(name, QString::number(exercises));
}

QString titleOf(const db::DeckChoice& choice, const db::NameCatalogue& names) {
    return counted(choice.field == db::DeckField::difficulty
                       ? QString(choice.value.front() - '0', QChar(0x2605))
                       : capitalised(qtText(db::nameOf(choice, names, rulesLanguage()))),
                   choice.exercises);
}

// What is chosen besides the variant and the theme.
db::Deck restOf(db::Deck deck) {
    deck.variant.reset();
    deck.phase.reset();
    deck.motifs.clear();
    deck.structures.clear();
    return deck;
}

} // namespace

DeckChooser::DeckChooser(QWidget* parent)
    : QWidget(parent), variant_(new QComboBox(this)), theme_(new QComboBox(this)),
      field_(new QComboBox(this)), value_(new QComboBox(this)) {
    compose();
    connectBoxes();
    retranslate();
}

void DeckChooser::compose() {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(look::space::small);
    rows->addWidget(variant_);
    rows->addWidget(theme_);
    auto* rest = new QHBoxLayout;
    rest->setSpacing(look::space::small);
    rest->addWidget(field_, 2);
    rest->addWidget(value_, 3);
    rows->addLayout(rest);
    variant_->setObjectName("deckVariant");
    theme_->setObjectName("deckTheme");
    field_->setObjectName("deckField");
    value_->setObjectName("deckValue");
    for (QComboBox* box : {variant_, theme_, field_, value_}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(8);
    }
}

// What is chosen later goes with what was chosen before it; a theme stays, if the variant has it.
void DeckChooser::connectBoxes() {
    connect(variant_, &QComboBox::activated, this, [this] {
        db::Deck theme = db::themeOf(deck_);
        theme.variant.reset();
        deck_ = with(*variant_, theme);
        fillThemes();
        fillRest();
        emit chosen(deck_);
    });
    connect(theme_, &QComboBox::activated, this, [this] {
        deck_ = with(*theme_, {.variant = deck_.variant});
        fillRest();
        emit chosen(deck_);
    });
    connect(field_, &QComboBox::activated, this, [this] {
        fillValues({});
        deck_ = with(*value_, db::themeOf(deck_));
        emit chosen(deck_);
    });
    connect(value_, &QComboBox::activated, this, [this] {
        deck_ = with(*value_, db::themeOf(deck_));
        emit chosen(deck_);
    });
}

void DeckChooser::setChoices(const std::vector<db::DeckChoice>& choices, const db::Deck& deck) {
    if (choices == choices_ && deck == deck_)
        return;
    choices_ = choices;
    deck_ = deck;
    retranslate();
}

void DeckChooser::retranslate() {
    variant_->setAccessibleName(tr("Variant"));
    theme_->setAccessibleName(tr("Theme"));
    field_->setAccessibleName(tr("Choose exercises by"));
    value_->setAccessibleName(tr("Which exercises"));
    fillVariants();
    fillThemes();
    fillRest();
}

// Adds what there is of a field, and selects what a part of the deck consists of.
void DeckChooser::add(QComboBox& box, db::DeckField field, const db::Deck& part) {
    for (std::size_t i = 0; i < choices_.size(); ++i) {
        if (choices_[i].field != field)
            continue;
        box.addItem(titleOf(choices_[i], NamesInUse::catalogueOf(*this)), static_cast<int>(i));
        if (db::deckOf(choices_[i]) == part)
            box.setCurrentIndex(box.count() - 1);
    }
}

std::uint64_t DeckChooser::countOfVariants(bool chosenOnly) const {
    std::uint64_t exercises = 0;
    for (const db::DeckChoice& choice : choices_)
        if (choice.field == db::DeckField::variant &&
            (!chosenOnly || !deck_.variant || db::deckOf(choice).variant == deck_.variant))
            exercises += choice.exercises;
    return exercises;
}

void DeckChooser::fillVariants() {
    variant_->clear();
    add(*variant_, db::DeckField::variant, {.variant = deck_.variant});
    if (variant_->count() < 2)
        return;
    variant_->addItem(counted(tr("All variants"), countOfVariants(false)), everything);
    if (!deck_.variant)
        variant_->setCurrentIndex(variant_->count() - 1);
}

// Combinations, structures and phases, with a line between them.
void DeckChooser::fillThemes() {
    db::Deck theme = db::themeOf(deck_);
    theme.variant.reset();
    theme_->clear();
    theme_->addItem(counted(tr("All themes"), countOfVariants(true)), everything);
    for (const db::DeckField field : ofThemes) {
        if (std::ranges::find(choices_, field, &db::DeckChoice::field) == choices_.end())
            continue;
        theme_->insertSeparator(theme_->count());
        add(*theme_, field, theme);
    }
}

void DeckChooser::fillRest() {
    const db::Deck rest = restOf(deck_);
    const auto found = std::ranges::find_if(choices_, [&](const db::DeckChoice& choice) {
        return isOfRest(choice.field) && db::deckOf(choice) == rest;
    });
    field_->clear();
    field_->addItem(tr("All exercises"), everything);
    for (const db::DeckChoice& choice : choices_)
        if (const int field = static_cast<int>(choice.field);
            isOfRest(choice.field) && field_->findData(field) < 0)
            field_->addItem(nameOf(choice.field), field);
    if (found != choices_.end())
        field_->setCurrentIndex(field_->findData(static_cast<int>(found->field)));
    fillValues(rest);
}

void DeckChooser::fillValues(const db::Deck& rest) {
    value_->clear();
    if (const int field = field_->currentData().toInt(); field != everything)
        add(*value_, static_cast<db::DeckField>(field), rest);
    value_->setVisible(value_->count() > 0);
}

// A deck with what is chosen in a box.
db::Deck DeckChooser::with(const QComboBox& box, const db::Deck& deck) const {
    const int place = box.currentIndex() < 0 ? everything : box.currentData().toInt();
    return place == everything ? deck : db::deckOf(choices_[static_cast<std::size_t>(place)], deck);
}

} // namespace damscope::gui
