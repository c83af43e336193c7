// SPDX-License-Identifier: GPL-3.0-or-later
// The chart as a widget: what a click, a drag and the keys choose, and the texts.
#include "chart/course.hpp"
#include "chart/evaluation_chart.hpp"
#include "chart/evaluation_scene.hpp"
#include "chart/picture.hpp"
#include "tests/gui/named_test.hpp"

#include <QApplication>
#include <QGraphicsScene>
#include <QGraphicsTextItem>
#include <QSignalSpy>
#include <QTest>

#include <QXmlStreamReader>
#include <vector>

#include <cmath>

namespace damscope::chart::testing {

class ChartTest : public QObject {
    Q_OBJECT

private slots:
    void aClickHitsTheMoveUnderIt_data();
    void aClickHitsTheMoveUnderIt();
    void aClickFarFromTheLineHitsToo();
    void aDragGoesThroughTheMoves();
    void theKeysGoThroughTheMovesAndErrors();
    void movesAreDescribed();
    void whatIsNotEvaluatedIsAGap();
    void anEmptyChartChoosesNothing();
    void winsLieOnTheEdge();
    void theCurrentMoveIsMarked();
    void picturesAreOfTheirKind_data();
    void picturesAreOfTheirKind();
    void namesAreTextInSvg();
    void labelsAreWhole_data();
    void labelsAreWhole();
    void phasesAreNamedAboveTheCourse();
    void itsTextGrowsWithThatOfTheWindow();
};

// A game that wanders, with errors, a gap in the middle and clocks.
Course wandering(int plies, bool clocks) {
    Course course;
    course.startMen = 0.0;
    for (int ply = 1; ply <= plies; ++ply) {
        Course::Move move;
        move.ply = ply;
        move.label = std::to_string((ply + 1) / 2) + (ply % 2 == 1 ? ". 32-28" : "... 19-23");
        move.mover = ply % 2 == 1 ? rules::Color::white : rules::Color::black;
        if (ply < 20 || ply > 24)
            move.men = 3 * std::sin(ply / 7.0);
        if (ply == plies)
            move.men = 100;
        if (ply == 11)
            move.quality = analysis::Quality::inaccuracy;
        if (ply == 30) {
            move.quality = analysis::Quality::blunder;
            move.loss = 0.31;
        }
        if (clocks)
            move.clock = 3600 - 20 * ply;
        course.moves.push_back(move);
    }
    return course;
}

void show(EvaluationChart& chart, QSize size) {
    chart.resize(size);
    chart.show();
    QVERIFY(QTest::qWaitForWindowExposed(&chart));
}

int chosen(const QSignalSpy& spy) {
    return spy.isEmpty() ? -1 : spy.last().first().toInt();
}

void ChartTest::aClickHitsTheMoveUnderIt_data() {
    QTest::addColumn<int>("plies");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("clocks");
    QTest::newRow("a usual game") << 92 << QSize(900, 300) << false;
    QTest::newRow("with clocks") << 120 << QSize(900, 420) << true;
    QTest::newRow("low and narrow") << 80 << QSize(460, 96) << false;
    QTest::newRow("long") << 240 << QSize(1200, 260) << true;
    QTest::newRow("one move") << 1 << QSize(500, 200) << false;
}

void ChartTest::aClickHitsTheMoveUnderIt() {
    QFETCH(int, plies);
    QFETCH(QSize, size);
    QFETCH(bool, clocks);
    EvaluationChart chart;
    chart.setCourse(wandering(plies, clocks));
    show(chart, size);
    QSignalSpy spy(&chart, &EvaluationChart::plyChosen);
    for (int ply = 0; ply <= plies; ++ply) {
        const QPoint place = chart.placeOf(ply).toPoint();
        QVERIFY(chart.rect().contains(place));
        QTest::mouseClick(&chart, Qt::LeftButton, {}, place);
        QCOMPARE(chosen(spy), ply);
    }
}

void ChartTest::aClickFarFromTheLineHitsToo() {
    EvaluationChart chart;
    chart.setCourse(wandering(60, true));
    show(chart, {900, 420});
    QSignalSpy spy(&chart, &EvaluationChart::plyChosen);
    for (const int y : {30, 200, 380}) {
        const QPoint place(static_cast<int>(std::lround(chart.placeOf(37).x())), y);
        QTest::mouseClick(&chart, Qt::LeftButton, {}, place);
        QCOMPARE(chosen(spy), 37);
    }
}

void ChartTest::aDragGoesThroughTheMoves() {
    EvaluationChart chart;
    chart.setCourse(wandering(40, false));
    connect(&chart, &EvaluationChart::plyChosen, &chart, &EvaluationChart::setCurrent);
    show(chart, {900, 300});
    QSignalSpy spy(&chart, &EvaluationChart::plyChosen);
    QTest::mousePress(&chart, Qt::LeftButton, {}, chart.placeOf(5).toPoint());
    for (int ply = 6; ply <= 12; ++ply) {
        QMouseEvent move(QEvent::MouseMove, chart.placeOf(ply), chart.placeOf(ply), Qt::NoButton,
                         Qt::LeftButton, {});
        QApplication::sendEvent(&chart, &move);
        QCOMPARE(chart.current(), ply);
    }
    QCOMPARE(spy.count(), 8);
}

void ChartTest::theKeysGoThroughTheMovesAndErrors() {
    EvaluationChart chart;
    chart.setCourse(wandering(40, false));
    connect(&chart, &EvaluationChart::plyChosen, &chart, &EvaluationChart::setCurrent);
    show(chart, {900, 300});
    const std::vector<std::pair<Qt::Key, int>> steps{
        {Qt::Key_Right, 1},     {Qt::Key_Right, 2},     {Qt::Key_Left, 1},
        {Qt::Key_PageDown, 11}, {Qt::Key_PageDown, 30}, {Qt::Key_PageDown, 30},
        {Qt::Key_PageUp, 11},   {Qt::Key_End, 40},      {Qt::Key_Right, 40},
        {Qt::Key_Home, 0},      {Qt::Key_Left, 0}};
    for (const auto& [key, ply] : steps) {
        QTest::keyClick(&chart, key);
        QCOMPARE(chart.current(), ply);
    }
}

void ChartTest::movesAreDescribed() {
    EvaluationChart chart;
    chart.setCourse(wandering(40, false));
    QCOMPARE(chart.describe(0), QString("Start: 0.00"));
    QVERIFY(chart.describe(1).startsWith("1. 32-28: +0.4"));
    QCOMPARE(chart.describe(22), QString("11... 19-23: not analysed"));
    QVERIFY(chart.describe(30).endsWith("blunder, 31% of the game lost"));
    QVERIFY(chart.describe(40).contains("White wins"));
    chart.setCurrent(30);
    QCOMPARE(chart.accessibleDescription(), chart.describe(30));
}

void ChartTest::whatIsNotEvaluatedIsAGap() {
    const auto runs = runsOf(wandering(40, false));
    QCOMPARE(runs.size(), std::size_t(2));
    QCOMPARE(runs[0].last().x(), 19.0);
    QCOMPARE(runs[1].first().x(), 25.0);
    // A bright line on a dark ground: nothing of the course between, where the scale is even.
    EvaluationChart chart;
    chart.setCourse(wandering(40, false));
    show(chart, {900, 300});
    QCOMPARE(std::lround(chart.placeOf(22).y()), std::lround(chart.placeOf(0).y()));
}

void ChartTest::anEmptyChartChoosesNothing() {
    EvaluationChart chart;
    show(chart, {400, 200});
    QSignalSpy spy(&chart, &EvaluationChart::plyChosen);
    QTest::mouseClick(&chart, Qt::LeftButton, {}, {200, 100});
    QTest::keyClick(&chart, Qt::Key_Right);
    QVERIFY(spy.isEmpty());
}

void ChartTest::winsLieOnTheEdge() {
    QVERIFY(levelOf(100) > 0.999);
    QVERIFY(levelOf(-100) < -0.999);
    QCOMPARE(levelOf(0), 0.0);
    QVERIFY2(levelOf(0.2) > 0.1, "a fifth of a man is seen");
    QVERIFY(levelOf(5) < levelOf(100));
}

void ChartTest::theCurrentMoveIsMarked() {
    EvaluationChart chart;
    chart.setCourse(wandering(40, false));
    show(chart, {900, 300});
    const auto column = [&](int ply) {
        const QImage image = chart.grab().toImage();
        const int x = static_cast<int>(chart.placeOf(ply).x());
        const QColor wanted = chart.palette().color(QPalette::Highlight);
        int found = 0;
        for (int y = 0; y < image.height(); ++y) {
            const QColor seen = image.pixelColor(x, y);
            found += std::abs(seen.hue() - wanted.hue()) < 20 && seen.saturation() > 60 ? 1 : 0;
        }
        return found;
    };
    chart.setCurrent(13);
    QVERIFY(column(13) > 100);
    QVERIFY(column(33) < 20);
    chart.setCurrent(33);
    QVERIFY(column(33) > 100);
    QVERIFY(column(13) < 20);
}

void ChartTest::picturesAreOfTheirKind_data() {
    QTest::addColumn<int>("format");
    QTest::addColumn<QByteArray>("beginning");
    QTest::newRow("svg") << static_cast<int>(PictureFormat::svg) << QByteArray("<?xml");
    QTest::newRow("png") << static_cast<int>(PictureFormat::png) << QByteArray("\x89PNG");
    QTest::newRow("pdf") << static_cast<int>(PictureFormat::pdf) << QByteArray("%PDF");
}

void ChartTest::picturesAreOfTheirKind() {
    QFETCH(int, format);
    QFETCH(QByteArray, beginning);
    for (const Theme theme : {Theme::light, Theme::dark, Theme::highContrast}) {
        const QByteArray bytes =
            picture(wandering(60, true), {static_cast<PictureFormat>(format), theme});
        QVERIFY(bytes.startsWith(beginning));
        QVERIFY(bytes.size() > 3000);
    }
}

// Read as a browser reads it; what is not well-formed it refuses.
void ChartTest::namesAreTextInSvg() {
    for (const std::string name :
         {"De Kroon & Co", "<script>alert(1)</script>", "</title><a href=\"x\">", "]]>", "&lt;"}) {
        Course course = wandering(10, false);
        course.title = name;
        course.subtitle = "Open " + name;
        QXmlStreamReader in(picture(course, {PictureFormat::svg, Theme::light}));
        QStringList elements;
        QString title;
        QString description;
        while (!in.atEnd()) {
            if (in.readNext() != QXmlStreamReader::StartElement)
                continue;
            elements << in.name().toString();
            if (in.name() == u"title")
                title = in.readElementText();
            else if (in.name() == u"desc")
                description = in.readElementText();
        }
        QVERIFY2(!in.hasError(), qPrintable(in.errorString()));
        QCOMPARE(title.toStdString(), course.title);
        QCOMPARE(description.toStdString(), "Damscope: " + course.subtitle);
        QVERIFY(!elements.contains("script") && !elements.contains("a"));
    }
}

void ChartTest::labelsAreWhole_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("clocks");
    for (const int height : {130, 160, 190, 240, 280, 420})
        for (const bool clocks : {false, true})
            QTest::addRow("%d high, clocks: %d", height, clocks) << QSize(640, height) << clocks;
}

// None is "...", at no size at which it is shown.
void ChartTest::labelsAreWhole() {
    QFETCH(QSize, size);
    QFETCH(bool, clocks);
    EvaluationScene scene;
    scene.setCourse(wandering(12, clocks));
    scene.layOut(size);
    int texts = 0;
    for (const QGraphicsItem* item : scene.items().items())
        if (const auto* label = qgraphicsitem_cast<const QGraphicsTextItem*>(item);
            label != nullptr && label->isVisible()) {
            ++texts;
            QVERIFY2(!label->toPlainText().contains("..."), qPrintable(label->toPlainText()));
        }
    QVERIFY(texts > 2);
}

static std::vector<QRectF> placesOf(const EvaluationScene& scene, const QStringList& words) {
    std::vector<QRectF> places;
    for (const QGraphicsItem* item : scene.items().items())
        if (const auto* text = qgraphicsitem_cast<const QGraphicsSimpleTextItem*>(item);
            text != nullptr && words.contains(text->text()))
            places.push_back(text->sceneBoundingRect());
    return places;
}

// Nothing is drawn there: neither the course nor the line of the current move.
void ChartTest::phasesAreNamedAboveTheCourse() {
    Course course = wandering(90, false);
    for (Course::Move& move : course.moves)
        move.phase = move.ply <= 30   ? analysis::Phase::opening
                     : move.ply <= 60 ? analysis::Phase::middlegame
                                      : analysis::Phase::endgame;
    for (const int height : {90, 200, 420})
        for (const std::string title : {"", "A – B"}) {
            course.title = title;
            course.subtitle = title;
            EvaluationScene scene;
            scene.setCourse(course);
            scene.layOut(QSize(900, height));
            const auto phases = placesOf(scene, {"opening", "middlegame", "endgame"});
            QRectF titles;
            for (const QRectF& place : placesOf(scene, {QString::fromStdString(title)}))
                titles |= place;
            QVERIFY(!phases.empty() || height < 200);
            for (const QRectF& phase : phases)
                QVERIFY2(phase.bottom() <= scene.evaluationArea().top() + 1 &&
                             (title.empty() || phase.top() >= titles.bottom()),
                         qPrintable(QString::number(height)));
        }
}

void ChartTest::itsTextGrowsWithThatOfTheWindow() {
    Course course = wandering(90, false);
    for (Course::Move& move : course.moves)
        move.phase = analysis::Phase::opening;
    EvaluationScene scene;
    scene.setCourse(course);
    const auto phase = [&scene] {
        scene.layOut(QSize(900, 300));
        const auto places = placesOf(scene, {"opening"});
        return places.empty() ? QRectF() : places.front();
    };
    const double usual = phase().height();
    QVERIFY(usual > 0);
    scene.setTextScale(2);
    QVERIFY2(phase().height() > 1.7 * usual, qPrintable(QString::number(phase().height())));
    QVERIFY(phase().bottom() <= scene.evaluationArea().top() + 1); // and it has room
}

namespace {
const gui::testing::NamedTest<ChartTest> registeredChartTest("chart");
}

} // namespace damscope::chart::testing

#include "chart_test.moc"
