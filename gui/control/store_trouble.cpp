// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/control/store_trouble.hpp"

#include "db/import/import.hpp"
#include "db/store/store.hpp"
#include "gui/base/text.hpp"
#include "gui/control/store_keeper.hpp"
#include "gui/settings/settings.hpp"

#include <QAbstractButton>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPushButton>
#include <QTemporaryFile>

#include <stdexcept>
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

namespace {

void write(QFile& file, std::string_view text) {
    const auto size = static_cast<qint64>(text.size());
    if (file.write(text.data(), size) != size)
        throw std::runtime_error(file.errorString().toStdString());
}

} // namespace

db::RecoverReport recoverInto(const std::filesystem::path& target,
                              const std::filesystem::path& damaged, const std::stop_token& stop,
                              const base::Progress& progress) {
    QTemporaryFile pdn;
    pdn.setFileTemplate(pdn.fileTemplate() + QStringLiteral(".pdn"));
    if (!pdn.open())
        throw std::runtime_error(pdn.errorString().toStdString());
    db::RecoverReport report = db::recoverGames(
        damaged, [&pdn](std::string_view text) { write(pdn, text); }, {stop, progress});
    if (!report.complete)
        return report;
    if (!pdn.flush())
        throw std::runtime_error(pdn.errorString().toStdString());
    db::Store store(target, db::Store::Access::write);
    (void)db::importSources(store, {QFile::encodeName(pdn.fileName()).toStdString()}, {}, stop);
    return report;
}

void StoreRescue::check(const std::filesystem::path& file) {
    job_.start([this, file](const Job::Report&, const std::stop_token& stop) -> Job::Step {
        try {
            db::Store store(file, db::Store::Access::read);
            return [this, file, report = db::check(store, db::CheckDepth::quick, stop)] {
                emit checked(file, report);
            };
        } catch (const db::Error& e) {
            return [this, file, error = e] { emit unreadable(file, error); };
        }
    });
}

namespace {

std::filesystem::path filePath(const QString& name) {
    return QFile::encodeName(name).toStdString();
}

void openSamples(StoreKeeper& stores, const FirstStore& first) {
    if (QFileInfo::exists(first.samples))
        stores.open(filePath(first.samples));
    else
        stores.importInto(filePath(first.samples), first.sampleFiles);
}

} // namespace

QString usualStore(const Settings& settings, const QString& folder) {
    const QString chosen = *settings.databaseFolder;
    return QDir(chosen.isEmpty() ? folder : chosen).filePath(QStringLiteral("games.db"));
}

void openFirst(StoreKeeper& stores, const FirstStore& first) {
    const QString store = first.named.isEmpty() ? first.usual : first.named;
    stores.setOwn(filePath(store));
    stores.setSamples(filePath(first.samples));
    if (!first.files.isEmpty() && first.import)
        stores.importInto(filePath(store), first.files);
    else if (!first.files.isEmpty())
        stores.lookAt(first.files);
    else if (!first.named.isEmpty() || QFileInfo::exists(store))
        stores.open(filePath(store));
    else
        openSamples(stores, first);
}

} // namespace damscope::gui
