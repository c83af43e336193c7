// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/course.hpp"

#include <QWidget>

#include <memory>

namespace damscope::chart {

/// The evaluation of a game, move by move: what is good for White above the middle, what is good
/// for Black below; errors marked by shape and colour; the phases of the game; the clocks under it,
/// if there are any. Moves that were not evaluated are gaps.
class EvaluationChart : public QWidget {
    Q_OBJECT
public:
    explicit EvaluationChart(QWidget* parent = nullptr);
    ~EvaluationChart() override;

    void setCourse(const Course& course);
    void setTheme(Theme theme);
    /// Draws into a rectangle of anything that can be painted on.
    void draw(QPainter& painter, const QRectF& target);

signals:
    /// The user has pointed at a move; 0 is the start of the game.
    void plyChosen(int ply);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    class Scene;
    void choose(const QPointF& place);
    std::unique_ptr<Scene> scene_;
};

} // namespace damscope::chart
