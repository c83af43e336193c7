// SPDX-License-Identifier: GPL-3.0-or-later
// What was done to a store: listed, undone and made again in the window.
#include "db/store/edits.hpp"
#include "db/store/games.hpp"
#include "db/store/journal.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "gui/database/history_dialog.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"

#include <QAction>
#include <QApplication>
#include <QMap>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QStatusBar>
#include <QTableView>
#include <QTest>
#include <QTimer>

#include <array>
#include <memory>
#include <string>

namespace damscope::gui::testing {

class HistoryTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void editsAndAnImportAreListed();
    void theGamesOfAnEditAreOpened();
    void whatAnImportMetIsShown();
    void anEntryIsUndoneAndMadeAgain();
    void theOpenGameFollows();
    void aRefusalNamesTheEntryInTheWay();
    void anImportIsUndoneAfterAQuestion();
    void aDatabaseWithoutChangesSaysWhatWillBeHere();
    void manyEntriesAreListedInParts();
    void keysAreEnough();

private:
    static constexpr db::GameId first{1};
    enum Column { id, when, what, games, command, program, state };

    [[nodiscard]] HistoryDialog& dialog();
    [[nodiscard]] QTableView& list() { return part<QTableView>(dialog(), "history"); }
    [[nodiscard]] QTableView& details() { return part<QTableView>(dialog(), "historyDetails"); }
    [[nodiscard]] int listed() { return list().model()->rowCount(); }
    [[nodiscard]] QString cell(int row, int column) {
        return list().model()->index(row, column).data().toString();
    }
    [[nodiscard]] QString detail(int row, int column) {
        return details().model()->index(row, column).data().toString();
    }
    void select(int row) { list().setCurrentIndex(list().model()->index(row, 0)); }
    void press(const char* button) { buttonOf(dialog(), button).click(); }
    void answerQuestions(bool agree);
    void edit(db::GameId game, const char* name, const char* value) const;
    [[nodiscard]] std::string tag(db::GameId game, const char* name) const;
    void importTwoGames();

    std::unique_ptr<SampleWindow> sample_;
    MainWindow* window_ = nullptr;
    QTimer answering_;
    QString asked_; ///< the last question
};

void HistoryTest::init() {
    sample_ = std::make_unique<SampleWindow>();
    window_ = &sample_->window();
    asked_.clear();
}

void HistoryTest::cleanup() {
    answering_.stop();
    answering_.disconnect();
    sample_.reset();
}

HistoryDialog& HistoryTest::dialog() {
    auto* found = window_->findChild<HistoryDialog*>();
    if (found == nullptr) {
        actionsOf(*window_).history->trigger();
        found = window_->findChild<HistoryDialog*>();
    }
    return *found;
}

void HistoryTest::answerQuestions(bool agree) {
    constexpr int pause = 20; // milliseconds
    connect(&answering_, &QTimer::timeout, this, [this, agree] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (box == nullptr)
            return;
        asked_ = box->text() + '\n' + box->informativeText();
        agree ? box->defaultButton()->click() : box->reject();
    });
    answering_.start(pause);
}

// As another program does it.
void HistoryTest::edit(db::GameId game, const char* name, const char* value) const {
    db::Store store(sample_->store(), db::Store::Access::write);
    const std::array changes{rules::Tag{name, value}};
    const auto report =
        db::editTags(store, std::array{game}, changes, "edit --set " + std::string(name));
    QCOMPARE(report.changed, std::uint64_t{1});
}

std::string HistoryTest::tag(db::GameId game, const char* name) const {
    db::Store store(sample_->store(), db::Store::Access::read);
    const auto loaded = db::loadGame(store, game);
    return loaded ? std::string(loaded->tag(name)) : "?";
}

void HistoryTest::importTwoGames() {
    QVERIFY(sample_->import({sample_->write("two.pdn", twoGames)}));
    gamesOf(*window_).filter({});
    QVERIFY(sample_->settle());
    QCOMPARE(gamesOf(*window_).model().rowCount(), 2);
}

void HistoryTest::editsAndAnImportAreListed() {
    importTwoGames();
    edit(first, "Round", "1");
    edit(first, "Site", "Heathfield");
    edit(db::GameId{2}, "Round", "2");
    QTRY_COMPARE_WITH_TIMEOUT(listed(), 4, timeout);
    QCOMPARE(cell(0, id), QString("4"));
    QCOMPARE(cell(0, what), QString("games edited or entered"));
    QCOMPARE(cell(0, games), QString("1"));
    QCOMPARE(cell(0, command), QString("edit --set Round"));
    QCOMPARE(cell(0, state), QString());
    QVERIFY(!cell(0, program).isEmpty());
    QCOMPARE(cell(3, id), QString("1"));
    QCOMPARE(cell(3, what), QString("files imported"));
    QCOMPARE(cell(3, games), QString("2"));
    // Another program changes the store; the user comes back to the list.
    edit(first, "Round", "3");
    dialog().refresh();
    QTRY_COMPARE_WITH_TIMEOUT(listed(), 5, timeout);
    QCOMPARE(list().currentIndex().data().toString(), QString("4"));
}

void HistoryTest::theGamesOfAnEditAreOpened() {
    importTwoGames();
    edit(db::GameId{2}, "Round", "2");
    QTRY_COMPARE_WITH_TIMEOUT(listed(), 2, timeout);
    select(0);
    QTRY_COMPARE_WITH_TIMEOUT(details().model()->rowCount(), 1, timeout);
    QCOMPARE(detail(0, 0), QString("2"));
    QVERIFY(!controllerOf(*window_).isOpen(db::GameId{2}));
    emit details().activated(details().model()->index(0, 0));
    QVERIFY(controllerOf(*window_).isOpen(db::GameId{2}));
}

void HistoryTest::whatAnImportMetIsShown() {
    importTwoGames();
    // One of the games again, and a file that has none.
    QVERIFY(sample_->import(
        {sample_->write("again.pdn", "[White \"A\"]\n[Black \"B\"]\n[GameType \"20\"]\n\n"
                                     "1. 32-28 19-23 *\n\n[White \"E\"]\n[Black \"F\"]\n"
                                     "[GameType \"20\"]\n\n1. 34-29 19-23 *\n"),
         sample_->file("missing.pdn")}));
    QTRY_COMPARE_WITH_TIMEOUT(listed(), 2, timeout);
    select(0);
    QTRY_VERIFY_WITH_TIMEOUT(details().model()->rowCount() >= 3, timeout);
    QMap<QString, QString> states; // by the end of the path
    int duplicate = -1;
    for (int row = 0; row < details().model()->rowCount(); ++row) {
        const QString name = detail(row, 0).section('/', -1);
        states[name] = detail(row, 1);
        if (detail(row, 5) == "game 1 is the same as game 1")
            duplicate = row;
    }
    QCOMPARE(states["again.pdn"], QString("read"));
    QCOMPARE(states["missing.pdn"], QString("unreadable"));
    QVERIFY(duplicate >= 0);
    emit details().activated(details().model()->index(duplicate, 0));
    QVERIFY(controllerOf(*window_).isOpen(first));
}

void HistoryTest::anEntryIsUndoneAndMadeAgain() {
    constexpr db::GameId second{2};
    importTwoGames();
    edit(first, "Round", "1");
    edit(second, "Site", "Heathfield");
    edit(first, "Event", "Open");
    QTRY_COMPARE_WITH_TIMEOUT(listed(), 4, timeout);
    select(1);
    QVERIFY(buttonOf(dialog(), "undoEntry").isEnabled());
    QVERIFY(!buttonOf(dialog(), "redoEntry").isEnabled());
    press("undoEntry");
    QTRY_COMPARE_WITH_TIMEOUT(cell(1, state), QString("undone"), timeout);
    QCOMPARE(tag(second, "Site"), std::string());
    QCOMPARE(tag(first, "Event"), std::string("Open"));
    QVERIFY(asked_.isEmpty());
    QVERIFY(!buttonOf(dialog(), "undoEntry").isEnabled());
    QVERIFY(buttonOf(dialog(), "redoEntry").isEnabled());
    press("redoEntry");
    QTRY_COMPARE_WITH_TIMEOUT(cell(1, state), QString(), timeout);
    QCOMPARE(tag(second, "Site"), std::string("Heathfield"));
    press("undoLast");
    QTRY_COMPARE_WITH_TIMEOUT(cell(0, state), QString("undone"), timeout);
    QCOMPARE(tag(first, "Event"), std::string());
    QCOMPARE(tag(first, "Round"), std::string("1"));
}

void HistoryTest::theOpenGameFollows() {
    importTwoGames();
    edit(first, "Site", "Heathfield");
    QVERIFY(controllerOf(*window_).open(first));
    QCOMPARE(documentOf(*window_).game().tag("Site"), std::string_view("Heathfield"));
    QTRY_COMPARE_WITH_TIMEOUT(listed(), 2, timeout);
    press("undoLast");
    QTRY_COMPARE_WITH_TIMEOUT(cell(0, state), QString("undone"), timeout);
    QVERIFY(documentOf(*window_).game().tag("Site").empty());
    QVERIFY(controllerOf(*window_).isOpen(first));
    // Unsaved changes are not lost.
    documentOf(*window_).setComment(rules::Remark::Place::after, "mine");
    QVERIFY(documentOf(*window_).isChanged());
    press("redoEntry");
    QTRY_COMPARE_WITH_TIMEOUT(cell(0, state), QString(), timeout);
    QVERIFY(documentOf(*window_).isChanged());
}

void HistoryTest::aRefusalNamesTheEntryInTheWay() {
    importTwoGames();
    edit(first, "Round", "1");
    edit(first, "Round", "2");
    QTRY_COMPARE_WITH_TIMEOUT(listed(), 3, timeout);
    select(1);
    press("undoEntry");
    QMessageBox* box = nullptr;
    QTRY_VERIFY_WITH_TIMEOUT((box = dialog().findChild<QMessageBox*>()) != nullptr, timeout);
    QVERIFY2(box->text().contains("entry 3") && box->text().contains("undo it first"),
             qPrintable(box->text()));
    box->close();
    QCOMPARE(tag(first, "Round"), std::string("2"));
}

void HistoryTest::anImportIsUndoneAfterAQuestion() {
    importTwoGames();
    const GameTableModel& all = gamesOf(*window_).model();
    QTRY_COMPARE_WITH_TIMEOUT(listed(), 1, timeout);
    answerQuestions(false);
    press("undoEntry");
    QTRY_VERIFY_WITH_TIMEOUT(!asked_.isEmpty(), timeout);
    QVERIFY2(asked_.contains("2 games") && asked_.contains("two.pdn"), qPrintable(asked_));
    QCOMPARE(all.rowCount(), 2);
    answering_.stop();
    answering_.disconnect();
    answerQuestions(true);
    press("undoEntry");
    QTRY_COMPARE_WITH_TIMEOUT(all.rowCount(), 0, timeout);
    QTRY_COMPARE_WITH_TIMEOUT(cell(0, state), QString("undone"), timeout);
    QTRY_VERIFY_WITH_TIMEOUT(buttonOf(dialog(), "redoEntry").isEnabled(), timeout);
    press("redoEntry");
    QTRY_COMPARE_WITH_TIMEOUT(all.rowCount(), 2, timeout);
}

void HistoryTest::aDatabaseWithoutChangesSaysWhatWillBeHere() {
    { const db::Store store(sample_->store(), db::Store::Access::write); }
    window_->stores().open(sample_->store());
    QVERIFY(sample_->settle());
    QVERIFY(QTest::qWaitForWindowExposed(&dialog()));
    QTRY_VERIFY_WITH_TIMEOUT(list().accessibleDescription().startsWith("Nothing was changed"),
                             timeout);
    for (const char* button : {"undoLast", "undoEntry", "redoEntry"})
        QVERIFY2(!buttonOf(dialog(), button).isEnabled(), button);
}

void HistoryTest::manyEntriesAreListedInParts() {
    constexpr int entries = 5000;
    importTwoGames();
    {
        db::Store store(sample_->store(), db::Store::Access::write);
        store.connection().execute(
            "WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < " +
            std::to_string(entries) +
            ") INSERT INTO journal (id, made, program, kind, what) "
            "SELECT i, datetime('now'), 'damscope', 'edit', 'edit --id ' || i FROM n");
    }
    QTRY_VERIFY_WITH_TIMEOUT(listed() > 0, timeout);
    QVERIFY(listed() < entries);
    QCOMPARE(cell(0, id), QString::number(entries));
    auto& older = buttonOf(dialog(), "olderEntries");
    for (int part = 0; part < entries && older.isVisible(); ++part) {
        const int before = listed();
        older.click();
        QTRY_VERIFY_WITH_TIMEOUT(listed() > before, timeout);
    }
    QCOMPARE(listed(), entries);
    QCOMPARE(cell(entries - 1, what), QString("files imported"));
}

void HistoryTest::keysAreEnough() {
    importTwoGames();
    edit(db::GameId{2}, "Round", "2");
    QVERIFY(QTest::qWaitForWindowActive(&dialog()));
    QTRY_COMPARE_WITH_TIMEOUT(listed(), 2, timeout);
    QTRY_COMPARE_WITH_TIMEOUT(details().model()->rowCount(), 1, timeout);
    QTRY_VERIFY(list().hasFocus());
    QTest::keyClick(&list(), Qt::Key_Return); // undoes nothing
    QVERIFY(details().hasFocus());
    QCOMPARE(tag(db::GameId{2}, "Round"), std::string("2"));
    QTest::keyClick(&details(), Qt::Key_Return);
    QVERIFY(controllerOf(*window_).isOpen(db::GameId{2}));
    const QPointer<HistoryDialog> open = &dialog();
    QTest::keyClick(open.data(), Qt::Key_Escape);
    QVERIFY(!open || !open->isVisible());
}

namespace {
const NamedTest<HistoryTest> registeredHistoryTest("history");
}

} // namespace damscope::gui::testing

#include "history_test.moc"
