// SPDX-License-Identifier: GPL-3.0-or-later
// What a user meets every day: the game that is continued, what is said in the status line, where
// the board, panels and games are found.
#include "gui/base/actions.hpp"
#include "gui/base/message_bar.hpp"
#include "gui/database/games_panel.hpp"
#include "gui/game/board_panel.hpp"
#include "gui/importing/import_page.hpp"
#include "gui/tasks/workspace.hpp"
#include "rules/moves/generate.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"

#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QStatusBar>
#include <QTabBar>
#include <QTest>
#include <QWindow>

#include <algorithm>
#include <memory>

namespace damscope::gui::testing {

class EverydayTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void aFileThatCannotBeReadIsNamed();
    void filesThatAreViewedAreNotSaidToBeStored();
    void theLastGameIsContinued();
    void playAndTheEngineBringTheBoard();
    void aMessageIsAloneInTheStatusLine();
    void aNumberIsFirstThatOfAGame();
    void panelsAreFoundByTyping();
    void theCommandThatBeginsAsTypedIsFirst();
    void theCurrentMoveIsSeenInEveryTask();
    void onlyADraggedBorderFixesTheLayout();
    void anEmptyListHasNothingToDo();
    void thePreviewsLinksFollowTheTheme();
    void anEmptyFileIsNoDatabaseYet();

private:
    std::unique_ptr<SampleWindow> sample_;
    MainWindow* window_ = nullptr;
};

void EverydayTest::init() {
    sample_ = std::make_unique<SampleWindow>();
    window_ = &sample_->window();
    QVERIFY(sample_->import({"samples/annotated.pdn", "samples/russian.pdn", "samples/broken"}));
}

void EverydayTest::cleanup() {
    sample_.reset();
}

// Nothing is stored: the open game stays.
void EverydayTest::aFileThatCannotBeReadIsNamed() {
    const auto status = [this] { return window_->statusBar()->currentMessage(); };
    QVERIFY(controllerOf(*window_).open(db::GameId{2}));
    actionsOf(*window_).goGames->trigger();
    QVERIFY(sample_->import({sample_->write("notes.pdn", "Bring the clocks.\n")}));
    QTRY_COMPARE(status(), QString("0 games stored."));
    const auto isUnread = [this](const QString& file) {
        const auto& report = part<ImportPage>(*window_).report();
        return report && std::ranges::any_of(report->unread, [&](const db::JournalFile& each) {
                   return each.path.ends_with("/" + file.toStdString());
               });
    };
    QTRY_VERIFY(isUnread("notes.pdn"));
    QCOMPARE(controllerOf(*window_).openedGame(), std::optional(db::GameId{2}));
    QVERIFY(
        sample_->import({sample_->write("cut.zip", QByteArray("PK\x03\x04\x14\0\0\0", 8)),
                         sample_->write("empty.pdn", "?"), sample_->write("two.pdn", twoGames)}));
    QTRY_COMPARE(status(), QString("2 games stored."));
    buttonOf(part<MessageBar>(*window_), "answer1").click(); // another import is in view
    QTRY_VERIFY(isUnread("cut.zip"));
    QTRY_VERIFY(controllerOf(*window_).openedGame() != std::optional(db::GameId{2}));
}

void EverydayTest::filesThatAreViewedAreNotSaidToBeStored() {
    const auto status = [this] { return window_->statusBar()->currentMessage(); };
    window_->stores().view({sample_->write("two.pdn", twoGames)});
    QTRY_COMPARE(status(), QString("Games read: 2, problems: 0. Nothing is stored."));
    QTRY_VERIFY(window_->stores().isViewing());
    window_->statusBar()->clearMessage();
    const QString line = part<QLabel>(*window_, "storeLine").text();
    QVERIFY2(line.startsWith("two.pdn"), qPrintable(line));
}

void EverydayTest::theLastGameIsContinued() {
    QVERIFY(controllerOf(*window_).open(db::GameId{3}));
    sample_->restart();
    window_ = &sample_->window();
    QVERIFY(sample_->settle());
    QTRY_COMPARE(controllerOf(*window_).openedGame(), std::optional(db::GameId{3}));
}

void EverydayTest::playAndTheEngineBringTheBoard() {
    const Actions& a = actionsOf(*window_);
    for (QAction* page : {a.goHome, a.goGames}) {
        page->trigger();
        QVERIFY(!boardOf(*window_).isVisible());
        a.play->trigger();
        QVERIFY(boardOf(*window_).isVisible() && playOf(*window_).isVisible());
        QVERIFY(a.goPlay->isChecked());
        page->trigger();
        a.engine->trigger();
        QVERIFY(boardOf(*window_).isVisible() && engineOf(*window_).isVisible());
        QVERIFY(a.goStudy->isChecked());
        a.engine->trigger();
    }
}

// Also one that comes before the window is shown.
void EverydayTest::aMessageIsAloneInTheStatusLine() {
    auto& line = part<QLabel>(*window_, "storeLine");
    window_->statusBar()->clearMessage();
    QVERIFY(line.isVisible());
    window_->hide();
    window_->statusBar()->showMessage("A game was recovered.");
    window_->show();
    QVERIFY(!line.isVisible());
    window_->statusBar()->clearMessage();
    QVERIFY(line.isVisible());
}

// Also where a player has the number as a name, and with other entries chosen meanwhile.
void EverydayTest::aNumberIsFirstThatOfAGame() {
    actionsOf(*window_).commands->trigger();
    auto& line = part<QLineEdit>(*window_, "command");
    auto& list = part<QListWidget>(*window_, "commands");
    line.setText("3");
    QTRY_COMPARE(list.item(0)->text(), QString("O'Dowd, Niamh – Ashcombe, Peter"));
    QCOMPARE(list.currentRow(), 0);
    QTest::keyClick(&line, Qt::Key_Return);
    QTRY_COMPARE(controllerOf(*window_).openedGame(), std::optional(db::GameId{3}));
}

void EverydayTest::panelsAreFoundByTyping() {
    actionsOf(*window_).goGames->trigger();
    auto& problems = part<QDockWidget>(*window_, "problems");
    QVERIFY(!problems.isVisible());
    actionsOf(*window_).commands->trigger();
    auto& line = part<QLineEdit>(*window_, "command");
    line.setText("problems");
    QTest::keyClick(&line, Qt::Key_Return);
    QTRY_VERIFY(problems.isVisible());
}

// "Bring back deleted games" has both words, too, and stands before it in the menu.
void EverydayTest::theCommandThatBeginsAsTypedIsFirst() {
    actionsOf(*window_).commands->trigger();
    part<QLineEdit>(*window_, "command").setText("deleted games");
    QCOMPARE(part<QListWidget>(*window_, "commands").item(0)->text(), QString("Deleted games…"));
}

// The list of moves is low in some.
void EverydayTest::theCurrentMoveIsSeenInEveryTask() {
    const Actions& a = actionsOf(*window_);
    GameDocument& game = documentOf(*window_);
    for (int i = 0; i < 90; ++i)
        if (const auto legal = rules::legalMoves(*game.position()); !legal.empty())
            game.play(legal[0]);
    const auto& list = part<MoveList>(*window_);
    for (QAction* task : {a.goStudy, a.goOpenings, a.goPlay, a.goStudy, a.goPlay}) {
        task->trigger();
        QTRY_VERIFY(list.viewport()->rect().contains(list.cursorRect().center()));
    }
}

// A click on a tab resizes panels but leaves them to follow the window; dragging a border does not.
void EverydayTest::onlyADraggedBorderFixesTheLayout() {
    auto& workspace = part<Workspace>(*window_);
    actionsOf(*window_).goStudy->trigger();
    window_->resize(1600, 900);
    QCoreApplication::processEvents();
    QWindow* seen = window_->windowHandle();
    const auto click = [&](const QString& title) {
        for (auto* tabs : window_->findChildren<QTabBar*>())
            for (int i = 0; i < tabs->count(); ++i)
                if (tabs->isVisible() && tabs->tabText(i) == title) {
                    QTest::mouseClick(seen, Qt::LeftButton, {},
                                      tabs->mapTo(window_, tabs->tabRect(i).center()));
                    return true;
                }
        return false;
    };
    const auto isInFront = [this] { return !openingsOf(*window_).visibleRegion().isEmpty(); };
    QVERIFY(!isInFront());
    QVERIFY(click("Openings"));
    QTRY_VERIFY(isInFront());
    QVERIFY(click("Engine"));
    QTRY_VERIFY(!isInFront());
    QVERIFY(!workspace.states().contains("study"));
    int x = boardOf(*window_).mapTo(window_, QPoint(boardOf(*window_).width(), 0)).x();
    while (x < window_->width() && !window_->isSeparator({x, window_->height() / 3}))
        ++x;
    const QPoint border(x, window_->height() / 3);
    QVERIFY(window_->isSeparator(border));
    const int before = boardOf(*window_).width();
    QTest::mousePress(seen, Qt::LeftButton, {}, border);
    QTest::mouseMove(seen, border + QPoint(30, 0));
    QTest::mouseMove(seen, border + QPoint(60, 0));
    QTRY_VERIFY(boardOf(*window_).width() != before);
    QTest::mouseRelease(seen, Qt::LeftButton, {}, border + QPoint(60, 0));
    QTRY_VERIFY(workspace.states().contains("study"));
}

void EverydayTest::anEmptyListHasNothingToDo() {
    actionsOf(*window_).goGames->trigger();
    GamesPanel& list = gamesOf(*window_);
    const auto buttons = previewOf(list).parentWidget()->findChildren<QPushButton*>();
    QCOMPARE(buttons.size(), 4);
    list.filter({});
    QTRY_VERIFY(list.model().rowCount() > 0);
    for (const QPushButton* button : buttons)
        QVERIFY(button->isEnabled());
    list.filter("player:nobody");
    QTRY_COMPARE(list.model().rowCount(), 0);
    for (const QPushButton* button : buttons)
        QVERIFY(!button->isEnabled());
}

void EverydayTest::thePreviewsLinksFollowTheTheme() {
    actionsOf(*window_).goGames->trigger();
    PreviewBoard& preview = previewOf(gamesOf(*window_));
    gamesOf(*window_).filter({});
    QTRY_VERIFY(preview.game().has_value());
    const auto drawn = [&] {
        QCoreApplication::processEvents();
        return part<QLabel>(preview).grab().toImage();
    };
    window_->useAppearance(Appearance::light);
    const QImage light = drawn();
    window_->useAppearance(Appearance::dark);
    const QImage dark = drawn();
    preview.hide();
    const std::optional<rules::Game> game = preview.game();
    preview.setGame(std::nullopt);
    preview.setGame(game);
    preview.show();
    QCOMPARE(dark, drawn()); // as it is written in this theme
    QVERIFY(dark != light);
    window_->useAppearance(Appearance::light);
}

void EverydayTest::anEmptyFileIsNoDatabaseYet() {
    window_->stores().open(sample_->write("empty.db", {}).toStdString());
    auto* box = window_->findChild<QMessageBox*>();
    QVERIFY(box != nullptr);
    QCOMPARE(box->text(), QString("The file empty.db is empty: there is no database in it."));
    box->close();
}

namespace {
const NamedTest<EverydayTest> registeredEverydayTest("everyday");
}

} // namespace damscope::gui::testing

#include "everyday_test.moc"
