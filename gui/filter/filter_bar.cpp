// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/filter/filter_bar.hpp"

#include "db/lists/filter_text.hpp"
#include "gui/base/text.hpp"
#include "gui/filter/choice_list.hpp"
#include "gui/filter/condition.hpp"
#include "gui/look/sizes.hpp"
#include "gui/look/style.hpp"

#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace damscope::gui {

using namespace look;

namespace {

constexpr int typingDelay = 200; // milliseconds after the last key
constexpr int mostUndone = 50;

bool hasMeaning(const QString& text) {
    return db::readFilter(text.toStdString()).hasValue();
}

} // namespace

FilterBar::FilterBar(QWidget* parent)
    : QFrame(parent), line_(new QLineEdit(this)), asText_(new QToolButton(this)),
      clear_(new QToolButton(this)), choices_(new ChoiceList(*line_)) {
    compose();
    typing_.setSingleShot(true);
    typing_.setInterval(typingDelay);
    connect(line_, &QLineEdit::textChanged, &typing_, qOverload<>(&QTimer::start));
    connect(line_, &QLineEdit::textEdited, this, &FilterBar::offer);
    connect(line_, &QLineEdit::returnPressed, this, &FilterBar::takeLine);
    connect(&typing_, &QTimer::timeout, this, &FilterBar::textChanged);
    connect(choices_, &ChoiceList::chosen, this, &FilterBar::add);
    connect(&finder_, &ChoiceFinder::found, choices_, &ChoiceList::show);
    connect(&finder_, &ChoiceFinder::failed, this, &FilterBar::failed);
    connect(asText_, &QToolButton::clicked, this, &FilterBar::editAsText);
    connect(clear_, &QToolButton::clicked, this, [this] {
        set({}, {});
        line_->setFocus();
    });
    retranslate();
    showChips();
}

void FilterBar::compose() {
    setFrameShape(QFrame::NoFrame);
    line_->setObjectName("filter");
    line_->installEventFilter(this);
    asText_->setObjectName("filterAsText");
    asText_->setIcon(symbol("document-edit"));
    clear_->setObjectName("clearFilter");
    for (QToolButton* button : {asText_, clear_}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
    }
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void FilterBar::setStore(const std::filesystem::path& store) {
    if (store != store_)
        before_.clear();
    store_ = store;
    finder_.setStore(store);
}

QString FilterBar::text() const {
    QString typed = line_->text().trimmed();
    if (conditions_.isEmpty())
        return typed;
    const QString chips = textOf(conditions_);
    // Words without a key would be added to the name of a player before them.
    return typed.isEmpty() ? chips : chips + QLatin1Char(' ') + textOf(conditionsOf(typed));
}

void FilterBar::setText(const QString& text) {
    if (hasMeaning(text))
        set(conditionsOf(text), {});
    else
        set({}, text);
}

void FilterBar::focusLine() {
    line_->setFocus(Qt::ShortcutFocusReason);
    line_->selectAll();
}

void FilterBar::set(const QList<Condition>& conditions, const QString& line) {
    if (const QString now = text(); before_.isEmpty() || before_.last() != now) {
        before_.push_back(now);
        if (before_.size() > mostUndone)
            before_.removeFirst();
    }
    choices_->hide();
    finder_.cancel();
    conditions_ = conditions;
    line_->setText(line);
    typing_.stop();
    showChips();
    emit textChanged();
}

void FilterBar::offer() {
    const QString typed = line_->text();
    if (typed.trimmed().isEmpty()) {
        finder_.cancel();
        return choices_->hide();
    }
    const bool ofPlayer = std::ranges::any_of(conditions_, [](const Condition& condition) {
        return condition.key == QLatin1String("player") ||
               condition.key == QLatin1String("white") || condition.key == QLatin1String("black");
    });
    finder_.ask({typed.toStdString(), rulesLanguage(), fixedConditions(ofPlayer)});
}

// Nothing that has no meaning becomes a chip: the reason stands below, and the text can be mended.
void FilterBar::takeLine() {
    choices_->hide();
    finder_.cancel();
    const QString whole = text();
    if (line_->text().trimmed().isEmpty() || !hasMeaning(whole)) {
        typing_.stop();
        return emit textChanged();
    }
    set(conditionsOf(whole), {});
}

void FilterBar::add(const QList<Condition>& conditions) {
    QList<Condition> all = conditions_;
    for (const Condition& condition : conditions) {
        // Of most keys a filter has one; of players two, and of contents any number.
        const bool many = condition.key == QLatin1String("with") ||
                          condition.key == QLatin1String("tag") ||
                          condition.key == QLatin1String("player");
        if (!many)
            all.removeIf([&](const Condition& other) { return other.key == condition.key; });
        if (!all.contains(condition))
            all.push_back(condition);
    }
    if (!hasMeaning(textOf(all))) { // a third player
        line_->setText(textOf(conditions));
        return emit textChanged();
    }
    set(all, {});
}

void FilterBar::remove(qsizetype place) {
    QList<Condition> rest = conditions_;
    rest.removeAt(place);
    set(rest, line_->text());
    line_->setFocus();
}

void FilterBar::edit(qsizetype place) {
    takeLine();
    if (!line_->text().trimmed().isEmpty())
        return; // what was typed has no meaning yet
    QList<Condition> rest = conditions_;
    const Condition taken = rest.takeAt(place);
    set(rest, textOf(taken));
    line_->setFocus();
    line_->setSelection(static_cast<int>(taken.key.size()) + 1,
                        static_cast<int>(line_->text().size()));
}

void FilterBar::editAsText() {
    set({}, text());
    line_->setFocus();
    line_->setCursorPosition(static_cast<int>(line_->text().size()));
}

bool FilterBar::undo() {
    if (before_.isEmpty())
        return false;
    const QString text = before_.takeLast();
    const auto kept = before_;
    setText(text);
    before_ = kept;
    return true;
}

void FilterBar::step(qsizetype place, int way) {
    const qsizetype next = place + way;
    if (next >= chips_.size())
        line_->setFocus();
    else if (next >= 0)
        chips_[next]->setFocus();
}

void FilterBar::showChips() {
    for (FilterChip* chip : std::as_const(chips_)) {
        chip->hide();
        chip->deleteLater(); // it may be what was clicked
    }
    chips_.clear();
    for (qsizetype place = 0; place < conditions_.size(); ++place) {
        auto* chip = new FilterChip(worded(conditions_[place]), this);
        connect(chip, &FilterChip::clicked, this, [this, place] { edit(place); });
        connect(chip, &FilterChip::removed, this, [this, place] { remove(place); });
        connect(chip, &FilterChip::stepped, this, [this, place](int way) { step(place, way); });
        chips_.push_back(chip);
        chip->show();
    }
    QWidget* before = nullptr;
    for (FilterChip* chip : std::as_const(chips_))
        if (QWidget* last = std::exchange(before, chip); last != nullptr)
            setTabOrder(last, chip);
    if (before != nullptr)
        setTabOrder(before, line_);
    asText_->setVisible(!conditions_.isEmpty());
    clear_->setVisible(!conditions_.isEmpty());
    setTabOrder(line_, asText_);
    setTabOrder(asText_, clear_);
    arrange();
}

// Chips in lines; the line for typing takes the rest of the last, or one of its own.
void FilterBar::arrange() {
    const int height = std::max(line_->sizeHint().height(), asText_->sizeHint().height());
    const int buttons = conditions_.isEmpty() ? 0
                                              : asText_->sizeHint().width() +
                                                    clear_->sizeHint().width() + 2 * space::small;
    int x = 0;
    int y = 0;
    for (FilterChip* chip : std::as_const(chips_)) {
        chip->setMostWidth(std::max(width(), look::place::filterLine));
        const QSize size = chip->sizeHint();
        if (x > 0 && x + size.width() > width()) {
            x = 0;
            y += height + space::small;
        }
        chip->setGeometry(x, y + (height - size.height()) / 2, size.width(), size.height());
        x += size.width() + space::small;
    }
    if (x > 0 && x + look::place::filterLine + buttons > width()) {
        x = 0;
        y += height + space::small;
    }
    line_->setGeometry(x, y, std::max(width() - x - buttons, 0), height);
    x = width() - buttons + space::small;
    for (QToolButton* button : {asText_, clear_}) {
        button->setGeometry(x, y, button->sizeHint().width(), height);
        x += button->sizeHint().width() + space::small;
    }
    setFixedHeight(y + height);
}

bool FilterBar::keyPressed(int key, Qt::KeyboardModifiers modifiers) {
    const bool plain = modifiers == Qt::NoModifier || modifiers == Qt::KeypadModifier;
    const bool atStart = line_->cursorPosition() == 0 && !line_->hasSelectedText();
    if (key == Qt::Key_Backspace && plain && line_->text().isEmpty() && !conditions_.isEmpty()) {
        remove(conditions_.size() - 1);
        return true;
    }
    if (key == Qt::Key_Left && plain && atStart && !chips_.isEmpty()) {
        chips_.last()->setFocus();
        return true;
    }
    if (key == Qt::Key_Down && plain) {
        emit left();
        return true;
    }
    return key == Qt::Key_Z && modifiers == Qt::ControlModifier && !line_->isUndoAvailable() &&
           undo();
}

bool FilterBar::eventFilter(QObject* watched, QEvent* event) {
    if (watched == line_ && event->type() == QEvent::KeyPress && !choices_->isShown()) {
        const auto* pressed = static_cast<QKeyEvent*>(event);
        if (keyPressed(pressed->key(), pressed->modifiers()))
            return true;
    }
    return QFrame::eventFilter(watched, event);
}

void FilterBar::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    arrange();
}

void FilterBar::retranslate() {
    line_->setPlaceholderText(tr("Filter: a player, event, opening, year, result, structure…"));
    line_->setToolTip(tr("Start typing and choose from the list, or write conditions: "
                         "player:jansen from:1998 result:white plies:40-. All must hold.\n"
                         "Keys: player, white, black, event, opening, site, from, to, result, "
                         "outcome, variant, rating, plies, source, shot, structure, with, id."));
    line_->setAccessibleName(tr("Filter of the games"));
    asText_->setToolTip(tr("Edit the filter as text"));
    asText_->setAccessibleName(asText_->toolTip());
    clear_->setText(tr("Clear"));
    clear_->setToolTip(tr("Remove all filters"));
    clear_->setAccessibleName(clear_->toolTip());
}

void FilterBar::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        showChips();
    }
    if (event->type() == QEvent::FontChange)
        arrange();
}

} // namespace damscope::gui
