// SPDX-License-Identifier: GPL-3.0-or-later
// The window as a whole, on a store made from the samples.
#include "gui/actions.hpp"
#include "gui/board/board_panel.hpp"
#include "gui/database/games_panel.hpp"
#include "gui/editor/position_editor.hpp"
#include "gui/main_window.hpp"
#include "gui/search/query_text.hpp"
#include "gui/search/search_panel.hpp"
#include "parser/write.hpp"
#include "rules/fen.hpp"
#include "rules/score_sheet.hpp"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSplitter>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <map>
#include <memory>
#include <set>

namespace damscope::gui::testing {

class WindowTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void theFirstGameIsOpen();
    void theTableHoldsToTheRulesOfModels();
    void filtersAsTheCommandLine();
    void aWrongFilterSaysWhatIsWrong();
    void sortsByEveryColumn();
    void unknownIsBlank();
    void problemsAreListedAndOpenTheirGame();
    void aCancelledImportKeepsWhatItHas();
    void filesThatAreDroppedAreImported();
    void aHitInAVariationIsShownThere();
    void copiesAndPastesPositionsAndGames();
    void theEditorSetsUpAndReadsFen();
    void noTwoActionsShareAKey();
    void everyActionIsInAMenu();
    void everyWidgetHasAName();
    void theLanguageChangesAtOnce();
    void everyLanguageSaysEverything();
    void noButtonIsCut_data();
    void noButtonIsCut();
    void theColoursChangeAtOnce();
    void aStrayClickCanBeUndone();

private:
    void settle();
    void filter(const QString& text);
    [[nodiscard]] QString cell(int row, int column) const;

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<MainWindow> window_;
};

void WindowTest::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName("damscope-test");
    QSettings().clear();
    QApplication::setStyle("Fusion");
}

void WindowTest::init() {
    folder_ = std::make_unique<QTemporaryDir>();
    window_ = std::make_unique<MainWindow>(folder_->filePath("recovery"));
    window_->useLanguage("en");
    window_->show();
    window_->importPaths(folder_->filePath("games.db").toStdString(),
                         {"samples/annotated.pdn", "samples/russian.pdn", "samples/broken"});
    QTRY_VERIFY_WITH_TIMEOUT(!window_->isImporting(), 60000);
    settle();
}

void WindowTest::cleanup() {
    window_->document().markSaved();
    window_.reset();
}

void WindowTest::settle() {
    QTRY_VERIFY_WITH_TIMEOUT(!window_->games().isBusy(), 20000);
}

void WindowTest::filter(const QString& text) {
    window_->games().filterLine().setText(text);
    settle();
}

QString WindowTest::cell(int row, int column) const {
    const GameTableModel& model = window_->games().model();
    return model.data(model.index(row, column), Qt::DisplayRole).toString();
}

void WindowTest::theFirstGameIsOpen() {
    QVERIFY(window_->games().model().rowCount() > 25);
    QVERIFY(window_->document().game().nodeCount() > 10);
    QCOMPARE(QString::fromStdString(std::string(window_->document().game().tag("White"))),
             cell(0, GameTableModel::white));
    QVERIFY(!window_->document().isChanged());
}

void WindowTest::theTableHoldsToTheRulesOfModels() {
    GameTableModel& model = window_->games().model();
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QAbstractItemModelTester problems(&window_->problems(),
                                            QAbstractItemModelTester::FailureReportingMode::QtTest);
    filter("result:white");
    for (int row = 0; row < model.rowCount(); ++row)
        QVERIFY(!cell(row, GameTableModel::number).isEmpty());
    filter("");
}

void WindowTest::filtersAsTheCommandLine() {
    const int all = window_->games().model().rowCount();
    filter("variant:russian");
    const int russian = window_->games().model().rowCount();
    QVERIFY(russian > 0 && russian < all);
    for (int row = 0; row < russian; ++row)
        QVERIFY(cell(row, GameTableModel::variant).startsWith("Russian"));
    QCOMPARE(window_->games().countText(), QString("%1 of %2 games").arg(russian).arg(all));
    filter("--variant russian --result white");
    QVERIFY(window_->games().model().rowCount() < russian);
    filter("nobody of this name");
    QCOMPARE(window_->games().model().rowCount(), 0);
    filter("");
    QCOMPARE(window_->games().model().rowCount(), all);
}

void WindowTest::aWrongFilterSaysWhatIsWrong() {
    const int all = window_->games().model().rowCount();
    filter("result:maybe");
    QStringList shown;
    for (const QLabel* label : window_->games().findChildren<QLabel*>())
        if (label->isVisible())
            shown << label->text();
    QVERIFY2(shown.join(' ').contains("white, black, draw"), qPrintable(shown.join(' ')));
    QCOMPARE(window_->games().model().rowCount(), all);
}

void WindowTest::sortsByEveryColumn() {
    QTableView& table = window_->games().table();
    const int all = window_->games().model().rowCount();
    for (const auto order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
        table.sortByColumn(GameTableModel::moves, order);
        settle();
        for (int row = 1; row < all; ++row) {
            const int before = cell(row - 1, GameTableModel::moves).toInt();
            const int now = cell(row, GameTableModel::moves).toInt();
            QVERIFY(order == Qt::AscendingOrder ? before <= now : before >= now);
        }
        table.sortByColumn(GameTableModel::white, order);
        settle();
        bool blank = false;
        for (int row = 0; row < all; ++row) {
            blank = blank || cell(row, GameTableModel::white).isEmpty();
            QCOMPARE(cell(row, GameTableModel::white).isEmpty(), blank); // unknown comes last
        }
    }
    for (int column = 0; column < GameTableModel::columns; ++column) {
        table.sortByColumn(column, Qt::DescendingOrder);
        settle();
        QCOMPARE(window_->games().model().rowCount(), all);
    }
    table.sortByColumn(GameTableModel::number, Qt::AscendingOrder);
    settle();
    QCOMPARE(cell(0, GameTableModel::number), QString("1"));
}

void WindowTest::unknownIsBlank() {
    for (int row = 0; row < window_->games().model().rowCount(); ++row)
        for (int column = 0; column < GameTableModel::columns; ++column) {
            QVERIFY(!cell(row, column).contains('?'));
            if (column == GameTableModel::whiteRating)
                QVERIFY(cell(row, column) != "0");
        }
}

void WindowTest::problemsAreListedAndOpenTheirGame() {
    const ProblemModel& problems = window_->problems();
    QVERIFY(problems.rowCount() > 3);
    auto* table = window_->findChild<QDockWidget*>("problems")->findChild<QTableView*>();
    int opened = 0;
    for (int row = 0; row < problems.rowCount(); ++row) {
        if (!problems.problem(row).place.contains("illegal-move.pdn") ||
            problems.problem(row).ordinal == 0)
            continue;
        emit table->activated(problems.index(row, 0));
        ++opened;
        const QString pdn = QString::fromStdString(parser::writePdn(window_->document().game()));
        QVERIFY(pdn.contains("unread"));
    }
    QVERIFY(opened > 0);
}

void WindowTest::aCancelledImportKeepsWhatItHas() {
    window_->importPaths(folder_->filePath("games.db").toStdString(), {"samples/english.pdn"});
    for (auto* button : window_->findChildren<QPushButton*>())
        if (button->text() == "Cancel")
            button->click();
    QTRY_VERIFY_WITH_TIMEOUT(!window_->isImporting(), 60000);
    settle();
    QVERIFY(window_->games().model().rowCount() > 25);
}

void WindowTest::filesThatAreDroppedAreImported() {
    const int before = window_->games().model().rowCount();
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(QFileInfo("samples/english.pdn").absoluteFilePath())});
    QDragEnterEvent enter({100, 100}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(window_.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({100, 100}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(window_.get(), &drop);
    QTRY_VERIFY_WITH_TIMEOUT(!window_->isImporting(), 60000);
    settle();
    QVERIFY(window_->games().model().rowCount() > before);
}

void WindowTest::aHitInAVariationIsShownThere() {
    const rules::Game game = window_->document().game();
    const auto sheet = rules::scoreSheet(game);
    const auto inVariation = std::ranges::find_if(
        sheet, [](const rules::SheetEntry& entry) { return entry.depth == 2; });
    QVERIFY(inVariation != sheet.end());
    const auto position = game.position(inVariation->node);
    SearchPanel& search = window_->search();
    search.text().setPlainText(
        QString("position \"%1\"").arg(QString::fromStdString(rules::writeFen(*position))));
    const auto hits = [&](bool variations) {
        search.variations().setChecked(variations);
        search.search();
        return QTest::qWaitFor([&] { return !search.isBusy(); }, 20000) ? search.hits().rowCount()
                                                                        : -1;
    };
    QCOMPARE(hits(false), 0);
    QCOMPARE(hits(true), 1);
    emit search.table().activated(search.hits().index(0, 0));
    QCOMPARE(window_->document().current(), inVariation->node);
}

void WindowTest::copiesAndPastesPositionsAndGames() {
    QClipboard* clipboard = QApplication::clipboard();
    const Actions& a = window_->actions();
    a.copyGame->trigger();
    const std::string pdn = parser::writePdn(window_->document().game());
    QCOMPARE(clipboard->text().toStdString(), pdn);
    clipboard->setText("W:WK4:B13,20,32,37");
    a.paste->trigger();
    QCOMPARE(rules::writeFen(*window_->document().position()), std::string("W:WK4:B13,20,32,37"));
    a.copyPosition->trigger();
    QCOMPARE(clipboard->text(), QString("W:WK4:B13,20,32,37"));
    window_->document().markSaved();
    clipboard->setText(QString::fromStdString(pdn));
    a.paste->trigger();
    QCOMPARE(parser::writePdn(window_->document().game()), pdn);
    window_->document().markSaved();
    clipboard->setText('W' + QString(31, 'e') + 'w' + QString(17, 'e') + "B\n");
    a.paste->trigger();
    QCOMPARE(rules::writeFen(*window_->document().position()), std::string("W:W32:BK50"));
    window_->document().markSaved();
    clipboard->setText(QString::fromStdString(pdn));
    a.paste->trigger();
    window_->document().markSaved();
    clipboard->setText("good morning");
    a.paste->trigger();
    QCOMPARE(parser::writePdn(window_->document().game()), pdn);
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
    for (QAction* action : window_->actions().all())
        QVERIFY2(inMenus.contains(action), qPrintable(action->objectName()));
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
    QCOMPARE(window_->games()
                 .model()
                 .headerData(GameTableModel::white, Qt::Horizontal, Qt::DisplayRole)
                 .toString(),
             QString("Wit"));
    window_->useLanguage("fr");
    QCoreApplication::processEvents();
    QCOMPARE(window_->findChild<QDockWidget*>("search")->windowTitle(), QString("Chercher"));
    QCOMPARE(window_->actions().newGame->text(), QString("&Nouvelle partie"));
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

void WindowTest::noButtonIsCut_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<double>("size");
    for (const auto& language : Language::choices())
        for (const double size : {1.0, 1.5, 2.0})
            QTest::addRow("%s at %d%%", qPrintable(language.code), qRound(100 * size))
                << language.code << size;
}

void WindowTest::noButtonIsCut() {
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
        for (const auto* button : dock->findChildren<QAbstractButton*>())
            if (button->isVisible() && !button->text().isEmpty() &&
                button->width() < button->sizeHint().width())
                cut += QString("%1: %2 (%3 of %4)\n")
                           .arg(dock->objectName(), button->text())
                           .arg(button->width())
                           .arg(button->sizeHint().width());
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
    const std::string before = parser::writePdn(window_->document().game());
    BoardWidget& board = window_->board().board();
    window_->actions().start->trigger();
    // Two clicks that happen to be a move the game does not have.
    const auto& entry = board.entry();
    for (const rules::Square from : entry.movable()) {
        board.press(from);
        const auto ends = entry.targets();
        for (const rules::Square to : ends) {
            if (entry.lifted() != from)
                board.press(from);
            board.press(to);
            if (window_->document().isChanged())
                break;
            window_->actions().start->trigger();
        }
        if (window_->document().isChanged())
            break;
    }
    QVERIFY(window_->document().isChanged());
    QVERIFY(window_->isWindowModified());
    QVERIFY(window_->actions().undo->text().contains("variation"));
    window_->actions().undo->trigger();
    QCOMPARE(parser::writePdn(window_->document().game()), before);
}

} // namespace damscope::gui::testing

QTEST_MAIN(damscope::gui::testing::WindowTest)
#include "window_test.moc"
