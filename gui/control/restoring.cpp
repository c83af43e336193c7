// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/control/restoring.hpp"

#include "db/health/restore.hpp"
#include "gui/base/file_dialogs.hpp"
#include "gui/base/text.hpp"
#include "gui/base/work_dialog.hpp"
#include "gui/control/store_keeper.hpp"

#include <QFile>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>

namespace damscope::gui {

namespace {

QString nameOf(const std::filesystem::path& file) {
    return qtText(file.filename().string());
}

} // namespace

Restoring::Restoring(StoreKeeper& stores, QWidget& window)
    : QObject(&window), stores_(stores), window_(window) {
    connect(&stores, &StoreKeeper::restoreWanted, this, &Restoring::askForCopyOf);
}

void Restoring::askForCopy() {
    if (stores_.store().empty() || stores_.isLooking()) {
        emit reported(tr("No database is open."));
        return;
    }
    askForCopyOf(stores_.store());
}

void Restoring::askForCopyOf(const std::filesystem::path& store) {
    const QString name =
        askForFile(&window_, {tr("Restore a copy of %1").arg(nameOf(store)),
                              tr("Databases (*.db)") + QStringLiteral(";;") + tr("All files (*)")});
    if (name.isEmpty())
        return;
    const std::filesystem::path copy = QFile::encodeName(name).toStdString();
    if (isWanted(copy, store))
        stores_.closeFor([this, copy, store] { restore(copy, store); });
}

bool Restoring::isWanted(const std::filesystem::path& copy,
                         const std::filesystem::path& store) const {
    QMessageBox box(QMessageBox::Question, tr("Restore a copy"), {}, QMessageBox::Cancel, &window_);
    box.setTextFormat(Qt::PlainText);
    box.setText(tr("Put %1 in the place of %2?").arg(nameOf(copy), nameOf(store)));
    box.setInformativeText(
        tr("What %1 is now stays beside it under another name.").arg(nameOf(store)));
    const QPushButton* yes = box.addButton(tr("&Restore"), QMessageBox::AcceptRole);
    box.exec();
    return box.clickedButton() == yes;
}

void Restoring::restore(const std::filesystem::path& copy, const std::filesystem::path& store) {
    auto* dialog = new WorkDialog(tr("Restoring %1").arg(nameOf(store)), &window_);
    connect(dialog, &WorkDialog::failed, this, [this, store](const QString& reason) {
        stores_.open(store);
        emit reported(reason);
    });
    dialog->start([this, copy, store](const base::Progress& progress,
                                      const std::stop_token& stop) -> Job::Step {
        const db::RestoreReport report = db::restore(copy, store, stop, progress);
        return [this, store, report] { conclude(store, report); };
    });
}

void Restoring::conclude(const std::filesystem::path& store, const db::RestoreReport& report) {
    stores_.open(store);
    const QString games = QLocale().toString(static_cast<qulonglong>(report.games));
    if (!report.complete)
        emit reported(tr("Cancelled. Nothing was changed."));
    else if (report.before)
        emit reported(tr("%1 games restored. What the database was before is in %2.")
                          .arg(games, nameOf(*report.before)));
    else
        emit reported(tr("%1 games restored.").arg(games));
}

} // namespace damscope::gui
