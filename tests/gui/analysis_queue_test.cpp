// SPDX-License-Identifier: GPL-3.0-or-later
// Analyses in the background: of the open game and of others, in one window and in two.
#include "chart/evaluation_chart.hpp"
#include "gui/analysis/analyses_panel.hpp"
#include "gui/analysis/engine_panel.hpp"
#include "gui/analysis/evaluation_panel.hpp"
#include "gui/base/actions.hpp"
#include "gui/base/newest_task.hpp"
#include "gui/database/games_panel.hpp"
#include "gui/window/analysis_docks.hpp"
#include "tests/gui/sample_window.hpp"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QPushButton>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTableView>
#include <QTest>

#include <algorithm>
#include <future>
#include <memory>

namespace damscope::gui::testing {

class AnalysisQueueTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void theOpenGameIsAnalysedAndShown();
    void anAnalysisIsCancelledAndGoesOn();
    void whatWasNotDoneIsThereAfterANewStart();
    void aHangingEngineDoesNotKeepTheWindow();
    void selectedGamesAreAnalysed();
    void anEngineThatFailsEndsItsAnalysis();

    void whatHasNotBegunIsForgotten();
    void ofTwoWindowsOneAnalyses();
    void aClosedWindowMakesWay();
    void everyWindowKeepsItsOwn();

private:
    static AnalysisQueue& queueOf(MainWindow& window) {
        return window.analysis().analyses().queue();
    }
    [[nodiscard]] AnalysisQueue& queue() { return queueOf(*window_); }
    [[nodiscard]] EnginePanel& engine() { return window_->analysis().engine(); }
    [[nodiscard]] int judgedMoves();
    void restart();
    [[nodiscard]] std::unique_ptr<MainWindow> anotherWindow();
    static void analyseForLong(MainWindow& window);

    std::unique_ptr<SampleWindow> sample_;
    MainWindow* window_ = nullptr;
};

void AnalysisQueueTest::init() {
    sample_ = std::make_unique<SampleWindow>();
    window_ = &sample_->window();
    QVERIFY(sample_->import({"samples/annotated.pdn"}));
    QTRY_VERIFY(window_->document().game().nodeCount() > 10);
    window_->analysis().evaluation().parentWidget()->raise();
}

void AnalysisQueueTest::cleanup() {
    sample_.reset();
}

void AnalysisQueueTest::restart() {
    sample_->restart();
    window_ = &sample_->window();
}

// As another copy of the program has it, which is closed before the first one.
std::unique_ptr<MainWindow> AnalysisQueueTest::anotherWindow() {
    auto window = std::make_unique<MainWindow>(sample_->recovery());
    window->useLanguage("en");
    window->show();
    window->openStore(sample_->store());
    return window;
}

void AnalysisQueueTest::analyseForLong(MainWindow& window) {
    window.analysis().analyses().setThoroughness(2);
    window.analysis().analyse({db::GameId{1}, db::GameId{2}});
}

int AnalysisQueueTest::judgedMoves() {
    return static_cast<int>(
        std::ranges::count_if(window_->analysis().evaluation().chart().course().moves,
                              [](const auto& move) { return move.men.has_value(); }));
}

void AnalysisQueueTest::theOpenGameIsAnalysedAndShown() {
    const QAbstractItemModelTester tester(&queue(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    // A move that no store knows is analysed with the rest.
    window_->actions().end->trigger();
    const auto legal = rules::legalMoves(*window_->document().position());
    if (!legal.empty())
        window_->document().play(legal[0]);
    window_->analysis().analyses().setThoroughness(0);
    QSignalSpy progress(&queue(), &AnalysisQueue::progressed);
    bool grows = false;
    connect(&queue(), &AnalysisQueue::progressed, &progress,
            [&] { grows = grows || (judgedMoves() > 2 && queue().isRunning()); });
    window_->actions().analyseGame->trigger();
    QCOMPARE(queue().rowCount(), 1);
    QTRY_VERIFY_WITH_TIMEOUT(queue().job(0).state == AnalysisJob::State::done, 150'000);
    QVERIFY2(grows, "the chart grows while the analysis runs");
    QTRY_VERIFY(!queue().isRunning());
    QCOMPARE(queue().job(0).done, queue().job(0).total);
    const auto plies = window_->document().game().mainLine().size();
    QTRY_COMPARE(judgedMoves(), static_cast<int>(plies));
    QVERIFY(progress.count() > 2);
}

void AnalysisQueueTest::anAnalysisIsCancelledAndGoesOn() {
    AnalysesPanel& panel = window_->analysis().analyses();
    panel.setThoroughness(0);
    window_->actions().analyseGame->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(queue().job(0).done > 2, 30000);
    panel.cancelButton().click();
    QTRY_VERIFY(!queue().isRunning());
    QCOMPARE(queue().job(0).state, AnalysisJob::State::stopped);
    const auto done = queue().job(0).done;
    QVERIFY(done < queue().job(0).total);
    panel.resumeButton().click();
    QVERIFY(queue().isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(queue().job(0).done > done, 30000);
    // Another waits for it, and is taken away.
    window_->actions().analyseGame->trigger();
    QCOMPARE(queue().job(1).state, AnalysisJob::State::waiting);
    panel.cancelButton().click();
    QCOMPARE(queue().job(1).state, AnalysisJob::State::stopped);
    panel.removeButton().click();
    QCOMPARE(queue().rowCount(), 1);
    panel.cancelButton().click();
    QTRY_VERIFY(!queue().isRunning());
}

void AnalysisQueueTest::whatWasNotDoneIsThereAfterANewStart() {
    window_->analysis().analyses().setThoroughness(0);
    window_->actions().analyseGame->trigger();
    window_->analysis().analyse({db::GameId{1}});
    QTRY_VERIFY_WITH_TIMEOUT(judgedMoves() > 1, 60000);
    restart();
    QCOMPARE(queue().rowCount(), 2);
    for (int row = 0; row < 2; ++row)
        QVERIFY(queue().job(row).state == AnalysisJob::State::stopped);
    QVERIFY(std::holds_alternative<rules::Game>(queue().job(0).games));
    QVERIFY(std::get<std::vector<db::GameId>>(queue().job(1).games) == std::vector{db::GameId{1}});
    queue().resume(0);
    QTRY_VERIFY_WITH_TIMEOUT(queue().job(0).state == AnalysisJob::State::done, 120000);
    queue().remove(1);
    restart();
    QCOMPARE(queue().rowCount(), 0);
}

void AnalysisQueueTest::aHangingEngineDoesNotKeepTheWindow() {
    sample_->addEngine("silent", "silent");
    engine().chooseEngine("silent");
    window_->actions().engine->setChecked(true);
    window_->actions().analyseGame->trigger();
    QTest::qWait(300); // it has ten seconds to introduce itself
    QElapsedTimer time;
    time.start();
    sample_.reset();
    QVERIFY2(time.elapsed() < 5000, qPrintable(QString::number(time.elapsed())));
}

void AnalysisQueueTest::selectedGamesAreAnalysed() {
    window_->analysis().analyses().setThoroughness(0);
    window_->games().table().clearSelection();
    window_->actions().analyseSelected->trigger();
    QCOMPARE(queue().rowCount(), 0);
    window_->games().table().selectAll();
    window_->actions().analyseSelected->trigger();
    QCOMPARE(queue().rowCount(), 1);
    QCOMPARE(std::get<std::vector<db::GameId>>(queue().job(0).games).size(),
             static_cast<std::size_t>(window_->games().model().rowCount()));
    QTRY_VERIFY_WITH_TIMEOUT(queue().job(0).done > 3, 30000);
    window_->analysis().analyses().cancelButton().click();
    QTRY_VERIFY(!queue().isRunning());
}

void AnalysisQueueTest::anEngineThatFailsEndsItsAnalysis() {
    sample_->addEngine("crashing", "crash");
    engine().chooseEngine("crashing");
    window_->actions().analyseGame->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!queue().isRunning(), 30000);
    QCOMPARE(queue().job(0).state, AnalysisJob::State::failed);
    QVERIFY2(queue().job(0).outcome.contains("out of ideas"), qPrintable(queue().job(0).outcome));
}

// Nobody would tell the end of an analysis that was cancelled before its thread took it up.
void AnalysisQueueTest::whatHasNotBegunIsForgotten() {
    std::promise<void> begun;
    std::promise<void> mayEnd;
    bool ran = false;
    {
        NewestTask task;
        task.start([&](const std::stop_token&) {
            begun.set_value();
            mayEnd.get_future().wait();
        });
        begun.get_future().wait();
        QVERIFY(!task.cancel()); // runs: its end will come
        task.start([&](const std::stop_token&) { ran = true; });
        QVERIFY(task.cancel());
        QVERIFY(!task.cancel());
        mayEnd.set_value();
    }
    QVERIFY(!ran);
    for (int i = 0; i < 20; ++i) {
        analyseForLong(*window_);
        queue().cancel(0);
        QTRY_VERIFY_WITH_TIMEOUT(!queue().isRunning(), 20000);
        QCOMPARE(queue().job(0).state, AnalysisJob::State::stopped);
        queue().remove(0);
    }
}

void AnalysisQueueTest::ofTwoWindowsOneAnalyses() {
    const auto other = anotherWindow();
    analyseForLong(*window_);
    analyseForLong(*other);
    QVERIFY(queue().isRunning());
    QVERIFY(!queueOf(*other).isRunning());
    QVERIFY(queueOf(*other).waitsForAnother());
    QCOMPARE(queueOf(*other).index(0, AnalysisQueue::stateColumn).data().toString(),
             QString("waits for another window"));
    QVERIFY2(other->statusBar()->currentMessage().startsWith("Another window"),
             qPrintable(other->statusBar()->currentMessage()));
    queue().cancel(0);
    QTRY_VERIFY_WITH_TIMEOUT(queueOf(*other).isRunning(), 20000);
    QVERIFY(!queueOf(*other).waitsForAnother());
    // And the other way round: what does not wait any more is not waited with.
    queue().resume(0);
    QVERIFY(queue().waitsForAnother());
    queue().cancel(0);
    QVERIFY(!queue().waitsForAnother());
}

void AnalysisQueueTest::aClosedWindowMakesWay() {
    auto other = anotherWindow();
    analyseForLong(*other);
    analyseForLong(*window_);
    QVERIFY(queue().waitsForAnother());
    other->document().markSaved();
    other->close();
    other.reset();
    QTRY_VERIFY_WITH_TIMEOUT(queue().isRunning(), 20000);
    // What it left is there after the next start.
    QCOMPARE(queue().rowCount(), 1);
    restart();
    QCOMPARE(queue().rowCount(), 2);
    for (int row = 0; row < 2; ++row)
        QVERIFY(queue().job(row).state == AnalysisJob::State::stopped);
}

void AnalysisQueueTest::everyWindowKeepsItsOwn() {
    analyseForLong(*window_);
    queue().cancel(0);
    QTRY_VERIFY_WITH_TIMEOUT(!queue().isRunning(), 20000);
    auto other = anotherWindow();
    QCOMPARE(queueOf(*other).rowCount(), 0); // that of the first is its own, as long as it is open
    analyseForLong(*other);
    queueOf(*other).cancel(0);
    QTRY_VERIFY_WITH_TIMEOUT(!queueOf(*other).isRunning(), 20000);
    queue().remove(0);
    other.reset();
    restart();
    QCOMPARE(queue().rowCount(), 1);
    queue().remove(0);
    restart();
    QCOMPARE(queue().rowCount(), 0);
}

} // namespace damscope::gui::testing

QTEST_MAIN(damscope::gui::testing::AnalysisQueueTest)
#include "analysis_queue_test.moc"
