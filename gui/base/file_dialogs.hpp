// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/atomic_file.hpp"
#include "gui/base/text.hpp"

#include <QIODevice>
#include <QString>
#include <QStringList>

#include <filesystem>
#include <memory>
#include <vector>

namespace damscope::db {
class Store;
}
class QObject;
class QWidget;

namespace damscope::gui {

/// Dialogs for names of files. They only name: none can delete or rename a file or a folder, and
/// none opens one, which would unlock an open database. Each begins in the folder where the last
/// one of its kind ended.
struct FileQuestion {
    QString title;
    QString kinds{};  ///< "Databases (*.db);;All files (*)"; empty: all files
    QString name{};   ///< what is proposed
    QString folder{}; ///< where the dialog begins; empty: where the last one of its kind ended
    QString exact{};  ///< one of the kinds, whose files have its ending and no other
};

/// An existing file; empty if the user cancelled.
[[nodiscard]] QString askForFile(QWidget* parent, const FileQuestion& question);
[[nodiscard]] QStringList askForFiles(QWidget* parent, const FileQuestion& question);
/// Files, or a whole folder with all that is in it.
[[nodiscard]] QStringList askForFilesOrFolder(QWidget* parent, const FileQuestion& question);
[[nodiscard]] QString askForFolder(QWidget* parent, const FileQuestion& question);
/// The name with the ending of a kind, "Web page (*.html)", unless it has one of the kinds that are
/// offered: "Bulletin nr. 3" has none, though a dot is in it.
[[nodiscard]] QString withEnding(const QString& name, const QString& kind, const QString& offered);
/// A file to be written. A name without an ending gets the one of the chosen kind.
[[nodiscard]] QString askWhereToSave(QWidget* parent, const FileQuestion& question);
/// The same where kinds have the same ending.
struct FileToSave {
    QString name; ///< empty if the user cancelled
    QString kind; ///< one of those of the question
};
[[nodiscard]] FileToSave askWhatToSave(QWidget* parent, const FileQuestion& question);

/// The same for dialogs that Qt itself opens, as the one of a printer that writes a file, while
/// `owner` exists.
void protectFiles(QObject& owner);

/// The files that the games of a store were imported from; none if it cannot be read.
[[nodiscard]] std::vector<std::filesystem::path> originalsOf(const std::filesystem::path& store);
[[nodiscard]] std::vector<std::filesystem::path> originalsOf(db::Store& store);

/// A file that the user chose to write: it appears complete or not at all, and never replaces a
/// database or anything else that could not be restored (base::AtomicFile). errorString() has the
/// error, in the language of the window at construction.
class OutputFile : public QIODevice {
    Q_OBJECT

public:
    /// `originals` are files that games were imported from: they are not replaced either.
    explicit OutputFile(const QString& file, damscope::Language language = rulesLanguage(),
                        std::vector<std::filesystem::path> originals = {});
    ~OutputFile() override;

    /// Opens the file for writing; it cannot be read.
    [[nodiscard]] bool open(OpenMode mode) override;
    /// Puts the file into place. False if this or any write before it failed.
    [[nodiscard]] bool commit();
    [[nodiscard]] bool isSequential() const override { return true; }

protected:
    qint64 readData(char* data, qint64 size) override;
    qint64 writeData(const char* data, qint64 size) override;

private:
    template <class Action> bool succeeds(const Action& action);

    base::OutputTarget target_;
    Language language_;
    std::unique_ptr<base::AtomicFile> file_;
    bool failed_ = false;
};

} // namespace damscope::gui
