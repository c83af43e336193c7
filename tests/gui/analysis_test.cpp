// SPDX-License-Identifier: GPL-3.0-or-later
// The docks that have to do with engines, in the window, on a store made from the samples.
#include "analysis/hub/engine_list.hpp"
#include "chart/evaluation_chart.hpp"
#include "db/store/evaluations.hpp"
#include "db/store/store.hpp"
#include "gui/analysis/analyses_panel.hpp"
#include "gui/analysis/engine_lines.hpp"
#include "gui/analysis/engine_panel.hpp"
#include "gui/analysis/engines_dialog.hpp"
#include "gui/analysis/evaluation_panel.hpp"
#include "gui/base/actions.hpp"
#include "gui/base/text.hpp"
#include "gui/database/games_panel.hpp"
#include "gui/game/move_list.hpp"
#include "gui/tasks/game_tasks.hpp"
#include "parser/write/write.hpp"
#include "rules/text/explain.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTableView>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <memory>

namespace damscope::gui::testing {

class AnalysisTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void theEngineStandsBesideTheMoves();
    void theChartShowsWhatTheStoreKnows();
    void aGameThatIsNotAnalysedIsNotJudged();
    void thePointerShowsWhatWasBetter();
    void theChartLeadsThroughTheGame();
    void anotherGameHasAnotherChart();
    void theChartHasRoomOnASmallScreen();
    void theChartHasRoomAfterLargerText();
    void theNextErrorIsOneClickAway();
    void theChartFollowsTheColours();
    void theChartIsSaved();

    void theEngineFollowsTheBoard();
    void theEngineShowsAsManyLinesAsAsked();
    void aMoveThatIsClickedIsShown();
    void theMoveOfTheGameIsAmongTheLines();
    void aMoveBelowTheLinesHasItsRank();
    void aSecondEngineSaysWhetherItAgrees();
    void aLineIsKeptOnRequest();
    void aLineOfALockedPositionIsExplored();
    void aLineOfARemovedPositionIsNotShown();
    void theEngineStaysWithALockedPosition();
    void theEngineShowsTheThreat();
    void theEngineStopsAtOnce();
    void updatesComeTenTimesASecondAtMost();
    void aCrashingEngineSaysItsLastWords();
    void enginesAreAddedTriedAndRemoved();
    void theWindowDoesNotWaitForTheListOfEngines();

private:
    [[nodiscard]] EnginePanel& engine() { return engineOf(*window_); }
    [[nodiscard]] QString line(int row);
    [[nodiscard]] chart::EvaluationChart& chart() {
        return part<chart::EvaluationChart>(evaluation());
    }
    [[nodiscard]] EvaluationPanel& evaluation() { return evaluationOf(*window_); }
    void storeScores(const std::vector<int>& hundredths, bool ofAll = true);
    [[nodiscard]] QString moves() const;

    std::unique_ptr<SampleWindow> sample_;
    MainWindow* window_ = nullptr;
};

void AnalysisTest::init() {
    sample_ = std::make_unique<SampleWindow>();
    window_ = &sample_->window();
    QVERIFY(sample_->import({"samples/annotated.pdn"}));
    QTRY_VERIFY(documentOf(*window_).game().nodeCount() > 10);
    evaluationOf(*window_).parentWidget()->raise();
}

void AnalysisTest::cleanup() {
    sample_.reset();
}

// What an engine would say about the first positions of the open game, White's view; of all others
// it says the last of that.
void AnalysisTest::storeScores(const std::vector<int>& hundredths, bool ofAll) {
    const rules::Game& game = documentOf(*window_).game();
    db::Store store(sample_->store(), db::Store::Access::write);
    db::EvaluationWriter writer(store);
    std::vector<rules::NodeId> nodes = game.mainLine();
    nodes.insert(nodes.begin(), rules::rootNode);
    for (std::size_t i = 0; i < (ofAll ? nodes.size() : hundredths.size()); ++i) {
        analysis::PositionEvaluation evaluation;
        evaluation.lines.push_back(
            {analysis::Score::centiMen(hundredths[std::min(i, hundredths.size() - 1)]), {}});
        const auto position = game.position(nodes[i]);
        for (const rules::Move& move : rules::legalMoves(*position))
            if (i + 1 < nodes.size() && move != game.node(nodes[i + 1]).move)
                evaluation.lines[0].moves = {move};
        evaluation.depth = 12;
        evaluation.engine = "An engine";
        writer.save(*position, evaluation);
    }
    evaluation().refresh();
}

QString AnalysisTest::moves() const {
    return window_->findChild<MoveList*>()->toPlainText().replace(QChar(0x2011), '-');
}

void AnalysisTest::theEngineStandsBesideTheMoves() {
    const auto* game = window_->findChild<QDockWidget*>("game");
    const auto* engine = window_->findChild<QDockWidget*>("engine");
    QVERIFY(!window_->tabifiedDockWidgets(window_->findChild<QDockWidget*>("game"))
                 .contains(window_->findChild<QDockWidget*>("engine")));
    QVERIFY(engine->x() > game->x());
}

void AnalysisTest::theChartShowsWhatTheStoreKnows() {
    QTRY_VERIFY(!chart().course().moves.empty());
    QVERIFY(!chart().course().moves[0].men);
    QVERIFY(!moves().contains(QChar(0x25c6)));
    storeScores({0, 10, 10, 5, 300, 300});
    QTRY_VERIFY(chart().course().moves[3].men.has_value());
    QCOMPARE(*chart().course().moves[3].men, 3.0);
    QCOMPARE(*chart().course().startMen, 0.0);
    QCOMPARE(chart().course().moves[3].quality, analysis::Quality::blunder);
    // Marked in the list of moves by the shape that it has on the chart.
    QCOMPARE(moves().count(QChar(0x25c6)), 1);
    QVERIFY(chart().describe(4).contains("blunder"));
}

// What a game shares with an analysed one is drawn, and nothing of it is judged.
void AnalysisTest::aGameThatIsNotAnalysedIsNotJudged() {
    storeScores({0, 10, 10, 5, 300, 300}, false);
    QTRY_VERIFY(chart().course().moves.size() > 6 && chart().course().moves[3].men.has_value());
    QVERIFY(!chart().course().moves[6].men);
    QCOMPARE(moves().count(QChar(0x25c6)), 0);
    QVERIFY(!chart().describe(4).contains("blunder"));
    QVERIFY(!part<QToolButton>(evaluation(), "errors").isVisible());
    QStringList said;
    bool offersAnalysis = false;
    for (const auto* label : evaluation().findChildren<QLabel*>())
        said << label->text();
    for (const auto* button : evaluation().findChildren<QToolButton*>())
        offersAnalysis =
            offersAnalysis ||
            (button->isVisible() && button->defaultAction() == actionsOf(*window_).analyseGame);
    QVERIFY2(said.filter("Not analysed yet: ").size() == 1, qPrintable(said.join('|')));
    QVERIFY(said.filter("%").isEmpty());
    QVERIFY(offersAnalysis);
}

void AnalysisTest::thePointerShowsWhatWasBetter() {
    storeScores({0, 10, 10, 5, 300, 300});
    QTRY_COMPARE(moves().count(QChar(0x25c6)), 1);
    QVERIFY(!evaluation().tipOf(1).contains("<img"));
    const QString tip = evaluation().tipOf(4);
    QVERIFY2(tip.contains("<img") && tip.contains("blunder") && tip.contains("better 2... "),
             qPrintable(tip.right(200)));
    // So does the list of errors, which leads there.
    auto& errors = part<QToolButton>(evaluation(), "errors");
    QVERIFY(errors.isVisible());
    emit errors.menu()->aboutToShow();
    QCOMPARE(errors.menu()->actions().size(), 1);
    QVERIFY(errors.menu()->actions().front()->text().contains("better 2... "));
    actionsOf(*window_).start->trigger();
    errors.menu()->actions().front()->trigger();
    QCOMPARE(chart().current(), 4);
}

void AnalysisTest::theChartLeadsThroughTheGame() {
    storeScores({0, 10, 10, 5, 20});
    QTRY_VERIFY(!chart().course().moves.empty() && chart().course().startMen);
    const auto line = documentOf(*window_).game().mainLine();
    for (std::size_t i = 0; i < line.size(); ++i) {
        const int ply = static_cast<int>(i) + 1;
        QTest::mouseClick(&chart(), Qt::LeftButton, {}, chart().placeOf(ply).toPoint());
        QCOMPARE(documentOf(*window_).current(), line[i]);
        QCOMPARE(chart().current(), ply);
    }
    actionsOf(*window_).start->trigger();
    QCOMPARE(chart().current(), 0);
    actionsOf(*window_).next->trigger();
    QCOMPARE(chart().current(), 1);
}

void AnalysisTest::anotherGameHasAnotherChart() {
    storeScores({0, 10, 10, 5, 300, 300});
    QTRY_COMPARE(moves().count(QChar(0x25c6)), 1);
    controllerOf(*window_).open(*gamesOf(*window_).model().gameAt(1));
    QCOMPARE(moves().count(QChar(0x25c6)), 0);
    QTRY_COMPARE(chart().course().moves.size(), documentOf(*window_).game().mainLine().size());
    controllerOf(*window_).open(*gamesOf(*window_).model().gameAt(0));
    QTRY_COMPARE(moves().count(QChar(0x25c6)), 1);
}

void AnalysisTest::theChartHasRoomOnASmallScreen() {
    window_->resize(1366, 746);
    actionsOf(*window_).goStudy->trigger();
    storeScores({0, 10, 10, 5, 300, 300});
    QTRY_COMPARE(moves().count(QChar(0x25c6)), 1);
    QTRY_VERIFY2(chart().plotHeight() >= 140, qPrintable(QString::number(chart().plotHeight())));
    // Three lines of the engine and the move of the game, too.
    engine().setLines(3);
    actionsOf(*window_).start->trigger();
    actionsOf(*window_).engine->trigger();
    QTRY_VERIFY(tableOf(engine()).rowCount() >= 3);
    QTableWidget& lines = tableOf(engine());
    const QTableWidgetItem* last = lines.item(lines.rowCount() - 1, 1);
    QVERIFY2(lines.viewport()->rect().contains(lines.visualItemRect(last)),
             qPrintable(QString::number(lines.viewport()->height())));
}

// Where the text is larger the panels fold into one column of tabs, and then give the room back.
void AnalysisTest::theChartHasRoomAfterLargerText() {
    window_->resize(1366, 746);
    actionsOf(*window_).goStudy->trigger();
    storeScores({0, 10, 10, 5, 300, 300});
    QTRY_VERIFY2(chart().plotHeight() >= 140, qPrintable(QString::number(chart().plotHeight())));
    auto* game = window_->findChild<QDockWidget*>("game");
    const auto press = [](QAction* action) {
        constexpr int times = 6;
        for (int i = 0; i < times; ++i) {
            action->trigger();
            QCoreApplication::processEvents();
        }
    };
    QVERIFY(window_->tabifiedDockWidgets(game).isEmpty());
    press(actionsOf(*window_).largerText);
    QTRY_VERIFY(!window_->tabifiedDockWidgets(game).isEmpty());
    press(actionsOf(*window_).smallerText);
    QTRY_VERIFY(window_->tabifiedDockWidgets(game).isEmpty());
    QTRY_VERIFY2(chart().plotHeight() >= 140, qPrintable(QString::number(chart().plotHeight())));
}

void AnalysisTest::theNextErrorIsOneClickAway() {
    storeScores({0, 10, 10, 5, 300, 300});
    QTRY_COMPARE(moves().count(QChar(0x25c6)), 1);
    actionsOf(*window_).start->trigger();
    part<QToolButton>(evaluation(), "errors").click();
    QCOMPARE(chart().current(), 4);
    part<QToolButton>(evaluation(), "errors").click();
    QCOMPARE(chart().current(), 4); // the first one after the last one
}

void AnalysisTest::theChartFollowsTheColours() {
    const auto corner = [this] { return chart().grab().toImage().pixelColor(3, 3).lightness(); };
    window_->useAppearance(Appearance::dark);
    QTRY_VERIFY(corner() < 100);
    window_->useAppearance(Appearance::light);
    QTRY_VERIFY(corner() > 200);
}

void AnalysisTest::theChartIsSaved() {
    storeScores({0, 10, 10, 5, 300, 300});
    QTRY_COMPARE(moves().count(QChar(0x25c6)), 1);
    const auto saved = [this](const QString& name) {
        evaluation().savePicture(sample_->file(name));
        QFile file(sample_->file(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QVERIFY(saved("chart.svg").contains("Blunder"));
    QVERIFY(saved("chart.png").startsWith("\x89PNG"));
    QVERIFY(saved("chart.pdf").startsWith("%PDF"));
    evaluation().savePicture(sample_->file("no such folder/chart.svg"));
    auto& box = part<QMessageBox>(evaluation()); // it stays until it is closed
    QVERIFY(box.isVisible() && box.text().contains("no such folder"));
    QVERIFY(box.informativeText().startsWith("Choose another folder"));
    box.close();
}

QString AnalysisTest::line(int row) {
    const QTableWidgetItem* item = tableOf(engine()).item(row, 1);
    return item == nullptr ? QString() : item->text().replace(QChar(0x2011), '-');
}

void AnalysisTest::theEngineFollowsTheBoard() {
    actionsOf(*window_).start->trigger();
    actionsOf(*window_).engine->trigger();
    QTRY_VERIFY(line(0).startsWith("1. "));
    QVERIFY(statusOf(engine()).startsWith("Depth"));
    actionsOf(*window_).next->trigger();
    QTRY_VERIFY2(line(0).startsWith("1... "), qPrintable(line(0)));
    QVERIFY(engine().score() && !engine().score()->isWin() && !engine().score()->isLoss());
    actionsOf(*window_).engine->trigger();
    QVERIFY(!part<EngineRunner>(engine()).isRunning());
    QVERIFY(line(0).isEmpty());
}

void AnalysisTest::theEngineShowsAsManyLinesAsAsked() {
    actionsOf(*window_).start->trigger();
    actionsOf(*window_).engine->trigger();
    for (int lines = 5; lines >= 1; --lines) {
        engine().setLines(lines);
        // Without the row of the move of the game, where that is not one of the lines.
        const auto found = [this] {
            int rows = tableOf(engine()).rowCount();
            if (rows > 0 && tableOf(engine()).item(rows - 1, 2)->text().contains("below"))
                --rows;
            return rows;
        };
        QTRY_COMPARE(found(), lines);
        QStringList moves;
        for (int row = 0; row < lines; ++row)
            moves << line(row).section(' ', 1, 1);
        QCOMPARE(moves.removeDuplicates(), 0);
    }
}

void AnalysisTest::aMoveThatIsClickedIsShown() {
    GameDocument& document = documentOf(*window_);
    const std::string before = parser::writePdn(document.game());
    actionsOf(*window_).start->trigger();
    actionsOf(*window_).next->trigger();
    const rules::NodeId shown = document.current();
    engine().setLines(2);
    actionsOf(*window_).engine->trigger();
    QTRY_VERIFY(tableOf(engine()).rowCount() >= 2 && line(1).count(' ') > 3);
    QVERIFY2(!tableOf(engine()).item(1, 1)->text().contains('-'), "a line could end in a move");
    const int boardBefore = boardOf(*window_).board().height();
    const int row = tableOf(engine()).item(1, 2)->text().startsWith("played") ? 0 : 1;
    const QRect place = part<EngineLines>(engine()).placeOf(row, 1);
    QVERIFY(!place.isEmpty());
    QTest::mouseClick(tableOf(engine()).viewport(), Qt::LeftButton, {}, place.center());
    QVERIFY(document.isExploring());
    QCOMPARE(document.explored().size(), std::size_t{2}); // the second move, not the whole line
    QCoreApplication::processEvents();
    QCOMPARE(boardOf(*window_).board().height(), boardBefore);
    QVERIFY(!document.isChanged());
    QCOMPARE(parser::writePdn(document.game()), before);
    const std::size_t length = document.explored().size();
    QStringList labels;
    for (const auto* label : boardOf(*window_).findChildren<QLabel*>())
        labels << label->text();
    const QString explored = labels.filter("Not in the game").join(' ');
    QVERIFY2(explored.contains(QChar(0x2011)) && !explored.contains('-'), qPrintable(explored));
    // However long the line is, the board has room.
    window_->resize(800, 570);
    QCoreApplication::processEvents();
    constexpr int readable = 140; // pixels
    const int height = boardOf(*window_).board().height();
    QVERIFY2(height >= readable, qPrintable(QString::number(height)));
    // Through the line and back.
    actionsOf(*window_).previous->trigger();
    QCOMPARE(document.explored().size(), length - 1);
    actionsOf(*window_).next->trigger();
    QCOMPARE(document.explored().size(), length);
    actionsOf(*window_).endExploring->trigger();
    QCOMPARE(document.current(), shown);
    QCOMPARE(parser::writePdn(document.game()), before);
}

void AnalysisTest::theMoveOfTheGameIsAmongTheLines() {
    actionsOf(*window_).start->trigger();
    const rules::Game& game = documentOf(*window_).game();
    const QString played =
        qtText(rules::moveText(game.start(), game.node(game.mainLine().front()).move));
    for (const int lines : {5, 1}) {
        engine().setLines(lines);
        actionsOf(*window_).engine->setChecked(true);
        const auto row = [&] {
            for (int each = 0; each < tableOf(engine()).rowCount(); ++each)
                if (tableOf(engine()).item(each, 2)->text().startsWith("played"))
                    return each;
            return -1;
        };
        QTRY_VERIFY(row() >= 0);
        QCOMPARE(line(row()).section(' ', 1, 1), played);
        QVERIFY(!tableOf(engine()).item(row(), 0)->text().isEmpty());
    }
}

// 38-33 gives a man away: whatever the engine would play is another move.
void AnalysisTest::aMoveBelowTheLinesHasItsRank() {
    rules::Game game(*rules::readFen(rules::Variant::international, "W:W38,45,46,47,48:B1,2,3,28"));
    game.addMove(rules::rootNode, rules::resolve(game.start(), "38-33").moves.front());
    documentOf(*window_).open(game, rules::rootNode);
    engine().setLines(1);
    actionsOf(*window_).engine->setChecked(true);
    const auto note = [this](int row) {
        const QTableWidgetItem* item = tableOf(engine()).item(row, 2);
        return item == nullptr ? QString() : item->text();
    };
    QTRY_COMPARE(note(1), QString("played, below no. 1"));
    engine().setLines(2);
    QTRY_COMPARE(note(2), QString("played, below no. 2"));
}

void AnalysisTest::aSecondEngineSaysWhetherItAgrees() {
    const auto& says = part<QLabel>(engine(), "secondSays");
    actionsOf(*window_).start->trigger();
    actionsOf(*window_).engine->trigger();
    QTRY_VERIFY(line(0).startsWith("1. "));
    QVERIFY(says.text().isEmpty());
    sample_->addEngine("second", "sound");
    engine().chooseSecondEngine("second");
    QTRY_VERIFY2_WITH_TIMEOUT(says.text().contains("32\u201128"), qPrintable(says.text()), 15000);
    const auto isEnglish = [&says] {
        return says.text().startsWith("agrees:") || says.text().startsWith("prefers");
    };
    QVERIFY(isEnglish());
    window_->useLanguage("nl");
    QTRY_VERIFY(!isEnglish());
    QVERIFY(says.text().contains("32\u201128"));
    window_->useLanguage("en");
    QTRY_VERIFY(isEnglish());
    engine().chooseSecondEngine({});
    QVERIFY(says.text().isEmpty());
}

void AnalysisTest::aLineIsKeptOnRequest() {
    GameDocument& document = documentOf(*window_);
    const std::string before = parser::writePdn(document.game());
    actionsOf(*window_).start->trigger();
    engine().setLines(2);
    actionsOf(*window_).engine->trigger();
    QTRY_VERIFY(tableOf(engine()).rowCount() >= 2 && line(1).count(' ') > 3);
    // The game begins with 33-29, which is there already.
    const int row = line(1).section(' ', 1, 1) == "33-29" ? 0 : 1;
    const QString clicked = line(row);
    emit part<EngineLines>(engine()).moveChosen(row, 0);
    actionsOf(*window_).keepLine->trigger();
    QVERIFY(document.isChanged());
    QVERIFY(!document.isExploring());
    QVERIFY2(document.undoStack().undoText().startsWith("line"),
             qPrintable(document.undoStack().undoText()));
    QVERIFY(moves().contains(clicked.section(' ', 1, 1)));
    actionsOf(*window_).undo->trigger();
    QCOMPARE(parser::writePdn(document.game()), before);
}

// From wherever the user has gone meanwhile, and back there.
void AnalysisTest::aLineOfALockedPositionIsExplored() {
    GameDocument& document = documentOf(*window_);
    actionsOf(*window_).start->trigger();
    actionsOf(*window_).engine->trigger();
    QTRY_VERIFY(line(0).startsWith("1. ") && line(0).count(' ') > 3);
    actionsOf(*window_).lockEngine->trigger();
    actionsOf(*window_).end->trigger();
    const rules::NodeId end = document.current();
    emit part<EngineLines>(engine()).moveChosen(0, 99);
    QVERIFY(document.isExploring());
    QVERIFY(document.current() != end);
    actionsOf(*window_).endExploring->trigger();
    QCOMPARE(document.current(), end);
}

void AnalysisTest::aLineOfARemovedPositionIsNotShown() {
    GameDocument& document = documentOf(*window_);
    actionsOf(*window_).start->trigger();
    actionsOf(*window_).next->trigger();
    actionsOf(*window_).engine->trigger();
    QTRY_VERIFY(line(0).count(' ') > 3);
    actionsOf(*window_).lockEngine->trigger();
    actionsOf(*window_).deleteFromHere->trigger();
    QVERIFY(tableOf(engine()).rowCount() > 0);
    emit part<EngineLines>(engine()).moveChosen(0, 99);
    QVERIFY(!document.isExploring());
    actionsOf(*window_).undo->trigger();
    emit part<EngineLines>(engine()).moveChosen(0, 99);
    QVERIFY(document.isExploring());
}

void AnalysisTest::theEngineStaysWithALockedPosition() {
    actionsOf(*window_).start->trigger();
    actionsOf(*window_).engine->trigger();
    QTRY_VERIFY(line(0).startsWith("1. "));
    actionsOf(*window_).lockEngine->trigger();
    actionsOf(*window_).end->trigger();
    const QSignalSpy news(tableOf(engine()).model(), &QAbstractItemModel::dataChanged);
    QTRY_VERIFY(news.count() > 0); // of the engine, later than the move
    QVERIFY(line(0).startsWith("1. "));
    actionsOf(*window_).lockEngine->trigger();
    QTRY_VERIFY(!line(0).startsWith("1. "));
}

void AnalysisTest::theEngineShowsTheThreat() {
    actionsOf(*window_).start->trigger();
    actionsOf(*window_).engine->trigger();
    QTRY_VERIFY(line(0).startsWith("1. "));
    actionsOf(*window_).threat->trigger();
    QTRY_VERIFY2(line(0).startsWith("1... "), qPrintable(line(0)));
    QVERIFY(documentOf(*window_).position()->toMove() == rules::Color::white);
    actionsOf(*window_).threat->trigger();
    QTRY_VERIFY(line(0).startsWith("1. "));
}

// The thread is free again for the next question: what the user waits for.
void AnalysisTest::theEngineStopsAtOnce() {
    EngineRunner runner(nullptr);
    QSignalSpy found(&runner, &EngineRunner::found);
    QSignalSpy finished(&runner, &EngineRunner::finished);
    const rules::Position start = rules::Position::start(rules::Variant::international);
    runner.ask({std::nullopt, {start, {}}, {}});
    QTRY_VERIFY(found.count() > 2);
    QElapsedTimer clock;
    clock.start();
    runner.stop();
    QVERIFY2(clock.elapsed() < 5, "asking to stop waits for nothing");
    analysis::Limits quick;
    quick.depth = 1;
    runner.ask({std::nullopt, {start, {}}, quick});
    QTRY_COMPARE(finished.count(), 1);
    const auto last = finished.last().first().value<analysis::Findings>();
    QVERIFY2(last.depth <= 1, "it is about the last question");
}

void AnalysisTest::updatesComeTenTimesASecondAtMost() {
    EngineRunner runner(nullptr);
    const QSignalSpy found(&runner, &EngineRunner::found);
    QElapsedTimer clock;
    clock.start();
    runner.ask({std::nullopt, {rules::Position::start(rules::Variant::russian), {}}, {}});
    // A busy machine may take its time. What comes late only makes them fewer.
    QTRY_VERIFY_WITH_TIMEOUT(found.count() >= 4, 30'000);
    QVERIFY2(found.count() <= clock.elapsed() / 100 + 1,
             qPrintable(QString::number(found.count())));
}

void AnalysisTest::aCrashingEngineSaysItsLastWords() {
    sample_->addEngine("crashing", "crash");
    engine().chooseEngine("crashing");
    // The scripted engine knows the starting position alone, so no move may be played there.
    documentOf(*window_).open(rules::Game(rules::Position::start(rules::Variant::international)));
    actionsOf(*window_).engine->trigger();
    QTRY_VERIFY2_WITH_TIMEOUT(statusOf(engine()).contains("out of ideas"),
                              qPrintable(statusOf(engine())), 15000);
    QVERIFY(!actionsOf(*window_).engine->isChecked());
    QVERIFY(statusOf(engine()).startsWith("The engine has stopped: "));
    auto& again = part<QToolButton>(engine(), "startAgain");
    QVERIFY(again.isVisible());
    again.click();
    QVERIFY(actionsOf(*window_).engine->isChecked());
    QTRY_VERIFY_WITH_TIMEOUT(!actionsOf(*window_).engine->isChecked(), 15000); // it crashes again
    // The window goes on, with another engine too.
    sample_->addEngine("sound", "sound");
    engine().chooseEngine("sound");
    actionsOf(*window_).engine->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(line(0).startsWith("1. 32-28"), 15000);
}

void AnalysisTest::enginesAreAddedTriedAndRemoved() {
    QPointer<EnginesDialog> dialog = new EnginesDialog(rules::Variant::international);
    QSignalSpy changes(dialog, &EnginesDialog::listChanged);
    dialog->show();
    part<QLineEdit>(*dialog, "engineName").setText("two words");
    part<QLineEdit>(*dialog, "engineCommand").setText(scriptedEngine() + " sound");
    buttonOf(*dialog, "saveEngine").click();
    QVERIFY2(messageText(*dialog).contains("without spaces"), qPrintable(messageText(*dialog)));
    part<QLineEdit>(*dialog, "engineName").setText("mine");
    buttonOf(*dialog, "tryEngine").click();
    QTRY_VERIFY2_WITH_TIMEOUT(messageText(*dialog).contains("Scripted 2.5"),
                              qPrintable(messageText(*dialog)), 15000);
    buttonOf(*dialog, "saveEngine").click();
    QTRY_COMPARE_WITH_TIMEOUT(changes.count(), 1, 15'000);
    const analysis::EngineList list(analysis::EngineList::usualFile());
    QVERIFY(list.find("mine") != nullptr);
    QVERIFY(list.find("mine")->parameters.empty()); // nobody set any
    part<QLineEdit>(*dialog, "engineName").setText("mine");
    part<QLineEdit>(*dialog, "engineCommand").setText("/no/such/program");
    buttonOf(*dialog, "tryEngine").click();
    QTRY_VERIFY2_WITH_TIMEOUT(messageText(*dialog).contains("No such file"),
                              qPrintable(messageText(*dialog)), 15000);
    buttonOf(*dialog, "removeEngine").click();
    QTRY_COMPARE_WITH_TIMEOUT(changes.count(), 2, 15'000);
    QVERIFY(analysis::EngineList(analysis::EngineList::usualFile()).engines().empty());
    dialog->close();
    QTRY_VERIFY(dialog.isNull());
}

void AnalysisTest::theWindowDoesNotWaitForTheListOfEngines() {
    sample_->addEngine("sound", "sound");
    const std::filesystem::path file = analysis::EngineList::usualFile();
    QPointer<EnginesDialog> dialog = new EnginesDialog(rules::Variant::international);
    const auto& engines = part<QListWidget>(*dialog);
    dialog->show();
    part<QLineEdit>(*dialog, "engineName").setText("mine"); // before the list is there, or after
    part<QLineEdit>(*dialog, "engineCommand").setText("/opt/mine");
    QTRY_COMPARE_WITH_TIMEOUT(engines.count(), 2, 15'000); // the engine, and the new one
    QCOMPARE(part<QLineEdit>(*dialog, "engineName").text(), QString("mine"));
    {
        const auto anothers = analysis::EngineList::toChange(file);
        buttonOf(*dialog, "saveEngine").click();
        dialog->close(); // what is being saved is saved all the same
    }
    QTRY_VERIFY_WITH_TIMEOUT(dialog.isNull(), 15'000);
    QVERIFY(analysis::EngineList(file).find("mine") != nullptr);
    QVERIFY(analysis::EngineList(file).find("sound") != nullptr);
}

namespace {
const NamedTest<AnalysisTest> registeredAnalysisTest("analysis");
}

} // namespace damscope::gui::testing

#include "analysis_test.moc"
