// SPDX-License-Identifier: GPL-3.0-or-later
// The window as a whole: its title, actions and colours, what is copied and pasted.
#include "db/search/lists/filter.hpp"
#include "db/store/store.hpp"
#include "gui/analysis/evaluation_bar.hpp"
#include "gui/base/actions.hpp"
#include "gui/base/message_bar.hpp"
#include "gui/base/text.hpp"
#include "gui/base/widgets.hpp"
#include "gui/board/board_widget.hpp"
#include "gui/database/games_panel.hpp"
#include "gui/game/board_panel.hpp"
#include "gui/settings/preferences_dialog.hpp"
#include "gui/tasks/home_page.hpp"
#include "parser/meaning/annotation.hpp"
#include "parser/write/write.hpp"
#include "rules/text/fen.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDockWidget>
#include <QHeaderView>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QStatusBar>
#include <QTest>
#include <QTimer>

#include <functional>
#include <memory>

namespace damscope::gui::testing {

class WindowTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void copiesAndPastesPositionsAndGames();
    void everyActionIsInAMenu();
    void theTitleNamesTheGameAndTheDatabase();
    void aMenuIsReadAtAGlance();
    void theViewMenuBringsDocksToTheFront();
    void everyWidgetHasAName();
    void theColoursChangeAtOnce();
    void aStrayClickCanBeUndone();
    void messagesEndWithWhatTheyAreAbout();
    void previewAndPatternFollowTheTheme();
    void fullScreenReturnsToMaximised();
    void theBoardAloneFillsTheScreen();
    void theEvaluationBarStandsBesideTheBoard();
    void theMenuOfAMove();
    void severalGamesArePasted();
    void commandsAreFoundByTyping();
    void namesGamesAndSettingsAreFoundByTyping();
    void undoingIsNotFoundByWhatItUndoes();
    void homeHasTheGamesThatWereOpenLast();
    void tasksHaveTheirOwnPanels();
    void theWindowKeepsItsSizeBetweenTasks();

private:
    std::unique_ptr<SampleWindow> sample_;
    MainWindow* window_ = nullptr;
};

void WindowTest::init() {
    sample_ = std::make_unique<SampleWindow>();
    window_ = &sample_->window();
    QVERIFY(sample_->import({"samples/annotated.pdn", "samples/russian.pdn", "samples/broken"}));
}

void WindowTest::cleanup() {
    sample_.reset();
}

void WindowTest::copiesAndPastesPositionsAndGames() {
    QClipboard* clipboard = QApplication::clipboard();
    const Actions& a = actionsOf(*window_);
    a.copyGame->trigger();
    const std::string pdn = parser::writePdn(documentOf(*window_).game());
    QCOMPARE(clipboard->text().toStdString(), pdn);
    clipboard->setText("W:WK4:B13,20,32,37");
    a.paste->trigger();
    QCOMPARE(rules::writeFen(*documentOf(*window_).position()), std::string("W:WK4:B13,20,32,37"));
    a.copyPosition->trigger();
    QCOMPARE(clipboard->text(), QString("W:WK4:B13,20,32,37"));
    documentOf(*window_).markSaved();
    clipboard->setText(QString::fromStdString(pdn));
    a.paste->trigger();
    QCOMPARE(parser::writePdn(documentOf(*window_).game()), pdn);
    documentOf(*window_).markSaved();
    clipboard->setText('W' + QString(31, 'e') + 'w' + QString(17, 'e') + "B\n");
    a.paste->trigger();
    QCOMPARE(rules::writeFen(*documentOf(*window_).position()), std::string("W:W32:BK50"));
    documentOf(*window_).markSaved();
    clipboard->setText(QString::fromStdString(pdn));
    a.paste->trigger();
    documentOf(*window_).markSaved();
    const auto& bar = part<MessageBar>(*window_);
    const QString ofTheImport = bar.text();
    clipboard->setText("good morning");
    a.paste->trigger();
    QCOMPARE(parser::writePdn(documentOf(*window_).game()), pdn);
    QCOMPARE(bar.text(),
             QString("This is neither a game in PDN nor a position as FEN or Hub text."));
    clipboard->setText("1. 32-28 19-23 2. 28-99 *");
    a.paste->trigger();
    QVERIFY2(bar.text().startsWith("Not everything could be read. "), qPrintable(bar.text()));
    documentOf(*window_).markSaved();
    clipboard->setText(QString::fromStdString(pdn));
    a.paste->trigger();
    QCOMPARE(bar.text(), ofTheImport); // the other alert was about another game
    documentOf(*window_).markSaved();
    a.copyDiagram->trigger();
    QVERIFY(!clipboard->image().isNull());
}

void WindowTest::everyActionIsInAMenu() {
    QList<QAction*> inMenus;
    for (const QMenu* menu : window_->menuBar()->findChildren<QMenu*>())
        inMenus += menu->actions();
    for (QAction* action : actionsOf(*window_).all())
        QVERIFY2(inMenus.contains(action), qPrintable(action->objectName()));
}

void WindowTest::theTitleNamesTheGameAndTheDatabase() {
    QVERIFY(controllerOf(*window_).open(db::GameId{1}));
    const auto tag = [&](const char* name) {
        return qtText(documentOf(*window_).game().tag(name));
    };
    QCOMPARE(window_->windowTitle(),
             QString("%1 – %2 · games.db[*]").arg(tag("White"), tag("Black")));
}

void WindowTest::aMenuIsReadAtAGlance() {
    constexpr int atMost = 20;
    for (const QAction* action : window_->menuBar()->actions()) {
        if (action->text() != "&View")
            continue;
        int entries = 0;
        for (const QAction* entry : action->menu()->actions())
            entries += entry->isSeparator() ? 0 : 1;
        QVERIFY2(entries > 0 && entries < atMost, qPrintable(QString::number(entries)));
        return;
    }
    QFAIL("there is no menu View");
}

void WindowTest::theViewMenuBringsDocksToTheFront() {
    auto& menu = part<QMenu>(*window_, "panelsMenu");
    const auto choice = [&](const QDockWidget& dock) {
        emit menu.aboutToShow();
        for (QAction* action : menu.actions())
            if (action->text() == dock.windowTitle())
                return action;
        return static_cast<QAction*>(nullptr);
    };
    for (const QDockWidget* dock : window_->findChildren<QDockWidget*>())
        QVERIFY2(choice(*dock) != nullptr, qPrintable(dock->objectName()));
    auto* problems = window_->findChild<QDockWidget*>("problems");
    window_->findChild<QDockWidget*>("games")->raise();
    QTRY_VERIFY(!choice(*problems)->isChecked());
    choice(*problems)->trigger();
    QTRY_VERIFY(choice(*problems)->isChecked());
    QVERIFY(problems->isVisible());
    choice(*problems)->trigger();
    QTRY_VERIFY(problems->isHidden());
    choice(*problems)->trigger();
    QTRY_VERIFY(choice(*problems)->isChecked());
}

void WindowTest::everyWidgetHasAName() {
    for (const QWidget* widget : window_->findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus)
            continue;
        QAccessibleInterface* seen =
            QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
        QVERIFY2(seen != nullptr && !seen->text(QAccessible::Name).isEmpty(),
                 qPrintable(QString("%1 %2").arg(widget->metaObject()->className(),
                                                 widget->objectName())));
    }
}

void WindowTest::theColoursChangeAtOnce() {
    const auto corner = [this] { return window_->grab().toImage().pixelColor(2, 100).lightness(); };
    window_->useAppearance(Appearance::dark);
    QTRY_VERIFY(corner() < 100);
    window_->useAppearance(Appearance::light);
    QTRY_VERIFY(corner() > 200);
}

void WindowTest::aStrayClickCanBeUndone() {
    const std::string before = parser::writePdn(documentOf(*window_).game());
    BoardWidget& board = boardOf(*window_).board();
    actionsOf(*window_).start->trigger();
    // Two clicks that happen to be a move the game does not have.
    const auto& entry = board.entry();
    for (const rules::Square from : entry.movable()) {
        board.press(from);
        const auto ends = entry.targets();
        for (const rules::Square to : ends) {
            if (entry.lifted() != from)
                board.press(from);
            board.press(to);
            if (documentOf(*window_).isChanged())
                break;
            actionsOf(*window_).start->trigger();
        }
        if (documentOf(*window_).isChanged())
            break;
    }
    QVERIFY(documentOf(*window_).isChanged());
    QVERIFY(window_->isWindowModified());
    QVERIFY(actionsOf(*window_).undo->text().contains("variation"));
    actionsOf(*window_).undo->trigger();
    QCOMPARE(parser::writePdn(documentOf(*window_).game()), before);
}

void WindowTest::messagesEndWithWhatTheyAreAbout() {
    const auto status = [this] { return window_->statusBar()->currentMessage(); };
    QVERIFY(status().contains(" games stored."));
    QVERIFY(controllerOf(*window_).open(db::GameId{2}));
    QVERIFY(status().contains(" games stored.")); // it is about the store
    documentOf(*window_).toggleNag(1);
    actionsOf(*window_).saveGame->trigger();
    QTRY_VERIFY(status().startsWith("The game is stored as number 2"));
    QVERIFY(controllerOf(*window_).open(db::GameId{1}));
    QCOMPARE(status(), QString());
    actionsOf(*window_).properties->trigger();
    QTRY_VERIFY(window_->findChild<QMessageBox*>() != nullptr);
    window_->findChild<QMessageBox*>()->close();
    window_->stores().close();
    actionsOf(*window_).properties->trigger();
    QCOMPARE(status(), QString("No database is open."));
    window_->stores().open(sample_->store());
    QCOMPARE(status(), QString());
}

void WindowTest::previewAndPatternFollowTheTheme() {
    PreviewBoard& preview = previewOf(gamesOf(*window_));
    actionsOf(*window_).search->trigger();
    PatternBoard& pattern = sketchOf(searchOf(*window_)).board();
    QVERIFY(sample_->settle());
    for (auto [title, theme] : {std::pair("Slate", BoardThemeName::slate),
                                std::pair("Tournament green", BoardThemeName::tournament)}) {
        QAction* chosen = nullptr;
        for (QAction* action : window_->menuBar()->findChildren<QAction*>())
            if (action->text() == title)
                chosen = action;
        QVERIFY(chosen != nullptr);
        chosen->trigger();
        for (QWidget* board : {static_cast<QWidget*>(&preview), static_cast<QWidget*>(&pattern)}) {
            const QImage picture = board->grab().toImage();
            int dark = 0;
            for (int y = 0; y < picture.height(); ++y)
                for (int x = 0; x < picture.width(); ++x)
                    dark += picture.pixelColor(x, y) == boardTheme(theme).dark ? 1 : 0;
            QVERIFY2(
                dark > picture.width() * picture.height() / 20,
                qPrintable(
                    QString("%1 %2 %3").arg(board->metaObject()->className(), title).arg(dark)));
        }
    }
}

void WindowTest::fullScreenReturnsToMaximised() {
    window_->showMaximized();
    QTRY_VERIFY(window_->isMaximized());
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_));
    QTest::keyClick(window_, Qt::Key_F11);
    QTRY_VERIFY(window_->isFullScreen());
    QTest::keyClick(window_, Qt::Key_F11);
    QTRY_VERIFY(!window_->isFullScreen());
    QVERIFY(window_->isMaximized());
}

void WindowTest::theBoardAloneFillsTheScreen() {
    actionsOf(*window_).goOpenings->trigger();
    const int before = boardOf(*window_).board().height();
    actionsOf(*window_).fullScreen->trigger();
    QTRY_VERIFY(boardOf(*window_).board().height() > before);
    for (const QDockWidget* dock : window_->findChildren<QDockWidget*>())
        QVERIFY2(!dock->isVisible(), qPrintable(dock->objectName()));
    QTRY_COMPARE(window_->menuBar()->height(), 0);
    QVERIFY(actionsOf(*window_).fullScreen->isChecked());
    QTest::keyClick(window_, Qt::Key_Escape);
    QTRY_VERIFY(window_->menuBar()->height() > 0);
    QVERIFY(window_->findChild<QDockWidget*>("openings")->isVisible());
    QVERIFY(!actionsOf(*window_).fullScreen->isChecked());
    actionsOf(*window_).fullScreen->trigger();
    actionsOf(*window_).goGames->trigger(); // another task needs its panels
    QTRY_VERIFY(window_->findChild<QDockWidget*>("games")->isVisible());
    QTRY_VERIFY(window_->menuBar()->height() > 0);
}

// As high as the board, whatever the place of both.
void WindowTest::theEvaluationBarStandsBesideTheBoard() {
    const BoardPanel& panel = boardOf(*window_);
    const BoardWidget& board = boardOf(*window_).board();
    const auto& bar = part<EvaluationBar>(panel);
    for (QAction* task : {actionsOf(*window_).goStudy, actionsOf(*window_).goSearch}) {
        task->trigger();
        for (const QSize size : {QSize(960, 600), QSize(1400, 700)}) {
            window_->resize(size);
            QTRY_COMPARE(bar.height(), board.height());
            QCOMPARE(board.width(), board.height());
            QCOMPARE(bar.y(), board.y());
            QVERIFY(bar.geometry().right() < board.x());
            QVERIFY(board.x() - bar.geometry().right() < bar.width());
        }
    }
}

void WindowTest::theMenuOfAMove() {
    GameDocument& document = documentOf(*window_);
    QVERIFY(controllerOf(*window_).open(db::GameId{1}));
    auto& list = part<MoveList>(*window_);
    const auto spans = spansOf(list);
    QVERIFY(spans.size() > 5);
    const auto choose = [&](const MoveSpan& span, const std::function<void(QMenu&)>& use) {
        QMenu* menu = openMenuOf(list, span);
        QVERIFY(menu != nullptr);
        use(*menu);
        menu->close();
    };
    choose(spans[2], [&](QMenu& menu) {
        const Actions& a = actionsOf(*window_);
        for (QAction* action : {a.comment, a.copyLine, a.promote, a.makeMain, a.deleteFromHere})
            QVERIFY2(menu.actions().contains(action), qPrintable(action->text()));
        a.copyLine->trigger();
    });
    QCOMPARE(document.current(), spans[2].node);
    const QString first =
        list.document()->toPlainText().mid(spans[2].begin, 4).replace(QChar(0x2011), '-');
    QVERIFY2(QApplication::clipboard()->text().replace(QChar(0x2011), '-').contains(first),
             qPrintable(QApplication::clipboard()->text() + " lacks " + first));
    const auto before = parser::nags(document.game(), spans[3].node);
    choose(spans[3], [](QMenu& menu) {
        for (QAction* action : menu.findChildren<QAction*>())
            if (action->text().startsWith("?? ") || action->text() == "??" ||
                action->text().startsWith("??"))
                return action->trigger();
        QFAIL("no sign");
    });
    QVERIFY(parser::nags(document.game(), spans[3].node) != before);
    document.markSaved();
}

void WindowTest::severalGamesArePasted() {
    const QString two = "[White \"First, A\"]\n[Black \"B\"]\n[GameType \"20\"]\n\n1. 32-28 *\n\n"
                        "[Black \"D\"]\n[GameType \"20\"]\n\n1. 33-28 *\n";
    const auto stored = [this] {
        db::Store store(sample_->store(), db::Store::Access::read);
        return db::countGames(store, {});
    };
    const std::uint64_t before = stored();
    const auto paste = [&](const QString& button) {
        QTimer::singleShot(0, this, [button] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            QVERIFY(box != nullptr);
            QVERIFY2(box->text().startsWith("The text has 2 games."), qPrintable(box->text()));
            for (auto* each : box->buttons())
                if (each->text().remove('&') == button)
                    return each->click();
            QFAIL(qPrintable(button));
        });
        pasteInto(*window_, two);
    };
    const std::string open = parser::writePdn(documentOf(*window_).game());
    paste("Cancel");
    QCOMPARE(parser::writePdn(documentOf(*window_).game()), open);
    paste("Open the first");
    QCOMPARE(documentOf(*window_).game().tag("White"), std::string_view("First, A"));
    documentOf(*window_).markSaved();
    QCOMPARE(stored(), before);
    paste("Import all");
    QTRY_VERIFY_WITH_TIMEOUT(!importing(*window_), 60000);
    QCOMPARE(stored(), before + 2);
}

void WindowTest::commandsAreFoundByTyping() {
    const auto typeAndRun = [this](const QString& text) {
        QTRY_VERIFY(window_->findChild<QLineEdit*>("command") == nullptr); // of the last time
        actionsOf(*window_).commands->trigger();
        auto& line = part<QLineEdit>(*window_, "command");
        QTest::keyClicks(&line, text);
        QTest::keyClick(&line, Qt::Key_Return);
    };
    const bool flipped = boardOf(*window_).board().isFlipped();
    typeAndRun("board flip");
    QCOMPARE(boardOf(*window_).board().isFlipped(), !flipped);
    typeAndRun("Jansen"); // no command: the games
    QVERIFY(gamesOf(*window_).isVisible());
    QCOMPARE(gamesOf(*window_).filterText(), QString("player:Jansen"));
}

// The palette also has what the open database has, and the preferences.
void WindowTest::namesGamesAndSettingsAreFoundByTyping() {
    const auto choose = [this](const QString& typed, const QString& text, const QString& note) {
        QTRY_VERIFY(window_->findChild<QLineEdit*>("command") == nullptr);
        actionsOf(*window_).commands->trigger();
        auto& line = part<QLineEdit>(*window_, "command");
        auto& list = part<QListWidget>(*window_, "commands");
        line.setText(typed);
        const auto row = [&] {
            for (int i = 0; i < list.count(); ++i)
                if (list.item(i)->text() == text && list.item(i)->data(noteRole) == note)
                    return i;
            return -1;
        };
        const auto rows = [&] {
            QStringList all;
            for (int i = 0; i < list.count(); ++i)
                all << list.item(i)->text() + " | " + list.item(i)->data(noteRole).toString();
            return all.join('\n');
        };
        QTRY_VERIFY2_WITH_TIMEOUT(row() >= 0, qPrintable(rows()), 20000);
        for (int i = row(); i > 0; --i)
            QTest::keyClick(&line, Qt::Key_Down);
        QTest::keyClick(&line, Qt::Key_Return);
    };
    choose("громова", "Громова, Дарья", "player · 10 games");
    QTRY_VERIFY(part<QWidget>(*window_, "players").isVisible());
    choose("train", "Training evening", "event · 1 game");
    QTRY_VERIFY(part<QWidget>(*window_, "events").isVisible());
    choose("3", "O'Dowd, Niamh – Ashcombe, Peter", "1/2-1/2 · Club match · May 22, 2021");
    QTRY_COMPARE(documentOf(*window_).game().tag("White"), std::string_view("O'Dowd, Niamh"));
    QVERIFY(boardOf(*window_).isVisible());
    choose("touched", "A touched piece must move", "preferences: Board");
    auto& field = part<QCheckBox>(*window_, "board/touchMove");
    QTRY_VERIFY(field.isVisible());
    window_->findChild<PreferencesDialog*>()->close();
}

// Beside the open game, the last one first, also in the next window.
// It would be run by a hasty Enter.
void WindowTest::undoingIsNotFoundByWhatItUndoes() {
    const QString undo = "Undo in the database";
    const QAction& action = *actionsOf(*window_).undoChange;
    QTRY_VERIFY(action.text().startsWith("Undo in the da&tabase: files imported ("));
    actionsOf(*window_).commands->trigger();
    auto& line = part<QLineEdit>(*window_, "command");
    const auto& list = part<QListWidget>(*window_, "commands");
    const auto rowOf = [&list](const QString& beginning) {
        int row = list.count() - 1;
        while (row >= 0 && !list.item(row)->text().startsWith(beginning))
            --row;
        return row;
    };
    line.setText("import");
    QVERIFY(rowOf("Import folder") >= 0);
    QCOMPARE(rowOf(undo), -1);
    line.setText("database");
    QVERIFY(rowOf(undo) > rowOf("Check the database"));
}

void WindowTest::homeHasTheGamesThatWereOpenLast() {
    for (const std::uint32_t game : {1U, 3U, 2U})
        QVERIFY(controllerOf(*window_).open(db::GameId{game}));
    actionsOf(*window_).goHome->trigger();
    const auto titles = [this] {
        QStringList found;
        for (const Card* card : part<QWidget>(*window_, "homePage").findChildren<Card*>())
            if (card->isVisible() && card->text().contains(QStringLiteral(" – ")))
                found << card->text();
        return found;
    };
    const QStringList expected{"Веснин, Олег – Громова, Дарья", "O'Dowd – Ashcombe",
                               "Jansen – Ozoliņš"};
    QTRY_COMPARE(titles(), expected);
}

void WindowTest::tasksHaveTheirOwnPanels() {
    const Actions& a = actionsOf(*window_);
    auto& engine = part<QDockWidget>(*window_, "engine");
    a.goGames->trigger();
    QVERIFY(gamesOf(*window_).isVisible() && !boardOf(*window_).isVisible());
    a.goStudy->trigger();
    QVERIFY(!gamesOf(*window_).isVisible() && engine.isVisible());
    // The share of a small screen that the board has: 11.5% before.
    QCoreApplication::processEvents();
    const QSizeF side = boardOf(*window_).board().geometryNow().outerArea().size();
    QVERIFY2(side.width() * side.height() >= 0.26 * 1366 * 768,
             qPrintable(QString::number(side.width())));
    // A row of the list is no higher than a 20th of what is seen.
    a.goGames->trigger();
    QCoreApplication::processEvents();
    QTableView& table = tableOf(gamesOf(*window_));
    QVERIFY(table.viewport()->height() / table.verticalHeader()->defaultSectionSize() >= 20);
    // What the user hides stays hidden in its task, until it is put back.
    a.goStudy->trigger();
    engine.hide();
    for (QAction* action : window_->menuBar()->findChildren<QAction*>())
        if (action->text() == part<QDockWidget>(*window_, "evaluation").windowTitle())
            action->trigger(); // hides it
    a.goHome->trigger();
    a.goStudy->trigger();
    QVERIFY(!engine.isVisible());
    a.resetLayout->trigger();
    QVERIFY(engine.isVisible());
}

// The page of one task and the panels of another are never in it together.
void WindowTest::theWindowKeepsItsSizeBetweenTasks() {
    const Actions& a = actionsOf(*window_);
    const QSize small(960, 600);
    window_->resize(small);
    for (QAction* task : {a.goPlayers, a.goStudy, a.goPlayers, a.goSearch, a.goPlayers}) {
        task->trigger();
        QCoreApplication::processEvents();
        QCOMPARE(window_->size(), small);
    }
}

namespace {
const NamedTest<WindowTest> registeredWindowTest("window");
}

} // namespace damscope::gui::testing

#include "window_test.moc"
