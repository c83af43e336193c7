// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart/evaluation_chart.hpp"

#include "chart/evaluation_scene.hpp"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cassert>
#include <cmath>

namespace damscope::chart {
namespace {

using analysis::Quality;

constexpr double won = 100; // men, see Course

QString menText(double men) {
    if (std::abs(men) >= won)
        return men > 0 ? EvaluationChart::tr("White wins") : EvaluationChart::tr("Black wins");
    QString number = QString::number(std::abs(men), 'f', 2);
    if (number == QLatin1String("0.00"))
        return number;
    return (men > 0 ? QStringLiteral("+") : QStringLiteral("−")) + number;
}

} // namespace

QString EvaluationChart::wordOf(Quality quality) {
    switch (quality) {
    case Quality::forced:
        return EvaluationChart::tr("forced");
    case Quality::best:
        return EvaluationChart::tr("best move");
    case Quality::onlyMove:
        return EvaluationChart::tr("only move");
    case Quality::inaccuracy:
        return EvaluationChart::tr("inaccuracy");
    case Quality::mistake:
        return EvaluationChart::tr("mistake");
    case Quality::blunder:
        return EvaluationChart::tr("blunder");
    case Quality::missedWin:
        return EvaluationChart::tr("missed win");
    default:
        return {};
    }
}

EvaluationChart::EvaluationChart(QWidget* parent)
    : QWidget(parent), scene_(std::make_unique<EvaluationScene>()) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Evaluation of the game"));
}

EvaluationChart::~EvaluationChart() = default;

void EvaluationChart::setCourse(const Course& course) {
    assert(std::ranges::is_sorted(course.moves, {}, &Course::Move::ply));
    scene_->setCourse(course);
    renew();
}

const Course& EvaluationChart::course() const {
    return scene_->course();
}

void EvaluationChart::setTheme(Theme theme) {
    scene_->setTheme(theme);
    renew();
}

void EvaluationChart::setTextScale(double scale) {
    scene_->setTextScale(scale);
    renew();
}

void EvaluationChart::showClocks(bool shown) {
    scene_->showClocks(shown);
    renew();
}

bool EvaluationChart::hasClocks() const {
    return scene_->hasClocks();
}

void EvaluationChart::setCurrent(int ply) {
    assert(ply >= 0);
    if (current_ == ply)
        return;
    current_ = ply;
    setAccessibleDescription(describe(ply));
    update();
}

void EvaluationChart::draw(QPainter& painter, const QRectF& target) {
    scene_->draw(painter, target);
}

QPointF EvaluationChart::placeOf(int ply) {
    assert(ply >= 0 && ply <= scene_->lastPly());
    scene_->layOut(size());
    return scene_->placeOf(ply);
}

double EvaluationChart::plotHeight() {
    scene_->layOut(size());
    return scene_->evaluationArea().height();
}

void EvaluationChart::chooseNextError() {
    const int next = errorFrom(current_, 1);
    emit plyChosen(next != current_ ? next : errorFrom(0, 1));
}

QString EvaluationChart::describe(int ply) const {
    const Course& shown = course();
    if (ply == 0)
        return shown.startMen ? tr("Start: %1").arg(menText(*shown.startMen)) : tr("Start");
    const auto move = std::ranges::find(shown.moves, ply, &Course::Move::ply);
    if (move == shown.moves.end())
        return {};
    const QString label = QString::fromStdString(move->label);
    if (!move->men)
        return tr("%1: not analysed").arg(label);
    QString text = QStringLiteral("%1: %2").arg(label, menText(*move->men));
    if (const QString word = wordOf(move->quality); !word.isEmpty())
        text += QStringLiteral(", ") + word;
    if (const long lost = std::lround(100 * move->loss);
        lost > 0 && move->quality >= Quality::inaccuracy)
        text += QStringLiteral(", ") + tr("%1% of the game lost").arg(lost);
    return text;
}

void EvaluationChart::renew() {
    drawn_ = {};
    hovered_.reset();
    setAccessibleDescription(describe(current_));
    update();
}

// What moves with the mouse and the game is painted over a picture of the rest.
void EvaluationChart::paintEvent(QPaintEvent* /*event*/) {
    const QSize pixels = (QSizeF(size()) * devicePixelRatioF()).toSize();
    if (drawn_.size() != pixels) {
        drawn_ = QPixmap(pixels);
        drawn_.setDevicePixelRatio(devicePixelRatioF());
        drawn_.fill(scene_->colours().background);
        QPainter painter(&drawn_);
        draw(painter, rect());
    }
    QPainter painter(this);
    painter.drawPixmap(0, 0, drawn_);
    painter.setRenderHint(QPainter::Antialiasing);
    if (hovered_)
        paintMark(painter, *hovered_, true);
    if (current_ <= scene_->lastPly())
        paintMark(painter, current_, false);
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void EvaluationChart::paintMark(QPainter& painter, int ply, bool hover) {
    const QRectF plot = scene_->plotArea();
    const QPointF place = scene_->placeOf(ply);
    QColor colour = hover ? scene_->colours().faintText : palette().color(QPalette::Highlight);
    painter.setPen(QPen(colour, hover ? 1 : 2));
    painter.drawLine(QPointF(place.x(), plot.top()), QPointF(place.x(), plot.bottom()));
    constexpr double radius = 4.5;
    painter.setBrush(hover ? scene_->colours().background : colour);
    painter.drawEllipse(place, radius, radius);
}

std::optional<int> EvaluationChart::plyAt(const QPointF& place) {
    if (course().moves.empty())
        return std::nullopt;
    scene_->layOut(size());
    return scene_->plyAt(place);
}

void EvaluationChart::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    if (const auto ply = plyAt(event->position()))
        emit plyChosen(*ply);
}

void EvaluationChart::mouseMoveEvent(QMouseEvent* event) {
    const auto ply = plyAt(event->position());
    if (ply && event->buttons().testFlag(Qt::LeftButton) && *ply != current_)
        emit plyChosen(*ply);
    if (ply == hovered_)
        return;
    hovered_ = ply;
    update();
    if (ply)
        QToolTip::showText(event->globalPosition().toPoint(), tip_ ? tip_(*ply) : describe(*ply),
                           this);
}

void EvaluationChart::leaveEvent(QEvent* event) {
    hovered_.reset();
    update();
    QWidget::leaveEvent(event);
}

int EvaluationChart::errorFrom(int ply, int direction) const {
    assert(direction == 1 || direction == -1);
    for (int at = ply + direction; at >= 0 && at <= scene_->lastPly(); at += direction) {
        const auto move = std::ranges::find(course().moves, at, &Course::Move::ply);
        if (move != course().moves.end() && move->quality >= Quality::inaccuracy)
            return at;
    }
    return ply;
}

void EvaluationChart::keyPressEvent(QKeyEvent* event) {
    const auto choose = [this](int ply) { emit plyChosen(std::clamp(ply, 0, scene_->lastPly())); };
    if (course().moves.empty() ||
        (event->modifiers() != Qt::NoModifier && event->modifiers() != Qt::KeypadModifier))
        return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left:
        return choose(current_ - 1);
    case Qt::Key_Right:
        return choose(current_ + 1);
    case Qt::Key_Home:
        return choose(0);
    case Qt::Key_End:
        return choose(scene_->lastPly());
    case Qt::Key_PageUp:
        return choose(errorFrom(current_, -1));
    case Qt::Key_PageDown:
        return choose(errorFrom(current_, 1));
    default:
        QWidget::keyPressEvent(event);
    }
}

void EvaluationChart::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Evaluation of the game"));
        scene_->retranslate();
        renew();
    }
}

} // namespace damscope::chart
