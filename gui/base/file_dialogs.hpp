// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

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
};

/// An existing file; empty if the user cancelled.
[[nodiscard]] QString askForFile(QWidget* parent, const FileQuestion& question);
[[nodiscard]] QStringList askForFiles(QWidget* parent, const FileQuestion& question);
[[nodiscard]] QString askForFolder(QWidget* parent, const FileQuestion& question);
/// A file to be written. A name without an ending gets the one of the chosen kind.
[[nodiscard]] QString askWhereToSave(QWidget* parent, const FileQuestion& question);

/// The same for dialogs that Qt itself opens, as the one of a printer that writes a file, while
/// `owner` exists.
void protectFiles(QObject& owner);

} // namespace damscope::gui
