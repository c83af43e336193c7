// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/board/piece_glide.hpp"

#include "gui/look/sizes.hpp"

#include <algorithm>
#include <cmath>

namespace damscope::gui {

namespace {

// A leg begins and ends slowly.
double eased(double part) {
    return part * part * (3 - 2 * part);
}

} // namespace

PieceGlide::PieceGlide(QObject* parent) : QVariantAnimation(parent) {
    setStartValue(0.0);
}

void PieceGlide::begin(const rules::Position& before, const rules::Move& move) {
    stop();
    const auto found = rules::routes(before, move, 1);
    route_ = found.empty() ? rules::Route{{move.from, move.to}, {}, {}} : found.front();
    piece_ = before.at(move.from);
    victims_.clear();
    for (const rules::Square square : route_.taken)
        victims_.push_back(*before.at(square));
    const auto legs = static_cast<int>(route_.squares.size()) - 1;
    setEndValue(static_cast<double>(legs));
    setDuration(move.isCapture() ? legs * look::motion::jump : look::motion::slide);
    start();
}

std::optional<FloatingPiece> PieceGlide::piece(const BoardGeometry& geometry) const {
    if (!isRunning() || !piece_)
        return std::nullopt;
    const double way = currentValue().toDouble();
    const auto last = route_.squares.size() - 2;
    const auto leg = std::min(static_cast<std::size_t>(way), last);
    const QPointF begin = geometry.centre(route_.squares[leg]);
    const QPointF end = geometry.centre(route_.squares[leg + 1]);
    return FloatingPiece{route_.squares.back(), *piece_,
                         begin + eased(way - static_cast<double>(leg)) * (end - begin)};
}

// A piece is whole until it has been jumped over, and gone when the jump ends.
std::vector<FadingPiece> PieceGlide::taken() const {
    std::vector<FadingPiece> seen;
    if (!isRunning())
        return seen;
    const double way = currentValue().toDouble();
    for (std::size_t i = 0; i < victims_.size(); ++i) {
        constexpr double over = 0.5; // of a jump
        const double left = (static_cast<double>(i) + 1 - way) / over;
        if (left > 0)
            seen.push_back({route_.taken[i], victims_[i], std::min(left, 1.0)});
    }
    return seen;
}

} // namespace damscope::gui
