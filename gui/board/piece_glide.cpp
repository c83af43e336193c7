// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/board/piece_glide.hpp"

namespace damscope::gui {

namespace {

constexpr int milliseconds = 180;

} // namespace

PieceGlide::PieceGlide(QObject* parent) : QVariantAnimation(parent) {
    setStartValue(0.0);
    setEndValue(1.0);
    setDuration(milliseconds);
    setEasingCurve(QEasingCurve::OutCubic);
}

void PieceGlide::begin(rules::Square from, rules::Square to) {
    stop();
    from_ = from;
    to_ = to;
    start();
}

std::optional<rules::Square> PieceGlide::target() const {
    return state() == Running ? std::optional(to_) : std::nullopt;
}

QPointF PieceGlide::centre(const BoardGeometry& geometry) const {
    const QPointF begin = geometry.centre(from_);
    return begin + currentValue().toDouble() * (geometry.centre(to_) - begin);
}

} // namespace damscope::gui
