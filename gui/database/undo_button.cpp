// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/undoing.hpp"

#include "db/store/store.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "messages/translation.hpp"
#include "pages/journal_tables.hpp"

#include <QEvent>
#include <QMessageBox>

namespace damscope::gui {

QString commandOf(const db::JournalEntry& entry) {
    constexpr qsizetype most = 200; // letters
    const QString what = qtText(word("deletion", entry.what, rulesLanguage()));
    return what.size() <= most ? what
                               : what.left(most / 2) + QStringLiteral("…") + what.right(most / 2);
}

QString labelOf(const db::JournalEntry& entry) {
    QString kind = qtText(word("change", db::nameOf(entry.kind), rulesLanguage()));
    const auto count = static_cast<qint64>(entry.games);
    if (count == 0)
        return kind;
    return QStringLiteral("%1 (%2)").arg(kind, entry.kind == db::ChangeKind::names
                                                   ? trPlural("%Ln name", "%Ln names", count)
                                                   : trPlural("%Ln game", "%Ln games", count));
}

bool isAgreed(Turn turn, const db::JournalEntry& entry, QWidget* above) {
    const bool undoes = turn == Turn::undo;
    QMessageBox box(
        QMessageBox::Question, undoes ? UndoButton::tr("Undo") : UndoButton::tr("Redo"),
        (undoes ? UndoButton::tr("Undo: %1?") : UndoButton::tr("Redo: %1?")).arg(labelOf(entry)),
        QMessageBox::Cancel, above);
    QString about = qtText(pages::localTime(entry.made)) + QStringLiteral(": ") + commandOf(entry);
    if (undoes && entry.kind == db::ChangeKind::import)
        about += QStringLiteral("\n\n") +
                 UndoButton::tr("Its games are hidden until it is made again; they lose nothing.");
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(about);
    QPushButton* agree = box.addButton(undoes ? UndoButton::tr("&Undo") : UndoButton::tr("&Redo"),
                                       QMessageBox::AcceptRole);
    box.setDefaultButton(agree);
    box.exec();
    return box.clickedButton() == agree;
}

UndoButton::UndoButton(QWidget* parent) : QPushButton(parent) {
    connect(this, &QPushButton::clicked, this, &UndoButton::forget);
}

void UndoButton::setChange(const std::filesystem::path& store, db::ChangeKind kind) {
    store_ = store;
    kind_ = kind;
    refresh();
}

void UndoButton::refresh() {
    forget();
    if (underMouse() || hasFocus())
        lookUp();
}

void UndoButton::forget() {
    asking_.cancel();
    setToolTip({});
}

void UndoButton::lookUp() {
    if (store_.empty())
        return;
    asking_.start([this, file = store_, kind = kind_](const Job::Report&,
                                                      const std::stop_token&) -> Job::Step {
        db::Store store(file, db::Store::Access::read);
        return [this, last = db::lastToUndo(store, kind)] {
            setToolTip(plainTip(last ? labelOf(*last) + u'\n' + commandOf(*last) : QString()));
        };
    });
}

bool UndoButton::event(QEvent* event) {
    if (event->type() == QEvent::Enter || event->type() == QEvent::FocusIn)
        lookUp();
    return QPushButton::event(event);
}

} // namespace damscope::gui
