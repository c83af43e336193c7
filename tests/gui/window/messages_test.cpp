// SPDX-License-Identifier: GPL-3.0-or-later
// What stays above the page until it is answered: work that could not be saved, work that a crash
// has left, a database that can only be read.
#include "gui/base/message_bar.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QTest>
#include <QToolButton>

#include <memory>
#include <vector>

namespace damscope::gui::testing {

class MessagesTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void messagesFollowOneAnother();
    void theyFollowTheLanguage();
    void aGameThatCannotBeSavedCanBeSavedElsewhere();
    void theReasonFollowsTheLanguageToo();
    void aGameThatACrashHasLeftIsShown();
    void aDatabaseThatCanOnlyBeReadIsMarked();

private:
    [[nodiscard]] MessageBar& bar() { return part<MessageBar>(*window_); }

    std::unique_ptr<SampleWindow> sample_;
    MainWindow* window_ = nullptr;
};

void MessagesTest::init() {
    sample_ = std::make_unique<SampleWindow>();
    window_ = &sample_->window();
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
    bar().retract("one");
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

namespace {
const NamedTest<MessagesTest> registeredMessagesTest("messages");
}

} // namespace damscope::gui::testing

#include "messages_test.moc"
