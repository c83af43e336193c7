// SPDX-License-Identifier: GPL-3.0-or-later
// The window as a whole: its actions, languages and colours, what is copied and pasted.
#include "db/lists/filter.hpp"
#include "db/store/store.hpp"
#include "gui/base/actions.hpp"
#include "gui/database/games_panel.hpp"
#include "gui/editor/position_editor.hpp"
#include "gui/game/board_panel.hpp"
#include "parser/meaning/annotation.hpp"
#include "parser/write/write.hpp"
#include "rules/text/fen.hpp"
#include "tests/gui/sample_window.hpp"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <QStatusBar>
#include <QTabWidget>
#include <QTest>
#include <QTextCursor>
#include <QTimer>
#include <QXmlStreamReader>

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <set>

namespace damscope::gui::testing {

class WindowTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void copiesAndPastesPositionsAndGames();
    void theEditorSetsUpAndReadsFen();
    void noTwoActionsShareAKey();
    void everyActionIsInAMenu();
    void theViewMenuBringsDocksToTheFront();
    void everyWidgetHasAName();
    void theLanguageChangesAtOnce();
    void everyLanguageSaysEverything();
    void nothingIsCut_data();
    void nothingIsCut();
    void theColoursChangeAtOnce();
    void aStrayClickCanBeUndone();
    void messagesEndWithWhatTheyAreAbout();
    void previewAndPatternFollowTheTheme();
    void fullScreenReturnsToMaximised();
    void theKeysAreShownOnce();
    void theMenuOfAMove();
    void severalGamesArePasted();
    void theVariantIsChosenInTheEditor();

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
    clipboard->setText("good morning");
    a.paste->trigger();
    QCOMPARE(parser::writePdn(documentOf(*window_).game()), pdn);
    a.copyDiagram->trigger();
    QVERIFY(!clipboard->image().isNull());
}

void WindowTest::theEditorSetsUpAndReadsFen() {
    PositionEditor editor(rules::Position(rules::Variant::international), BoardThemeName::wood);
    editor.show();
    QVERIFY(QTest::qWaitForWindowActive(&editor));
    auto* board = editor.findChild<SetupBoard*>();
    const auto& r = rules::rules(rules::Variant::international);
    const auto click = [&](int number, Qt::MouseButton button) {
        QTest::mouseClick(board, button, {},
                          board->geometryNow().centre(*r.square(number)).toPoint());
    };
    click(32, Qt::LeftButton);
    click(33, Qt::LeftButton);
    click(33, Qt::RightButton);
    QCOMPARE(rules::writeFen(editor.position()), std::string("W:W32:B"));
    const auto lineNamed = [&](const QString& name) {
        for (auto* found : editor.findChildren<QLineEdit*>())
            if (found->accessibleName() == name)
                return found;
        return static_cast<QLineEdit*>(nullptr);
    };
    QLineEdit* line = lineNamed("Position as FEN");
    QLineEdit* hub = lineNamed("Position as Hub text");
    QCOMPARE(hub->text(), 'W' + QString(31, 'e') + 'w' + QString(18, 'e'));
    QCOMPARE(line->text(), QString("W:W32:B"));
    line->setFocus();
    line->clear();
    QTest::keyClicks(line, "B:W5:BK50");
    QCOMPARE(rules::writeFen(editor.position()), std::string("B:W5:BK50"));
    QCOMPARE(hub->text(), "Beeeew" + QString(44, 'e') + 'B');
    hub->setFocus();
    hub->clear();
    QTest::keyClicks(hub, "WWb" + QString(48, 'e'));
    QCOMPARE(rules::writeFen(editor.position()), std::string("W:WK1:B2"));
    QCOMPARE(line->text(), QString("W:WK1:B2"));
    hub->clear();
    QTest::keyClicks(hub, "W?");
    QVERIFY(!editor.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled());
    editor.findChild<SetupBoard*>()->setPosition(rules::Position(rules::Variant::international));
    line->setFocus();
    line->clear();
    QTest::keyClicks(line, "B:W5:BK50");
    QString said;
    for (const QLabel* label : editor.findChildren<QLabel*>())
        said += label->text();
    QVERIFY2(said.contains("become kings"), qPrintable(said)); // a white man on 5
}

void WindowTest::noTwoActionsShareAKey() {
    std::map<QString, QString> owners;
    for (const QAction* action : window_->findChildren<QAction*>())
        for (const QKeySequence& key : action->shortcuts()) {
            const QString text = key.toString();
            if (text.isEmpty())
                continue;
            QVERIFY2(owners.emplace(text, action->text()).second,
                     qPrintable(text + ": " + action->text() + " and " + owners[text]));
        }
    QVERIFY(owners.size() > 20);
}

void WindowTest::everyActionIsInAMenu() {
    QList<QAction*> inMenus;
    for (const QMenu* menu : window_->menuBar()->findChildren<QMenu*>())
        inMenus += menu->actions();
    for (QAction* action : actionsOf(*window_).all())
        QVERIFY2(inMenus.contains(action), qPrintable(action->objectName()));
}

void WindowTest::theViewMenuBringsDocksToTheFront() {
    QMenu* menu = nullptr;
    for (QAction* action : window_->menuBar()->actions())
        if (action->text() == "&View")
            menu = action->menu();
    QVERIFY(menu != nullptr);
    const auto choice = [&](const QDockWidget& dock) {
        emit menu->aboutToShow();
        for (QAction* action : menu->actions())
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

void WindowTest::theLanguageChangesAtOnce() {
    window_->useLanguage("nl");
    QCoreApplication::processEvents();
    QCOMPARE(window_->findChild<QDockWidget*>("game")->windowTitle(), QString("Partij"));
    QCOMPARE(window_->findChild<QDockWidget*>("openings")->windowTitle(), QString("Openingen"));
    QCOMPARE(gamesOf(*window_)
                 .model()
                 .headerData(GameTableModel::white, Qt::Horizontal, Qt::DisplayRole)
                 .toString(),
             QString("Wit"));
    window_->useLanguage("fr");
    QCoreApplication::processEvents();
    QCOMPARE(window_->findChild<QDockWidget*>("search")->windowTitle(), QString("Chercher"));
    QCOMPARE(actionsOf(*window_).newGame->text(), QString("&Nouvelle partie…"));
    window_->useLanguage("ru");
    QCoreApplication::processEvents();
    QCOMPARE(window_->findChild<QDockWidget*>("problems")->windowTitle().left(8),
             QString("Проблемы"));
    window_->useLanguage("en");
    QCoreApplication::processEvents();
    QCOMPARE(window_->findChild<QDockWidget*>("game")->windowTitle(), QString("Game"));
}

// Words of the source, each with its context.
static std::set<QString> translated(const QString& language) {
    QFile file("gui/translations/damscope_" + language + ".ts");
    std::set<QString> found;
    if (!file.open(QIODevice::ReadOnly))
        return found;
    QXmlStreamReader xml(&file);
    QString context;
    QString source;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.name() == QStringLiteral("name"))
            context = xml.readElementText();
        else if (xml.name() == QStringLiteral("source"))
            source = xml.readElementText();
        else if (xml.name() == QStringLiteral("translation") &&
                 xml.attributes().value("type") != QStringLiteral("unfinished") &&
                 !xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed().isEmpty())
            found.insert(context + ": " + source);
    }
    return found;
}

void WindowTest::everyLanguageSaysEverything() {
    const auto all = translated("nl");
    QVERIFY(all.size() > 300);
    for (const auto& language : Language::choices()) {
        if (language.code == "en") // speaks for itself
            continue;
        const auto words = translated(language.code);
        for (const QString& word : all)
            QVERIFY2(words.contains(word), qPrintable(language.code + " lacks " + word));
        for (const QString& word : words)
            QVERIFY2(all.contains(word), qPrintable("nl lacks " + word));
    }
}

void WindowTest::nothingIsCut_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<double>("size");
    for (const auto& language : Language::choices())
        for (const double size : {1.0, 1.5, 2.0})
            QTest::addRow("%s at %d%%", qPrintable(language.code), qRound(100 * size))
                << language.code << size;
}

// The visible widgets of a dock that are narrower than their words.
static QString cutIn(const QWidget& dock) {
    QString cut;
    const auto look = [&](const QWidget& widget, const QString& text) {
        if (widget.isVisible() && !text.isEmpty() && widget.width() < widget.sizeHint().width())
            cut += QString("%1: %2 (%3 of %4)\n")
                       .arg(dock.objectName(), text)
                       .arg(widget.width())
                       .arg(widget.sizeHint().width());
    };
    for (const auto* button : dock.findChildren<QAbstractButton*>())
        look(*button, button->text());
    for (const auto* box : dock.findChildren<QSpinBox*>())
        look(*box, box->text());
    return cut;
}

void WindowTest::nothingIsCut() {
    QFETCH(QString, language);
    QFETCH(double, size);
    const QFont before = QApplication::font();
    QFont font = before;
    font.setPointSizeF(before.pointSizeF() * size);
    QApplication::setFont(font);
    window_->useLanguage(language);
    window_->resize(static_cast<int>(1366 * size), static_cast<int>(768 * size));
    QCoreApplication::processEvents();
    QString cut;
    for (QDockWidget* dock : window_->findChildren<QDockWidget*>()) {
        dock->show();
        dock->raise();
        QCoreApplication::processEvents();
        cut += cutIn(*dock);
        for (auto* tabs : dock->findChildren<QTabWidget*>())
            for (int i = 0; i < tabs->count(); ++i) {
                tabs->setCurrentIndex(i);
                QCoreApplication::processEvents();
                cut += cutIn(*dock);
            }
    }
    QApplication::setFont(before);
    window_->useLanguage("en");
    QVERIFY2(cut.isEmpty(), qPrintable(cut));
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
    QVERIFY(status().startsWith("Games read:"));
    QVERIFY(keeperOf(*window_).open(db::GameId{2}));
    QVERIFY(status().startsWith("Games read:")); // it is about the store
    documentOf(*window_).toggleNag(1);
    actionsOf(*window_).saveGame->trigger();
    QTRY_VERIFY(status().startsWith("The game is stored as number 2"));
    QVERIFY(keeperOf(*window_).open(db::GameId{1}));
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

void WindowTest::theKeysAreShownOnce() {
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_));
    const auto windows = [] {
        int visible = 0;
        for (const QWidget* widget : QApplication::topLevelWidgets())
            visible += widget->isVisible() ? 1 : 0;
        return visible;
    };
    const int before = windows();
    QTest::keyClick(window_, Qt::Key_F1);
    QCOMPARE(windows(), before + 1);
    actionsOf(*window_).shortcuts->trigger();
    QCOMPARE(windows(), before + 1);
}

void WindowTest::theMenuOfAMove() {
    GameDocument& document = documentOf(*window_);
    QVERIFY(keeperOf(*window_).open(db::GameId{1}));
    auto& list = part<MoveList>(*window_);
    const auto spans = spansOf(list);
    QVERIFY(spans.size() > 5);
    const auto choose = [&](const MoveSpan& span, const std::function<void(QMenu&)>& use) {
        QTextCursor cursor(list.document());
        cursor.setPosition(span.begin + 1);
        list.setTextCursor(cursor);
        list.ensureCursorVisible();
        const QPoint at = list.cursorRect(cursor).center();
        QTimer::singleShot(100, this, [use] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu != nullptr);
            use(*menu);
            menu->close();
        });
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, list.viewport()->mapToGlobal(at));
        QApplication::sendEvent(list.viewport(), &event);
        QTest::qWait(200);
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

void WindowTest::theVariantIsChosenInTheEditor() {
    PositionEditor editor(rules::Position::start(rules::Variant::international),
                          BoardThemeName::wood);
    editor.show();
    for (auto* box : editor.findChildren<QComboBox*>())
        if (box->accessibleName() == "Variant") {
            box->setCurrentIndex(box->findData(static_cast<int>(rules::Variant::russian)));
            emit box->activated(box->currentIndex());
        }
    QCOMPARE(editor.position().variant(), rules::Variant::russian);
    QCOMPARE(editor.findChild<SetupBoard*>()->geometryNow().rules().board.size(), 32);
}

} // namespace damscope::gui::testing

QTEST_MAIN(damscope::gui::testing::WindowTest)
#include "window_test.moc"
