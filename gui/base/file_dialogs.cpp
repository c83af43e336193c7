// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/file_dialogs.hpp"

#include "db/store/identity.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "messages/translation.hpp"

#include <QApplication>
#include <QEvent>
#include <QFile>
#include <QFileDialog>
#include <QFileIconProvider>
#include <QFileInfo>
#include <QGridLayout>
#include <QMessageBox>
#include <QMimeDatabase>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QStandardPaths>
#include <QUrl>

#include <algorithm>
#include <exception>
#include <string_view>
#include <utility>

namespace damscope::gui {

namespace {

constexpr auto readingFolder = "folders/reading";
constexpr auto writingFolder = "folders/writing";

// Names the kinds of files by their endings. Qt reads the files to find them out; but a process
// that closes a file loses all its locks of it (POSIX), also those of SQLite, and another program
// then takes the log of the open database away.
class KindsByName : public QFileIconProvider {
public:
    [[nodiscard]] QIcon icon(const QFileInfo& file) const override {
        return QFileIconProvider::icon(file.isDir() ? Folder : File);
    }
    [[nodiscard]] QIcon icon(IconType type) const override { return QFileIconProvider::icon(type); }
    [[nodiscard]] QString type(const QFileInfo& file) const override {
        if (file.isDir())
            return QFileIconProvider::type(file);
        return QMimeDatabase()
            .mimeTypeForFile(file.fileName(), QMimeDatabase::MatchExtension)
            .comment();
    }
};

// Qt's own dialog deletes the selected folder, with all that is in it, unless it is read-only.
void protect(QFileDialog& dialog, KindsByName& kinds) {
    dialog.setOption(QFileDialog::ReadOnly);
    dialog.setIconProvider(&kinds);
}

class ProtectedDialogs : public QObject {
public:
    using QObject::QObject;

protected:
    // A dialog lists nothing before it is polished; Qt chooses its options later.
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Polish || event->type() == QEvent::Show)
            if (auto* dialog = qobject_cast<QFileDialog*>(watched))
                protect(*dialog, kinds_);
        return QObject::eventFilter(watched, event);
    }

private:
    KindsByName kinds_;
};

// Where users keep files: the side of a dialog lists them.
QList<QUrl> usualPlaces() {
    using Place = QStandardPaths::StandardLocation;
    QList<QUrl> places{QUrl(QStringLiteral("file:"))}; // the computer with its drives
    for (const Place place : {Place::HomeLocation, Place::DesktopLocation, Place::DocumentsLocation,
                              Place::DownloadLocation}) {
        const QString folder = QStandardPaths::writableLocation(place);
        const QUrl url = QUrl::fromLocalFile(folder);
        if (!places.contains(url) && QFileInfo(folder).isDir())
            places.push_back(url);
    }
    return places;
}

// A dialog that lists files as long as it exists, and what names their kinds.
class NameDialog {
public:
    NameDialog(QWidget* parent, const FileQuestion& question)
        : dialog_(parent, question.title, {}, question.kinds) {
        protect(dialog_, kinds_);
        dialog_.setSidebarUrls(usualPlaces());
    }
    QFileDialog& operator*() { return dialog_; }
    QFileDialog* operator->() { return &dialog_; }

private:
    KindsByName kinds_;
    QFileDialog dialog_;
};

QStringList ask(QFileDialog& dialog, const char* folder, const QString& wanted) {
    const QString before = wanted.isEmpty() ? QSettings().value(folder).toString() : wanted;
    if (QFileInfo(before).isDir())
        dialog.setDirectory(before);
    if (dialog.exec() != QDialog::Accepted)
        return {};
    QStringList chosen = dialog.selectedFiles();
    const QFileInfo first(chosen.value(0)); // which may have been typed with its folder
    QSettings().setValue(folder,
                         first.isDir() ? dialog.directory().absolutePath() : first.absolutePath());
    return chosen;
}

struct FolderWords {
    Q_DECLARE_TR_FUNCTIONS(damscope::gui::FileQuestion)
};

// Those of "Databases (*.db);;Pictures (*.png *.svg)"; an empty one is that of all files.
QStringList endingsOf(const QString& kinds) {
    static const QRegularExpression pattern(R"([( ]\*([^ *()]*)(?=[ )]))");
    QStringList endings;
    for (const QRegularExpressionMatch& match : pattern.globalMatch(kinds))
        endings << match.captured(1);
    return endings;
}

// The dialog has asked about the name before it got its ending.
bool mayReplace(QWidget* parent, const QString& name) {
    if (!QFileInfo::exists(name))
        return true;
    QMessageBox box(
        QMessageBox::Question, FolderWords::tr("Replace the file"),
        FolderWords::tr("%1 exists already. Replace it?").arg(QFileInfo(name).fileName()),
        QMessageBox::Yes | QMessageBox::No, parent);
    box.setTextFormat(Qt::PlainText);
    box.setDefaultButton(QMessageBox::No);
    return box.exec() == QMessageBox::Yes;
}

} // namespace

QString withEnding(const QString& name, const QString& kind, const QString& offered) {
    const QStringList endings = endingsOf(offered);
    const auto isItsOwn = [&](const QString& ending) {
        return name.endsWith(ending, Qt::CaseInsensitive);
    };
    if (name.isEmpty() ||
        (!QFileInfo(name).suffix().isEmpty() && std::ranges::any_of(endings, isItsOwn)))
        return name;
    return name + endingsOf(kind).value(0);
}

QString askForFile(QWidget* parent, const FileQuestion& question) {
    NameDialog dialog(parent, question);
    dialog->setFileMode(QFileDialog::ExistingFile);
    return ask(*dialog, readingFolder, question.folder).value(0);
}

QStringList askForFiles(QWidget* parent, const FileQuestion& question) {
    NameDialog dialog(parent, question);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    return ask(*dialog, readingFolder, question.folder);
}

QStringList askForFilesOrFolder(QWidget* parent, const FileQuestion& question) {
    NameDialog dialog(parent, question);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    auto* whole = new QPushButton(FolderWords::tr("The whole &folder"), &*dialog);
    whole->setObjectName("wholeFolder");
    whole->setAutoDefault(false);
    QString folder;
    QObject::connect(whole, &QPushButton::clicked, &*dialog, [&dialog, &folder] {
        const QString selected = dialog->selectedFiles().value(0);
        folder = QFileInfo(selected).isDir() ? selected : dialog->directory().absolutePath();
        static_cast<QDialog&>(*dialog).done(QDialog::Accepted);
    });
    auto* grid = static_cast<QGridLayout*>(dialog->layout());
    grid->addWidget(whole, grid->rowCount(), grid->columnCount() - 1);
    const QStringList files = ask(*dialog, readingFolder, question.folder);
    return folder.isEmpty() ? files : QStringList{folder};
}

QString askForFolder(QWidget* parent, const FileQuestion& question) {
    NameDialog dialog(parent, question);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    return ask(*dialog, readingFolder, question.folder).value(0);
}

QString askWhereToSave(QWidget* parent, const FileQuestion& question) {
    return askWhatToSave(parent, question).name;
}

FileToSave askWhatToSave(QWidget* parent, const FileQuestion& question) {
    NameDialog dialog(parent, question);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->selectFile(question.name);
    const QString name = ask(*dialog, writingFolder, question.folder).value(0);
    const QString kind = dialog->selectedNameFilter();
    const QString ended = withEnding(name, kind, kind == question.exact ? kind : question.kinds);
    if (ended != name && !mayReplace(parent, ended))
        return {};
    return {ended, kind};
}

void protectFiles(QObject& owner) {
    // Those of a desktop can delete files, and read them, in this process.
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QApplication::instance()->installEventFilter(new ProtectedDialogs(&owner));
}

std::vector<std::filesystem::path> originalsOf(const std::filesystem::path& store) {
    if (store.empty()) // no database is open
        return {};
    try {
        db::Store read(store, db::Store::Access::read);
        return originalsOf(read);
    } catch (const db::Error&) {
        return {};
    }
}

std::vector<std::filesystem::path> originalsOf(db::Store& store) {
    try {
        return db::originals(store);
    } catch (const db::Error&) {
        return {};
    }
}

OutputFile::OutputFile(const QString& file, Language language,
                       std::vector<std::filesystem::path> originals)
    : target_{.file = file.toStdString(), .originals = std::move(originals), .isRemembered = true},
      language_(language) {}

OutputFile::~OutputFile() = default;

// Exceptions must not pass through Qt's code, which calls the device.
template <class Action> bool OutputFile::succeeds(const Action& action) {
    try {
        action();
        return true;
    } catch (const base::OutputRefused& refused) {
        setErrorString(qtText(translated(refused.refusal(), language_)));
    } catch (const std::exception& error) {
        setErrorString(qtText(error.what()));
    }
    failed_ = true;
    return false;
}

bool OutputFile::open(OpenMode mode) {
    return succeeds([this] { file_ = std::make_unique<base::AtomicFile>(target_); }) &&
           QIODevice::open(mode | Unbuffered);
}

bool OutputFile::commit() {
    const bool kept = !failed_ && file_ && succeeds([this] { file_->keep(); });
    file_.reset();
    return kept;
}

qint64 OutputFile::readData(char* /*data*/, qint64 /*size*/) {
    return -1;
}

qint64 OutputFile::writeData(const char* data, qint64 size) {
    const std::string_view bytes(data, static_cast<std::size_t>(size));
    return file_ && succeeds([&] { file_->write(bytes); }) ? size : -1;
}

} // namespace damscope::gui
