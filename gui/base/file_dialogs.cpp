// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/base/file_dialogs.hpp"

#include <QApplication>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSettings>

namespace damscope::gui {

namespace {

constexpr auto readingFolder = "folders/reading";
constexpr auto writingFolder = "folders/writing";

// Qt's own dialog deletes the selected folder, with all that is in it, unless it is read-only.
class ReadOnlyDialogs : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Show)
            if (auto* dialog = qobject_cast<QFileDialog*>(watched))
                dialog->setOption(QFileDialog::ReadOnly);
        return QObject::eventFilter(watched, event);
    }
};

QStringList ask(QFileDialog& dialog, const char* folder, const QString& wanted) {
    dialog.setOption(QFileDialog::ReadOnly);
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

// The name with the ending of the chosen kind, "Web page (*.html)", if it has none.
QString withEnding(const QString& name, const QString& kind) {
    const QString ending =
        kind.section(QStringLiteral("(*"), 1).section(QRegularExpression("[ )]"), 0, 0);
    const bool wanted = !name.isEmpty() && QFileInfo(name).suffix().isEmpty();
    return wanted ? name + ending : name;
}

} // namespace

QString askForFile(QWidget* parent, const FileQuestion& question) {
    QFileDialog dialog(parent, question.title, {}, question.kinds);
    dialog.setFileMode(QFileDialog::ExistingFile);
    return ask(dialog, readingFolder, question.folder).value(0);
}

QStringList askForFiles(QWidget* parent, const FileQuestion& question) {
    QFileDialog dialog(parent, question.title, {}, question.kinds);
    dialog.setFileMode(QFileDialog::ExistingFiles);
    return ask(dialog, readingFolder, question.folder);
}

QString askForFolder(QWidget* parent, const FileQuestion& question) {
    QFileDialog dialog(parent, question.title);
    dialog.setFileMode(QFileDialog::Directory);
    dialog.setOption(QFileDialog::ShowDirsOnly);
    return ask(dialog, readingFolder, question.folder).value(0);
}

QString askWhereToSave(QWidget* parent, const FileQuestion& question) {
    QFileDialog dialog(parent, question.title, {}, question.kinds);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.selectFile(question.name);
    const QString name = ask(dialog, writingFolder, question.folder).value(0);
    return withEnding(name, dialog.selectedNameFilter());
}

void protectFolders(QObject& owner) {
    QApplication::instance()->installEventFilter(new ReadOnlyDialogs(&owner));
}

} // namespace damscope::gui
