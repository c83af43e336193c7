// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"

#include <QObject>
#include <QTimer>

#include <optional>
#include <vector>

namespace damscope::gui {

/// Plays a line of moves slowly, one after another; it can also be gone through by hand.
class LinePlayer : public QObject {
    Q_OBJECT

public:
    explicit LinePlayer(QObject* parent = nullptr);

    /// Begins before the first move.
    void play(const rules::Position& start, std::vector<rules::Move> moves);
    void clear();
    /// By hand: it no longer goes on by itself.
    void step(int moves);
    void goTo(std::size_t moves);

    [[nodiscard]] bool isEmpty() const { return moves_.empty(); }
    [[nodiscard]] bool atStart() const { return played_ == 0; }
    [[nodiscard]] bool atEnd() const { return played_ == moves_.size(); }
    [[nodiscard]] rules::Position position() const;
    [[nodiscard]] std::optional<rules::Move> lastMove() const;

signals:
    void moved();

private:
    void show(std::size_t moves);

    std::optional<rules::Position> start_;
    std::vector<rules::Move> moves_;
    std::size_t played_ = 0;
    QTimer pace_;
};

} // namespace damscope::gui
