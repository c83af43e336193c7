// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/filter/filter_bar.hpp"

#include "db/search/lists/filter_conditions.hpp"
#include "db/search/lists/selection_text.hpp"
#include "db/search/query/find/asked_games.hpp"
#include "gui/base/names_in_use.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/look/style.hpp"
#include "gui/look/theme.hpp"

#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QStringList>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace damscope::gui {

using namespace look;

namespace {

constexpr int typingDelay = 200; // milliseconds after the last key
constexpr int mostUndone = 50;

bool hasMeaning(const QObject& bar, const QString& text) {
    return db::query::readAskedGames(text.toStdString(), NamesInUse::catalogueOf(bar)).hasValue();
}

/// The key of the condition that is a query on positions, as a selection says it.
constexpr std::string_view whereKey = "where";

// Every text behind "where" belongs to the query: it stands last.
QString textOf(std::vector<db::FilterTerm> conditions, const QString& typed = {}) {
    const auto where = std::ranges::find(conditions, whereKey, &db::FilterTerm::key);
    QStringList parts{typed};
    if (where != conditions.end()) {
        parts << qtText(where->key) << qtText(where->value);
        conditions.erase(where);
    }
    parts.prepend(qtText(db::filterText(conditions)));
    parts.removeAll(QString());
    return parts.join(QLatin1Char(' '));
}

std::vector<db::FilterTerm> conditionsIn(const QString& text) {
    std::vector<db::FilterTerm> conditions = db::readTerms(text.toStdString());
    if (const auto said = db::parseSelection(text.toStdString()); said && said->query)
        conditions.push_back({std::string(whereKey), said->query->text});
    return conditions;
}

bool namesPlayer(const db::FilterTerm& term) {
    const db::FilterCondition* const condition = db::findCondition(term.key);
    return condition != nullptr && condition->names == db::NameKind::player;
}

} // namespace

FilterChip::FilterChip(const QString& words, QWidget* parent)
    : QAbstractButton(parent), cross_(new QToolButton(this)) {
    setText(words);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(tr("Filter: %1").arg(words));
    setToolTip(plainTip(tr("%1: click to change it").arg(words)));
    cross_->setText(QStringLiteral("×"));
    cross_->setAutoRaise(true);
    cross_->setFocusPolicy(Qt::NoFocus); // Delete does the same
    cross_->setAccessibleName(tr("Remove the filter: %1").arg(words));
    cross_->setToolTip(plainTip(cross_->accessibleName()));
    connect(cross_, &QToolButton::clicked, this, &FilterChip::removed);
}

void FilterChip::setMostWidth(int width) {
    if (mostWidth_ == width)
        return;
    mostWidth_ = width;
    updateGeometry();
}

QSize FilterChip::sizeHint() const {
    const int height = fontMetrics().height() + space::medium;
    const int width = fontMetrics().horizontalAdvance(text()) + space::large + height;
    return {std::min(width, mostWidth_), height};
}

void FilterChip::resizeEvent(QResizeEvent* /*event*/) {
    cross_->setGeometry(width() - height(), 0, height(), height());
}

void FilterChip::paintEvent(QPaintEvent* /*event*/) {
    const Colours& colours = coloursOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool chosen = hasFocus() || underMouse();
    const double edge = (chosen ? 2 : line::thin) / 2.0;
    painter.setPen(QPen(chosen ? colours.accent : colours.accentGround, 2 * edge));
    painter.setBrush(colours.accentGround);
    const QRectF shape = QRectF(rect()).adjusted(edge, edge, -edge, -edge);
    painter.drawRoundedRect(shape, shape.height() / 2, shape.height() / 2);
    painter.setPen(colours.text);
    const QRect room = rect().adjusted(space::large / 2 + space::small / 2, 0, -height(), 0);
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                     fontMetrics().elidedText(text(), Qt::ElideRight, room.width()));
}

void FilterChip::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        return emit removed();
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_F2:
        return click();
    case Qt::Key_Left:
        return emit stepped(-1);
    case Qt::Key_Right:
        return emit stepped(1);
    default:
        QAbstractButton::keyPressEvent(event);
    }
}

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
    if (conditions_.empty())
        return typed;
    // What has no meaning yet is reported as it was typed.
    if (!db::parseSelection(typed.toStdString()))
        return textOf(conditions_, typed);
    std::vector<db::FilterTerm> all = conditions_;
    for (db::FilterTerm& term : conditionsIn(typed)) {
        if (term.key == whereKey) // there is one query: the one that was typed last
            std::erase_if(all, [](const auto& other) { return other.key == whereKey; });
        all.push_back(std::move(term));
    }
    return textOf(std::move(all));
}

void FilterBar::setText(const QString& text) {
    if (hasMeaning(*this, text))
        set(conditionsIn(text), {});
    else
        set({}, text);
}

void FilterBar::focusLine() {
    line_->setFocus(Qt::ShortcutFocusReason);
    line_->selectAll();
}

void FilterBar::set(std::vector<db::FilterTerm> conditions, const QString& line) {
    if (const QString now = text(); before_.isEmpty() || before_.last() != now) {
        before_.push_back(now);
        if (before_.size() > mostUndone)
            before_.removeFirst();
    }
    choices_->hide();
    finder_.cancel();
    std::ranges::stable_partition(conditions,
                                  [](const db::FilterTerm& term) { return term.key != whereKey; });
    conditions_ = std::move(conditions);
    line_->setText(line);
    typing_.stop();
    showChips();
    emit textChanged();
}

void FilterBar::offer() {
    const QString typed = line_->text();
    const auto said = db::parseSelection(typed.toStdString());
    if (typed.trimmed().isEmpty() || (said && said->query)) {
        finder_.cancel();
        return choices_->hide();
    }
    const bool ofPlayer = std::ranges::any_of(
        conditions_, [](const db::FilterTerm& term) { return namesPlayer(term); });
    using Values = db::FilterChoices::Values;
    finder_.ask(
        {typed.toStdString(), rulesLanguage(), ofPlayer ? Values::ofPlayers : Values::ofGames});
}

// Nothing that has no meaning becomes a chip: the reason stands below, and the text can be mended.
void FilterBar::takeLine() {
    choices_->hide();
    finder_.cancel();
    const QString whole = text();
    if (line_->text().trimmed().isEmpty() || !hasMeaning(*this, whole)) {
        typing_.stop();
        return emit textChanged();
    }
    set(conditionsIn(whole), {});
}

void FilterBar::add(const std::vector<db::FilterTerm>& conditions) {
    std::vector<db::FilterTerm> all = conditions_;
    for (const db::FilterTerm& term : conditions) {
        const db::FilterCondition* const condition = db::findCondition(term.key);
        if (condition == nullptr || !condition->isMany)
            std::erase_if(all, [&](const db::FilterTerm& other) { return other.key == term.key; });
        if (std::ranges::count(all, term) == 0)
            all.push_back(term);
    }
    if (!hasMeaning(*this, textOf(all))) { // a third player
        line_->setText(qtText(db::filterText(conditions)));
        return emit textChanged();
    }
    set(std::move(all), {});
}

void FilterBar::remove(std::size_t place) {
    std::vector<db::FilterTerm> rest = conditions_;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(place));
    set(std::move(rest), line_->text());
    line_->setFocus();
}

void FilterBar::edit(std::size_t place) {
    const db::FilterTerm taken = conditions_[place];
    takeLine(); // which may put a condition before it
    if (!line_->text().trimmed().isEmpty())
        return; // what was typed has no meaning yet
    std::vector<db::FilterTerm> rest = conditions_;
    const auto at = std::ranges::find(rest, taken);
    if (at == rest.end())
        return; // what was typed took its place
    rest.erase(at);
    set(std::move(rest), textOf({taken}));
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
    for (std::size_t place = 0; place < conditions_.size(); ++place) {
        auto* chip = new FilterChip(
            qtText(describe(conditions_[place], rulesLanguage())).simplified(), this);
        connect(chip, &FilterChip::clicked, this, [this, place] { edit(place); });
        connect(chip, &FilterChip::removed, this, [this, place] { remove(place); });
        connect(chip, &FilterChip::stepped, this,
                [this, place](int way) { step(static_cast<qsizetype>(place), way); });
        chips_.push_back(chip);
        chip->show();
    }
    QWidget* before = nullptr;
    for (FilterChip* chip : std::as_const(chips_))
        if (QWidget* last = std::exchange(before, chip); last != nullptr)
            setTabOrder(last, chip);
    if (before != nullptr)
        setTabOrder(before, line_);
    asText_->setVisible(!conditions_.empty());
    clear_->setVisible(!conditions_.empty());
    setTabOrder(line_, asText_);
    setTabOrder(asText_, clear_);
    arrange();
}

// Chips in lines; the line for typing takes the rest of the last, or one of its own.
void FilterBar::arrange() {
    const int height = std::max(line_->sizeHint().height(), asText_->sizeHint().height());
    const int buttons = conditions_.empty() ? 0
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
    if (key == Qt::Key_Backspace && plain && line_->text().isEmpty() && !conditions_.empty()) {
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
    QStringList keys;
    for (const db::FilterCondition& condition : db::filterConditions())
        keys << qtText(condition.key);
    line_->setToolTip(
        plainTip(tr("Start typing and choose from the list, or write conditions: "
                    "jansen won since 1998, white rated over 2300, at least 40 plies, "
                    "or player:jansen from:1998. All must hold.\n"
                    "Keys: %1.")
                     .arg(keys.join(QStringLiteral(", ")))));
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
