// SPDX-License-Identifier: GPL-3.0-or-later
// Databases in the window: which one is opened first, what is said of one that cannot be opened,
// how one is made, copied, recovered and closed.
#include "db/search/lists/filter.hpp"
#include "db/store/edits.hpp"
#include "db/store/store.hpp"
#include "gui/control/store_tasks.hpp"
#include "gui/settings/settings.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStatusBar>
#include <QTest>
#include <QTimer>

#include <functional>
#include <memory>

namespace damscope::gui::testing {

class StoresTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void aNamedStoreThatIsMissingIsReported();
    void withoutAStoreTheSamplesAreShown();
    void theFolderOfThePreferencesIsUsed();
    void aFileIsViewedAtTheStart();
    void anEmptyFileIsNoDatabase();
    void aDamagedStoreIsCheckedAndRecovered();
    void gamesAreRecoveredFromTheMenu();
    void filesAreDroppedBesideADamagedStore();
    void anImportIntoNoFolderSaysSo();
    void aDatabaseIsClosed();
    void aCopyIsSaved();
    void aNewDatabaseIsMade();
    void recentDatabasesAreOpened();
    void aDroppedDatabaseIsOpened();
    void anImportedDatabaseIsMerged();
    void theSamplesAreNotMixedWithoutAQuestion();
    void withoutAnOwnDatabaseItIsAskedWhereToStoreGames();
    void dialogsRememberTheirFolder();
    void helpNeedsNoDisplay();

private:
    [[nodiscard]] QString status() const { return window_->statusBar()->currentMessage(); }
    [[nodiscard]] int listed() const { return gamesOf(*window_).model().rowCount(); }
    [[nodiscard]] std::filesystem::path path(const QString& name) const {
        return sample_->file(name).toStdString();
    }
    [[nodiscard]] std::size_t count(const QString& name) const;
    [[nodiscard]] StartStore first() const;
    [[nodiscard]] OpenErrorDialog* trouble() const;
    void nameFile(const QString& name);
    void drop(const QString& file) const;

    std::unique_ptr<SampleWindow> sample_;
    MainWindow* window_ = nullptr;
};

void StoresTest::init() {
    sample_ = std::make_unique<SampleWindow>();
    window_ = &sample_->window();
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_)); // keys are for the active one
}

void StoresTest::cleanup() {
    sample_.reset();
}

std::size_t StoresTest::count(const QString& name) const {
    db::Store store(path(name), db::Store::Access::read);
    return db::countGames(store, {});
}

StartStore StoresTest::first() const {
    StartStore first;
    first.usual = sample_->file("own.db");
    first.samples = sample_->file("samples.db");
    first.sampleFiles = QStringList{"samples/annotated.pdn"};
    return first;
}

// The box in front, which appears when a job ends.
OpenErrorDialog* StoresTest::trouble() const {
    OpenErrorDialog* found = nullptr;
    (void)QTest::qWaitFor(
        [&] {
            found = nullptr;
            for (auto* box : window_->findChildren<OpenErrorDialog*>())
                if (box->isVisible())
                    found = box;
            return found != nullptr;
        },
        timeout);
    return found;
}

// What a user does in the file dialog that the next action opens.
void StoresTest::nameFile(const QString& name) {
    QTimer::singleShot(0, this, [file = sample_->file(name)] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        part<QLineEdit>(*dialog, "fileNameEdit").setText(file);
        QMetaObject::invokeMethod(dialog, "accept");
    });
}

void StoresTest::drop(const QString& file) const {
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(QFileInfo(file).absoluteFilePath())});
    QDragEnterEvent enter({100, 100}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(window_, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({100, 100}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(window_, &drop);
}

void StoresTest::aNamedStoreThatIsMissingIsReported() {
    StartStore wanted = first();
    wanted.named = sample_->file("nowhere.db");
    openFirst(window_->stores(), wanted);
    auto* box = trouble();
    QVERIFY(box != nullptr);
    QCOMPARE(box->text(), QString("nowhere.db: there is no database here yet"));
    QVERIFY(box->findChild<QPushButton*>("openAnother") != nullptr);
    QVERIFY(box->findChild<QPushButton*>("newDatabase") != nullptr);
    QVERIFY(window_->stores().store().empty());
    QVERIFY(!QFileInfo::exists(sample_->file("samples.db")));
    box->close();
}

void StoresTest::withoutAStoreTheSamplesAreShown() {
    openFirst(window_->stores(), first());
    QTRY_VERIFY_WITH_TIMEOUT(window_->stores().store() == path("samples.db"), timeout);
    QVERIFY(!QFileInfo::exists(sample_->file("own.db")));
    QVERIFY(sample_->settle());
    QVERIFY(listed() > 0);
}

void StoresTest::theFolderOfThePreferencesIsUsed() {
    Settings settings;
    QCOMPARE(usualStore(settings, "/usual"), QString("/usual/games.db"));
    settings.databaseFolder.set("/club");
    QCOMPARE(usualStore(Settings(), "/usual"), QString("/club/games.db"));
}

void StoresTest::aFileIsViewedAtTheStart() {
    StartStore wanted = first();
    wanted.files = QStringList{sample_->write("club.pdn", twoGames)};
    openFirst(window_->stores(), wanted);
    QTRY_VERIFY_WITH_TIMEOUT(window_->stores().isViewing(), timeout);
    QVERIFY(!QFileInfo::exists(wanted.usual));
    QVERIFY(window_->windowTitle().contains("club.pdn (not stored)"));
    QTest::keyClick(window_, Qt::Key_K, Qt::ControlModifier | Qt::AltModifier);
    QTRY_VERIFY_WITH_TIMEOUT(window_->stores().store() == path("own.db"), timeout);
    QCOMPARE(count("own.db"), std::size_t(2));
    wanted.import = true;
    openFirst(window_->stores(), wanted);
    QTRY_VERIFY_WITH_TIMEOUT(status() == "2 games stored.", timeout);
}

void StoresTest::anEmptyFileIsNoDatabase() {
    window_->stores().open(sample_->write("nothing.db", {}).toStdString());
    auto* box = trouble();
    QVERIFY(box != nullptr);
    QVERIFY2(box->text().startsWith("The file nothing.db is empty"), qPrintable(box->text()));
    QVERIFY(box->findChild<QPushButton*>("restore") != nullptr);
}

void StoresTest::aDamagedStoreIsCheckedAndRecovered() {
    QVERIFY(sample_->import({sample_->write("two.pdn", twoGames)}));
    window_->stores().close();
    QVERIFY(damageSchema(sample_->file("games.db")));
    StartStore wanted = first();
    wanted.usual = sample_->file("games.db");
    openFirst(window_->stores(), wanted);
    auto* box = trouble();
    QVERIFY(box != nullptr);
    QVERIFY2(box->text().startsWith("games.db: the database is damaged; "),
             qPrintable(box->text()));
    part<QPushButton>(*box, "check").click();
    QTRY_VERIFY_WITH_TIMEOUT(!window_->findChild<OpenErrorDialog*>() || trouble() != box, timeout);
    box = trouble();
    QVERIFY(box != nullptr);
    QVERIFY2(box->informativeText().contains("recover the games"),
             qPrintable(box->informativeText()));
    QVERIFY(box->findChild<QPushButton*>("check") == nullptr);
    QVERIFY2(!status().contains("damscope db check"), qPrintable(status()));
    nameFile("saved.db");
    part<QPushButton>(*box, "recover").click();
    QTRY_VERIFY_WITH_TIMEOUT(window_->stores().store() == path("saved.db"), timeout);
    QVERIFY2(status().startsWith("Games recovered: 2"), qPrintable(status()));
    QVERIFY(sample_->settle());
    QCOMPARE(listed(), 2);
}

void StoresTest::gamesAreRecoveredFromTheMenu() {
    QVERIFY(sample_->import({sample_->write("two.pdn", twoGames)}));
    window_->stores().close();
    QVERIFY(damageSchema(sample_->file("games.db")));
    QStringList names{"games.db", "saved.db"}; // the damaged one, and where to put its games
    QTimer answering;
    connect(&answering, &QTimer::timeout, this, [&] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr || names.isEmpty())
            return;
        part<QLineEdit>(*dialog, "fileNameEdit").setText(sample_->file(names.takeFirst()));
        QMetaObject::invokeMethod(dialog, "accept");
    });
    answering.start(50);
    actionsOf(*window_).recoverGames->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(window_->stores().store() == path("saved.db"), timeout);
    QCOMPARE(count("saved.db"), std::size_t(2));
}

void StoresTest::filesAreDroppedBesideADamagedStore() {
    QVERIFY(sample_->import({sample_->write("two.pdn", twoGames)}));
    window_->stores().close();
    QVERIFY(damageSchema(sample_->file("games.db")));
    window_->stores().setOwn(sample_->store());
    drop(sample_->file("two.pdn"));
    auto* box = trouble();
    QVERIFY(box != nullptr);
    QVERIFY2(box->text().startsWith("games.db: the database is damaged; "),
             qPrintable(box->text()));
    box->close();
}

void StoresTest::anImportIntoNoFolderSaysSo() {
    const QString file = sample_->write("two.pdn", twoGames);
    window_->stores().importInto((file + "/games.db").toStdString(), {file});
    const QMessageBox* box = nullptr; // it stays until it is closed
    QTRY_VERIFY_WITH_TIMEOUT((box = window_->findChild<QMessageBox*>()) != nullptr, timeout);
    QVERIFY2(box->text().startsWith("The import stopped:") &&
                 box->text().contains("is not a folder") && !box->text().contains("filesystem"),
             qPrintable(box->text()));
}

void StoresTest::aDatabaseIsClosed() {
    actionsOf(*window_).goGames->trigger();
    QVERIFY(sample_->import({"samples/annotated.pdn"}));
    QVERIFY(documentOf(*window_).game().nodeCount() > 10);
    QVERIFY(actionsOf(*window_).closeStore->isEnabled());
    QTest::keyClick(window_, Qt::Key_W, Qt::ControlModifier);
    QVERIFY(window_->stores().store().empty());
    QCOMPARE(listed(), 0);
    QCOMPARE(gamesOf(*window_).countText(), QString("0 games"));
    window_->repaint();
    QCOMPARE(tableOf(gamesOf(*window_)).accessibleDescription(),
             QString("No database is open: File > Open database."));
    QCOMPARE(documentOf(*window_).game().nodeCount(), std::size_t(1));
    QVERIFY(!documentOf(*window_).isChanged());
    QCOMPARE(window_->windowTitle(), QString("Damscope[*]"));
    QVERIFY(!actionsOf(*window_).closeStore->isEnabled());
    for (QAction* action : {actionsOf(*window_).properties, actionsOf(*window_).checkStore}) {
        action->trigger();
        QCOMPARE(status(), QString("No database is open."));
    }
    actionsOf(*window_).find->trigger();
    filterLineOf(gamesOf(*window_)).setText("result:white");
    QVERIFY(sample_->settle());
    QCOMPARE(listed(), 0);
    window_->stores().open(sample_->store());
    QVERIFY(sample_->settle());
    QVERIFY(listed() > 0);
    QTRY_VERIFY_WITH_TIMEOUT(documentOf(*window_).game().nodeCount() > 10, timeout);
}

void StoresTest::aCopyIsSaved() {
    QVERIFY(sample_->import({sample_->write("two.pdn", twoGames)}));
    nameFile("copy.db");
    actionsOf(*window_).saveCopy->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(status(), QString("2 games copied to copy.db."), timeout);
    QCOMPARE(count("copy.db"), std::size_t(2));
    QVERIFY(window_->stores().store() == sample_->store());
}

void StoresTest::aNewDatabaseIsMade() {
    nameFile("new.db");
    QTest::keyClick(window_, Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(window_->stores().store() == path("new.db"));
    QCOMPARE(count("new.db"), std::size_t(0));
    nameFile("new.db"); // exists already
    QObject untilHere;  // the file dialog need not ask
    whenDialogOpens<QMessageBox>(untilHere,
                                 [](QMessageBox& box) { box.button(QMessageBox::Yes)->click(); });
    actionsOf(*window_).newStore->trigger();
    QVERIFY2(status().contains("already exists"), qPrintable(status()));
}

void StoresTest::recentDatabasesAreOpened() {
    QVERIFY(sample_->import({sample_->write("two.pdn", twoGames)}));
    nameFile("new.db");
    actionsOf(*window_).newStore->trigger();
    QVERIFY(window_->stores().store() == path("new.db"));
    sample_->restart();
    window_ = &sample_->window();
    nameFile("new.db");
    actionsOf(*window_).openStore->trigger();
    QVERIFY(window_->stores().store() == path("new.db"));
    window_->useLanguage("en"); // composes the menus again
    QAction* recent = nullptr;
    for (const QMenu* menu : window_->menuBar()->findChildren<QMenu*>())
        for (QAction* action : menu->actions())
            if (action->text() == sample_->file("games.db"))
                recent = action;
    QVERIFY(recent != nullptr);
    recent->trigger();
    QVERIFY(window_->stores().store() == sample_->store());
    QVERIFY(sample_->settle());
    QCOMPARE(listed(), 2);
}

void StoresTest::aDroppedDatabaseIsOpened() {
    QVERIFY(sample_->import({sample_->write("two.pdn", twoGames)}));
    nameFile("copy.db");
    actionsOf(*window_).saveCopy->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(QFileInfo::exists(sample_->file("copy.db")), timeout);
    QTRY_VERIFY_WITH_TIMEOUT(status().contains("copied"), timeout);
    drop(sample_->file("copy.db"));
    QVERIFY(window_->stores().store() == path("copy.db"));
    QVERIFY(sample_->settle());
    QCOMPARE(listed(), 2);
}

void StoresTest::anImportedDatabaseIsMerged() {
    QVERIFY(sample_->import({sample_->write("two.pdn", twoGames)}));
    {
        db::Store phone(path("phone.db"), db::Store::Access::write);
        rules::Game own(rules::Position::start(rules::Variant::international));
        own.tags = {{"White", "Entered elsewhere"}};
        (void)db::addOwnGame(phone, own);
    }
    nameFile("phone.db");
    actionsOf(*window_).importFiles->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(count("games.db"), std::size_t(3), timeout);
    QVERIFY2(window_->stores().store() == sample_->store(), "it is not opened");
    QCOMPARE(count("phone.db"), std::size_t(1));
}

void StoresTest::theSamplesAreNotMixedWithoutAQuestion() {
    QVERIFY(sample_->import({"samples/annotated.pdn"}));
    const std::size_t before = count("games.db");
    window_->stores().setSamples(sample_->store());
    window_->stores().setOwn(path("own.db"));
    QTimer::singleShot(0, this, [] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        QVERIFY(box != nullptr);
        for (auto* button : box->buttons())
            if (box->buttonRole(button) == QMessageBox::YesRole)
                button->click();
    });
    drop(sample_->write("mine.pdn", twoGames));
    QTRY_VERIFY_WITH_TIMEOUT(window_->stores().store() == path("own.db"), timeout);
    QCOMPARE(count("own.db"), std::size_t(2));
    QCOMPARE(count("games.db"), before);
}

void StoresTest::withoutAnOwnDatabaseItIsAskedWhereToStoreGames() {
    QVERIFY(window_->stores().store().empty());
    const QString games = sample_->write("club.pdn", twoGames);
    nameFile("mine.db");
    window_->stores().take({games});
    QTRY_VERIFY_WITH_TIMEOUT(window_->stores().store() == path("mine.db"), timeout);
    QTRY_COMPARE_WITH_TIMEOUT(count("mine.db"), std::size_t(2), timeout);
}

void StoresTest::dialogsRememberTheirFolder() {
    QVERIFY(QDir(sample_->file(".")).mkpath("elsewhere"));
    QVERIFY(sample_->import({sample_->write("two.pdn", twoGames)}));
    nameFile("elsewhere/copy.db");
    actionsOf(*window_).saveCopy->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(QFileInfo::exists(sample_->file("elsewhere/copy.db")), timeout);
    QString folder;
    QTimer::singleShot(0, this, [&folder] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        folder = dialog->directory().dirName();
        dialog->reject();
    });
    actionsOf(*window_).saveGameAs->trigger();
    QCOMPARE(folder, QString("elsewhere"));
}

void StoresTest::helpNeedsNoDisplay() {
    QProcess program;
    QProcessEnvironment bare = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        bare.remove(name);
    program.setProcessEnvironment(bare);
    program.start(DAMSCOPE_GUI, {"--help"});
    QVERIFY(program.waitForFinished(timeout));
    QCOMPARE(program.exitCode(), 0);
    QVERIFY(program.readAllStandardOutput().contains("--db"));
}

namespace {
const NamedTest<StoresTest> registeredStoresTest("stores");
}

} // namespace damscope::gui::testing

#include "stores_test.moc"
