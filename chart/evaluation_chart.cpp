// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart/evaluation_chart.hpp"

#include "chart/palette.hpp"

#include <QAreaSeries>
#include <QCategoryAxis>
#include <QChart>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QLegend>
#include <QLegendMarker>
#include <QLineSeries>
#include <QMouseEvent>
#include <QPainter>
#include <QScatterSeries>
#include <QValueAxis>

#include <algorithm>
#include <array>
#include <cmath>

namespace damscope::chart {
namespace {

using analysis::Quality;
using Points = QList<QPointF>;

constexpr double edge = 1.06; // of the scale: room for marks on the border
constexpr int titleSize = 13;
constexpr int textSize = 9;
constexpr int headHeight = 48; // for title and subtitle

// A man more matters most when the game is even, so the scale is pressed together towards the
// edges; a win lies on them.
double levelOf(double men) {
    constexpr double press = 1.5;
    return std::tanh(men / press);
}

// Neighbouring moves that were evaluated: what is drawn as one piece.
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

// One side of a run: the part above the middle (or below), with points where it crosses it.
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

struct Mark {
    Quality quality;
    const char* name;
    QScatterSeries::MarkerShape shape;
    double size;
    QColor Palette::*colour;
};
const std::array<Mark, 4> marks{
    {{Quality::inaccuracy, "Inaccuracy ?!", QScatterSeries::MarkerShapeCircle, 9,
      &Palette::inaccuracy},
     {Quality::mistake, "Mistake ?", QScatterSeries::MarkerShapeTriangle, 13, &Palette::mistake},
     {Quality::blunder, "Blunder ??", QScatterSeries::MarkerShapeRotatedRectangle, 13,
      &Palette::blunder},
     {Quality::missedWin, "Missed win", QScatterSeries::MarkerShapeStar, 15, &Palette::missedWin}}};

QFont fontOf(int size, bool bold = false) {
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setStyleHint(QFont::SansSerif);
    font.setPointSize(size);
    font.setBold(bold);
    return font;
}

// Every so many moves a number on the axis, so that they do not crowd.
int stepFor(int plies) {
    for (const int moves : {5, 10, 20, 50})
        if (plies / 2 / moves <= 14)
            return moves;
    return 100;
}

} // namespace

// The charts and what lies on them; built anew for every course and theme.
class EvaluationChart::Scene {
public:
    void setCourse(const Course& course) {
        course_ = course;
        rebuild();
    }
    void setTheme(Theme theme) {
        theme_ = theme;
        rebuild();
    }

    void draw(QPainter& painter, const QRectF& target) {
        layOut(target.size());
        painter.setRenderHint(QPainter::Antialiasing);
        scene_->render(&painter, target, QRectF(QPointF(0, 0), target.size()));
    }

    [[nodiscard]] std::optional<int> plyAt(const QPointF& place) const {
        if (evaluation_ == nullptr)
            return std::nullopt;
        const double x = evaluation_->mapToValue(place).x();
        return std::clamp(static_cast<int>(std::lround(x)), 0, lastPly());
    }

private:
    [[nodiscard]] const Palette& colours() const { return paletteOf(theme_); }
    [[nodiscard]] int lastPly() const {
        return course_.moves.empty() ? 1 : std::max(course_.moves.back().ply, 1);
    }

    void rebuild() {
        scene_ = std::make_unique<QGraphicsScene>();
        scene_->setBackgroundBrush(colours().background);
        texts_.clear();
        evaluation_ = newChart();
        evaluation_->setMargins(QMargins(12, headHeight, 20, 4));
        addAreas();
        addCourse();
        addMarks();
        addAxes(*evaluation_);
        showLegend();
        clocks_ = nullptr;
        if (std::ranges::any_of(course_.moves, [](const auto& m) { return m.clock.has_value(); }))
            addClocks();
    }

    QChart* newChart() {
        auto* chart = new QChart; // the scene owns it
        scene_->addItem(chart);
        chart->setBackgroundVisible(false);
        chart->legend()->hide();
        chart->layout()->setContentsMargins(0, 0, 0, 0);
        chart->setMargins(QMargins(12, 8, 20, 4));
        return chart;
    }

    void addAreas() {
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

    void addCourse() {
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

    void addMarks() {
        for (const Mark& mark : marks) {
            Points points;
            for (const Course::Move& move : course_.moves)
                if (move.quality == mark.quality && move.men)
                    points.append({static_cast<double>(move.ply), levelOf(*move.men)});
            if (points.isEmpty())
                continue;
            auto* series = new QScatterSeries;
            series->setName(QString::fromUtf8(mark.name));
            series->replace(points);
            series->setMarkerShape(mark.shape);
            series->setMarkerSize(mark.size);
            series->setColor(colours().*mark.colour);
            series->setBorderColor(colours().background);
            evaluation_->addSeries(series);
        }
    }

    QCategoryAxis* moveAxis() {
        auto* axis = newAxis();
        axis->setRange(0, lastPly());
        const int step = stepFor(lastPly());
        for (int move = step; 2 * move - 1 <= lastPly(); move += step)
            axis->append(QString::number(move), 2 * move - 1);
        return axis;
    }

    QCategoryAxis* menAxis() {
        auto* axis = newAxis();
        axis->setRange(-edge, edge);
        const std::array<std::pair<const char*, double>, 9> labels{{{"Black wins", -100},
                                                                    {"-2", -2},
                                                                    {"-1", -1},
                                                                    {"-0.5", -0.5},
                                                                    {"even", 0},
                                                                    {"+0.5", 0.5},
                                                                    {"+1", 1},
                                                                    {"+2", 2},
                                                                    {"White wins", 100}}};
        for (const auto& [text, men] : labels)
            axis->append(QString::fromUtf8(text), levelOf(men));
        return axis;
    }

    QCategoryAxis* newAxis() const {
        auto* axis = new QCategoryAxis;
        axis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
        axis->setStartValue(-1000); // the first label stands at its value too
        axis->setLabelsColor(colours().faintText);
        axis->setLabelsFont(fontOf(textSize));
        axis->setGridLineColor(colours().grid);
        axis->setLinePen(QPen(colours().grid, 1));
        return axis;
    }

    void addAxes(QChart& chart) {
        QCategoryAxis* moves = moveAxis();
        QCategoryAxis* men = menAxis();
        chart.addAxis(moves, Qt::AlignBottom);
        chart.addAxis(men, Qt::AlignLeft);
        for (QAbstractSeries* series : chart.series()) {
            series->attachAxis(moves);
            series->attachAxis(men);
        }
    }

    void showLegend() {
        QLegend& legend = *evaluation_->legend();
        bool any = false;
        for (QLegendMarker* marker : legend.markers()) {
            const bool named = !marker->series()->name().isEmpty();
            marker->setVisible(named);
            any = any || named;
        }
        legend.setVisible(any);
        legend.setAlignment(Qt::AlignBottom);
        legend.setMarkerShape(QLegend::MarkerShapeFromSeries);
        legend.setLabelColor(colours().text);
        legend.setFont(fontOf(textSize));
    }

    void addClocks() {
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
            line->setName(white ? QStringLiteral("White's clock, minutes")
                                : QStringLiteral("Black's clock, minutes"));
            line->setPen(QPen(white ? colours().whiteClock : colours().blackClock, 1.8));
            clocks_->addSeries(line);
        }
        addClockAxes(longest / 60.0);
        clocks_->legend()->setVisible(true);
        clocks_->legend()->setAlignment(Qt::AlignBottom);
        clocks_->legend()->setLabelColor(colours().text);
        clocks_->legend()->setFont(fontOf(textSize));
    }

    void addClockAxes(double minutes) {
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

    void layOut(const QSizeF& size) {
        constexpr double clockShare = 0.28;
        const double clockHeight = clocks_ == nullptr ? 0 : size.height() * clockShare;
        scene_->setSceneRect(QRectF(QPointF(0, 0), size));
        place(*evaluation_, {0, 0, size.width(), size.height() - clockHeight});
        if (clocks_ != nullptr) {
            place(*clocks_, {0, size.height() - clockHeight, size.width(), clockHeight});
            alignClocks();
        }
        addTexts();
    }

    static void place(QChart& chart, const QRectF& area) {
        chart.setGeometry(area);
        chart.layout()->activate();
    }

    // Moves stand one under another: the narrower numbers of the clocks get a wider margin.
    void alignClocks() {
        const double shift = evaluation_->plotArea().left() - clocks_->plotArea().left();
        QMargins margins = clocks_->margins();
        margins.setLeft(std::max(0, margins.left() + static_cast<int>(std::lround(shift))));
        clocks_->setMargins(margins);
        clocks_->layout()->activate();
    }

    // Subtitle, phases and the worst errors stand at places that only the laid out chart knows.
    void addTexts() {
        for (QGraphicsItem* item : texts_)
            scene_->removeItem(item), delete item;
        texts_.clear();
        const QRectF plot = evaluation_->plotArea();
        QGraphicsSimpleTextItem& title =
            addText(QString::fromStdString(course_.title), colours().text, {plot.center().x(), 18},
                    titleSize);
        title.setFont(fontOf(titleSize, true));
        title.setX(plot.center().x() - title.boundingRect().width() / 2);
        addText(QString::fromStdString(course_.subtitle), colours().faintText,
                {plot.center().x(), 37}, textSize);
        addPhases();
        labelWorst();
    }

    QGraphicsSimpleTextItem& addText(const QString& text, const QColor& colour,
                                     const QPointF& centre, int size) {
        QGraphicsSimpleTextItem* item = scene_->addSimpleText(text, fontOf(size));
        item->setBrush(colour);
        const QRectF box = item->boundingRect();
        item->setPos(centre.x() - box.width() / 2, centre.y() - box.height() / 2);
        item->setZValue(100);
        texts_.push_back(item);
        return *item;
    }

    void addPhases() {
        static constexpr std::array<const char*, 3> names{"opening", "middlegame", "endgame"};
        const QRectF plot = evaluation_->plotArea();
        const double y = plot.bottom() - 9;
        double from = plot.left();
        for (std::size_t i = 0; i < course_.moves.size(); ++i) {
            const bool last = i + 1 == course_.moves.size();
            if (!last && course_.moves[i + 1].phase == course_.moves[i].phase)
                continue;
            const double to = at(course_.moves[i].ply, 0).x();
            const QString name =
                QString::fromUtf8(names[static_cast<std::size_t>(course_.moves[i].phase)]);
            constexpr double roomPerLetter = 7;
            if (to - from > roomPerLetter * static_cast<double>(name.size()))
                addText(name, colours().faintText, {(from + to) / 2, y}, textSize);
            if (!last) {
                QGraphicsLineItem* line = scene_->addLine(to, plot.top(), to, plot.bottom(),
                                                          QPen(colours().middle, 1, Qt::DotLine));
                texts_.push_back(line);
            }
            from = to;
        }
    }

    [[nodiscard]] QPointF at(int ply, double y) const {
        return evaluation_->mapToPosition({static_cast<double>(ply), y});
    }

    // The few that decided the game have their moves beside them.
    void labelWorst() {
        constexpr std::size_t labelled = 4;
        std::vector<const Course::Move*> worst;
        for (const Course::Move& move : course_.moves)
            if (move.quality >= Quality::mistake && move.men)
                worst.push_back(&move);
        std::ranges::stable_sort(worst,
                                 [](const auto* a, const auto* b) { return a->loss > b->loss; });
        worst.resize(std::min(worst.size(), labelled));
        std::vector<QRectF> taken;
        for (const Course::Move* move : worst)
            labelMove(*move, taken);
    }

    void labelMove(const Course::Move& move, std::vector<QRectF>& taken) {
        const QRectF plot = evaluation_->plotArea();
        const double y = levelOf(*move.men);
        const QPointF place = at(move.ply, y);
        constexpr double distance = 15;
        QGraphicsSimpleTextItem& text =
            addText(QString::fromStdString(move.label), colours().text,
                    {place.x(), place.y() + (y > 0 ? distance : -distance)}, textSize);
        QRectF box = text.sceneBoundingRect();
        text.moveBy(
            std::max(0.0, plot.left() - box.left()) - std::max(0.0, box.right() - plot.right()), 0);
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

    Course course_;
    Theme theme_ = Theme::light;
    std::unique_ptr<QGraphicsScene> scene_ = std::make_unique<QGraphicsScene>();
    QChart* evaluation_ = nullptr;
    QChart* clocks_ = nullptr;
    std::vector<QGraphicsItem*> texts_;
};

EvaluationChart::EvaluationChart(QWidget* parent)
    : QWidget(parent), scene_(std::make_unique<Scene>()) {
    setMinimumSize(320, 200);
    scene_->setCourse({});
}

EvaluationChart::~EvaluationChart() = default;

void EvaluationChart::setCourse(const Course& course) {
    scene_->setCourse(course);
    update();
}

void EvaluationChart::setTheme(Theme theme) {
    scene_->setTheme(theme);
    update();
}

void EvaluationChart::draw(QPainter& painter, const QRectF& target) {
    scene_->draw(painter, target);
}

void EvaluationChart::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    draw(painter, rect());
}

void EvaluationChart::mousePressEvent(QMouseEvent* event) {
    choose(event->position());
}

void EvaluationChart::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons().testFlag(Qt::LeftButton))
        choose(event->position());
}

void EvaluationChart::choose(const QPointF& place) {
    if (const auto ply = scene_->plyAt(place))
        emit plyChosen(*ply);
}

} // namespace damscope::chart
