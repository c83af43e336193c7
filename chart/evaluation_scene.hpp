// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/course.hpp"

#include <QChar>
#include <QColor>
#include <QGraphicsScene>
#include <QList>
#include <QPointF>
#include <QRectF>

#include <memory>
#include <vector>

class QChart;
class QCategoryAxis;
class QGraphicsItem;
class QGraphicsSimpleTextItem;
class QPainter;

namespace damscope::chart {

struct Palette;

/// The charts of a game and the items on them, rebuilt for every course, theme and size class:
/// optional items are left out if there is little height.
class EvaluationScene {
public:
    EvaluationScene();
    EvaluationScene(const EvaluationScene&) = delete;
    EvaluationScene& operator=(const EvaluationScene&) = delete;
    ~EvaluationScene();

    void setCourse(const Course& course);
    void setTheme(Theme theme);
    /// How much larger words are than in a picture of the chart.
    void setTextScale(double scale);
    /// Whether clocks are drawn below, where the game has them.
    void showClocks(bool shown);
    [[nodiscard]] bool hasClocks() const { return clocks_ != nullptr; }
    /// The language of the texts has changed.
    void retranslate();
    [[nodiscard]] const Course& course() const { return course_; }
    [[nodiscard]] const Palette& colours() const;

    /// Gives everything its place in a picture of this size.
    void layOut(const QSizeF& size);
    void draw(QPainter& painter, const QRectF& target);

    // What follows is about the picture as it was laid out last.
    [[nodiscard]] int lastPly() const;
    /// The move at a horizontal place.
    [[nodiscard]] int plyAt(const QPointF& place) const;
    /// The place of a move's value; in the middle if it has none.
    [[nodiscard]] QPointF placeOf(int ply) const;
    /// The area where moves are drawn, including that of the clocks.
    [[nodiscard]] QRectF plotArea() const;
    /// The part of it where the evaluation is drawn.
    [[nodiscard]] QRectF evaluationArea() const;
    [[nodiscard]] const QGraphicsScene& items() const { return *scene_; }

private:
    /// The items that fit.
    enum class Detail : std::uint8_t { all, little, least };

    void rebuild();
    QChart* newChart();
    void addAreas();
    void addCourse();
    void addMarks();
    void addAxes(QChart& chart);
    QCategoryAxis* newAxis() const;
    QCategoryAxis* moveAxis() const;
    QCategoryAxis* menAxis() const;
    void showLegend(QChart& chart) const;
    void addClocks();
    void addClockAxes(double minutes);
    void alignClocks();
    void addTexts();
    void addTitles();
    QGraphicsSimpleTextItem& addText(const QString& text, const QColor& colour,
                                     const QPointF& centre, int size, bool bold = false);
    void addGaps();
    void addPhases();
    void labelWorst();
    void labelMove(const Course::Move& move, std::vector<QRectF>& taken);
    [[nodiscard]] QPointF at(int ply, double y) const;

    Course course_;
    Theme theme_ = Theme::light;
    double textScale_ = 1;
    Detail detail_ = Detail::all;
    bool clocksShown_ = true;
    QSizeF laidOut_; ///< the size that everything has its place for
    std::unique_ptr<QGraphicsScene> scene_;
    QChart* evaluation_ = nullptr;
    QChart* clocks_ = nullptr;
    std::vector<QGraphicsItem*> texts_; ///< what layOut adds
};

using Points = QList<QPointF>;

/// Neighbouring moves that were evaluated, as (ply, level): what is drawn as one piece.
[[nodiscard]] std::vector<Points> runsOf(const Course& course);

/// One side of a run: the part above the middle (or below), with points where it crosses it.
[[nodiscard]] Points sideOf(const Points& run, bool above);

/// The colours of a theme.
struct Palette {
    QColor background;
    QColor text;
    QColor faintText;
    QColor grid;
    QColor middle;    ///< the line of an even game
    QColor line;      ///< the course
    QColor whiteArea; ///< what is good for White
    QColor blackArea;
    QColor whiteClock;
    QColor blackClock;
    QColor inaccuracy;
    QColor mistake;
    QColor blunder;
    QColor missedWin;
};

[[nodiscard]] const Palette& paletteOf(Theme theme);

/// How an error is marked in texts: by its shape on the chart, and by its colour.
struct ErrorMark {
    QChar shape;
    QColor Palette::*colour;
};

[[nodiscard]] ErrorMark markOf(analysis::Quality quality);

} // namespace damscope::chart
