// SPDX-License-Identifier: GPL-3.0-or-later
// The docks that have to do with engines, in the window, on a store made from the samples.
#include "chart/evaluation_chart.hpp"
#include "db/evaluations.hpp"
#include "db/store.hpp"
#include "gui/actions.hpp"
#include "gui/analysis/analysis_docks.hpp"
#include "gui/analysis/evaluation_panel.hpp"
#include "gui/database/games_panel.hpp"
#include "gui/game/move_list.hpp"
#include "gui/main_window.hpp"

#include <QApplication>
#include <QDockWidget>
#include <QFile>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace damscope::gui::testing {

class AnalysisTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void theChartShowsWhatTheStoreKnows();
    void theChartLeadsThroughTheGame();
    void anotherGameHasAnotherChart();
    void theChartFollowsTheColours();
    void theChartIsSaved();

private:
    [[nodiscard]] chart::EvaluationChart& chart() { return evaluation().chart(); }
    [[nodiscard]] EvaluationPanel& evaluation() { return window_->analysis().evaluation(); }
    void storeScores(const std::vector<int>& hundredths);
    [[nodiscard]] QString moves() const;

    std::unique_ptr<QTemporaryDir> folder_;
    std::filesystem::path store_;
    std::unique_ptr<MainWindow> window_;
};

void AnalysisTest::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName("damscope-test");
    QApplication::setStyle("Fusion");
}

void AnalysisTest::init() {
    QSettings().clear();
    folder_ = std::make_unique<QTemporaryDir>();
    store_ = folder_->filePath("games.db").toStdString();
    window_ = std::make_unique<MainWindow>(folder_->filePath("recovery"));
    window_->useLanguage("en");
    window_->show();
    window_->importPaths(store_, {"samples/annotated.pdn"});
    QTRY_VERIFY_WITH_TIMEOUT(!window_->isImporting(), 60000);
    QTRY_VERIFY_WITH_TIMEOUT(!window_->games().isBusy(), 20000);
    QTRY_VERIFY(window_->document().game().nodeCount() > 10);
    window_->analysis().evaluation().parentWidget()->raise();
}

void AnalysisTest::cleanup() {
    window_->document().markSaved();
    window_.reset();
}

// What an engine would say about the first positions of the open game: White's view.
void AnalysisTest::storeScores(const std::vector<int>& hundredths) {
    const rules::Game& game = window_->document().game();
    db::Store store(store_, db::Store::Access::write);
    db::EvaluationWriter writer(store);
    std::vector<rules::NodeId> nodes = game.mainLine();
    nodes.insert(nodes.begin(), rules::rootNode);
    for (std::size_t i = 0; i < hundredths.size(); ++i) {
        analysis::Verdict verdict;
        verdict.lines.push_back({analysis::Score::centiMen(hundredths[i]), {}});
        const auto position = game.position(nodes[i]);
        for (const rules::Move& move : rules::legalMoves(*position))
            if (move != game.node(nodes[i + 1]).move)
                verdict.lines[0].moves = {move};
        verdict.depth = 12;
        verdict.engine = "An engine";
        writer.save(*position, verdict);
    }
    evaluation().refresh();
}

QString AnalysisTest::moves() const {
    return window_->findChild<MoveList*>()->toPlainText();
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
    QVERIFY(!chart().course().moves[6].men);
    // Marked in the list of moves by the shape that it has on the chart.
    QCOMPARE(moves().count(QChar(0x25c6)), 1);
    QVERIFY(chart().describe(4).contains("blunder"));
}

void AnalysisTest::theChartLeadsThroughTheGame() {
    storeScores({0, 10, 10, 5, 20});
    QTRY_VERIFY(!chart().course().moves.empty() && chart().course().startMen);
    const auto line = window_->document().game().mainLine();
    for (std::size_t i = 0; i < line.size(); ++i) {
        const int ply = static_cast<int>(i) + 1;
        QTest::mouseClick(&chart(), Qt::LeftButton, {}, chart().placeOf(ply).toPoint());
        QCOMPARE(window_->document().current(), line[i]);
        QCOMPARE(chart().current(), ply);
    }
    window_->actions().start->trigger();
    QCOMPARE(chart().current(), 0);
    window_->actions().next->trigger();
    QCOMPARE(chart().current(), 1);
}

void AnalysisTest::anotherGameHasAnotherChart() {
    storeScores({0, 10, 10, 5, 300, 300});
    QTRY_COMPARE(moves().count(QChar(0x25c6)), 1);
    window_->openGame(*window_->games().model().gameAt(1));
    QCOMPARE(moves().count(QChar(0x25c6)), 0);
    QTRY_COMPARE(chart().course().moves.size(), window_->document().game().mainLine().size());
    window_->openGame(*window_->games().model().gameAt(0));
    QTRY_COMPARE(moves().count(QChar(0x25c6)), 1);
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
        evaluation().savePicture(folder_->filePath(name));
        QFile file(folder_->filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QVERIFY(saved("chart.svg").contains("Blunder"));
    QVERIFY(saved("chart.png").startsWith("\x89PNG"));
    QVERIFY(saved("chart.pdf").startsWith("%PDF"));
    QSignalSpy failures(&evaluation(), &EvaluationPanel::failed);
    evaluation().savePicture(folder_->filePath("no such folder/chart.svg"));
    QCOMPARE(failures.count(), 1);
}

} // namespace damscope::gui::testing

QTEST_MAIN(damscope::gui::testing::AnalysisTest)
#include "analysis_test.moc"
