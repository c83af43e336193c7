// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/commands/command_palette.hpp"

#include "gui/base/noted_items.hpp"
#include "gui/base/plain_tip.hpp"
#include "gui/look/sizes.hpp"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace damscope::gui {

namespace {

constexpr QSize roomy(560, 420); // pixels

// All words of what was typed, in any order: how many of them begin a word of the text, and none
// if one is missing.
std::optional<int> match(const QString& text, const QString& typed) {
    int beginnings = 0;
    for (const QString& word : typed.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive);
        if (at < 0)
            return std::nullopt;
        beginnings +=
            at == 0 || text.contains(QLatin1Char(' ') + word, Qt::CaseInsensitive) ? 1 : 0;
    }
    return beginnings;
}

} // namespace

CommandPalette::CommandPalette(QList<Entry> entries, QWidget* parent)
    : QDialog(parent), entries_(std::move(entries)), line_(new QLineEdit(this)),
      list_(new QListWidget(this)) {
    setWindowTitle(tr("Find a command"));
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(look::space::medium, look::space::medium, look::space::medium,
                            look::space::medium);
    all->setSpacing(look::space::small);
    all->addWidget(line_);
    all->addWidget(list_);
    line_->setObjectName("command");
    line_->setAccessibleName(windowTitle());
    line_->setPlaceholderText(tr("A command, a setting, a player, an event, a game, a database"));
    line_->installEventFilter(this);
    list_->setObjectName("commands");
    list_->setAccessibleName(tr("Commands"));
    list_->setFocusPolicy(Qt::NoFocus);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setItemDelegate(new NotedItems(0, list_));
    connect(line_, &QLineEdit::textChanged, this, &CommandPalette::take);
    connect(line_, &QLineEdit::returnPressed, this, &CommandPalette::run);
    connect(list_, &QListWidget::itemClicked, this, &CommandPalette::run);
    resize(roomy);
    list();
}

void CommandPalette::take() {
    first_.clear(); // for what was typed before
    offered_.clear();
    list();
    emit typed(line_->text().trimmed());
}

void CommandPalette::offer(QList<Entry> first, QList<Entry> found) {
    first_ = std::move(first);
    offered_ = std::move(found);
    list();
}

// What the user has already chosen stays chosen: entries are added below it, or in front of all.
void CommandPalette::list() {
    const QString typed = line_->text().trimmed();
    int row = std::max(0, list_->currentRow());
    const bool same = !offered_.isEmpty();
    if (row > 0)
        row += static_cast<int>(first_.size() - shownFirst_);
    shownFirst_ = first_.size();
    QList<std::pair<int, const Entry*>> ranked;
    for (const Entry& entry : std::as_const(entries_))
        if (const auto beginnings = match(entry.text, typed))
            ranked.emplace_back(*beginnings, &entry);
    std::ranges::stable_sort(ranked, std::greater{}, [](const auto& one) { return one.first; });
    shown_ = first_;
    for (const auto& [beginnings, entry] : std::as_const(ranked))
        shown_.push_back(*entry);
    shown_ += offered_;
    list_->clear();
    for (const Entry& entry : std::as_const(shown_)) {
        auto* item = new QListWidgetItem(entry.text, list_);
        item->setData(noteRole, entry.note);
        item->setToolTip(plainTip(entry.text));
        if (!entry.note.isEmpty())
            item->setData(Qt::AccessibleTextRole,
                          QStringLiteral("%1, %2").arg(entry.text, entry.note));
    }
    list_->setCurrentRow(same ? std::min(row, list_->count() - 1) : 0);
}

// The dialog is gone first: what is run may open another one.
void CommandPalette::run() {
    const int row = list_->currentRow();
    if (row < 0)
        return;
    const auto chosen = shown_.at(row).run;
    accept();
    chosen();
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        constexpr int page = 10; // rows
        int way = 0;
        switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Down:
            way = 1;
            break;
        case Qt::Key_Up:
            way = -1;
            break;
        case Qt::Key_PageDown:
            way = page;
            break;
        case Qt::Key_PageUp:
            way = -page;
            break;
        default:
            break;
        }
        if (way != 0 && list_->count() > 0) {
            list_->setCurrentRow(std::clamp(list_->currentRow() + way, 0, list_->count() - 1));
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace damscope::gui
