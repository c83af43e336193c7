// SPDX-License-Identifier: GPL-3.0-or-later
// What stays above the page until it is answered: work that could not be saved, work that a crash
// has left, a database that can only be read.
#include "db/search/lists/collections.hpp"
#include "db/store/games.hpp"
#include "gui/analysis/analyses_panel.hpp"
#include "gui/base/message_bar.hpp"
#include "gui/database/collections.hpp"
#include "gui/database/store_changes.hpp"
#include "gui/people/events_page.hpp"
#include "gui/people/results_page.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QStatusBar>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <filesystem>
#include <memory>
#include <vector>

namespace damscope::gui::testing {

class MessagesTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void messagesFollowOneAnother();
    void whatIsNotFinalKeepsTheMessage();
    void theyFollowTheLanguage();
    void aGameThatCannotBeSavedCanBeSavedElsewhere();
    void theReasonFollowsTheLanguageToo();
    void aGameThatACrashHasLeftIsShown();
    void aDatabaseThatCanOnlyBeReadIsMarked();
    void aDatabaseThatCannotBeChangedIsCopied();
    void whatCouldNotBeWrittenOffersACopy();
    void aResultThatIsNotStoredIsNamedAndStoredLater();
    void aChangeThatFailedIsOverOnceItIsMadeElsewhere();
    void oneOfTwoAlikeChangesDoesNotEndTheOther();
    void aLaterChangeOfTheSameMakesTheFirstOneVoid();
    void aChangeIsOnlyMadeAgainWhereItMayBe();
    void aChangeOfAClosedDialogCannotBeMadeAgain();
    void anAnalysisThatFailedCanBeTriedAgain();

private:
    [[nodiscard]] MessageBar& bar() { return part<MessageBar>(*window_); }
    [[nodiscard]] QString storeName() const {
        return QString::fromStdString(sample_->store().string());
    }
    void takeStoreAway();
    void bringStoreBack();
    /// Gives the file of the database a second name, so that nothing is stored in it.
    void linkStore() const;
    void unlinkStore() const;
    /// Presses a button of the bar and saves a copy in the dialog that opens.
    void saveCopy(const char* button, const QString& name);
    [[nodiscard]] std::size_t games(const QString& store) const;
    /// Makes a change that is counted, in the sample's store.
    void change(StoreChanges& changes, const Retry& retry = {});

    std::unique_ptr<SampleWindow> sample_;
    MainWindow* window_ = nullptr;
    int made_ = 0;
};

void MessagesTest::init() {
    sample_ = std::make_unique<SampleWindow>();
    window_ = &sample_->window();
    made_ = 0;
}

void MessagesTest::cleanup() {
    sample_.reset();
}

void MessagesTest::messagesFollowOneAnother() {
    int answered = 0;
    const auto says = [](const char* text) { return [text] { return QString(text); }; };
    const std::vector<Alert::Answer> answers{{says("Do it"), [&answered] { ++answered; }}};
    bar().notify({"one", says("The first."), answers});
    bar().notify({"two", says("The second.")});
    bar().notify({"one", says("The first again."), answers});
    QVERIFY(bar().isVisible());
    QCOMPARE(bar().text(), QString("The first again."));
    buttonOf(bar(), "answer1").click();
    QCOMPARE(answered, 1);
    QCOMPARE(bar().text(), QString("The second."));
    QVERIFY(!buttonOf(bar(), "answer1").isVisible());
    part<QToolButton>(bar(), "closeAlert").click();
    QVERIFY(!bar().isVisible());
    bar().notify({"one", says("Once more.")});
    bar().notify({"fault", says("It failed."), {}, true});
    QCOMPARE(bar().text(), QString("It failed."));
    bar().retract("fault");
    QCOMPARE(bar().text(), QString("Once more."));
    bar().retract("one");
    QVERIFY(!bar().isVisible());
}

void MessagesTest::whatIsNotFinalKeepsTheMessage() {
    const auto says = [](const char* text) { return [text] { return QString(text); }; };
    int copies = 0;
    bar().notify({"one",
                  says("The disk is full."),
                  {{says("Try again"), [] {}}, {says("Save a copy…"), [&] { ++copies; }, false}}});
    buttonOf(bar(), "answer2").click();
    QCOMPARE(copies, 1);
    QCOMPARE(bar().text(), QString("The disk is full."));
    QVERIFY(buttonOf(bar(), "answer1").isVisible());
    buttonOf(bar(), "answer1").click();
    QVERIFY(!bar().isVisible());
}

void MessagesTest::theyFollowTheLanguage() {
    const auto subject = [] { return MainWindow::tr("Try again"); };
    bar().notify({"one", subject, {{subject, [] {}}}});
    const QString english = bar().text();
    window_->useLanguage("nl");
    QTRY_VERIFY(part<QLabel>(bar(), "alert").text() != english);
    QCOMPARE(part<QLabel>(bar(), "alert").text(), bar().text());
    QCOMPARE(buttonOf(bar(), "answer1").text(), bar().text());
    window_->useLanguage("en");
}

void MessagesTest::aGameThatCannotBeSavedCanBeSavedElsewhere() {
    QVERIFY(sample_->import({sample_->write("two.pdn", twoGames)}));
    const QString store = QString::fromStdString(sample_->store().string());
    documentOf(*window_).setComment(rules::Remark::Place::after, "Not lost.");
    QVERIFY(QFile::rename(store, sample_->file("moved.db")));
    QVERIFY(QDir().mkpath(store)); // something that is no database is in its place
    actionsOf(*window_).saveGame->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(bar().isVisible(), 60'000);
    QVERIFY2(bar().text().startsWith("The game could not be saved"), qPrintable(bar().text()));
    QCOMPARE(buttonOf(bar(), "answer1").text(), QString("Save elsewhere…"));
    QVERIFY(documentOf(*window_).isChanged());
    QVERIFY(QDir().rmdir(store));
    QVERIFY(QFile::rename(sample_->file("moved.db"), store));
    buttonOf(bar(), "answer2").click(); // Try again
    QTRY_VERIFY_WITH_TIMEOUT(!documentOf(*window_).isChanged(), 60'000);
    QVERIFY(!bar().isVisible());
}

void MessagesTest::theReasonFollowsTheLanguageToo() {
    QVERIFY(sample_->import({sample_->write("two.pdn", twoGames)}));
    documentOf(*window_).setComment(rules::Remark::Place::after, "Not lost.");
    QVERIFY(QFile::rename(QString::fromStdString(sample_->store().string()),
                          sample_->file("moved.db")));
    QVERIFY(!sample_->write("games.db", "This is no database, but it has its name.").isEmpty());
    actionsOf(*window_).saveGame->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(bar().isVisible(), 60'000);
    const QString start = "The game could not be saved: ";
    QVERIFY2(bar().text().startsWith(start), qPrintable(bar().text()));
    const QString reason = bar().text().mid(start.size()).remove(" It stays open.");
    QVERIFY(!reason.isEmpty());
    window_->useLanguage("nl");
    QTRY_VERIFY(!part<QLabel>(bar(), "alert").text().startsWith(start));
    QVERIFY2(!bar().text().contains(reason), qPrintable(bar().text()));
    window_->useLanguage("en");
    documentOf(*window_).markSaved();
}

void MessagesTest::aGameThatACrashHasLeftIsShown() {
    QVERIFY(QDir().mkpath(sample_->recovery()));
    QVERIFY(!sample_->write("recovery/left.pdn", twoGames).isEmpty());
    sample_->restart();
    window_ = &sample_->window();
    QVERIFY(bar().isVisible());
    window_->showHome();
    buttonOf(bar(), "answer1").click();
    QVERIFY(boardOf(*window_).isVisible());
    QVERIFY(!bar().isVisible());
    QCOMPARE(documentOf(*window_).game().tag("White"), std::string_view("A"));
}

void MessagesTest::aDatabaseThatCanOnlyBeReadIsMarked() {
    QVERIFY(sample_->import({sample_->write("two.pdn", twoGames)}));
    const QString store = QString::fromStdString(sample_->store().string());
    QVERIFY(!window_->windowTitle().contains("read-only"));
    QVERIFY(QFile::setPermissions(store, QFile::ReadOwner));
    if (QFileInfo(store).isWritable())
        QSKIP("this user may write everything");
    sample_->restart();
    window_ = &sample_->window();
    QVERIFY(window_->windowTitle().contains("(read-only)"));
    QVERIFY(bar().isVisible());
}

void MessagesTest::linkStore() const {
    std::filesystem::create_hard_link(sample_->store(), sample_->file("other.db").toStdString());
}

void MessagesTest::unlinkStore() const {
    QVERIFY(QFile::remove(sample_->file("other.db")));
}

void MessagesTest::saveCopy(const char* button, const QString& name) {
    QCOMPARE(buttonOf(bar(), button).text(), QString("Save a copy…"));
    QTimer::singleShot(0, this, [file = sample_->file(name)] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        part<QLineEdit>(*dialog, "fileNameEdit").setText(file);
        QMetaObject::invokeMethod(dialog, "accept");
    });
    buttonOf(bar(), button).click();
    QTRY_COMPARE_WITH_TIMEOUT(part<QStatusBar>(*window_).currentMessage(),
                              QString("2 games copied to %1.").arg(name), timeout);
}

std::size_t MessagesTest::games(const QString& store) const {
    db::Store opened(sample_->file(store).toStdString(), db::Store::Access::read);
    return db::countGames(opened, {});
}

void MessagesTest::aDatabaseThatCannotBeChangedIsCopied() {
    QVERIFY(sample_->import({sample_->write("two.pdn", twoGames)}));
    sample_->close();
    linkStore();
    sample_->restart();
    window_ = &sample_->window();
    QVERIFY(window_->windowTitle().contains("(read-only)"));
    QCOMPARE(bar().text(),
             QString("games.db can only be read: what you change cannot be saved in it."));
    saveCopy("answer1", "copy.db");
    QCOMPARE(games("copy.db"), std::size_t{2});
    QVERIFY(bar().isVisible()); // it is still so
    window_->stores().open(sample_->file("copy.db").toStdString());
    QVERIFY(!bar().isVisible());
    QVERIFY(!window_->windowTitle().contains("(read-only)"));
}

void MessagesTest::whatCouldNotBeWrittenOffersACopy() {
    QVERIFY(sample_->import({sample_->write("two.pdn", twoGames)}));
    linkStore();
    part<CollectionsMenu>(gamesOf(*window_)).create(sample_->store(), "Endings", {});
    QTRY_VERIFY_WITH_TIMEOUT(bar().isVisible(), timeout);
    QVERIFY2(bar().text().startsWith("The collection Endings was not made: "),
             qPrintable(bar().text()));
    saveCopy("answer2", "copy.db");
    QCOMPARE(games("copy.db"), std::size_t{2});
    QVERIFY(bar().isVisible());
    unlinkStore();
    buttonOf(bar(), "answer1").click(); // Try again
    QTRY_VERIFY_WITH_TIMEOUT(!bar().isVisible(), timeout);
    db::Store store(sample_->store(), db::Store::Access::read);
    QTRY_COMPARE_WITH_TIMEOUT(db::collections(store).size(), std::size_t(1), timeout);
}

// Something that is no database is in its place.
void MessagesTest::takeStoreAway() {
    QVERIFY(QFile::rename(storeName(), sample_->file("moved.db")));
    QVERIFY(QDir().mkpath(storeName()));
}

void MessagesTest::bringStoreBack() {
    QVERIFY(QDir().rmdir(storeName()));
    QVERIFY(QFile::rename(sample_->file("moved.db"), storeName()));
}

void MessagesTest::aResultThatIsNotStoredIsNamedAndStoredLater() {
    QVERIFY(sample_->import(
        {sample_->write("club.pdn", "[Event \"Club\"]\n[Round \"2\"]\n[White \"Jansen\"]\n"
                                    "[Black \"Smit\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 *\n")}));
    actionsOf(*window_).typeResults->trigger();
    EventResults& results = part<ResultsPage>(*window_).results();
    QTRY_VERIFY_WITH_TIMEOUT(!results.isEmpty(), timeout);
    const db::GameId game{results.games().front().game};
    takeStoreAway();
    results.type(game, "1-1", true);
    QTRY_VERIFY_WITH_TIMEOUT(bar().isVisible(), timeout);
    QVERIFY2(bar().text().startsWith("The result of Jansen – Smit (round 2) was not stored: "),
             qPrintable(bar().text()));
    QCOMPARE(buttonOf(bar(), "answer1").text(), QString("Try again"));
    bringStoreBack();
    buttonOf(bar(), "answer1").click();
    const auto stored = [this, game] {
        db::Store store(sample_->store(), db::Store::Access::read);
        return db::loadGame(store, game)->result;
    };
    QTRY_COMPARE_WITH_TIMEOUT(stored(), rules::GameResult::draw, timeout);
    QTRY_VERIFY2_WITH_TIMEOUT(!bar().isVisible(), qPrintable(bar().text()), timeout);
}

void MessagesTest::aChangeThatFailedIsOverOnceItIsMadeElsewhere() {
    QVERIFY(sample_->import({sample_->write("two.pdn", twoGames)}));
    auto& collections = part<CollectionsMenu>(gamesOf(*window_));
    takeStoreAway();
    collections.create(sample_->store(), "Endings", {});
    QTRY_VERIFY_WITH_TIMEOUT(bar().isVisible(), timeout);
    QVERIFY2(bar().text().startsWith("The collection Endings was not made: "),
             qPrintable(bar().text()));
    bringStoreBack();
    collections.create(sample_->store(), "Endings", {});
    QTRY_VERIFY_WITH_TIMEOUT(!bar().isVisible(), timeout);
    db::Store store(sample_->store(), db::Store::Access::read);
    QCOMPARE(db::collections(store).size(), std::size_t(1));
}

void MessagesTest::change(StoreChanges& changes, const Retry& retry) {
    changes.make(
        sample_->store(),
        [this](db::Store& /*store*/) { return std::function<void()>([this] { ++made_; }); },
        [] { return QString("The games were not added"); }, retry);
}

void MessagesTest::oneOfTwoAlikeChangesDoesNotEndTheOther() {
    QVERIFY(sample_->import({sample_->write("two.pdn", twoGames)}));
    StoreChanges changes(window_);
    takeStoreAway();
    change(changes);
    change(changes);
    QTRY_VERIFY_WITH_TIMEOUT(!changes.isBusy(), timeout);
    QVERIFY(bar().isVisible());
    bringStoreBack();
    change(changes);
    QTRY_COMPARE_WITH_TIMEOUT(made_, 1, timeout);
    QVERIFY(bar().isVisible());
    buttonOf(bar(), "answer1").click();
    QTRY_COMPARE_WITH_TIMEOUT(made_, 2, timeout);
    QVERIFY(bar().isVisible());
    buttonOf(bar(), "answer1").click();
    QTRY_COMPARE_WITH_TIMEOUT(made_, 3, timeout);
    QVERIFY(!bar().isVisible());
}

void MessagesTest::aLaterChangeOfTheSameMakesTheFirstOneVoid() {
    QVERIFY(sample_->import({sample_->write("two.pdn", twoGames)}));
    StoreChanges changes(window_);
    takeStoreAway();
    change(changes, {.key = "result of game 1"});
    change(changes, {.key = "result of game 2"});
    QTRY_VERIFY_WITH_TIMEOUT(!changes.isBusy(), timeout);
    bringStoreBack();
    change(changes, {.key = "result of game 2"});
    QTRY_COMPARE_WITH_TIMEOUT(made_, 1, timeout);
    QVERIFY(bar().isVisible());
    change(changes, {.key = "result of game 1"});
    QTRY_COMPARE_WITH_TIMEOUT(made_, 2, timeout);
    QVERIFY(!bar().isVisible());
}

void MessagesTest::aChangeIsOnlyMadeAgainWhereItMayBe() {
    QVERIFY(sample_->import({sample_->write("two.pdn", twoGames)}));
    StoreChanges changes(window_);
    bool isAllowed = false;
    takeStoreAway();
    change(changes, {.isAllowed = [&isAllowed] { return isAllowed; }});
    change(changes, {.key = "undo", .isOffered = false});
    QTRY_VERIFY_WITH_TIMEOUT(!changes.isBusy(), timeout);
    bringStoreBack();
    buttonOf(bar(), "answer1").click();
    QVERIFY(!changes.isBusy());
    QVERIFY(bar().isVisible()); // both are still there, the one of the undoing first
    QVERIFY(!buttonOf(bar(), "answer1").isVisible());
    part<QToolButton>(bar(), "closeAlert").click();
    isAllowed = true;
    buttonOf(bar(), "answer1").click();
    QTRY_COMPARE_WITH_TIMEOUT(made_, 1, timeout);
    QVERIFY(!bar().isVisible());
}

void MessagesTest::aChangeOfAClosedDialogCannotBeMadeAgain() {
    auto dialog = std::make_unique<QObject>(window_);
    auto* changes = new StoreChanges(dialog.get());
    const auto nothing = [](db::Store& /*store*/) { return std::function<void()>([] {}); };
    QVERIFY(QDir().mkpath(sample_->file("folder.db")));
    changes->make(sample_->file("folder.db").toStdString(), nothing,
                  [] { return QString("The note was not kept"); });
    QTRY_VERIFY_WITH_TIMEOUT(bar().isVisible(), timeout);
    QVERIFY(buttonOf(bar(), "answer1").isVisible());
    dialog.reset();
    QVERIFY(bar().text().startsWith("The note was not kept: "));
    QVERIFY(!buttonOf(bar(), "answer1").isVisible());
}

void MessagesTest::anAnalysisThatFailedCanBeTriedAgain() {
    QVERIFY(sample_->import({sample_->write("two.pdn", twoGames)}));
    takeStoreAway();
    actionsOf(*window_).analyseGame->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(bar().isVisible(), timeout);
    QVERIFY2(bar().text().startsWith("A – B could not be analysed: "), qPrintable(bar().text()));
    const AnalysisQueue& queue = part<AnalysesPanel>(*window_).queue();
    QCOMPARE(queue.rowCount(), 1);
    QVERIFY(queue.job(0).state == AnalysisJob::State::failed);
    bringStoreBack();
    buttonOf(bar(), "answer1").click();
    QVERIFY(queue.isRunning());
    QVERIFY(!bar().isVisible());
}

namespace {
const NamedTest<MessagesTest> registeredMessagesTest("messages");
}

} // namespace damscope::gui::testing

#include "messages_test.moc"
