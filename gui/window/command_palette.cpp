// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/command_palette.hpp"

#include "gui/look/sizes.hpp"

#include <QAction>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace damscope::gui {

namespace {

constexpr QSize roomy(520, 420); // pixels

// All words of what was typed, in any order.
bool matches(const QString& text, const QString& typed) {
    const QStringList words = typed.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::ranges::all_of(
        words, [&text](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace

CommandPalette::CommandPalette(const QList<QAction*>& actions, Others others, QWidget* parent)
    : QDialog(parent), others_(std::move(others)), line_(new QLineEdit(this)),
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
    line_->setPlaceholderText(tr("A command, a database, or a name in the games"));
    line_->installEventFilter(this);
    list_->setObjectName("commands");
    list_->setAccessibleName(tr("Commands"));
    list_->setFocusPolicy(Qt::NoFocus);
    collect(actions);
    connect(line_, &QLineEdit::textChanged, this, &CommandPalette::list);
    connect(line_, &QLineEdit::returnPressed, this, &CommandPalette::run);
    connect(list_, &QListWidget::itemClicked, this, &CommandPalette::run);
    resize(roomy);
    list();
}

void CommandPalette::collect(const QList<QAction*>& actions) {
    for (QAction* action : actions) {
        QString text = action->text().remove(QLatin1Char('&'));
        if (action->isEnabled())
            entries_.push_back({std::move(text),
                                action->shortcut().toString(QKeySequence::NativeText),
                                [action] { action->trigger(); }});
    }
    for (const QString& file : others_.stores)
        entries_.push_back({tr("Open %1").arg(QFileInfo(file).fileName()), QString(),
                            [open = others_.open, file] { open(file); }});
}

void CommandPalette::list() {
    const QString typed = line_->text().trimmed();
    shown_.clear();
    for (const Entry& entry : entries_)
        if (matches(entry.text, typed))
            shown_.push_back(entry);
    if (!typed.isEmpty()) {
        const auto add = [&](const QString& text, const std::function<void(const QString&)>& go) {
            shown_.push_back({text.arg(typed), QString(), [go, typed] { go(typed); }});
        };
        add(tr("List the games with “%1”"), others_.filter);
        add(tr("Players called “%1”"), others_.players);
        add(tr("Events called “%1”"), others_.events);
    }
    list_->clear();
    for (const Entry& entry : std::as_const(shown_))
        list_->addItem(entry.key.isEmpty()
                           ? entry.text
                           : QStringLiteral("%1   (%2)").arg(entry.text, entry.key));
    list_->setCurrentRow(0);
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
        const int key = static_cast<QKeyEvent*>(event)->key();
        const int way = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
        if (way != 0) {
            list_->setCurrentRow(std::clamp(list_->currentRow() + way, 0, list_->count() - 1));
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace damscope::gui
