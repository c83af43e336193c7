// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/control/store_tasks.hpp"

#include "db/ingest/import.hpp"
#include "db/search/lists/collections.hpp"
#include "db/search/lists/filter.hpp"
#include "db/store/games.hpp"
#include "db/store/health/backup.hpp"
#include "db/store/sources.hpp"
#include "db/store/store.hpp"
#include "gui/base/file_dialogs.hpp"
#include "gui/base/message_bar.hpp"
#include "gui/base/text.hpp"
#include "gui/control/database_tools.hpp"
#include "gui/control/store_controller.hpp"
#include "gui/settings/settings.hpp"

#include <QAbstractButton>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QPushButton>
#include <QTemporaryFile>

#include <stdexcept>

namespace damscope::gui {

struct StoreTasks::Properties {
    std::filesystem::path store;
    std::uint64_t games = 0;
    std::uint64_t deleted = 0;
    std::uint64_t problems = 0; ///< games with problems
    std::uint64_t sources = 0;
    std::uint64_t collections = 0;
};

StoreTasks::StoreTasks(QWidget& window) : QObject(&window), window_(window) {
    const QString subject = QStringLiteral("database not checked");
    const auto fail = [this, subject](const QString& reason) {
        alertFailure(*this, subject, [reason] { return notCheckedWords(reason); });
        emit reported(QString()); // it is not being checked any more
    };
    connect(&checker_, &StoreChecker::failed, this, fail);
    connect(&checker_, &StoreChecker::unreadable, this,
            [fail](const std::filesystem::path& /*store*/, const db::Error& error) {
                fail(worded(error));
            });
    connect(&checker_, &StoreChecker::checked, this,
            [this, subject](const std::filesystem::path&, const db::CheckReport& report) {
                retractFailure(*this, subject);
                showCheck(report);
            });
}

QString StoreTasks::notCheckedWords(const QString& reason) {
    return tr("The database could not be checked: %1").arg(reason);
}

void StoreTasks::saveCopy() {
    if (store_.empty())
        return;
    const QString name =
        askWhereToSave(&window_, {tr("Save a copy of the database"), tr("Databases (*.db)"),
                                  qtText(store_.stem().string()) + QStringLiteral("-copy.db")});
    if (name.isEmpty())
        return;
    const std::filesystem::path target = name.toStdString();
    if (target == store_) {
        emit reported(tr("A database cannot be copied onto itself."));
        return;
    }
    emit reported(tr("Copying…"));
    job_.start([this, file = store_, target](const Job::Report&,
                                             const std::stop_token& stop) -> Job::Step {
        db::Store store(file, db::Store::Access::read);
        // The dialog has asked whether to replace an older file.
        const db::BackupReport report = db::backUp(store, target, {true, stop, {}});
        return [this, target, report] {
            emit reported(tr("%1 games copied to %2.")
                              .arg(numberText(report.games), qtText(target.filename().string())));
        };
    });
}

void StoreTasks::showProperties() {
    if (store_.empty()) {
        emit reported(sentence({"page-no-store", {}}));
        return;
    }
    job_.start([this, file = store_](const Job::Report&, const std::stop_token&) -> Job::Step {
        db::Store store(file, db::Store::Access::read);
        Properties found{file, db::countGames(store, {}), 0, 0, 0, 0};
        for (const db::Deletion& deletion : db::deletions(store))
            found.deleted += deletion.games;
        found.problems = db::countGames(store, {.withProblems = true});
        found.sources = db::sources(store).size();
        found.collections = db::collections(store).size();
        return [this, found] { show(found); };
    });
}

void StoreTasks::show(const Properties& p) {
    const QFileInfo file(qtText(p.store.string()));
    QMessageBox& box =
        openMessage(window_, QMessageBox::NoIcon, tr("Properties"),
                    QStringLiteral("%1\n%2").arg(file.fileName(), file.absolutePath()),
                    QStringList{tr("Games: %1").arg(numberText(p.games)),
                                tr("With problems: %1").arg(numberText(p.problems)),
                                tr("Deleted, can be brought back: %1").arg(numberText(p.deleted)),
                                tr("Sources: %1").arg(numberText(p.sources)),
                                tr("Collections: %1").arg(numberText(p.collections)),
                                tr("Size: %1").arg(QLocale().formattedDataSize(file.size()))}
                        .join('\n'));
    auto* check = box.addButton(tr("&Check it"), QMessageBox::ActionRole);
    check->setObjectName("check");
    connect(check, &QPushButton::clicked, this, [this, store = p.store] {
        emit reported(tr("Checking…"));
        checker_.check(store);
    });
}

void StoreTasks::showCheck(const db::CheckReport& report) {
    emit reported(report.sound() ? DatabaseTools::soundWords(report)
                                 : tr("%1 of %2 games are damaged.")
                                       .arg(numberText(report.damaged), numberText(report.games)));
}

Restoring::Restoring(StoreController& stores, QWidget& window)
    : QObject(&window), stores_(stores), window_(window) {
    connect(&stores, &StoreController::restoreWanted, this, &Restoring::askForCopy);
}

void Restoring::askForCopy() {
    if (stores_.store().empty() || stores_.isViewing()) {
        emit reported(sentence({"page-no-store", {}}));
        return;
    }
    askForCopyOf(stores_.store());
}

void Restoring::askForCopyOf(const std::filesystem::path& store) {
    const QString name =
        askForFile(&window_, {tr("Restore a copy of %1").arg(fileNameText(store)),
                              tr("Databases (*.db)") + QStringLiteral(";;") + tr("All files (*)")});
    if (name.isEmpty())
        return;
    const std::filesystem::path copy = name.toStdString();
    if (isWanted(copy, store))
        stores_.closeFor([this, copy, store] { restore(copy, store); });
}

bool Restoring::isWanted(const std::filesystem::path& copy,
                         const std::filesystem::path& store) const {
    QMessageBox box(QMessageBox::Question, tr("Restore a copy"), {}, QMessageBox::Cancel, &window_);
    box.setTextFormat(Qt::PlainText);
    box.setText(tr("Replace %2 with %1?").arg(fileNameText(copy), fileNameText(store)));
    box.setInformativeText(
        tr("The present %1 is kept beside it under another name.").arg(fileNameText(store)));
    const QPushButton* yes = box.addButton(tr("&Restore"), QMessageBox::AcceptRole);
    box.exec();
    return box.clickedButton() == yes;
}

void Restoring::restore(const std::filesystem::path& copy, const std::filesystem::path& store) {
    auto* dialog = new WorkDialog(tr("Restoring %1").arg(fileNameText(store)), &window_);
    connect(dialog, &WorkDialog::failed, this, [this, store] { stores_.open(store); });
    dialog->start([this, copy, store](const base::Progress& progress,
                                      const std::stop_token& stop) -> Job::Step {
        const db::RestoreReport report = db::restore(copy, store, stop, progress);
        return [this, store, report] { conclude(store, report); };
    });
}

void Restoring::conclude(const std::filesystem::path& store, const db::RestoreReport& report) {
    stores_.open(store);
    const QString games = numberText(report.games);
    if (!report.complete)
        emit reported(tr("Cancelled. Nothing was changed."));
    else if (report.before)
        emit reported(tr("%1 games restored. The previous database is kept as %2.")
                          .arg(games, fileNameText(*report.before)));
    else
        emit reported(tr("%1 games restored.").arg(games));
}

using Kind = db::Error::Kind;

OpenErrorDialog::OpenErrorDialog(const std::filesystem::path& store, const db::Error& error,
                                 QWidget* parent)
    : QMessageBox(parent) {
    setIcon(QMessageBox::Warning);
    setWindowTitle(tr("The database cannot be opened"));
    setTextFormat(Qt::PlainText);
    const bool isEmpty = error.kind() == Kind::missing && QFileInfo::exists(qtText(store.string()));
    setText(isEmpty
                ? tr("The file %1 is empty: there is no database in it.").arg(fileNameText(store))
                : worded(error));
    if (isEmpty)
        setInformativeText(tr("If it had games, it was not copied or written to its end: restore a "
                              "copy, or open another database."));
    setDetailedText(qtText(store.string()));
    const auto add = [this](const QString& text, const char* name, auto chosen) {
        QAbstractButton* button = addButton(text, QMessageBox::ActionRole);
        button->setObjectName(name);
        connect(button, &QAbstractButton::clicked, this, chosen);
    };
    // A file that was never a store has nothing to check or to save.
    if (error.kind() == Kind::damaged || error.kind() == Kind::failed) {
        add(tr("&Check it"), "check", &OpenErrorDialog::checkChosen);
        add(tr("&Recover the games…"), "recover", &OpenErrorDialog::recoverChosen);
    }
    if (error.kind() == Kind::damaged || error.kind() == Kind::strayLog || isEmpty)
        add(tr("Restore a &copy…"), "restore", &OpenErrorDialog::restoreChosen);
    add(tr("&Open another…"), "openAnother", &OpenErrorDialog::openChosen);
    add(tr("&New database…"), "newDatabase", &OpenErrorDialog::newChosen);
    addButton(QMessageBox::Close);
}

void OpenErrorDialog::leaveOutCheck() {
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
    (void)db::importSources(store, {pdn.fileName().toStdString()}, {}, stop);
    return report;
}

void StoreChecker::check(const std::filesystem::path& file) {
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
    return name.toStdString();
}

void openSamples(StoreController& stores, const StartStore& first) {
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

void openFirst(StoreController& stores, const StartStore& first) {
    const QString store = first.named.isEmpty() ? first.usual : first.named;
    stores.setOwn(filePath(store));
    stores.setSamples(filePath(first.samples));
    if (!first.files.isEmpty() && first.import)
        stores.importInto(filePath(store), first.files);
    else if (!first.files.isEmpty())
        stores.view(first.files);
    else if (!first.named.isEmpty() || QFileInfo::exists(store))
        stores.open(filePath(store));
    else
        openSamples(stores, first);
}

} // namespace damscope::gui
