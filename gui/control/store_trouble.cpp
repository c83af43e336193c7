// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/control/store_trouble.hpp"

#include "db/sqlite/sqlite.hpp"
#include "gui/base/text.hpp"

#include <QAbstractButton>
#include <QPushButton>

#include <system_error>

namespace damscope::gui {

using Kind = db::Error::Kind;

QString StoreTrouble::worded(const std::filesystem::path& store, const db::Error& error) {
    const QString name = qtText(store.filename().string());
    switch (error.kind()) {
    case Kind::missing: {
        std::error_code unknown;
        if (std::filesystem::exists(store, unknown))
            return tr("The file %1 is empty.").arg(name);
        return tr("There is no file %1.").arg(name);
    }
    case Kind::foreign:
        return tr("%1 is not a database of Damscope.").arg(name);
    case Kind::newer:
        return tr("%1 was made by a later version of Damscope. Only that version can open it.")
            .arg(name);
    case Kind::older:
        return tr("%1 was made by an earlier version of Damscope and has to be updated, but it "
                  "cannot be written to. Copy it to a folder of your own first.")
            .arg(name);
    case Kind::busy:
        return tr("Another program is writing to %1. Open it again when that program has finished.")
            .arg(name);
    case Kind::full:
        return tr("%1 cannot be opened: there is no space left on the disk.").arg(name);
    case Kind::readOnly:
        return tr("%1 cannot be opened: its folder cannot be written to.").arg(name);
    case Kind::damaged:
        return tr("%1 is damaged. The games in it that can still be read can be saved into a new "
                  "database.")
            .arg(name);
    case Kind::linked:
        return tr("%1 has a second name (a hard link), so nothing can be stored in it. Remove the "
                  "other name, or save a copy and open that.")
            .arg(name);
    case Kind::moved:
        return tr("%1 was moved, renamed or replaced while it was open. Open it by the name that "
                  "it has now.")
            .arg(name);
    case Kind::strayLog:
        return tr("The log beside %1 holds changes of another database, or of another state of "
                  "this one, and would destroy it. Restore a copy, or move the log away.")
            .arg(name);
    case Kind::failed:
        break;
    }
    return tr("%1 cannot be opened.").arg(name);
}

StoreTrouble::StoreTrouble(const std::filesystem::path& store, const db::Error& error,
                           QWidget* parent)
    : QMessageBox(parent) {
    setIcon(QMessageBox::Warning);
    setWindowTitle(tr("The database cannot be opened"));
    setTextFormat(Qt::PlainText);
    setText(worded(store, error));
    setDetailedText(qtText(store.string()) + QLatin1Char('\n') + qtText(error.what()));
    const auto add = [this](const QString& text, const char* name, auto chosen) {
        QAbstractButton* button = addButton(text, QMessageBox::ActionRole);
        button->setObjectName(name);
        connect(button, &QAbstractButton::clicked, this, chosen);
    };
    // A file that was never a store has nothing to check or to save.
    if (error.kind() == Kind::damaged || error.kind() == Kind::failed) {
        add(tr("&Check it"), "check", &StoreTrouble::checkChosen);
        add(tr("&Recover the games…"), "recover", &StoreTrouble::recoverChosen);
    }
    if (error.kind() == Kind::damaged || error.kind() == Kind::strayLog)
        add(tr("Restore a &copy…"), "restore", &StoreTrouble::restoreChosen);
    add(tr("&Open another…"), "openAnother", &StoreTrouble::openChosen);
    add(tr("&New database…"), "newDatabase", &StoreTrouble::newChosen);
    addButton(QMessageBox::Close);
}

void StoreTrouble::leaveOutCheck() {
    if (auto* check = findChild<QPushButton*>("check"))
        removeButton(check);
    setInformativeText(tr("It is too badly damaged to be checked: recover the games."));
}

} // namespace damscope::gui
