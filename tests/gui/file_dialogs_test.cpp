// SPDX-License-Identifier: GPL-3.0-or-later
// A key that is pressed in a file dialog deletes nothing, and a listed file stays closed.
#include "gui/base/file_dialogs.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPrintDialog>
#include <QPrinter>
#include <QScopeGuard>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>

#include <fcntl.h>
#include <functional>
#include <memory>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

namespace damscope::gui::testing {

class FileDialogsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void aFileDialogDeletesNoFolder();
    void theDialogOfThePrinterDeletesNoFolder();
    void aPrintedGameIsNamedAfterItsPlayers();
    void aListedDatabaseStaysLocked();
    void theDialogOfThePrinterLeavesADatabaseLocked();
    void anImportLeavesTheOpenDatabaseLocked();

private:
    void pressDelete(QFileDialog& dialog, const QString& folder);
    void list(QFileDialog& dialog, const QString& name);
    /// Prints the open game, looks for a file in the dialog of the printer, and cancels.
    void printAndBrowse(const std::function<void(QFileDialog&)>& act);

    std::unique_ptr<SampleWindow> sample_;
    MainWindow* window_ = nullptr;
    bool pressed_ = false; // the key
    bool asked_ = false;   // whether to delete
};

void FileDialogsTest::init() {
    sample_ = std::make_unique<SampleWindow>();
    window_ = &sample_->window();
    QVERIFY(sample_->import({"samples/annotated.pdn"}));
    QVERIFY(QDir(sample_->file(".")).mkpath("treasure/inside"));
    pressed_ = false;
    asked_ = false;
}

void FileDialogsTest::cleanup() {
    sample_.reset();
}

// Chooses a folder in the list of a dialog. False if it is not listed.
static bool choose(QTreeView& list, const QString& folder) {
    const QAbstractItemModel& model = *list.model();
    const auto rows = model.match(model.index(0, 0, list.rootIndex()), Qt::DisplayRole, folder);
    if (rows.isEmpty())
        return false;
    list.setCurrentIndex(rows.first());
    return list.selectionModel()->isSelected(rows.first());
}

// Chooses the folder in the file dialog and presses Delete; then closes the dialog. A question
// whether to delete is answered with yes.
void FileDialogsTest::pressDelete(QFileDialog& dialog, const QString& folder) {
    const auto close = qScopeGuard([&dialog] { dialog.reject(); });
    auto* list = dialog.findChild<QTreeView*>("treeView");
    QVERIFY(list != nullptr && list->isVisible());
    dialog.setDirectory(sample_->file("."));
    QTRY_VERIFY_WITH_TIMEOUT(choose(*list, folder), 10'000);
    list->setFocus();
    QTRY_VERIFY_WITH_TIMEOUT(list->hasFocus(), 10'000);
    // A dialog that deletes asks and deletes before the key click returns.
    QTimer answer;
    connect(&answer, &QTimer::timeout, this, [this] {
        if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
            asked_ = true;
            box->button(QMessageBox::Yes)->click();
        }
    });
    answer.start(20);
    pressed_ = true;
    QTest::keyClick(list, Qt::Key_Delete);
    QApplication::processEvents();
}

void FileDialogsTest::aFileDialogDeletesNoFolder() {
    whenDialogOpens<QFileDialog>(*this,
                                 [this](QFileDialog& dialog) { pressDelete(dialog, "treasure"); });
    QCOMPARE(askForFolder(window_, {"Import a folder"}), QString());
    QVERIFY(pressed_);
    QVERIFY(!asked_);
    QVERIFY(QFileInfo::exists(sample_->file("treasure/inside")));
}

// Qt makes this file dialog itself.
void FileDialogsTest::printAndBrowse(const std::function<void(QFileDialog&)>& act) {
    whenDialogOpens<QPrintDialog>(*this, [&](QPrintDialog& printing) {
        part<QLineEdit>(printing, "filename").setText(sample_->file("game.pdf"));
        whenDialogOpens<QFileDialog>(*this, act);
        part<QToolButton>(printing, "fileBrowser").click();
        printing.reject();
    });
    actionsOf(*window_).print->trigger();
}

void FileDialogsTest::theDialogOfThePrinterDeletesNoFolder() {
    printAndBrowse([this](QFileDialog& dialog) { pressDelete(dialog, "treasure"); });
    QVERIFY(pressed_);
    QVERIFY(!asked_);
    QVERIFY(QFileInfo::exists(sample_->file("treasure/inside")));
}

void FileDialogsTest::aPrintedGameIsNamedAfterItsPlayers() {
    QString name;
    whenDialogOpens<QPrintDialog>(*this, [&name](QPrintDialog& printing) {
        name = printing.printer()->docName();
        printing.reject();
    });
    actionsOf(*window_).print->trigger();
    const rules::Game& game = documentOf(*window_).game();
    for (const char* player : {"White", "Black"})
        QVERIFY2(!game.tag(player).empty() &&
                     name.contains(QString::fromStdString(std::string(game.tag(player)))),
                 qPrintable(name));
}

// Whether another process would find a lock of this one. A process that closes any descriptor of a
// file loses all its locks of that file.
static bool isLocked(const QByteArray& file) {
    const pid_t child = fork();
    if (child == 0) {
        const int descriptor = open(file.constData(), O_RDWR | O_CLOEXEC);
        struct flock wanted {};
        wanted.l_type = F_WRLCK;
        wanted.l_whence = SEEK_SET;
        const bool asked = descriptor >= 0 && fcntl(descriptor, F_GETLK, &wanted) == 0;
        _exit(asked && wanted.l_type != F_UNLCK ? 0 : 1);
    }
    int status = 1;
    return child > 0 && waitpid(child, &status, 0) == child && status == 0;
}

// Lists the folder in the file dialog until the kind of the file is shown.
void FileDialogsTest::list(QFileDialog& dialog, const QString& name) {
    constexpr int kind = 2; // the column
    const auto close = qScopeGuard([&dialog] { dialog.reject(); });
    auto* list = dialog.findChild<QTreeView*>("treeView");
    QVERIFY(list != nullptr);
    dialog.setNameFilter("*");
    dialog.setDirectory(sample_->file("."));
    QTRY_VERIFY_WITH_TIMEOUT(choose(*list, name), 10'000);
    const QModelIndex row = list->currentIndex();
    QTRY_VERIFY_WITH_TIMEOUT(!row.siblingAtColumn(kind).data().toString().isEmpty(), 10'000);
    pressed_ = true;
}

void FileDialogsTest::aListedDatabaseStaysLocked() {
    const QByteArray store = QByteArray::fromStdString(sample_->store().string());
    QVERIFY(isLocked(store));
    whenDialogOpens<QFileDialog>(*this, [this](QFileDialog& dialog) { list(dialog, "games.db"); });
    QCOMPARE(askForFile(window_, {"Open database"}), QString());
    QVERIFY(pressed_);
    QVERIFY(isLocked(store));
}

void FileDialogsTest::theDialogOfThePrinterLeavesADatabaseLocked() {
    const QByteArray store = QByteArray::fromStdString(sample_->store().string());
    printAndBrowse([this](QFileDialog& dialog) { list(dialog, "games.db"); });
    QVERIFY(pressed_);
    QVERIFY(isLocked(store));
}

// Chosen with others.
void FileDialogsTest::anImportLeavesTheOpenDatabaseLocked() {
    const QString store = QString::fromStdString(sample_->store().string());
    const int games = gamesOf(*window_).model().rowCount();
    QVERIFY(sample_->import({store, sample_->write("two.pdn", twoGames)}));
    QVERIFY(isLocked(QFile::encodeName(store)));
    gamesOf(*window_).filter({});
    QVERIFY(sample_->settle());
    QTRY_COMPARE(gamesOf(*window_).model().rowCount(), games + 2);
}

namespace {
const NamedTest<FileDialogsTest> registeredFileDialogsTest("file_dialogs");
}

} // namespace damscope::gui::testing

#include "file_dialogs_test.moc"
