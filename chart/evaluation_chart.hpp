// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/course.hpp"

#include <QPixmap>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace damscope::chart {

class EvaluationScene;

/// The evaluation of a game, move by move: White's advantage above the middle, Black's below;
/// errors marked by shape and colour; the phases of the game; the clocks below, if there are any.
/// Moves that were not evaluated are hatched gaps.
///
/// A click or a drag chooses a move, as do the arrow keys, Home and End; Page Up and Page Down go
/// to the error before and after. The mouse pointer shows the move and its score.
class EvaluationChart : public QWidget {
    Q_OBJECT
public:
    explicit EvaluationChart(QWidget* parent = nullptr);
    ~EvaluationChart() override;

    void setCourse(const Course& course);
    [[nodiscard]] const Course& course() const;
    void setTheme(Theme theme);
    /// How much larger words are than in a picture of the chart.
    void setTextScale(double scale);
    /// Whether clocks are drawn below, where the game has them.
    void showClocks(bool shown);
    [[nodiscard]] bool hasClocks() const;
    /// The move that is marked; 0 is the start of the game.
    void setCurrent(int ply);
    [[nodiscard]] int current() const { return current_; }
    /// Draws into a rectangle of anything that can be painted on, without the mark.
    void draw(QPainter& painter, const QRectF& target);

    /// The place of a move's value in the widget.
    [[nodiscard]] QPointF placeOf(int ply);
    /// How high the evaluation is drawn.
    [[nodiscard]] double plotHeight();
    /// Chooses the next error, after the last one the first.
    void chooseNextError();
    /// "31... 18-22: -0.85, mistake, 12 % lost"; the text about a move under the mouse.
    [[nodiscard]] QString describe(int ply) const;
    /// What the mouse pointer shows instead: a text, or HTML.
    void setTip(std::function<QString(int ply)> tip) { tip_ = std::move(tip); }
    /// "mistake"
    [[nodiscard]] static QString wordOf(analysis::Quality quality);

    [[nodiscard]] QSize sizeHint() const override { return {520, 220}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 90}; }

signals:
    /// The user has pointed at a move; 0 is the start of the game.
    void plyChosen(int ply);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] std::optional<int> plyAt(const QPointF& place);
    [[nodiscard]] int errorFrom(int ply, int direction) const;
    void renew();
    void paintMark(QPainter& painter, int ply, bool hover);

    std::unique_ptr<EvaluationScene> scene_;
    QPixmap drawn_; ///< the scene as it was painted last
    int current_ = 0;
    std::optional<int> hovered_;
    std::function<QString(int)> tip_;
};

} // namespace damscope::chart
