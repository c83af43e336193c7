// SPDX-License-Identifier: GPL-3.0-or-later
// The one file of a database is all of it, in whatever way the window leaves it.
#include "db/search/lists/collections.hpp"
#include "db/search/lists/filter.hpp"
#include "db/store/games.hpp"
#include "db/store/health/backup.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "gui/base/message_bar.hpp"
#include "gui/control/game_controller.hpp"
#include "gui/control/store_tasks.hpp"
#include "gui/game/game_document.hpp"
#include "parser/write/write.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QProcess>
#include <QPushButton>
#include <QStatusBar>
#include <QTest>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace damscope::gui::testing {

class OneFileTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void whenTheDatabaseIsClosed();
    void whatWasSavedIsThereForAnotherProgram();
    void whenAnotherIsOpened();
    void whenTheWindowIsClosed();
    void whileTheWindowIsOpen();
    void itIsSaidWhereAnotherProgramPreventsIt();
    void aCopyIsRestored();
    void aDatabaseWithTheLogOfAnotherOffersToRestore();

private:
    [[nodiscard]] QString status() const { return sample_->window().statusBar()->currentMessage(); }
    [[nodiscard]] std::filesystem::path path(const QString& name) const {
        return sample_->file(name).toStdString();
    }
    // In a copy of the file of the store without anything beside it.
    [[nodiscard]] std::size_t gamesInFileAlone() const;
    [[nodiscard]] bool isWhole() const;
    void answer(const std::function<void()>& how);

    std::unique_ptr<SampleWindow> sample_;
};

void OneFileTest::init() {
    sample_ = std::make_unique<SampleWindow>();
    QVERIFY(sample_->import({sample_->write("two.pdn", twoGames)}));
}

void OneFileTest::cleanup() {
    sample_.reset();
}

std::size_t OneFileTest::gamesInFileAlone() const {
    const QTemporaryDir folder;
    const std::filesystem::path copy = folder.filePath("copy.db").toStdString();
    std::filesystem::copy_file(sample_->store(), copy);
    db::Store store(copy, db::Store::Access::read);
    return db::countGames(store, {});
}

bool OneFileTest::isWhole() const {
    return !QFile::exists(sample_->file("games.db-wal")) && gamesInFileAlone() == 2;
}

void OneFileTest::whenTheDatabaseIsClosed() {
    actionsOf(sample_->window()).closeStore->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(isWhole(), timeout);
    const auto& bar = part<MessageBar>(sample_->window());
    QTRY_COMPARE_WITH_TIMEOUT(
        bar.text(), QString("games.db is closed: the file is complete and can be copied."),
        timeout);
    sample_->window().stores().open(sample_->store());
    QCOMPARE(bar.text(), QString());
}

// Of all that a user does in an evening: games imported, one changed, a collection made, positions
// looked at. Another program copies the file as soon as the database is closed.
void OneFileTest::whatWasSavedIsThereForAnotherProgram() {
    MainWindow& window = sample_->window();
    QVERIFY(controllerOf(window).open(db::GameId{1}));
    GameDocument& document = documentOf(window);
    document.goTo(document.game().mainLine().front());
    document.setComment(rules::Remark::Place::after, "a strong move");
    actionsOf(window).saveGame->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!document.isChanged(), timeout);
    {
        db::Store store(sample_->store(), db::Store::Access::write);
        QVERIFY(db::createCollection(store, "Good games").hasValue());
    }
    actionsOf(window).goOpenings->trigger();
    actionsOf(window).closeStore->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!QFile::exists(sample_->file("games.db-wal")), timeout);
    QCOMPARE(QProcess::execute("cp", {sample_->file("games.db"), sample_->file("copy.db")}), 0);
    db::Store copy(path("copy.db"), db::Store::Access::read);
    QCOMPARE(db::countGames(copy, {}), std::size_t(2));
    QCOMPARE(db::collections(copy).size(), std::size_t(1));
    const auto game = db::loadGame(copy, db::GameId{1});
    QVERIFY(game);
    QVERIFY(parser::writePdn(*game).find("a strong move") != std::string::npos);
}

void OneFileTest::whenAnotherIsOpened() {
    { const db::Store other(path("other.db"), db::Store::Access::write); }
    sample_->window().stores().open(path("other.db"));
    QVERIFY(sample_->window().stores().store() == path("other.db"));
    QTRY_VERIFY_WITH_TIMEOUT(isWhole(), timeout);
}

void OneFileTest::whenTheWindowIsClosed() {
    sample_->close();
    QVERIFY(isWhole());
}

void OneFileTest::whileTheWindowIsOpen() {
    QVERIFY(sample_->settle());
    QTRY_COMPARE_WITH_TIMEOUT(gamesInFileAlone(), std::size_t(2), timeout);
}

void OneFileTest::itIsSaidWhereAnotherProgramPreventsIt() {
    std::optional<db::Store> other(std::in_place, sample_->store(), db::Store::Access::read);
    std::optional<db::Snapshot> seen(std::in_place, *other);
    QVERIFY(sample_->import({sample_->write("more.pdn", twoGames + QByteArray("\n1. 34-29 *\n"))}));
    actionsOf(sample_->window()).closeStore->trigger();
    const auto& bar = part<MessageBar>(sample_->window());
    QTRY_VERIFY_WITH_TIMEOUT(bar.text().contains("games.db-wal"), timeout);
    seen.reset();
    other.reset();
    QTRY_VERIFY_WITH_TIMEOUT(!QFile::exists(sample_->file("games.db-wal")), timeout);
    QTRY_VERIFY_WITH_TIMEOUT(bar.text().startsWith("games.db is closed: "), timeout);
    QCOMPARE(StoreController::leftInLog(sample_->store()), QString());
}

// What a user does in the dialog that the next action opens.
void OneFileTest::answer(const std::function<void()>& how) {
    QTimer::singleShot(0, this, how);
}

void OneFileTest::aCopyIsRestored() {
    {
        db::Store store(sample_->store(), db::Store::Access::read);
        (void)db::backUp(store, path("monday.db"));
    }
    QVERIFY(sample_->import({sample_->write("more.pdn", "1. 34-29 *\n\n1. 31-27 *\n")}));
    answer([this] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        part<QLineEdit>(*dialog, "fileNameEdit").setText(sample_->file("monday.db"));
        answer([] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            QVERIFY(box != nullptr);
            for (QAbstractButton* button : box->buttons())
                if (box->buttonRole(button) == QMessageBox::AcceptRole)
                    button->click();
        });
        QMetaObject::invokeMethod(dialog, "accept");
    });
    actionsOf(sample_->window()).restoreStore->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(
        status(),
        QString("2 games restored. The previous database is kept as games-before-restore.db."),
        timeout);
    QVERIFY(sample_->window().stores().store() == sample_->store());
    db::Store before(path("games-before-restore.db"), db::Store::Access::read);
    QCOMPARE(db::countGames(before, {}), std::size_t(4));
}

void OneFileTest::aDatabaseWithTheLogOfAnotherOffersToRestore() {
    {
        db::Store store(path("other.db"), db::Store::Access::write);
        store.connection().execute("INSERT INTO setting VALUES ('x', 1)");
        store.leaveLog();
    }
    std::filesystem::rename(path("other.db-wal"), path("copy.db-wal"));
    std::filesystem::copy_file(sample_->store(), path("copy.db"));
    sample_->window().stores().open(path("copy.db"));
    auto* trouble = sample_->window().findChild<OpenErrorDialog*>();
    QVERIFY(trouble != nullptr);
    QVERIFY2(trouble->text().contains("restore a copy"), qPrintable(trouble->text()));
    QVERIFY(trouble->findChild<QPushButton*>("restore") != nullptr);
}

namespace {
const NamedTest<OneFileTest> registeredOneFileTest("one_file");
}

} // namespace damscope::gui::testing

#include "one_file_test.moc"
