// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/game/shot_player.hpp"

#include <QScopedValueRollback>

namespace damscope::gui {

namespace {

constexpr int pause = 700; // ms: long enough to see a capture of many pieces

}

ShotPlayer::ShotPlayer(GameDocument& document, QObject* parent)
    : QObject(parent), document_(document) {
    next_.setInterval(pause);
    connect(&next_, &QTimer::timeout, this, &ShotPlayer::playNext);
    const auto stop = [this] {
        if (!playing_)
            next_.stop();
    };
    connect(&document, &GameDocument::currentChanged, this, stop);
    connect(&document, &GameDocument::gameChanged, this, stop);
    connect(&document, &GameDocument::gameOpened, this, stop);
}

void ShotPlayer::play(rules::NodeId from, const std::vector<rules::Move>& line) {
    const QScopedValueRollback own(playing_, true);
    left_.assign(line.rbegin(), line.rend());
    document_.goTo(from);
    next_.start();
}

void ShotPlayer::playNext() {
    const QScopedValueRollback own(playing_, true);
    if (!left_.empty()) {
        document_.explore(left_.back());
        left_.pop_back();
    }
    if (left_.empty())
        next_.stop();
}

} // namespace damscope::gui
