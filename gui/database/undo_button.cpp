// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/undo_button.hpp"

#include "db/store/store.hpp"
#include "gui/base/widgets.hpp"
#include "gui/database/store_changes.hpp"

#include <QEvent>

namespace damscope::gui {

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
