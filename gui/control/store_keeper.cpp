// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/control/store_keeper.hpp"

#include "db/lists/filter.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "gui/base/file_dialogs.hpp"
#include "gui/base/job.hpp"
#include "gui/base/text.hpp"
#include "gui/control/game_keeper.hpp"
#include "gui/control/importer.hpp"
#include "gui/control/store_trouble.hpp"
#include "gui/settings/settings.hpp"

#include <QAbstractButton>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <utility>

namespace damscope::gui {

namespace {

// For a log that is still in use.
constexpr int timesToLook = 10;
constexpr std::chrono::milliseconds pauseBetweenLooks{300};

QString databases() {
    return StoreKeeper::tr("Databases (*.db)");
}

QString games() {
    return StoreKeeper::tr(
        "Games and archives (*.pdn *.zip *.7z *.tar *.gz *.bz2 *.xz *.zst);;All files (*)");
}

bool isDatabase(const QString& path) {
    return QFileInfo(path).suffix().compare(QStringLiteral("db"), Qt::CaseInsensitive) == 0;
}

std::filesystem::path pathOf(const QString& name) {
    return QFile::encodeName(name).toStdString();
}

QString nameOf(const std::filesystem::path& file) {
    return qtText(file.filename().string());
}

} // namespace

std::filesystem::path StoreKeeper::Look::store() const {
    return pathOf(folder.filePath(QStringLiteral("look.db")));
}

const StoreKeeper::Look* StoreKeeper::lookOf(const std::filesystem::path& store) const {
    const auto found =
        std::ranges::find_if(looks_, [&](const auto& look) { return look->store() == store; });
    return found == looks_.end() ? nullptr : found->get();
}

StoreKeeper::StoreKeeper(GameKeeper& games, Importer& importer, Settings& settings, QWidget& window)
    : QObject(&window), games_(games), importer_(importer), settings_(settings), window_(window) {
    connect(&importer, &Importer::finished, this,
            [this](const std::filesystem::path& store, const ImportOutcome& outcome) {
                open(store, [this, outcome] { emit imported(outcome); });
            });
    connectRescue();
}

QString StoreKeeper::name() const {
    const Look* look = lookOf(store_);
    return look == nullptr ? nameOf(store_)
                           : tr("%1 (not stored)").arg(QFileInfo(look->paths.value(0)).fileName());
}

void StoreKeeper::open(const std::filesystem::path& file) {
    open(std::filesystem::absolute(file).lexically_normal(), {});
}

void StoreKeeper::open(const std::filesystem::path& file, std::function<void()> then) {
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

void StoreKeeper::openNow(const std::filesystem::path& file, bool another) {
    const bool looking = lookOf(file) != nullptr;
    try {
        db::Store store(file, db::Store::Access::read);
        (void)db::countGames(store, {});
        if (another)
            games_.discard();
        games_.setStore(file, looking ? own_ : file);
    } catch (const db::Error& e) {
        showTrouble(file, e);
        return;
    }
    const std::filesystem::path left = std::exchange(store_, file);
    if (!looking)
        settings_.rememberStore(qtText(file.string()));
    emit opened(another);
    if (!importer_.isRunning())
        std::erase_if(looks_, [this](const auto& look) { return look->store() != store_; });
    if (another)
        lookForLog(left, timesToLook);
}

void StoreKeeper::close() {
    if (!store_.empty())
        closeFor({});
}

void StoreKeeper::closeFor(std::function<void()> then) {
    if (store_.empty()) {
        then();
        return;
    }
    if (!games_.mayLeave())
        return;
    games_.afterSaving([this, then = std::move(then)] {
        games_.clearStore();
        const std::filesystem::path left = std::exchange(store_, {});
        emit opened(true);
        if (!importer_.isRunning())
            looks_.clear();
        if (then)
            then();
        else
            lookForLog(left, timesToLook);
    });
}

QString StoreKeeper::leftInLog(const std::filesystem::path& store) {
    if (store.empty() || !db::lacksItsLog(store))
        return {};
    return tr("The last changes of %1 are still in %1-wal, because another program has the "
              "database open. Close it there before you copy the file, or use Database > Save a "
              "copy.")
        .arg(nameOf(store));
}

// Work of the window itself may have the database open for a moment longer.
void StoreKeeper::lookForLog(const std::filesystem::path& left, int times) {
    const QString words = left == store_ ? QString() : leftInLog(left);
    if (words.isEmpty())
        return;
    if (times == 0)
        emit reported(words);
    else
        QTimer::singleShot(pauseBetweenLooks, this,
                           [this, left, times] { lookForLog(left, times - 1); });
}

void StoreKeeper::askAndOpen() {
    const QString name = askForFile(
        &window_, {tr("Open database"), databases() + QStringLiteral(";;") + tr("All files (*)")});
    if (!name.isEmpty())
        open(pathOf(name));
}

void StoreKeeper::askForNew() {
    const QString name =
        askWhereToSave(&window_, {tr("New database"), databases(), {}, *settings_.databaseFolder});
    if (name.isEmpty())
        return;
    const std::filesystem::path file = pathOf(name);
    if (std::filesystem::exists(file)) {
        emit reported(tr("The file %1 already exists. Choose another name.").arg(nameOf(file)));
        return;
    }
    try {
        (void)db::Store(file, db::Store::Access::write);
    } catch (const db::Error& e) {
        showTrouble(file, e);
        return;
    }
    open(file);
}

void StoreKeeper::importInto(const std::filesystem::path& store, const QStringList& paths,
                             const HowToRead& how) {
    const QStringList sources = withoutOpen(paths);
    if (!sources.isEmpty() || paths.isEmpty())
        importer_.start(std::filesystem::absolute(store).lexically_normal(), sources, how,
                        lookOf(store) != nullptr ? Importer::Purpose::view
                                                 : Importer::Purpose::keep);
}

// Reading the file of the open database would take the locks of SQLite away when it is closed.
QStringList StoreKeeper::withoutOpen(const QStringList& paths) {
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

void StoreKeeper::askForFilesToImport() {
    take(askForFiles(&window_, {tr("Import games"), games()}));
}

void StoreKeeper::askHowToImport() {
    ReadingDialog dialog(&window_);
    if (dialog.exec() == QDialog::Accepted)
        take(askForFiles(&window_, {tr("Import games"), games()}), dialog.chosen());
}

void StoreKeeper::askForFilesToView() {
    const QStringList files = askForFiles(&window_, {tr("View games"), games()});
    if (!files.isEmpty())
        lookAt(files);
}

void StoreKeeper::askForFileToRecover() {
    const QString name =
        askForFile(&window_, {tr("Damaged database"),
                              databases() + QStringLiteral(";;") + tr("All files (*)")});
    if (!name.isEmpty())
        askToRecover(pathOf(name));
}

void StoreKeeper::askForFolderToImport() {
    if (const QString name = askForFolder(&window_, {tr("Import a folder")}); !name.isEmpty())
        take({name});
}

// The user's own database, opened if there is one; empty if it cannot be opened.
std::filesystem::path StoreKeeper::ownStore() {
    if (store_.empty() && std::filesystem::exists(own_))
        openNow(own_, false);
    return store_.empty() && std::filesystem::exists(own_) ? std::filesystem::path() : own_;
}

// The destination of imported games; empty: the user has cancelled.
std::filesystem::path StoreKeeper::target() {
    if (store_.empty() || isLooking())
        return ownStore();
    if (store_ != samples_ || own_.empty() || own_ == samples_)
        return store_;
    QMessageBox box(QMessageBox::Question, tr("Where to store the games"),
                    tr("The open database holds the samples of Damscope. Store the games in your "
                       "own database %1 instead?")
                        .arg(nameOf(own_)),
                    QMessageBox::Cancel, &window_);
    const QPushButton* own = box.addButton(tr("In %1").arg(nameOf(own_)), QMessageBox::YesRole);
    box.addButton(tr("Among the samples"), QMessageBox::NoRole);
    if (box.exec() == QMessageBox::Cancel)
        return {};
    return box.clickedButton() == own ? own_ : store_;
}

void StoreKeeper::take(const QStringList& paths, const HowToRead& how) {
    if (paths.isEmpty())
        return;
    if (paths.size() == 1 && isDatabase(paths.first()))
        return open(pathOf(paths.first()));
    if (const std::filesystem::path store = target(); !store.empty())
        importInto(store, paths, how);
}

void StoreKeeper::takeText(const QString& text) {
    if (!texts_.isValid()) {
        emit reported(texts_.errorString());
        return;
    }
    const QString name = texts_.filePath(
        QDateTime::currentDateTime().toString(QStringLiteral("'pasted' yyyy-MM-dd HH.mm.ss")) +
        ".pdn");
    QFile file(name);
    const QByteArray bytes = text.toUtf8();
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
        emit reported(file.errorString());
        return;
    }
    file.close();
    take({name});
}

void StoreKeeper::lookAt(const QStringList& paths) {
    if (paths.size() == 1 && isDatabase(paths.first()))
        return open(pathOf(paths.first()));
    if (importer_.isRunning())
        return importInto({}, paths); // reports that it has to wait
    auto look = std::make_unique<Look>();
    look->paths = paths;
    if (!look->folder.isValid()) {
        emit reported(look->folder.errorString());
        return;
    }
    const std::filesystem::path store = look->store();
    looks_.push_back(std::move(look));
    importInto(store, paths);
}

void StoreKeeper::keep() {
    const Look* look = lookOf(store_);
    if (look != nullptr && !own_.empty())
        importInto(own_, look->paths);
}

StoreTrouble* StoreKeeper::showTrouble(const std::filesystem::path& file, const db::Error& error) {
    auto* trouble = new StoreTrouble(file, error, &window_);
    trouble->setAttribute(Qt::WA_DeleteOnClose);
    connect(trouble, &StoreTrouble::checkChosen, this, [this, file] { rescue_.check(file); });
    connect(trouble, &StoreTrouble::recoverChosen, this, [this, file] { askToRecover(file); });
    connect(trouble, &StoreTrouble::restoreChosen, this,
            [this, file] { emit restoreWanted(file); });
    connect(trouble, &StoreTrouble::openChosen, this, &StoreKeeper::askAndOpen);
    connect(trouble, &StoreTrouble::newChosen, this, &StoreKeeper::askForNew);
    trouble->open();
    return trouble;
}

void StoreKeeper::askToRecover(const std::filesystem::path& file) {
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
    auto* dialog = new WorkDialog(tr("Recovering the games of %1").arg(nameOf(file)), &window_);
    connect(dialog, &WorkDialog::failed, this, &StoreKeeper::reported);
    dialog->start([this, file, target = pathOf(name)](const base::Progress& progress,
                                                      const std::stop_token& stop) -> Job::Step {
        const db::RecoverReport report = recoverInto(target, file, stop, progress);
        return [this, target, report] { concludeRecovery(target, report); };
    });
}

void StoreKeeper::concludeRecovery(const std::filesystem::path& target,
                                   const db::RecoverReport& report) {
    if (!report.complete) {
        emit reported(tr("Cancelled. Nothing was recovered."));
        return;
    }
    const auto counted = [](std::uint64_t games) {
        return QLocale().toString(static_cast<qulonglong>(games));
    };
    open(target);
    emit reported(tr("Games recovered: %1, of which %2 could not be verified. Lost: %3.")
                      .arg(counted(report.whole + report.unverified), counted(report.unverified),
                           counted(report.lost)));
}

void StoreKeeper::connectRescue() {
    connect(&rescue_, &StoreRescue::failed, this, &StoreKeeper::reported);
    connect(&rescue_, &StoreRescue::checked, this, &StoreKeeper::showCheck);
    connect(&rescue_, &StoreRescue::unreadable, this,
            [this](const std::filesystem::path& file, const db::Error& error) {
                showTrouble(file, error)->leaveOutCheck();
            });
}

void StoreKeeper::showCheck(const std::filesystem::path& file, const db::CheckReport& report) {
    const QLocale locale;
    auto* box = new QMessageBox(report.sound() ? QMessageBox::Information : QMessageBox::Warning,
                                tr("Check of %1").arg(nameOf(file)),
                                report.sound()
                                    ? tr("Nothing is wrong with %1.").arg(nameOf(file))
                                    : tr("%1 of %2 games are damaged. All others can be recovered.")
                                          .arg(locale.toString(qulonglong{report.damaged}),
                                               locale.toString(qulonglong{report.games})),
                                QMessageBox::Close, &window_);
    box->setAttribute(Qt::WA_DeleteOnClose);
    if (!report.sound())
        connect(box->addButton(tr("&Recover the games…"), QMessageBox::ActionRole),
                &QAbstractButton::clicked, this, [this, file] { askToRecover(file); });
    box->open();
}

} // namespace damscope::gui
