// SPDX-License-Identifier: GPL-3.0-or-later
// What has failed stays above the page until it is closed or done after all: a game that cannot be
// opened, a result of a game that cannot be read, bookmarks that cannot be read.
#include "db/store/games.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "gui/base/message_bar.hpp"
#include "gui/people/event_editor.hpp"
#include "gui/tasks/database_tasks.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"

#include <QDir>
#include <QFile>
#include <QMenu>
#include <QTest>
#include <QToolButton>

#include <filesystem>
#include <memory>
#include <string>

namespace damscope::gui::testing {

class FailuresTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void aDamagedGameIsNamedUntilTheMessageIsClosed();
    void aGameThatIsOpenedAfterAllIsNamedNoMore();
    void aGameThatIsGoneIsNamed();
    void anotherDatabaseEndsTheMessage();
    void aResultOfADamagedGameIsNamed();
    void bookmarksThatCannotBeReadAreNamed();

private:
    [[nodiscard]] MessageBar& bar() { return part<MessageBar>(*window_); }
    [[nodiscard]] GameController& games() { return controllerOf(*window_); }
    /// Changes a game behind Damscope's back, so that it differs from its checksum.
    void damage(int game) { addPlies(game, "+ 1"); }
    void mend(int game) { addPlies(game, "- 1"); }
    void addPlies(int game, const std::string& count) const;

    std::unique_ptr<SampleWindow> sample_;
    MainWindow* window_ = nullptr;
};

void FailuresTest::init() {
    sample_ = std::make_unique<SampleWindow>();
    window_ = &sample_->window();
    QVERIFY(sample_->import({sample_->write("two.pdn", twoGames)}));
    QVERIFY(games().open(db::GameId{1}));
    QVERIFY(!bar().isVisible());
}

void FailuresTest::cleanup() {
    sample_.reset();
}

void FailuresTest::addPlies(int game, const std::string& count) const {
    db::Store store(sample_->store(), db::Store::Access::write);
    store.connection().execute("UPDATE game SET plies = plies " + count +
                               " WHERE id = " + std::to_string(game));
}

void FailuresTest::aDamagedGameIsNamedUntilTheMessageIsClosed() {
    damage(2);
    QVERIFY(!games().open(db::GameId{2}));
    QVERIFY(bar().isVisible());
    QCOMPARE(bar().text(), QString("Game 2 is damaged and cannot be opened."));
    QCOMPARE(buttonOf(bar(), "answer1").text(), QString("Check the database"));
    QVERIFY(games().open(db::GameId{1})); // another one
    QVERIFY(bar().isVisible());
    part<QToolButton>(bar(), "closeAlert").click();
    QVERIFY(!bar().isVisible());
}

void FailuresTest::aGameThatIsOpenedAfterAllIsNamedNoMore() {
    damage(2);
    QVERIFY(!games().open(db::GameId{2}));
    QVERIFY(bar().isVisible());
    mend(2);
    QVERIFY(games().open(db::GameId{2}));
    QVERIFY(!bar().isVisible());
}

void FailuresTest::aGameThatIsGoneIsNamed() {
    QVERIFY(!games().open(db::GameId{99}));
    QVERIFY(bar().isVisible());
    QCOMPARE(bar().text(), QString("Game 99 is not in the database any more."));
    QVERIFY(!buttonOf(bar(), "answer1").isVisible());
}

void FailuresTest::anotherDatabaseEndsTheMessage() {
    damage(2);
    QVERIFY(!games().open(db::GameId{2}));
    QVERIFY(bar().isVisible());
    const std::filesystem::path other = sample_->file("other.db").toStdString();
    (void)db::Store(other, db::Store::Access::write);
    window_->stores().open(other);
    QTRY_VERIFY_WITH_TIMEOUT(!bar().isVisible(), timeout);
}

void FailuresTest::aResultOfADamagedGameIsNamed() {
    auto& editor = part<EventEditor>(*window_);
    const pages::TypedResult draw{rules::GameResult::draw, {}};
    damage(2);
    editor.setResult(db::GameId{2}, draw, "C – D");
    QTRY_VERIFY_WITH_TIMEOUT(bar().isVisible(), timeout);
    QCOMPARE(bar().text(), QString("The result of C – D was not stored: the game cannot be read."));
    mend(2);
    editor.setResult(db::GameId{2}, draw, "C – D");
    QTRY_VERIFY_WITH_TIMEOUT(!bar().isVisible(), timeout);
    db::Store store(sample_->store(), db::Store::Access::read);
    QCOMPARE(db::loadGame(store, db::GameId{2})->result, rules::GameResult::draw);
}

void FailuresTest::bookmarksThatCannotBeReadAreNamed() {
    auto& bookmarks = part<BookmarksMenu>(*window_);
    const QString name = QString::fromStdString(sample_->store().string());
    QMenu menu;
    QVERIFY(QFile::rename(name, sample_->file("moved.db")));
    QVERIFY(QDir().mkpath(name)); // something that is no database is in its place
    bookmarks.fill(menu, {sample_->store(), {}, {}});
    QVERIFY(bar().isVisible());
    QVERIFY2(bar().text().startsWith("The bookmarks cannot be read: "), qPrintable(bar().text()));
    QVERIFY(QDir().rmdir(name));
    QVERIFY(QFile::rename(sample_->file("moved.db"), name));
    bookmarks.fill(menu, {sample_->store(), {}, {}});
    QVERIFY(!bar().isVisible());
}

namespace {
const NamedTest<FailuresTest> registeredFailuresTest("failures");
}

} // namespace damscope::gui::testing

#include "failures_test.moc"
