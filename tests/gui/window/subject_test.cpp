// SPDX-License-Identifier: GPL-3.0-or-later
// What Print and Export act on, and what the line above the panels says of the open game.
#include "gui/base/actions.hpp"
#include "gui/database/games_panel.hpp"
#include "gui/game/game_document.hpp"
#include "gui/importing/import_page.hpp"
#include "gui/training/training_page.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"
#include "tests/gui/written.hpp"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSlider>
#include <QStatusBar>
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <array>
#include <memory>
#include <utility>

namespace damscope::gui::testing {

class SubjectTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void theGameIsMeantWhereItIsStudied();
    void selectedGamesAreMeantInTheList();
    void allGamesAreMeantWhereNoneIsSelected();
    void aListThatIsBeingSearchedIsAwaited();
    void nothingIsAwaitedInAnotherTask();
    void nothingIsAwaitedForAWrongFilter();
    void theCrosstableIsMeantInEvents();
    void nothingIsMeantWhereNothingWasFound();
    void theSheetForTheWallIsMeantWhileResultsAreTyped();
    void thePositionThatIsSeenIsShared();
    void theDiagramThatIsSeenIsPrinted();
    void theGameThatIsSeenIsShared();
    void aGameOutOfSightIsNamedWhereItIsShared();
    void aGameWithoutPlayersIsSharedByItsNumber();
    void selectedGamesAreShared();
    void theButtonSaysWhatIsShared();
    void aPageWithoutABoardIsShared();
    void aBoardWithoutAGameSharesNone();
    void theGameOfAProblemIsShared();
    void theButtonSaysWhatTheActionSays();
    void theHeadingSaysWhichGameItIs();

private:
    [[nodiscard]] QString printText() const { return actionsOf(*window_).print->text(); }
    [[nodiscard]] QList<QAction*> sharing();
    void exportWhileSearching(const QString& filter);

    std::unique_ptr<SampleWindow> sample_;
    MainWindow* window_ = nullptr;
    QString title_;    ///< of the last dialog that asked for a file
    QString proposed_; ///< the name in it
    QString kind_;     ///< of the file
    QTimer answering_;
};

void SubjectTest::init() {
    title_.clear();
    proposed_.clear();
    connect(&answering_, &QTimer::timeout, this, [this] {
        if (auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget())) {
            title_ = dialog->windowTitle();
            proposed_ = part<QLineEdit>(*dialog, "fileNameEdit").text();
            kind_ = dialog->selectedNameFilter();
            dialog->reject();
        }
    });
    answering_.start(20);
    sample_ = std::make_unique<SampleWindow>();
    window_ = &sample_->window();
    const QString file = sample_->write(
        "club.pdn",
        "[Event \"Club\"]\n[Date \"2021.10.29\"]\n[Round \"3\"]\n[White \"Jansen, A\"]\n"
        "[WhiteRating \"1230\"]\n[Black \"Smit, B\"]\n[Result \"0-2\"]\n[GameType \"20\"]\n\n"
        "1. 32-28 19-23 0-2\n\n"
        "[Event \"Club\"]\n[Date \"2021.10.30\"]\n[Round \"4\"]\n[White \"Smit, B\"]\n"
        "[Black \"Jansen, A\"]\n[GameType \"20\"]\n\n1. 33-28 18-23 *\n");
    QVERIFY(sample_->import({file}));
    const auto first = gamesOf(*window_).model().gameAt(0);
    QVERIFY(first && controllerOf(*window_).open(*first));
}

void SubjectTest::cleanup() {
    answering_.stop();
    answering_.disconnect();
    sample_.reset();
}

void SubjectTest::theGameIsMeantWhereItIsStudied() {
    actionsOf(*window_).goStudy->trigger();
    QCOMPARE(printText(), QString("&Print the game…"));
    QVERIFY(actionsOf(*window_).print->isEnabled());
}

void SubjectTest::selectedGamesAreMeantInTheList() {
    actionsOf(*window_).goGames->trigger();
    auto& table = tableOf(gamesOf(*window_));
    table.selectAll();
    const auto games = gamesOf(*window_).selectedGames().size();
    QVERIFY(games > 1);
    QCOMPARE(actionsOf(*window_).exportSubject->text(), QString("E&xport %1 games…").arg(games));
    table.selectRow(0);
    QCOMPARE(actionsOf(*window_).exportSubject->text(), QString("E&xport 1 game…"));
}

void SubjectTest::allGamesAreMeantWhereNoneIsSelected() {
    actionsOf(*window_).goGames->trigger();
    tableOf(gamesOf(*window_)).clearSelection();
    QCOMPARE(printText(), QString("&Print 2 games…"));
    gamesOf(*window_).refresh(); // as after a game was saved
    QTRY_VERIFY_WITH_TIMEOUT(!gamesOf(*window_).isBusy(), 20'000);
    QCOMPARE(printText(), QString("&Print 2 games…"));
}

void SubjectTest::exportWhileSearching(const QString& filter) {
    actionsOf(*window_).goGames->trigger();
    tableOf(gamesOf(*window_)).selectAll();
    QCOMPARE(actionsOf(*window_).exportSubject->text(), QString("E&xport 2 games…"));
    filterLineOf(gamesOf(*window_)).setText(filter);
    actionsOf(*window_).exportSubject->trigger();
    QVERIFY2(title_.isEmpty(), qPrintable(title_)); // the list is the old one
}

void SubjectTest::aListThatIsBeingSearchedIsAwaited() {
    exportWhileSearching("result:black");
    QTRY_COMPARE_WITH_TIMEOUT(title_, QString("Export 1 game"), 20'000);
}

void SubjectTest::nothingIsAwaitedForAWrongFilter() {
    exportWhileSearching("result:blak");
    QTRY_VERIFY_WITH_TIMEOUT(!gamesOf(*window_).isBusy(), 20'000);
    filterLineOf(gamesOf(*window_)).setText("result:black"); // is found, but nobody waits for it
    QTRY_VERIFY_WITH_TIMEOUT(!gamesOf(*window_).isBusy(), 20'000);
    QCOMPARE(printText(), QString("&Print 1 game…"));
    QVERIFY2(title_.isEmpty(), qPrintable(title_));
}

void SubjectTest::nothingIsAwaitedInAnotherTask() {
    exportWhileSearching("result:black");
    actionsOf(*window_).goStudy->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!gamesOf(*window_).isBusy(), 20'000);
    actionsOf(*window_).goGames->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(printText(), QString("&Print 1 game…"), 20'000);
    QVERIFY2(title_.isEmpty(), qPrintable(title_));
}

void SubjectTest::theCrosstableIsMeantInEvents() {
    actionsOf(*window_).goEvents->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(printText(), QString("&Print the crosstable…"), 20'000);
    actionsOf(*window_).goPlayers->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(printText(), QString("&Print the player’s page…"), 20'000);
    actionsOf(*window_).goReport->trigger();
    QCOMPARE(printText(), QString("&Print the report…"));
}

void SubjectTest::nothingIsMeantWhereNothingWasFound() {
    actionsOf(*window_).goSearch->trigger();
    QVERIFY(!actionsOf(*window_).print->isEnabled());
    QCOMPARE(printText(), QString("&Print…"));
    QCOMPARE(actionsOf(*window_).exportSubject->text(), QString("E&xport…"));
    actionsOf(*window_).goStudy->trigger();
    QVERIFY(actionsOf(*window_).print->isEnabled());
}

void SubjectTest::theSheetForTheWallIsMeantWhileResultsAreTyped() {
    actionsOf(*window_).goEvents->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(printText(), QString("&Print the crosstable…"), 20'000);
    auto& type = part<QPushButton>(*window_, "typeResults");
    type.click();
    QTRY_COMPARE_WITH_TIMEOUT(printText(), QString("&Print the wall sheet…"), 20'000);
    QCOMPARE(actionsOf(*window_).exportSubject->text(), QString("E&xport the wall sheet…"));
    type.click();
    QCOMPARE(printText(), QString("&Print the crosstable…"));
}

// In Games it is the last one of the selected game.
void SubjectTest::thePositionThatIsSeenIsShared() {
    const Actions& a = actionsOf(*window_);
    const auto shared = [&a] {
        a.copyPosition->trigger();
        return QApplication::clipboard()->text();
    };
    const auto opened = gamesOf(*window_).model().gameAt(1);
    QVERIFY(opened && controllerOf(*window_).open(*opened));
    documentOf(*window_).goToEnd();
    a.goStudy->trigger();
    const QString other = shared();
    const auto first = gamesOf(*window_).model().gameAt(0);
    QVERIFY(first && controllerOf(*window_).open(*first));
    const QString open = shared();
    QVERIFY(open != other);
    a.goGames->trigger();
    tableOf(gamesOf(*window_)).selectRow(1);
    QTRY_COMPARE_WITH_TIMEOUT(shared(), other, 20'000);
    a.copyGame->trigger();
    QVERIFY2(QApplication::clipboard()->text().contains("[White \"Smit, B\"]"),
             qPrintable(QApplication::clipboard()->text()));
    a.goStudy->trigger();
    QCOMPARE(shared(), open);
}

// Its letters are drawn as outlines: only the title of the file is found in it.
void SubjectTest::theDiagramThatIsSeenIsPrinted() {
    const Actions& a = actionsOf(*window_);
    const auto first = gamesOf(*window_).model().gameAt(0);
    QVERIFY(first && controllerOf(*window_).open(*first));
    const std::array<std::pair<QAction*, const char*>, 2> tasks{
        {{a.goStudy, "Jansen, A - Smit, B"}, {a.goGames, "Smit, B - Jansen, A"}}};
    for (const auto& [task, players] : tasks) {
        task->trigger();
        tableOf(gamesOf(*window_)).selectRow(1);
        const auto& preview = part<PreviewBoard>(gamesOf(*window_));
        if (task == a.goGames)
            QTRY_VERIFY_WITH_TIMEOUT(preview.game() && preview.game()->tag("White") == "Smit, B",
                                     timeout);
        const QString file = sample_->file(QString(players) + ".pdf");
        printInto(file, *this);
        a.printDiagram->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(printedPages(file).size(), 1, timeout);
        QByteArray title; // in UTF-16
        for (const QChar letter : QString(players))
            title.append('\0').append(letter.toLatin1());
        QFile pdf(file);
        QVERIFY(pdf.open(QIODevice::ReadOnly) && pdf.readAll().contains(title));
    }
}

void SubjectTest::theGameThatIsSeenIsShared() {
    const Actions& a = actionsOf(*window_);
    a.goGames->trigger();
    tableOf(gamesOf(*window_)).selectRow(1);
    const auto& preview = part<PreviewBoard>(gamesOf(*window_));
    QTRY_VERIFY_WITH_TIMEOUT(preview.game() && preview.game()->tag("White") == "Smit, B", timeout);
    a.exportGame->trigger();
    QCOMPARE(title_, QString("Export the game"));
    QVERIFY2(proposed_.startsWith("Smit, B - Jansen, A"), qPrintable(proposed_));
    proposed_.clear();
    a.animateLine->trigger(); // the end of the game is seen
    QVERIFY2(proposed_.isEmpty(), qPrintable(proposed_));
    QCOMPARE(window_->statusBar()->currentMessage(),
             QString("No move follows the position on the board: go to another move."));
    part<QSlider>(preview).setValue(0);
    a.animateLine->trigger();
    QVERIFY2(proposed_.startsWith("Smit, B - Jansen, A"), qPrintable(proposed_));
}

// What the menu has when it is opened.
QList<QAction*> SubjectTest::sharing() {
    QMenu* menu = part<QToolButton>(*window_, "share").menu();
    emit menu->aboutToShow();
    return menu->actions();
}

void SubjectTest::aGameOutOfSightIsNamedWhereItIsShared() {
    QVERIFY(controllerOf(*window_).open(db::GameId{1}));
    actionsOf(*window_).goHome->trigger();
    QVERIFY(!boardOf(*window_).isVisible());
    const QString named = sharing().front()->text();
    for (const char* side : {"White", "Black"}) {
        const QString player = qtText(documentOf(*window_).game().tag(side));
        QVERIFY2(named.contains(player.section(',', 0, 0)), qPrintable(named));
    }
}

void SubjectTest::aGameWithoutPlayersIsSharedByItsNumber() {
    QVERIFY(sample_->import({sample_->write("bare.pdn", "[GameType \"20\"]\n\n1. 31-27 *\n")}));
    const Actions& a = actionsOf(*window_);
    a.goGames->trigger();
    auto& table = tableOf(gamesOf(*window_));
    const auto& preview = part<PreviewBoard>(gamesOf(*window_));
    const int rows = gamesOf(*window_).model().rowCount();
    for (int row = 0; row < rows && !(preview.game() && preview.game()->tag("White").empty());
         ++row) {
        table.selectRow(row);
        QTRY_VERIFY_WITH_TIMEOUT(preview.game(), timeout);
    }
    const auto texts = [this] {
        QStringList all;
        for (const QAction* action : sharing())
            all << action->text();
        return all;
    };
    QVERIFY2(texts().contains("Game 3"), qPrintable(texts().join('|')));
    QVERIFY(controllerOf(*window_).open(db::GameId{3}));
    a.goStudy->trigger();
    QCOMPARE(sharing().front()->text(), QString("The open game"));
}

// Above the game of the board beside the list.
void SubjectTest::selectedGamesAreShared() {
    const Actions& a = actionsOf(*window_);
    a.goGames->trigger();
    tableOf(gamesOf(*window_)).selectRow(0);
    QTRY_VERIFY_WITH_TIMEOUT(part<PreviewBoard>(gamesOf(*window_)).game(), timeout);
    tableOf(gamesOf(*window_)).selectAll();
    const QList<QAction*> shared = sharing();
    QCOMPARE(shared.at(0)->text(), QString("&Web page of 2 games…"));
    QCOMPARE(shared.at(1)->text(), QString("&Copy 2 games (PDN)"));
    QVERIFY(shared.contains(a.exportGame));
    shared.at(0)->trigger();
    QCOMPARE(title_, QString("Export 2 games"));
    QCOMPARE(kind_, QString("Web page (*.html)"));
    QApplication::clipboard()->setText("before");
    shared.at(1)->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(QApplication::clipboard()->text() != "before", timeout);
    const QString copied = QApplication::clipboard()->text();
    QVERIFY2(copied.contains("[White \"Jansen, A\"]") && copied.contains("[White \"Smit, B\"]"),
             qPrintable(copied));
    QTRY_COMPARE_WITH_TIMEOUT(window_->statusBar()->currentMessage(), QString("2 games copied."),
                              timeout);
}

void SubjectTest::theButtonSaysWhatIsShared() {
    auto& button = part<QToolButton>(*window_, "share");
    const auto tip = [&button] {
        QHelpEvent asked(QEvent::ToolTip, QPoint(1, 1), button.mapToGlobal(QPoint(1, 1)));
        QApplication::sendEvent(&button, &asked);
        return button.toolTip();
    };
    const Actions& a = actionsOf(*window_);
    a.goStudy->trigger();
    QVERIFY2(tip().startsWith("Jansen") && tip().contains("The position, the line and the game"),
             qPrintable(tip()));
    a.goGames->trigger();
    tableOf(gamesOf(*window_)).selectAll();
    QVERIFY2(tip().startsWith("Web page of 2 games\nCopy 2 games (PDN)\n"), qPrintable(tip()));
    a.goEvents->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(printText(), QString("&Print the crosstable…"), timeout);
    QCOMPARE(tip(), QString("Web page of the crosstable"));
}

// Nothing else is shared there: the open game is not in sight.
void SubjectTest::aPageWithoutABoardIsShared() {
    const Actions& a = actionsOf(*window_);
    a.goEvents->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(printText(), QString("&Print the crosstable…"), 20'000);
    const QList<QAction*> shared = sharing();
    QCOMPARE(shared.size(), 1);
    QCOMPARE(shared.front()->text(), QString("&Web page of the crosstable…"));
    shared.front()->trigger();
    QCOMPARE(title_, QString("Export the crosstable"));
    QVERIFY2(proposed_.startsWith("Club"), qPrintable(proposed_));
    QCOMPARE(kind_, QString("Web page (*.html)"));
    a.goStudy->trigger();
    QVERIFY(sharing().contains(a.exportGame));
}

void SubjectTest::aBoardWithoutAGameSharesNone() {
    const Actions& a = actionsOf(*window_);
    a.goTraining->trigger();
    part<TrainingPage>(*window_).showRepertoire(rules::Color::white);
    for (QAction* action : {a.copyGame, a.exportGame, a.animateLine}) {
        QApplication::clipboard()->setText("before");
        window_->statusBar()->clearMessage();
        action->trigger();
        QCOMPARE(window_->statusBar()->currentMessage(),
                 QString("The game of this board is not open. Open it first."));
        QVERIFY2(title_.isEmpty(), qPrintable(title_));
        QCOMPARE(QApplication::clipboard()->text(), QString("before"));
    }
}

// As far as it could be read.
void SubjectTest::theGameOfAProblemIsShared() {
    actionsOf(*window_).goGames->trigger(); // the report on the import opens there
    QVERIFY(sample_->import({sample_->write(
        "broken.pdn", "[White \"Vries, C\"]\n[Black \"Bakker, D\"]\n[GameType \"20\"]\n\n"
                      "1. 32-28 19-23 2. 37-32 14-19 3. 41-37 *\n")}));
    const auto& page = part<ImportPage>(*window_);
    QVERIFY(page.isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(part<MendingSide>(page).shown().has_value(), timeout);
    actionsOf(*window_).copyGame->trigger();
    QVERIFY2(QApplication::clipboard()->text().contains("[White \"Vries, C\"]"),
             qPrintable(QApplication::clipboard()->text()));
}

void SubjectTest::theButtonSaysWhatTheActionSays() {
    actionsOf(*window_).goReport->trigger();
    QCOMPARE(part<QToolButton>(*window_, "printButton").text(), QString("Print the report"));
    QCOMPARE(part<QToolButton>(*window_, "exportButton").text(), QString("Export the report"));
}

void SubjectTest::theHeadingSaysWhichGameItIs() {
    const auto& facts = part<QLabel>(*window_, "gameHeader");
    const int games = gamesOf(*window_).model().rowCount();
    QVERIFY2(facts.text().contains(QString("game 1 of %1").arg(games)), qPrintable(facts.text()));
    QVERIFY2(facts.text().contains("saved"), qPrintable(facts.text()));
    QVERIFY(!actionsOf(*window_).previousGame->isEnabled());
    const std::string before = std::string(documentOf(*window_).game().tag("White"));
    actionsOf(*window_).nextGame->trigger();
    QVERIFY2(facts.text().contains(QString("game 2 of %1").arg(games)), qPrintable(facts.text()));
    QVERIFY(std::string(documentOf(*window_).game().tag("White")) != before);
    actionsOf(*window_).previousGame->trigger();
    QCOMPARE(std::string(documentOf(*window_).game().tag("White")), before);
    QVERIFY2(facts.text().contains("Club · round ") && facts.text().contains("2021"),
             qPrintable(facts.text()));
}

namespace {
const NamedTest<SubjectTest> registeredSubjectTest("subject");
}

} // namespace damscope::gui::testing

#include "subject_test.moc"
