// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/control/store_history.hpp"

#include "db/store/store.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"

#include <QAction>
#include <QMenu>
#include <QMessageBox>

#include <utility>

namespace damscope::gui {

StoreHistory::StoreHistory(QAction& undo, QAction& redo, QWidget& window)
    : QObject(&window), undo_(undo), redo_(redo), window_(window) {
    connect(&changes_, &StoreChanges::failed, this, &StoreHistory::warn);
    connect(&undo_, &QAction::triggered, this, qOverload<>(&StoreHistory::undo));
    connect(&redo_, &QAction::triggered, this, qOverload<>(&StoreHistory::redo));
}

void StoreHistory::setStore(const std::filesystem::path& store) {
    if (store != store_ && dialog_)
        dialog_->close();
    store_ = store;
    // What there is to undo is asked when it is undone: other programs change the store, too.
    undo_.setEnabled(!store.empty());
    redo_.setEnabled(!store.empty());
    for (QObject* shows : undo_.associatedObjects())
        if (auto* menu = qobject_cast<QMenu*>(shows))
            connect(menu, &QMenu::aboutToShow, this, &StoreHistory::lookUp, Qt::UniqueConnection);
    lookUp();
}

void StoreHistory::lookUp() {
    if (store_.empty())
        return show({}, {});
    asking_.start([this, file = store_](const Job::Report&, const std::stop_token&) -> Job::Step {
        db::Store store(file, db::Store::Access::read);
        return [this, last = db::lastToUndo(store), undone = db::lastToRedo(store)] {
            show(last, undone);
        };
    });
}

void StoreHistory::show(const std::optional<db::JournalEntry>& last,
                        const std::optional<db::JournalEntry>& undone) {
    const auto describe = [](QAction& action, const QString& text,
                             const std::optional<db::JournalEntry>& entry) {
        action.setText(entry ? text + QStringLiteral(": ") + labelOf(*entry) : text);
        // Without one, Qt would show the text, in which a file's name may look like HTML.
        action.setToolTip(plainTip(entry ? qtText(entry->what) : QString()));
    };
    describe(undo_, tr("Undo in the da&tabase"), last);
    describe(redo_, tr("Redo &in the database"), undone);
}

void StoreHistory::showAll() {
    if (store_.empty()) {
        emit reported(sentence({"page-no-store", {}}));
        return;
    }
    if (!dialog_) {
        dialog_ = new HistoryDialog(store_, &window_);
        dialog_->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog_, &HistoryDialog::undoLastWanted, this, qOverload<>(&StoreHistory::undo));
        connect(dialog_, &HistoryDialog::undoWanted, this, qOverload<qint64>(&StoreHistory::undo));
        connect(dialog_, &HistoryDialog::redoWanted, this, qOverload<qint64>(&StoreHistory::redo));
        connect(dialog_, &HistoryDialog::importChosen, this, [this](qint64 entry) {
            dialog_->close();
            emit importChosen(entry);
        });
        connect(dialog_, &HistoryDialog::gameChosen, this, &StoreHistory::gameChosen);
        connect(dialog_, &HistoryDialog::reported, this, &StoreHistory::reported);
    }
    dialog_->show();
    dialog_->raise();
    dialog_->activateWindow();
}

void StoreHistory::undo() {
    carryOut({Turn::undo});
}

void StoreHistory::redo() {
    carryOut({Turn::redo});
}

void StoreHistory::undo(qint64 entry) {
    carryOut({Turn::undo, entry});
}

void StoreHistory::redo(qint64 entry) {
    carryOut({Turn::redo, entry});
}

// The last change would be another one when it is tried again, and so would be an entry of another
// database.
void StoreHistory::carryOut(const Order& order) {
    const bool undoes = order.turn == Turn::undo;
    Retry retry{.isAllowed = [this, file = store_] { return file == store_; }};
    if (!order.entry)
        retry = {.key = undoes ? "undo" : "redo", .isOffered = false};
    if (!store_.empty())
        changes_.make(
            store_, [this, order](db::Store& store) { return carryOut(store, order); },
            [undoes] {
                return undoes ? tr("Nothing was undone in the database")
                              : tr("Nothing was redone in the database");
            },
            retry);
}

// This runs in the thread of the changes.
std::function<void()> StoreHistory::carryOut(db::Store& store, const Order& order) {
    const bool undoes = order.turn == Turn::undo;
    const auto entry = order.entry ? db::journalEntry(store, *order.entry)
                       : undoes    ? db::lastToUndo(store)
                                   : db::lastToRedo(store);
    if (!entry) {
        Message why{undoes ? "edit-nothing-to-undo" : "journal-nothing-to-redo", {}};
        if (order.entry)
            why = {"journal-no-entry", {{"n", std::to_string(*order.entry)}}};
        return [this, why] { emit reported(sentence(why)); };
    }
    const bool isRefusedAnyway = entry->isFinal() || entry->undone == undoes;
    if (!order.isAgreed && !isRefusedAnyway && !entry->isSmall())
        return [this, turn = order.turn, entry = *entry] { ask(turn, entry); };
    const auto done = undoes ? db::undo(store, entry->id) : db::redo(store, entry->id);
    if (!done)
        return [this, why = worded(db::messageOf(done.error(), entry->id))] { refuse(why); };
    return [this, entry = *done] { conclude(entry); };
}

void StoreHistory::ask(Turn turn, const db::JournalEntry& entry) {
    if (isAgreed(turn, entry, &above()))
        carryOut({turn, entry.id, true});
}

void StoreHistory::conclude(const db::JournalEntry& entry) {
    emit storeChanged();
    const QString what = commandOf(entry);
    emit reported(entry.undone ? tr("Undone: %1").arg(what) : tr("Made again: %1").arg(what));
    if (dialog_)
        dialog_->refresh(entry.id);
    lookUp();
}

void StoreHistory::refuse(const QString& why) {
    emit reported(why);
    warn(why);
}

// The dialog may cover where messages are.
void StoreHistory::warn(const QString& why) {
    if (dialog_) {
        openMessage(*dialog_, QMessageBox::Warning, dialog_->windowTitle(), why);
        dialog_->refresh();
    }
}

QWidget& StoreHistory::above() const {
    return dialog_ ? static_cast<QWidget&>(*dialog_) : window_;
}

} // namespace damscope::gui
