// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart/evaluation_scene.hpp"

#include "chart/evaluation_chart.hpp"

#include <QAreaSeries>
#include <QCategoryAxis>
#include <QChart>
#include <QGraphicsLayout>
#include <QLegend>
#include <QLegendMarker>
#include <QLineSeries>
#include <QPainter>
#include <QScatterSeries>
#include <QValueAxis>

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

namespace damscope::chart {
namespace {

using analysis::Quality;

constexpr double edge = 1.06; // of the scale: room for marks on the border
constexpr int titleSize = 13;
constexpr int textSize = 9;
constexpr int headHeight = 48;    // for title and subtitle
constexpr int phaseHeight = 15;   // for the names of phases, above the plot
constexpr int littleHeight = 250; // below it, legends and most numbers are left out
constexpr int clocksHeight = 150; // below it, the clocks too, and all numbers of men

struct Mark {
    Quality quality;
    QScatterSeries::MarkerShape shape;
    double size;
    QColor Palette::*colour;
};
constexpr std::array<Mark, 4> marks{
    {{Quality::inaccuracy, QScatterSeries::MarkerShapeCircle, 9, &Palette::inaccuracy},
     {Quality::mistake, QScatterSeries::MarkerShapeTriangle, 13, &Palette::mistake},
     {Quality::blunder, QScatterSeries::MarkerShapeRotatedRectangle, 13, &Palette::blunder},
     {Quality::missedWin, QScatterSeries::MarkerShapeStar, 15, &Palette::missedWin}}};

QString legendOf(Quality quality) {
    switch (quality) {
    case Quality::inaccuracy:
        return EvaluationChart::tr("Inaccuracy ?!");
    case Quality::mistake:
        return EvaluationChart::tr("Mistake ?");
    case Quality::blunder:
        return EvaluationChart::tr("Blunder ??");
    default:
        return EvaluationChart::tr("Missed win");
    }
}

QString nameOf(analysis::Phase phase) {
    switch (phase) {
    case analysis::Phase::opening:
        return EvaluationChart::tr("opening");
    case analysis::Phase::middlegame:
        return EvaluationChart::tr("middlegame");
    default:
        return EvaluationChart::tr("endgame");
    }
}

QFont fontOf(double size, bool bold = false) {
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setStyleHint(QFont::SansSerif);
    font.setPointSizeF(size);
    font.setBold(bold);
    return font;
}

// Every so many moves a number on the axis, so that they do not crowd.
int stepFor(int plies) {
    assert(plies >= 0);
    for (const int moves : {5, 10, 20, 50})
        if (plies / 2 / moves <= 14)
            return moves;
    return 100;
}

} // namespace

EvaluationScene::EvaluationScene() : scene_(std::make_unique<QGraphicsScene>()) {
    rebuild();
}

EvaluationScene::~EvaluationScene() = default;

void EvaluationScene::setCourse(const Course& course) {
    course_ = course;
    rebuild();
}

void EvaluationScene::setTheme(Theme theme) {
    theme_ = theme;
    rebuild();
}

void EvaluationScene::setTextScale(double scale) {
    textScale_ = scale;
    rebuild();
}

void EvaluationScene::showClocks(bool shown) {
    clocksShown_ = shown;
    laidOut_ = {};
    rebuild();
}

void EvaluationScene::retranslate() {
    rebuild();
}

const Palette& EvaluationScene::colours() const {
    return paletteOf(theme_);
}

void EvaluationScene::draw(QPainter& painter, const QRectF& target) {
    layOut(target.size());
    painter.setRenderHint(QPainter::Antialiasing);
    scene_->render(&painter, target, QRectF(QPointF(0, 0), target.size()));
}

int EvaluationScene::lastPly() const {
    return course_.moves.empty() ? 1 : std::max(course_.moves.back().ply, 1);
}

int EvaluationScene::plyAt(const QPointF& place) const {
    const double x = evaluation_->mapToValue(place).x();
    return std::clamp(static_cast<int>(std::lround(x)), 0, lastPly());
}

QPointF EvaluationScene::placeOf(int ply) const {
    assert(ply >= 0);
    double level = ply == 0 && course_.startMen ? levelOf(*course_.startMen) : 0;
    for (const Course::Move& move : course_.moves)
        if (move.ply == ply && move.men)
            level = levelOf(*move.men);
    return at(ply, level);
}

QRectF EvaluationScene::plotArea() const {
    return clocks_ == nullptr || !clocks_->isVisible()
               ? evaluation_->plotArea()
               : evaluation_->plotArea().united(clocks_->plotArea());
}

QRectF EvaluationScene::evaluationArea() const {
    return evaluation_->plotArea();
}

void EvaluationScene::rebuild() {
    scene_ = std::make_unique<QGraphicsScene>();
    scene_->setBackgroundBrush(colours().background);
    texts_.clear();
    laidOut_ = {};
    evaluation_ = newChart();
    const bool isTitled =
        detail_ == Detail::all && !(course_.title.empty() && course_.subtitle.empty());
    QMargins margins = evaluation_->margins();
    margins.setTop((isTitled ? headHeight : 0) + qRound(phaseHeight * textScale_));
    margins.setBottom(isTitled ? margins.bottom() : 0); // in the window every line counts
    evaluation_->setMargins(margins);
    addAreas();
    addCourse();
    addMarks();
    addAxes(*evaluation_);
    showLegend(*evaluation_);
    clocks_ = nullptr;
    if (std::ranges::any_of(course_.moves, [](const auto& m) { return m.clock.has_value(); }))
        addClocks();
}

QChart* EvaluationScene::newChart() {
    auto* chart = new QChart; // the scene owns it
    scene_->addItem(chart);
    chart->setBackgroundVisible(false);
    chart->legend()->hide();
    chart->layout()->setContentsMargins(0, 0, 0, 0);
    chart->setMargins(QMargins(12, 8, 20, 4));
    return chart;
}

void EvaluationScene::addAreas() {
    for (const Points& run : runsOf(course_))
        for (const bool above : {true, false}) {
            auto* border = new QLineSeries;
            border->replace(sideOf(run, above));
            auto* ground = new QLineSeries;
            ground->replace(Points{{run.first().x(), 0}, {run.last().x(), 0}});
            auto* area = new QAreaSeries(border, ground);
            border->setParent(area);
            ground->setParent(area);
            area->setBrush(above ? colours().whiteArea : colours().blackArea);
            area->setPen(Qt::NoPen);
            evaluation_->addSeries(area);
        }
}

void EvaluationScene::addCourse() {
    auto* middle = new QLineSeries;
    middle->replace(Points{{0, 0}, {static_cast<double>(lastPly()), 0}});
    middle->setPen(QPen(colours().middle, 1));
    evaluation_->addSeries(middle);
    for (const Points& run : runsOf(course_)) {
        auto* line = new QLineSeries;
        line->replace(run);
        line->setPen(QPen(colours().line, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        evaluation_->addSeries(line);
    }
}

void EvaluationScene::addMarks() {
    for (const Mark& mark : marks) {
        Points points;
        for (const Course::Move& move : course_.moves)
            if (move.quality == mark.quality && move.men)
                points.append({static_cast<double>(move.ply), levelOf(*move.men)});
        if (points.isEmpty())
            continue;
        auto* series = new QScatterSeries;
        series->setName(legendOf(mark.quality));
        series->replace(points);
        series->setMarkerShape(mark.shape);
        series->setMarkerSize(mark.size);
        series->setColor(colours().*mark.colour);
        series->setBorderColor(colours().background);
        evaluation_->addSeries(series);
    }
}

QCategoryAxis* EvaluationScene::moveAxis() const {
    auto* axis = newAxis();
    axis->setRange(0, lastPly());
    const int step = stepFor(lastPly());
    for (int move = step; 2 * move - 1 <= lastPly(); move += step)
        axis->append(QString::number(move), 2 * move - 1);
    return axis;
}

QCategoryAxis* EvaluationScene::menAxis() const {
    struct Label {
        QString text;
        double men;
        Detail upTo; // with how little detail it is shown
    };
    auto* axis = newAxis();
    axis->setRange(-edge, edge);
    const std::array<Label, 9> labels{{{EvaluationChart::tr("Black wins"), -100, Detail::least},
                                       {QStringLiteral("−2"), -2, Detail::all},
                                       {QStringLiteral("−1"), -1, Detail::little},
                                       {QStringLiteral("−0.5"), -0.5, Detail::all},
                                       {EvaluationChart::tr("even"), 0, Detail::little},
                                       {QStringLiteral("+0.5"), 0.5, Detail::all},
                                       {QStringLiteral("+1"), 1, Detail::little},
                                       {QStringLiteral("+2"), 2, Detail::all},
                                       {EvaluationChart::tr("White wins"), 100, Detail::least}}};
    for (const Label& label : labels)
        if (detail_ <= label.upTo)
            axis->append(label.text, levelOf(label.men));
    return axis;
}

QCategoryAxis* EvaluationScene::newAxis() const {
    auto* axis = new QCategoryAxis;
    axis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    axis->setStartValue(-1000); // the first label stands at its value too
    // Qt gives each label of an axis the same share of its height and writes "..." where that is
    // less than a line; labels that would overlap are hidden either way.
    axis->setTruncateLabels(false);
    axis->setLabelsColor(colours().faintText);
    axis->setLabelsFont(fontOf(textSize * textScale_));
    axis->setGridLineColor(colours().grid);
    axis->setLinePen(QPen(colours().grid, 1));
    return axis;
}

void EvaluationScene::addAxes(QChart& chart) {
    QCategoryAxis* moves = moveAxis();
    QCategoryAxis* men = menAxis();
    chart.addAxis(moves, Qt::AlignBottom);
    chart.addAxis(men, Qt::AlignLeft);
    for (QAbstractSeries* series : chart.series()) {
        series->attachAxis(moves);
        series->attachAxis(men);
    }
}

void EvaluationScene::showLegend(QChart& chart) const {
    QLegend& legend = *chart.legend();
    bool any = false;
    for (QLegendMarker* marker : legend.markers()) {
        const bool named = !marker->series()->name().isEmpty();
        marker->setVisible(named);
        any = any || named;
    }
    // A chart without titles stands in the window, which explains its marks beside it.
    const bool isExplained =
        &chart == evaluation_ && course_.title.empty() && course_.subtitle.empty();
    legend.setVisible(any && detail_ == Detail::all && !isExplained);
    legend.setAlignment(Qt::AlignBottom);
    legend.setMarkerShape(QLegend::MarkerShapeFromSeries);
    legend.setLabelColor(colours().text);
    legend.setFont(fontOf(textSize * textScale_));
}

void EvaluationScene::addClocks() {
    clocks_ = newChart();
    int longest = 60;
    for (const rules::Color player : {rules::Color::white, rules::Color::black}) {
        const bool white = player == rules::Color::white;
        auto* line = new QLineSeries;
        Points points;
        for (const Course::Move& move : course_.moves)
            if (move.mover == player && move.clock) {
                points.append({static_cast<double>(move.ply), *move.clock / 60.0});
                longest = std::max(longest, *move.clock);
            }
        line->replace(points);
        line->setName(white ? EvaluationChart::tr("White's clock, minutes")
                            : EvaluationChart::tr("Black's clock, minutes"));
        line->setPen(QPen(white ? colours().whiteClock : colours().blackClock, 1.8));
        clocks_->addSeries(line);
    }
    addClockAxes(longest / 60.0);
    showLegend(*clocks_);
}

void EvaluationScene::addClockAxes(double minutes) {
    QCategoryAxis* moves = moveAxis();
    QCategoryAxis* left = newAxis();
    left->setRange(0, minutes * 1.05);
    for (const double part : {0.0, 0.5, 1.0})
        left->append(QString::number(std::lround(minutes * part)), minutes * part);
    clocks_->addAxis(moves, Qt::AlignBottom);
    clocks_->addAxis(left, Qt::AlignLeft);
    for (QAbstractSeries* series : clocks_->series()) {
        series->attachAxis(moves);
        series->attachAxis(left);
    }
}

void EvaluationScene::layOut(const QSizeF& size) {
    const Detail wanted = size.height() < clocksHeight   ? Detail::least
                          : size.height() < littleHeight ? Detail::little
                                                         : Detail::all;
    if (wanted != detail_) {
        detail_ = wanted;
        rebuild();
    }
    if (size == laidOut_)
        return;
    laidOut_ = size;
    constexpr double clockShare = 0.28;
    const bool clocks = hasClocks() && clocksShown_ && size.height() >= clocksHeight;
    const double clockHeight = clocks ? size.height() * clockShare : 0;
    const auto place = [](QChart& chart, const QRectF& area) {
        chart.setGeometry(area);
        chart.layout()->activate();
    };
    scene_->setSceneRect(QRectF(QPointF(0, 0), size));
    place(*evaluation_, {0, 0, size.width(), size.height() - clockHeight});
    if (clocks_ != nullptr)
        clocks_->setVisible(clocks);
    if (clocks) {
        place(*clocks_, {0, size.height() - clockHeight, size.width(), clockHeight});
        alignClocks();
    }
    addTexts();
}

// Moves stand one under another: the narrower numbers of the clocks get a wider margin.
void EvaluationScene::alignClocks() {
    const double shift = evaluation_->plotArea().left() - clocks_->plotArea().left();
    QMargins margins = clocks_->margins();
    margins.setLeft(std::max(0, margins.left() + static_cast<int>(std::lround(shift))));
    clocks_->setMargins(margins);
    clocks_->layout()->activate();
}

// Titles, gaps, phases and the worst errors stand at places that only the laid out chart knows.
void EvaluationScene::addTexts() {
    for (QGraphicsItem* item : texts_)
        scene_->removeItem(item), delete item;
    texts_.clear();
    addTitles();
    addGaps();
    addPhases();
    labelWorst();
}

void EvaluationScene::addTitles() {
    if (detail_ != Detail::all)
        return;
    const double middle = evaluation_->plotArea().center().x();
    addText(QString::fromStdString(course_.title), colours().text, {middle, 18}, titleSize, true);
    addText(QString::fromStdString(course_.subtitle), colours().faintText, {middle, 37}, textSize);
}

QGraphicsSimpleTextItem& EvaluationScene::addText(const QString& text, const QColor& colour,
                                                  const QPointF& centre, int size, bool bold) {
    QGraphicsSimpleTextItem* item = scene_->addSimpleText(text, fontOf(size * textScale_, bold));
    item->setBrush(colour);
    const QRectF box = item->boundingRect();
    item->setPos(centre.x() - box.width() / 2, centre.y() - box.height() / 2);
    item->setZValue(100);
    texts_.push_back(item);
    return *item;
}

// Moves that were not evaluated are hatched, so that they do not look like an even game.
void EvaluationScene::addGaps() {
    const QRectF plot = evaluation_->plotArea();
    const auto hatch = [&](int from, int to) {
        if (from >= to)
            return;
        const double left = at(from, 0).x();
        QGraphicsRectItem* gap =
            scene_->addRect(left, plot.top(), at(to, 0).x() - left, plot.height(), Qt::NoPen,
                            QBrush(colours().grid, Qt::BDiagPattern));
        gap->setZValue(-1);
        texts_.push_back(gap);
    };
    int last = 0;
    for (const Points& run : runsOf(course_)) {
        hatch(last, static_cast<int>(run.first().x()));
        last = static_cast<int>(run.last().x());
    }
    hatch(last, lastPly());
}

// Above the plot, where nothing is drawn over their names.
void EvaluationScene::addPhases() {
    const QRectF plot = evaluation_->plotArea();
    const double y = plot.top() - phaseHeight * textScale_ / 2;
    double from = plot.left();
    for (std::size_t i = 0; i < course_.moves.size(); ++i) {
        const bool last = i + 1 == course_.moves.size();
        if (!last && course_.moves[i + 1].phase == course_.moves[i].phase)
            continue;
        const double to = at(course_.moves[i].ply, 0).x();
        const QString name = nameOf(course_.moves[i].phase);
        constexpr double roomPerLetter = 7;
        if (to - from > roomPerLetter * textScale_ * static_cast<double>(name.size()))
            addText(name, colours().faintText, {(from + to) / 2, y}, textSize);
        if (!last) {
            QGraphicsLineItem* line = scene_->addLine(to, plot.top(), to, plot.bottom(),
                                                      QPen(colours().middle, 1, Qt::DotLine));
            texts_.push_back(line);
        }
        from = to;
    }
}

QPointF EvaluationScene::at(int ply, double y) const {
    return evaluation_->mapToPosition({static_cast<double>(ply), y});
}

// The few errors that decided the game are labelled with their moves.
void EvaluationScene::labelWorst() {
    const std::size_t labelled = detail_ == Detail::all      ? 4
                                 : detail_ == Detail::little ? 2
                                                             : 0; // they need room
    std::vector<const Course::Move*> worst;
    for (const Course::Move& move : course_.moves)
        if (move.quality >= Quality::mistake && move.men)
            worst.push_back(&move);
    std::ranges::stable_sort(worst, [](const auto* a, const auto* b) { return a->loss > b->loss; });
    worst.resize(std::min(worst.size(), labelled));
    std::vector<QRectF> taken;
    for (const Course::Move* move : worst)
        labelMove(*move, taken);
}

void EvaluationScene::labelMove(const Course::Move& move, std::vector<QRectF>& taken) {
    const QRectF plot = evaluation_->plotArea();
    const double y = levelOf(*move.men);
    const QPointF place = at(move.ply, y);
    constexpr double distance = 15;
    QGraphicsSimpleTextItem& text =
        addText(QString::fromStdString(move.label), colours().text,
                {place.x(), place.y() + (y > 0 ? distance : -distance)}, textSize);
    QRectF box = text.sceneBoundingRect();
    text.moveBy(std::max(0.0, plot.left() - box.left()) - std::max(0.0, box.right() - plot.right()),
                0);
    box = text.sceneBoundingRect();
    const bool hidden =
        std::ranges::any_of(taken, [&](const QRectF& other) { return other.intersects(box); });
    text.setVisible(!hidden);
    if (hidden)
        return;
    taken.push_back(box);
    QColor ground = colours().background;
    ground.setAlphaF(0.8F);
    QGraphicsRectItem* behind = scene_->addRect(box.adjusted(-2, 0, 2, 0), Qt::NoPen, ground);
    behind->setZValue(text.zValue() - 1);
    texts_.push_back(behind);
}

std::vector<Points> runsOf(const Course& course) {
    std::vector<Points> runs;
    int last = -1;
    const auto add = [&](int ply, const std::optional<double>& men) {
        if (!men)
            return;
        if (runs.empty() || ply != last + 1)
            runs.emplace_back();
        runs.back().append({static_cast<double>(ply), levelOf(*men)});
        last = ply;
    };
    add(0, course.startMen);
    for (const Course::Move& move : course.moves)
        add(move.ply, move.men);
    return runs;
}

Points sideOf(const Points& run, bool above) {
    Points side;
    for (int i = 0; i < run.size(); ++i) {
        if (i > 0 && run[i - 1].y() * run[i].y() < 0) {
            const double share = run[i - 1].y() / (run[i - 1].y() - run[i].y());
            side.append({run[i - 1].x() + share * (run[i].x() - run[i - 1].x()), 0});
        }
        side.append({run[i].x(), above ? std::max(run[i].y(), 0.0) : std::min(run[i].y(), 0.0)});
    }
    return side;
}

const Palette& paletteOf(Theme theme) {
    static const Palette light{
        .background = QColor(0xff, 0xff, 0xff),
        .text = QColor(0x21, 0x25, 0x2b),
        .faintText = QColor(0x6b, 0x72, 0x80),
        .grid = QColor(0xe8, 0xea, 0xee),
        .middle = QColor(0xa8, 0xae, 0xb8),
        .line = QColor(0x3b, 0x42, 0x52),
        .whiteArea = QColor(0xf0, 0xe4, 0xc8),
        .blackArea = QColor(0x6d, 0x74, 0x82),
        .whiteClock = QColor(0xc8, 0x9b, 0x3c),
        .blackClock = QColor(0x3b, 0x42, 0x52),
        .inaccuracy = QColor(0xb0, 0x82, 0x00),
        .mistake = QColor(0xc9, 0x5f, 0x00),
        .blunder = QColor(0xc6, 0x28, 0x28),
        .missedWin = QColor(0x7b, 0x3f, 0xb5),
    };
    static const Palette dark{
        .background = QColor(0x24, 0x27, 0x2b),
        .text = QColor(0xe6, 0xe8, 0xec),
        .faintText = QColor(0x98, 0xa0, 0xac),
        .grid = QColor(0x36, 0x3b, 0x41),
        .middle = QColor(0x5b, 0x64, 0x72),
        .line = QColor(0xd5, 0xd9, 0xe0),
        .whiteArea = QColor(0xcf, 0xc4, 0xa8),
        .blackArea = QColor(0x4a, 0x52, 0x60),
        .whiteClock = QColor(0xe2, 0xc0, 0x70),
        .blackClock = QColor(0x8a, 0x96, 0xa8),
        .inaccuracy = QColor(0xf2, 0xc9, 0x4c),
        .mistake = QColor(0xff, 0x96, 0x3b),
        .blunder = QColor(0xff, 0x5c, 0x5c),
        .missedWin = QColor(0xb9, 0x8a, 0xf0),
    };
    static const Palette highContrast{
        .background = QColor(0x00, 0x00, 0x00),
        .text = QColor(0xff, 0xff, 0xff),
        .faintText = QColor(0xe6, 0xe6, 0xe6),
        .grid = QColor(0x40, 0x40, 0x40),
        .middle = QColor(0xb0, 0xb0, 0xb0),
        .line = QColor(0xff, 0xff, 0xff),
        .whiteArea = QColor(0xcf, 0xc4, 0xa8),
        .blackArea = QColor(0x5b, 0x64, 0x72),
        .whiteClock = QColor(0xff, 0xe0, 0x4a),
        .blackClock = QColor(0xb0, 0xb8, 0xc4),
        .inaccuracy = QColor(0xf2, 0xc9, 0x4c),
        .mistake = QColor(0xff, 0x96, 0x3b),
        .blunder = QColor(0xff, 0x5c, 0x5c),
        .missedWin = QColor(0xb9, 0x8a, 0xf0),
    };
    switch (theme) {
    case Theme::dark:
        return dark;
    case Theme::highContrast:
        return highContrast;
    default:
        return light;
    }
}

ErrorMark markOf(analysis::Quality quality) {
    switch (quality) {
    case analysis::Quality::inaccuracy:
        return {QChar(0x25cf), &Palette::inaccuracy};
    case analysis::Quality::mistake:
        return {QChar(0x25b2), &Palette::mistake};
    case analysis::Quality::blunder:
        return {QChar(0x25c6), &Palette::blunder};
    default:
        return {QChar(0x2605), &Palette::missedWin};
    }
}

} // namespace damscope::chart
