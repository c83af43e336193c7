// SPDX-License-Identifier: GPL-3.0-or-later
// The page of the report, also while the game that it is about is changed.
#include "gui/report/report_page.hpp"
#include "tests/gui/named_test.hpp"

#include "gui/game/game_document.hpp"
#include "gui/settings/settings.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/notation.hpp"

#include <QAction>
#include <QBuffer>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

namespace damscope::gui::testing {

namespace {

constexpr auto variant = rules::Variant::international;

// The first legal move, again and again.
rules::Game playedGame(int plies) {
    rules::Game game(rules::Position::start(variant));
    rules::NodeId last = rules::rootNode;
    rules::Position position = game.start();
    for (int i = 0; i < plies; ++i) {
        const rules::Move move = rules::legalMoves(position)[0];
        last = game.addMove(last, move);
        position = *game.position(last);
    }
    return game;
}

// Every second move is a blunder.
analysis::GameJudgement judged(const rules::Game& game) {
    return analysis::judge(game, [&](const rules::Position& position) {
        const bool white = position.toMove() == rules::Color::white;
        analysis::PositionEvaluation evaluation;
        evaluation.lines.push_back({analysis::Score::centiMen(white ? 300 : -300), {}});
        evaluation.engine = "test";
        return std::optional(evaluation);
    });
}

} // namespace

class ReportPageTest : public QObject {
    Q_OBJECT

private slots:
    void aGameIsReported();
    void theEngineIsNamedInTheLanguageOfTheWindow();
    void boardsStandInLinesThatFit();
    void theChartIsHighEnoughToBeRead();
    void boardsShowWhatWasBetter();
    void combinationsAndTimesAreReported();
    void theReportIsOnePageOfPaper();
    void deletedMovesDoNotMatter();
    void anotherGameIsNotAnalysedYet();
    void oneEvaluatedMoveIsNoAnalysis();
};

void ReportPageTest::aGameIsReported() {
    GameDocument document;
    QAction analyse("Analyse");
    ReportPage page(document, analyse, nullptr);
    QVERIFY(page.toPlainText().contains("has not been analysed yet"));
    const rules::Game game = playedGame(12);
    document.open(game, rules::rootNode, false);
    page.setJudgement(game, judged(game));
    QVERIFY2(page.toPlainText().contains("lunder"), qPrintable(page.toPlainText()));
}

void ReportPageTest::theEngineIsNamedInTheLanguageOfTheWindow() {
    Language language;
    language.use("nl");
    GameDocument document;
    QAction analyse("Analyse");
    ReportPage page(document, analyse, nullptr);
    const rules::Game game = playedGame(12);
    document.open(game, rules::rootNode, false);
    analysis::GameJudgement judgement = judged(game);
    judgement.engines = {"Damscope, 2 threads, 64 MB, endgame tables", "Scan 3.1"};
    page.setJudgement(game, judgement);
    const QString text = page.toPlainText();
    language.use("en");
    QVERIFY2(text.contains(QRegularExpression("\\d,\\d %")), qPrintable(text)); // accuracy
    QVERIFY2(text.contains("Damscope, 2 threads, 64 MB, eindspeltabellen; Scan 3.1"),
             qPrintable(text));
}

void ReportPageTest::boardsStandInLinesThatFit() {
    GameDocument document;
    QAction analyse("Analyse");
    ReportPage page(document, analyse, nullptr);
    const rules::Game game = playedGame(12);
    document.open(game, rules::rootNode, false);
    page.setJudgement(game, judged(game));
    page.show();
    for (const int width : {400, 700, 896, 1300}) {
        page.resize(width, 600);
        QCoreApplication::processEvents();
        QVERIFY2(page.document()->idealWidth() <= page.viewport()->width(),
                 qPrintable(QString("%1 of %2").arg(page.document()->idealWidth()).arg(width)));
    }
}

// Below the table where it would be too low beside it.
void ReportPageTest::theChartIsHighEnoughToBeRead() {
    GameDocument document;
    QAction analyse("Analyse");
    ReportPage page(document, analyse, nullptr);
    const rules::Game game = playedGame(12);
    document.open(game, rules::rootNode, false);
    page.setJudgement(game, judged(game));
    page.show();
    for (const int width : {500, 896, 1300}) {
        page.resize(width, 600);
        QCoreApplication::processEvents();
        const auto chart =
            page.document()->resource(QTextDocument::ImageResource, QUrl("chart:")).value<QImage>();
        QVERIFY2(chart.deviceIndependentSize().height() >= 140, qPrintable(QString::number(width)));
        QVERIFY(page.document()->idealWidth() <= page.viewport()->width());
    }
}

void ReportPageTest::boardsShowWhatWasBetter() {
    GameDocument document;
    QAction analyse("Analyse");
    ReportPage page(document, analyse, nullptr);
    const rules::Game game = playedGame(12);
    document.open(game, rules::rootNode, false);
    analysis::GameJudgement judgement = judged(game);
    const auto error = std::ranges::find_if(judgement.moves, &analysis::JudgedMove::isError);
    QVERIFY(error != judgement.moves.end());
    const auto before = game.position(game.node(error->node).parent);
    const QUrl name(QString("diagram:%1").arg(static_cast<std::uint32_t>(error->node)));
    const auto board = [&] {
        return page.document()->resource(QTextDocument::ImageResource, name).value<QImage>();
    };
    for (analysis::JudgedMove& move : judgement.moves)
        move.better.clear();
    page.setJudgement(game, judgement);
    const QImage played = board();
    for (const rules::Move& move : rules::legalMoves(*before))
        if (move != error->move)
            error->better = {move};
    page.setJudgement(game, judgement);
    QVERIFY(board() != played); // another arrow
    QVERIFY2(page.toPlainText().contains("−3.00"), qPrintable(page.toPlainText()));
    QVERIFY(!page.toPlainText().contains("-3.00"));
    const QString better = QString::fromStdString(rules::moveText(*before, error->better[0]));
    QVERIFY2(page.toPlainText().count("better " + better) == 2, // under the board, in the table
             qPrintable(page.toPlainText()));
}

void ReportPageTest::combinationsAndTimesAreReported() {
    GameDocument document;
    QAction analyse("Analyse");
    ReportPage page(document, analyse, nullptr);
    const rules::Game game = playedGame(12);
    document.open(game, rules::rootNode, false);
    analysis::GameJudgement judgement = judged(game);
    QVERIFY(!page.toPlainText().contains("Most time"));
    judgement.moves[0].clock = 3600;
    judgement.moves[2].clock = 2355;
    judgement.moves[4].clock = 2350;
    page.setJudgement(game, judgement);
    pages::GameKnowledge knowledge;
    knowledge.shots.emplace_back();
    knowledge.shots[0].ply = 2;
    knowledge.shots[0].side = rules::Color::white;
    knowledge.shots[0].gain = analysis::shots::won;
    knowledge.shots[0].moves = {"32-28", "23x32"};
    page.setKnowledge(knowledge);
    const QString text = page.toPlainText();
    QVERIFY2(text.contains("White missed, gains the game: 2. 32-28 23x32"), qPrintable(text));
    QCOMPARE(page.document()->find("White missed").charFormat().anchorHref(),
             QString("#%1").arg(static_cast<std::uint32_t>(game.mainLine()[2])));
    QVERIFY2(text.contains("0:20:45 (2. "), qPrintable(text)); // 3600 - 2355 seconds
    QVERIFY2(text.contains("0:39:10"), qPrintable(text));
}

void ReportPageTest::theReportIsOnePageOfPaper() {
    GameDocument document;
    QAction analyse("Analyse");
    ReportPage page(document, analyse, nullptr);
    const rules::Game game = playedGame(60);
    document.open(game, rules::rootNode, false);
    page.setJudgement(game, judged(game));
    QByteArray pdf;
    QBuffer buffer(&pdf);
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    {
        QPdfWriter paper(&buffer);
        paper.setPageSize(QPageSize(QPageSize::A4));
        page.printOn(paper);
    }
    QCOMPARE(pdf.count("/Type /Page\n"), 1);
    QVERIFY(pdf.count("/Subtype /Image") >= 4); // its boards
}

// The judgement of a game comes after its moves were deleted.
void ReportPageTest::deletedMovesDoNotMatter() {
    GameDocument document;
    QAction analyse("Analyse");
    ReportPage page(document, analyse, nullptr);
    const rules::Game game = playedGame(12);
    document.open(game, rules::rootNode, false);
    page.setJudgement(game, judged(game));
    const QString before = page.toPlainText();
    document.takeBack(document.game().mainLine()[2]);
    page.setJudgement(game, judged(game));
    QCOMPARE(page.toPlainText(), before);
    page.grab(); // its boards too
    emit page.anchorClicked(
        QUrl(QString("#%1").arg(static_cast<std::uint32_t>(game.mainLine().back()))));
    QCOMPARE(document.game().mainLine().size(), std::size_t(2));
}

void ReportPageTest::anotherGameIsNotAnalysedYet() {
    GameDocument document;
    QAction analyse("Analyse");
    ReportPage page(document, analyse, nullptr);
    const rules::Game game = playedGame(12);
    document.open(game, rules::rootNode, false);
    page.setJudgement(game, judged(game));
    document.open(playedGame(2), rules::rootNode, false);
    QVERIFY(page.toPlainText().contains("has not been analysed yet"));
}

// As in a game that shares its first move with one that was analysed.
void ReportPageTest::oneEvaluatedMoveIsNoAnalysis() {
    GameDocument document;
    QAction analyse("Analyse");
    ReportPage page(document, analyse, nullptr);
    const rules::Game game = playedGame(12);
    document.open(game, rules::rootNode, false);
    analysis::GameJudgement judgement = judged(game);
    for (std::size_t i = 1; i < judgement.moves.size(); ++i)
        judgement.moves[i].after.reset();
    page.setJudgement(game, judgement);
    const QString text = page.toPlainText();
    QVERIFY2(text.contains("has not been analysed yet"), qPrintable(text));
    QVERIFY2(text.contains("1 of 12 moves evaluated"), qPrintable(text));
    QVERIFY2(text.contains("boards of the worst errors"), qPrintable(text)); // an analysis gives
    QVERIFY2(text.contains("Analyse"), qPrintable(text));
    QVERIFY2(!text.contains('%') && !text.contains("No errors"), qPrintable(text));
    QSignalSpy asked(&analyse, &QAction::triggered);
    emit page.anchorClicked(QUrl("#analyse"));
    QCOMPARE(asked.count(), 1);
    QVERIFY(!reportText(game, judgement, page.palette()).contains("No errors"));
}

namespace {
const NamedTest<ReportPageTest> registeredReportPageTest("report_page");
}

} // namespace damscope::gui::testing

#include "report_page_test.moc"
