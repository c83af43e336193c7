// SPDX-License-Identifier: GPL-3.0-or-later
// Analyses in the background: of the open game and of others, in one window and in two.
#include "analysis/embedded/embedded_engine.hpp"
#include "chart/evaluation_chart.hpp"
#include "db/findings/analysis/game_analysis.hpp"
#include "db/store/evaluations.hpp"
#include "db/store/store.hpp"
#include "gui/analysis/analyses_panel.hpp"
#include "gui/analysis/engine_panel.hpp"
#include "gui/analysis/evaluation_panel.hpp"
#include "gui/base/actions.hpp"
#include "gui/base/job.hpp"
#include "gui/database/games_panel.hpp"
#include "gui/tasks/game_tasks.hpp"
#include "tests/gui/named_test.hpp"
#include "tests/gui/sample_window.hpp"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <filesystem>
#include <future>
#include <memory>

namespace damscope::gui::testing {

class AnalysisQueueTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void theOpenGameIsAnalysedAndShown();
    void theChartShowsProgressAndStop();
    void errorsAreCheckedVisibly();
    void theWindowJudgesAsTheCommandLine();
    void anAnalysisIsCancelledAndGoesOn();
    void whatWasNotDoneIsThereAfterANewStart();
    void aHangingEngineDoesNotKeepTheWindow();
    void selectedGamesAreAnalysed();
    void anEngineThatFailsEndsItsAnalysis();
    void anEngineIsFoundByItsNameAfterANewStart();

    void whatHasNotBegunIsForgotten();
    void ofTwoWindowsOneAnalyses();
    void aClosedWindowMakesWay();
    void everyWindowKeepsItsOwn();

private:
    static AnalysisQueue& queueOf(MainWindow& window) { return analysesOf(window).queue(); }
    [[nodiscard]] AnalysisQueue& queue() { return queueOf(*window_); }
    [[nodiscard]] EnginePanel& engine() { return engineOf(*window_); }
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
    QTRY_VERIFY(documentOf(*window_).game().nodeCount() > 10);
    evaluationOf(*window_).parentWidget()->raise();
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
    window->stores().open(sample_->store());
    return window;
}

void AnalysisQueueTest::analyseForLong(MainWindow& window) {
    analysesOf(window).setThoroughness(Thoroughness::thorough);
    analysisOf(window).analyse({db::GameId{1}, db::GameId{2}});
}

int AnalysisQueueTest::judgedMoves() {
    return static_cast<int>(
        std::ranges::count_if(part<chart::EvaluationChart>(evaluationOf(*window_)).course().moves,
                              [](const auto& move) { return move.men.has_value(); }));
}

void AnalysisQueueTest::theOpenGameIsAnalysedAndShown() {
    const QAbstractItemModelTester tester(&queue(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    // A move that no store knows is analysed with the rest.
    actionsOf(*window_).end->trigger();
    const auto legal = rules::legalMoves(*documentOf(*window_).position());
    if (!legal.empty())
        documentOf(*window_).play(legal[0]);
    analysesOf(*window_).setThoroughness(Thoroughness::standard); // long enough to be watched
    QSignalSpy progress(&queue(), &AnalysisQueue::progressed);
    bool grows = false;
    connect(&queue(), &AnalysisQueue::progressed, &progress,
            [&] { grows = grows || (judgedMoves() > 2 && queue().isRunning()); });
    actionsOf(*window_).analyseGame->trigger();
    QCOMPARE(queue().rowCount(), 1);
    QTRY_VERIFY_WITH_TIMEOUT(queue().job(0).state == AnalysisJob::State::done, 150'000);
    QVERIFY2(grows, "the chart grows while the analysis runs");
    QTRY_VERIFY(!queue().isRunning());
    QCOMPARE(queue().job(0).done, queue().job(0).total);
    const auto plies = documentOf(*window_).game().mainLine().size();
    QTRY_COMPARE(judgedMoves(), static_cast<int>(plies));
    QVERIFY(progress.count() > 2);
}

void AnalysisQueueTest::theChartShowsProgressAndStop() {
    auto& stop = part<QToolButton>(evaluationOf(*window_), "stopAnalysis");
    QVERIFY(!stop.isVisible());
    analysesOf(*window_).setThoroughness(Thoroughness::thorough);
    actionsOf(*window_).analyseGame->trigger();
    QTRY_VERIFY(stop.isVisible());
    const auto shown = [this] {
        QStringList texts;
        for (const auto* label : evaluationOf(*window_).findChildren<QLabel*>())
            if (label->isVisible())
                texts << label->text();
        return texts.join(' ');
    };
    const auto listed = [this] {
        return queue().index(0, AnalysisQueue::progressColumn).data().toString();
    };
    std::uint64_t done = 0; // every position once: never back, never more than there are
    connect(&queue(), &AnalysisQueue::progressed, this, [&] {
        QVERIFY(queue().job(0).done >= done);
        done = queue().job(0).done;
        QVERIFY(done <= queue().job(0).total);
    });
    QTRY_VERIFY_WITH_TIMEOUT(listed().contains("left"), 60000);
    QVERIFY(done > 0);
    QTRY_VERIFY2(shown().contains("left"), qPrintable(shown()));
    stop.click();
    QTRY_VERIFY_WITH_TIMEOUT(!queue().isRunning(), 60000);
    QVERIFY(!stop.isVisible());
    QVERIFY(queue().job(0).state == AnalysisJob::State::stopped);
}

// The second search of what looks like an error takes longer than the first of all.
void AnalysisQueueTest::errorsAreCheckedVisibly() {
    QVERIFY(controllerOf(*window_).open(db::GameId{1}));
    db::AnalysisSettings settings;
    settings.limits.nodes = 500;
    settings.confirmation = 2000;
    QStringList shown;
    connect(&queue(), &AnalysisQueue::progressed, this, [&] {
        if (queue().isRunning())
            shown << queue().index(0, AnalysisQueue::progressColumn).data().toString();
    });
    const rules::Game game = documentOf(*window_).game();
    const auto once = db::enginePositions(game, settings).size();
    queue().add({"A – B", sample_->store(), game, settings, {}});
    QTRY_VERIFY_WITH_TIMEOUT(queue().job(0).done > once, 60'000);
    QVERIFY(queue().job(0).done < queue().job(0).total);
    QVERIFY2(shown.filter("100%").isEmpty(), qPrintable(shown.join('|')));
    queue().cancel(0);
    QTRY_VERIFY_WITH_TIMEOUT(!queue().isRunning(), 60'000);
}

// One definition of what an analysis may spend: F6 and damscope analyse say the same.
void AnalysisQueueTest::theWindowJudgesAsTheCommandLine() {
    const std::filesystem::path other = sample_->file("other.db").toStdString();
    std::filesystem::copy_file(sample_->store(), other);
    QVERIFY(controllerOf(*window_).open(db::GameId{1}));
    const rules::Game game = documentOf(*window_).game();
    actionsOf(*window_).analyseGame->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(queue().job(0).state, AnalysisJob::State::done, 200'000);
    db::AnalysisSettings settings;
    settings.limits = db::standardLimits();
    settings.confirmation = db::standardConfirmation;
    const std::array games{db::GameId{1}};
    const auto report = db::analyseGames(other, games, settings, [](rules::Variant) {
        return std::make_unique<analysis::EmbeddedEngine>();
    });
    QVERIFY(report.complete && report.problemCount == 0);
    db::Store window(sample_->store(), db::Store::Access::read);
    db::Store commandLine(other, db::Store::Access::read);
    int compared = 0;
    for (const rules::NodeId node : game.mainLine()) {
        const auto position = game.position(node);
        const auto one = position ? db::evaluation(window, *position) : std::nullopt;
        const auto two = position ? db::evaluation(commandLine, *position) : std::nullopt;
        QCOMPARE(one.has_value(), two.has_value());
        if (!one)
            continue;
        QCOMPARE(analysis::text(one->score()), analysis::text(two->score()));
        QCOMPARE(one->depth, two->depth);
        QCOMPARE(one->lines.size(), two->lines.size());
        ++compared;
    }
    QVERIFY(compared > 5);
}

void AnalysisQueueTest::anAnalysisIsCancelledAndGoesOn() {
    AnalysesPanel& panel = analysesOf(*window_);
    panel.setThoroughness(Thoroughness::thorough); // long enough to be cancelled
    actionsOf(*window_).analyseGame->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(queue().job(0).done > 2, 30000);
    buttonOf(panel, "cancelAnalysis").click();
    QTRY_VERIFY(!queue().isRunning());
    QCOMPARE(queue().job(0).state, AnalysisJob::State::stopped);
    const auto done = queue().job(0).done;
    QVERIFY(done < queue().job(0).total);
    buttonOf(panel, "resumeAnalysis").click();
    QVERIFY(queue().isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(queue().job(0).done > done, 30000);
    // The same game is not queued twice; another waits for it, and is taken away.
    actionsOf(*window_).analyseGame->trigger();
    QCOMPARE(queue().rowCount(), 1);
    analysisOf(*window_).analyse({db::GameId{1}});
    QCOMPARE(queue().job(1).state, AnalysisJob::State::waiting);
    buttonOf(panel, "cancelAnalysis").click();
    QCOMPARE(queue().job(1).state, AnalysisJob::State::stopped);
    buttonOf(panel, "removeAnalysis").click();
    QCOMPARE(queue().rowCount(), 1);
    buttonOf(panel, "cancelAnalysis").click();
    QTRY_VERIFY(!queue().isRunning());
}

void AnalysisQueueTest::whatWasNotDoneIsThereAfterANewStart() {
    actionsOf(*window_).analyseGame->trigger();
    analysisOf(*window_).analyse({db::GameId{1}});
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
    actionsOf(*window_).engine->setChecked(true);
    actionsOf(*window_).analyseGame->trigger();
    // The engine was asked; it has ten seconds to introduce itself.
    QTRY_COMPARE(statusOf(engine()), QString("Thinking…"));
    QElapsedTimer time;
    time.start();
    sample_.reset();
    QVERIFY2(time.elapsed() < 5000, qPrintable(QString::number(time.elapsed())));
}

void AnalysisQueueTest::selectedGamesAreAnalysed() {
    analysesOf(*window_).setThoroughness(Thoroughness::quick);
    tableOf(gamesOf(*window_)).clearSelection();
    actionsOf(*window_).analyseSelected->trigger();
    QCOMPARE(queue().rowCount(), 0);
    tableOf(gamesOf(*window_)).selectAll();
    actionsOf(*window_).analyseSelected->trigger();
    QCOMPARE(queue().rowCount(), 1);
    QCOMPARE(std::get<std::vector<db::GameId>>(queue().job(0).games).size(),
             static_cast<std::size_t>(gamesOf(*window_).model().rowCount()));
    QTRY_VERIFY_WITH_TIMEOUT(queue().job(0).done > 3, 30000);
    buttonOf(analysesOf(*window_), "cancelAnalysis").click();
    QTRY_VERIFY(!queue().isRunning());
}

void AnalysisQueueTest::anEngineThatFailsEndsItsAnalysis() {
    sample_->addEngine("crashing", "crash");
    engine().chooseEngine("crashing");
    actionsOf(*window_).analyseGame->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!queue().isRunning(), 30000);
    QCOMPARE(queue().job(0).state, AnalysisJob::State::failed);
    QVERIFY2(queue().job(0).outcome.contains("out of ideas"), qPrintable(queue().job(0).outcome));
}

void AnalysisQueueTest::anEngineIsFoundByItsNameAfterANewStart() {
    sample_->addEngine("crashing", "crash");
    engine().chooseEngine("crashing");
    actionsOf(*window_).analyseGame->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!queue().isRunning(), 60'000);
    restart();
    QCOMPARE(queue().rowCount(), 1);
    queue().resume(0);
    QTRY_COMPARE_WITH_TIMEOUT(queue().job(0).state, AnalysisJob::State::failed, 60'000);
    QVERIFY2(queue().job(0).outcome.contains("out of ideas"), qPrintable(queue().job(0).outcome));
}

// The end of an analysis that was cancelled before its thread started it would not be reported.
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

static bool waitsForAnother(const AnalysisQueue& queue) {
    for (int row = 0; row < queue.rowCount(); ++row)
        if (queue.index(row, AnalysisQueue::stateColumn).data().toString() ==
            "waiting for another window")
            return true;
    return false;
}

void AnalysisQueueTest::ofTwoWindowsOneAnalyses() {
    const auto other = anotherWindow();
    analyseForLong(*window_);
    analyseForLong(*other);
    QVERIFY(queue().isRunning());
    QVERIFY(!queueOf(*other).isRunning());
    QVERIFY(waitsForAnother(queueOf(*other)));
    QCOMPARE(queueOf(*other).index(0, AnalysisQueue::stateColumn).data().toString(),
             QString("waiting for another window"));
    QVERIFY2(other->statusBar()->currentMessage().startsWith("Another window"),
             qPrintable(other->statusBar()->currentMessage()));
    queue().cancel(0);
    QTRY_VERIFY_WITH_TIMEOUT(queueOf(*other).isRunning(), 20000);
    QVERIFY(!waitsForAnother(queueOf(*other)));
    // And the other way round: what does not wait any more is not waited with.
    queue().resume(0);
    QVERIFY(waitsForAnother(queue()));
    queue().cancel(0);
    QVERIFY(!waitsForAnother(queue()));
}

void AnalysisQueueTest::aClosedWindowMakesWay() {
    auto other = anotherWindow();
    analyseForLong(*other);
    analyseForLong(*window_);
    QVERIFY(waitsForAnother(queue()));
    documentOf(*other).markSaved();
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

namespace {
const NamedTest<AnalysisQueueTest> registeredAnalysisQueueTest("analysis_queue");
}

} // namespace damscope::gui::testing

#include "analysis_queue_test.moc"
