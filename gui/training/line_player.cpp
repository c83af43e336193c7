// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/training/line_player.hpp"

#include <algorithm>
#include <utility>

namespace damscope::gui {

namespace {

constexpr int pause = 900; // milliseconds between two moves

} // namespace

LinePlayer::LinePlayer(QObject* parent) : QObject(parent) {
    pace_.setInterval(pause);
    connect(&pace_, &QTimer::timeout, this, [this] { show(played_ + 1); });
}

void LinePlayer::play(const rules::Position& start, std::vector<rules::Move> moves) {
    start_ = start;
    moves_ = std::move(moves);
    played_ = 0;
    if (!moves_.empty())
        pace_.start();
    emit moved();
}

void LinePlayer::clear() {
    pace_.stop();
    moves_.clear();
    played_ = 0;
}

void LinePlayer::step(int moves) {
    pace_.stop();
    const auto wanted = static_cast<std::ptrdiff_t>(played_) + moves;
    show(static_cast<std::size_t>(std::max<std::ptrdiff_t>(wanted, 0)));
}

void LinePlayer::goTo(std::size_t moves) {
    pace_.stop();
    show(moves);
}

void LinePlayer::show(std::size_t moves) {
    played_ = std::min(moves, moves_.size());
    if (atEnd())
        pace_.stop();
    emit moved();
}

rules::Position LinePlayer::position() const {
    rules::Position position = *start_;
    for (std::size_t i = 0; i < played_; ++i)
        position.play(moves_[i]);
    return position;
}

std::optional<rules::Move> LinePlayer::lastMove() const {
    return played_ == 0 ? std::nullopt : std::optional(moves_[played_ - 1]);
}

} // namespace damscope::gui
