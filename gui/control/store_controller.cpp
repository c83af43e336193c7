// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/control/store_controller.hpp"

#include "db/search/lists/filter.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "gui/base/file_dialogs.hpp"
#include "gui/base/job.hpp"
#include "gui/base/message_bar.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/control/game_controller.hpp"
#include "gui/control/importer.hpp"
#include "gui/importing/online_dialog.hpp"
#include "gui/settings/settings.hpp"

#include <QAbstractButton>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <system_error>
#include <utility>

namespace damscope::gui {

namespace {

// How often, and how soon again, to look whether a log is still in use.
constexpr int timesToLook = 10;
constexpr std::chrono::milliseconds pauseBetweenLooks{300};
constexpr std::chrono::milliseconds pauseOnceSaid{3000};

const QString closed = QStringLiteral("closed database"); // of an alert

QString databases() {
    return StoreController::tr("Databases (*.db)");
}

QString games() {
    return StoreController::tr("Games, archives and databases (*.pdn *.zip *.7z *.tar *.gz *.bz2 "
                               "*.xz *.zst *.db);;All files (*)");
}

bool isDatabase(const QString& path) {
    return QFileInfo(path).suffix().compare(QStringLiteral("db"), Qt::CaseInsensitive) == 0;
}

std::filesystem::path pathOf(const QString& name) {
    return name.toStdString();
}

// SQLite writes its log beside the file; one that has a second name (a hard link) is never changed.
bool canWrite(const std::filesystem::path& store) {
    const QFileInfo file(qtText(store.string()));
    std::error_code unknown;
    const bool hasOneName = std::filesystem::hard_link_count(store, unknown) <= 1 || unknown;
    return hasOneName && file.isWritable() && QFileInfo(file.absolutePath()).isWritable();
}

} // namespace

std::filesystem::path StoreController::ViewedFiles::store() const {
    return pathOf(folder.filePath(QStringLiteral("look.db")));
}

const StoreController::ViewedFiles*
StoreController::viewedFiles(const std::filesystem::path& store) const {
    const auto found =
        std::ranges::find_if(viewed_, [&](const auto& files) { return files->store() == store; });
    return found == viewed_.end() ? nullptr : found->get();
}

StoreController::StoreController(GameController& games, Importer& importer, Settings& settings,
                                 QWidget& window)
    : QObject(&window), games_(games), importer_(importer), settings_(settings), window_(window) {
    connect(&importer, &Importer::finished, this,
            [this](const std::filesystem::path& store, const ImportOutcome& outcome) {
                open(store, [this, outcome] { emit imported(outcome); });
            });
    connectChecker();
}

QString StoreController::name() const {
    const ViewedFiles* files = viewedFiles(store_);
    if (files != nullptr)
        return tr("%1 (not stored)").arg(QFileInfo(files->paths.value(0)).fileName());
    return isReadOnly() ? tr("%1 (read-only)").arg(fileName()) : fileName();
}

QString StoreController::fileName() const {
    return fileNameText(store_);
}

bool StoreController::isReadOnly() const {
    return !store_.empty() && isReadOnly_;
}

void StoreController::open(const std::filesystem::path& file) {
    open(std::filesystem::absolute(file).lexically_normal(), {});
}

void StoreController::open(const std::filesystem::path& file, std::function<void()> then) {
    const bool another = !store_.empty() && file != store_;
    const auto go = [this, file, another, then = std::move(then)] {
        openNow(file, another);
        if (then && store_ == file)
            then();
    };
    if (!another)
        go();
    else if (games_.mayLeave()) // games are saved in the store that they come from
        games_.afterSaving(go);
}

void StoreController::openNow(const std::filesystem::path& file, bool another) {
    const bool viewing = viewedFiles(file) != nullptr;
    try {
        db::Store store(file, db::Store::Access::read);
        (void)db::countGames(store, {});
        if (another)
            games_.clearStore(); // the open game is one of the other store
        games_.setStore(file, viewing ? own_ : file);
    } catch (const db::Error& e) {
        showOpenError(file, e);
        return;
    }
    const std::filesystem::path left = std::exchange(store_, file);
    isReadOnly_ = !viewing && !canWrite(file);
    retractFailure(*this, closed);
    if (!viewing)
        settings_.rememberStore(qtText(file.string()));
    emit opened(another);
    alertReadOnly();
    if (!importer_.isRunning())
        std::erase_if(viewed_, [this](const auto& files) { return files->store() != store_; });
    if (another)
        lookForLog(left, timesToLook);
}

// For as long as it is open.
void StoreController::alertReadOnly() {
    const QString subject = QStringLiteral("read-only");
    retractFailure(*this, subject);
    if (isReadOnly())
        alertFailure(
            *this, subject,
            [name = fileName()] {
                return tr("%1 can only be read: what you change cannot be saved in it.").arg(name);
            },
            {{[] { return tr("Save a copy…"); }, [this] { emit copyWanted(); }, false}});
}

void StoreController::close() {
    if (!store_.empty())
        closeFor({});
}

void StoreController::closeFor(std::function<void()> then) {
    if (store_.empty()) {
        then();
        return;
    }
    if (!games_.mayLeave())
        return;
    games_.afterSaving([this, then = std::move(then)] {
        games_.clearStore();
        const bool viewing = isViewing();
        const std::filesystem::path left = std::exchange(store_, {});
        emit opened(true);
        alertReadOnly();
        if (!importer_.isRunning())
            viewed_.clear();
        if (then)
            then();
        else if (!viewing)
            lookForLog(left, timesToLook);
    });
}

namespace {

QString wordsOfLog(const std::filesystem::path& store) {
    return StoreController::tr(
               "The last changes of %1 are still in %1-wal, because another program has the "
               "database open. Close it there before you copy the file, or use Database > Save a "
               "copy.")
        .arg(fileNameText(store));
}

} // namespace

QString StoreController::leftInLog(const std::filesystem::path& store) {
    return store.empty() || !db::lacksItsLog(store) ? QString() : wordsOfLog(store);
}

// The message stays until a database is opened, as an import that is running does when it ends: it
// may still write into the one that was closed.
void StoreController::sayClosed(const std::filesystem::path& left) {
    MessageBar* bar = MessageBar::of(*this);
    std::error_code unreadable;
    if (bar == nullptr || !store_.empty() || importer_.isRunning() ||
        !std::filesystem::exists(left, unreadable))
        return;
    bar->notify({closed,
                 [left] {
                     return tr("%1 is closed: the file is complete and can be copied.")
                         .arg(fileNameText(left));
                 },
                 {{[] { return tr("Open a database…"); }, [this] { askAndOpen(); }, false},
                  {[] { return tr("New database…"); }, [this] { askForNew(); }, false}},
                 false,
                 this});
}

// Work of the window itself may have the database open for a moment longer. Once it is said, it
// stays until the log is gone.
void StoreController::lookForLog(const std::filesystem::path& left, int times) {
    const QString subject = QStringLiteral("log of ") + qtText(left.string());
    if (left == store_ || leftInLog(left).isEmpty()) {
        retractFailure(*this, subject);
        return sayClosed(left);
    }
    if (times == 0)
        alertFailure(*this, subject, [left] { return wordsOfLog(left); });
    QTimer::singleShot(times > 0 ? pauseBetweenLooks : pauseOnceSaid, this,
                       [this, left, next = std::max(times - 1, -1)] { lookForLog(left, next); });
}

void StoreController::askAndOpen() {
    const QString name = askForFile(
        &window_, {tr("Open database"), databases() + QStringLiteral(";;") + tr("All files (*)")});
    if (!name.isEmpty())
        open(pathOf(name));
}

void StoreController::askForNew() {
    if (const std::filesystem::path file = newStore(tr("New database")); !file.empty())
        open(file);
}

// Makes one of the name that the user chooses; empty: there is none.
std::filesystem::path StoreController::newStore(const QString& title) {
    const QString name =
        askWhereToSave(&window_, {title, databases(), {}, *settings_.databaseFolder});
    if (name.isEmpty())
        return {};
    std::filesystem::path file = pathOf(name);
    if (std::filesystem::exists(file)) {
        emit reported(
            tr("The file %1 already exists. Choose another name.").arg(fileNameText(file)));
        return {};
    }
    try {
        (void)db::Store(file, db::Store::Access::write);
    } catch (const db::Error& e) {
        showOpenError(file, e);
        return {};
    }
    return file;
}

void StoreController::importInto(const std::filesystem::path& store, const QStringList& paths,
                                 const ReadingOptions& how) {
    const QStringList sources = withoutOpen(paths);
    if (!sources.isEmpty() || paths.isEmpty())
        importer_.start(std::filesystem::absolute(store).lexically_normal(), sources, how,
                        viewedFiles(store) != nullptr ? Importer::Purpose::view
                                                      : Importer::Purpose::keep);
}

// Reading the file of the open database would take the locks of SQLite away when it is closed.
QStringList StoreController::withoutOpen(const QStringList& paths) {
    const QFileInfo open(qtText(store_.string()));
    QStringList others;
    for (const QString& path : paths)
        if (store_.empty() || QFileInfo(path) != open)
            others << path;
    if (others.size() != paths.size())
        emit reported(tr("%1 is the open database and holds no text of games: it is left out.")
                          .arg(open.fileName()));
    return others;
}

void StoreController::askForFilesToImport() {
    importFiles(askForFilesOrFolder(&window_, {tr("Import games"), games()}));
}

void StoreController::askHowToImport() {
    ReadingDialog dialog(&window_);
    if (dialog.exec() == QDialog::Accepted)
        importFiles(askForFilesOrFolder(&window_, {tr("Import games"), games()}), dialog.chosen());
}

void StoreController::askWhatToFetch() {
    OnlineDialog dialog(&window_);
    if (dialog.exec() == QDialog::Accepted)
        take({dialog.source()}, {.since = dialog.since()});
}

void StoreController::askForFilesToView() {
    const QStringList files = askForFiles(&window_, {tr("View games"), games()});
    if (!files.isEmpty())
        view(files);
}

void StoreController::askForFileToRecover() {
    const QString name =
        askForFile(&window_, {tr("Damaged database"),
                              databases() + QStringLiteral(";;") + tr("All files (*)")});
    if (!name.isEmpty())
        askToRecover(pathOf(name));
}

void StoreController::askForFolderToImport() {
    if (const QString name = askForFolder(&window_, {tr("Import a folder")}); !name.isEmpty())
        take({name});
}

// The user's own database, opened if there is one, or a new one; empty if it cannot be opened, or
// the user has cancelled.
std::filesystem::path StoreController::ownStore() {
    if (own_.empty())
        return newStore(tr("Where to store the games"));
    if (store_.empty() && std::filesystem::exists(own_))
        openNow(own_, false);
    return store_.empty() && std::filesystem::exists(own_) ? std::filesystem::path() : own_;
}

// The destination of imported games; empty: the user has cancelled.
std::filesystem::path StoreController::target() {
    if (store_.empty() || isViewing())
        return ownStore();
    if (store_ != samples_ || own_.empty() || own_ == samples_)
        return store_;
    QMessageBox box(QMessageBox::Question, tr("Where to store the games"),
                    tr("The open database holds the samples of Damscope. Store the games in your "
                       "own database %1 instead?")
                        .arg(fileNameText(own_)),
                    QMessageBox::Cancel, &window_);
    const QPushButton* own =
        box.addButton(tr("In %1").arg(fileNameText(own_)), QMessageBox::YesRole);
    box.addButton(tr("Among the samples"), QMessageBox::NoRole);
    if (box.exec() == QMessageBox::Cancel)
        return {};
    return box.clickedButton() == own ? own_ : store_;
}

void StoreController::take(const QStringList& paths, const ReadingOptions& how) {
    if (paths.size() == 1 && isDatabase(paths.first()))
        return open(pathOf(paths.first()));
    importFiles(paths, how);
}

void StoreController::importFiles(const QStringList& paths, const ReadingOptions& how) {
    if (paths.isEmpty())
        return;
    if (const std::filesystem::path store = target(); !store.empty())
        importInto(store, paths, how);
}

void StoreController::takeText(const QString& text) {
    if (!texts_.isValid()) {
        openFailure(window_, texts_.errorString());
        return;
    }
    const QString name = texts_.filePath(
        QDateTime::currentDateTime().toString(QStringLiteral("'pasted' yyyy-MM-dd HH.mm.ss")) +
        ".pdn");
    QFile file(name);
    const QByteArray bytes = text.toUtf8();
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
        openFailure(window_, file.errorString());
        return;
    }
    file.close();
    take({name});
}

void StoreController::view(const QStringList& paths) {
    if (paths.size() == 1 && isDatabase(paths.first()))
        return open(pathOf(paths.first()));
    if (importer_.isRunning())
        return importInto({}, paths); // reports that it has to wait
    auto files = std::make_unique<ViewedFiles>();
    files->paths = paths;
    if (!files->folder.isValid()) {
        openFailure(window_, files->folder.errorString());
        return;
    }
    const std::filesystem::path store = files->store();
    viewed_.push_back(std::move(files));
    importInto(store, paths);
}

void StoreController::keep() {
    const ViewedFiles* files = viewedFiles(store_);
    if (files == nullptr)
        return;
    const QStringList paths = files->paths;
    if (const std::filesystem::path store = ownStore(); !store.empty())
        importInto(store, paths);
}

OpenErrorDialog* StoreController::showOpenError(const std::filesystem::path& file,
                                                const db::Error& error) {
    auto* dialog = new OpenErrorDialog(file, error, &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &OpenErrorDialog::checkChosen, this, [this, file] { checker_.check(file); });
    connect(dialog, &OpenErrorDialog::recoverChosen, this, [this, file] { askToRecover(file); });
    connect(dialog, &OpenErrorDialog::restoreChosen, this,
            [this, file] { emit restoreWanted(file); });
    connect(dialog, &OpenErrorDialog::openChosen, this, &StoreController::askAndOpen);
    connect(dialog, &OpenErrorDialog::newChosen, this, &StoreController::askForNew);
    dialog->open();
    return dialog;
}

void StoreController::askToRecover(const std::filesystem::path& file) {
    const QString name =
        askWhereToSave(&window_, {tr("Recover the games into a new database"), databases(),
                                  qtText(file.stem().string()) + QStringLiteral("-recovered.db")});
    if (name.isEmpty())
        return;
    if (QFileInfo::exists(name)) {
        emit reported(
            tr("The file %1 already exists. Choose another name.").arg(QFileInfo(name).fileName()));
        return;
    }
    auto* dialog = new WorkDialog(tr("Recovering the games of %1").arg(fileNameText(file)),
                                  &window_, writingAdvice());
    dialog->start([this, file, target = pathOf(name)](const base::Progress& progress,
                                                      const std::stop_token& stop) -> Job::Step {
        const db::RecoverReport report = recoverInto(target, file, stop, progress);
        return [this, target, report] { concludeRecovery(target, report); };
    });
}

void StoreController::concludeRecovery(const std::filesystem::path& target,
                                       const db::RecoverReport& report) {
    if (!report.complete) {
        emit reported(tr("Cancelled. Nothing was recovered."));
        return;
    }
    open(target);
    const auto words = [report] {
        return tr("Games recovered: %1, of which %2 could not be verified. Lost: %3.")
            .arg(numberText(report.whole + report.unverified), numberText(report.unverified),
                 numberText(report.lost));
    };
    if (report.lost + report.unverified > 0)
        alertFailure(*this, QStringLiteral("games lost"), words);
    else
        emit reported(words());
}

void StoreController::connectChecker() {
    const QString subject = QStringLiteral("damaged database not checked");
    connect(&checker_, &StoreChecker::failed, this, [this, subject](const QString& reason) {
        alertFailure(*this, subject, [reason] { return StoreTasks::notCheckedWords(reason); });
    });
    connect(&checker_, &StoreChecker::checked, this,
            [this, subject](const std::filesystem::path& file, const db::CheckReport& report) {
                retractFailure(*this, subject);
                showCheck(file, report);
            });
    connect(&checker_, &StoreChecker::unreadable, this,
            [this, subject](const std::filesystem::path& file, const db::Error& error) {
                retractFailure(*this, subject);
                showOpenError(file, error)->leaveOutCheck();
            });
}

void StoreController::showCheck(const std::filesystem::path& file, const db::CheckReport& report) {
    QMessageBox& box = openMessage(
        window_, report.sound() ? QMessageBox::Information : QMessageBox::Warning,
        tr("Check of %1").arg(fileNameText(file)),
        report.sound() ? tr("Nothing is wrong with %1.").arg(fileNameText(file))
                       : tr("%1 of %2 games are damaged. All others can be recovered.")
                             .arg(numberText(report.damaged), numberText(report.games)));
    if (!report.sound())
        connect(box.addButton(tr("&Recover the games…"), QMessageBox::ActionRole),
                &QAbstractButton::clicked, this, [this, file] { askToRecover(file); });
}

} // namespace damscope::gui
