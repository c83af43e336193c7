// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/play/known_ending.hpp"
#include "gui/analysis/endgame_tables.hpp"
#include "gui/base/job.hpp"

#include <QObject>

#include <optional>
#include <vector>

namespace damscope::gui {

/// What endgame tables know of a game that is played out, found in a thread of its own.
class EndingGuide : public QObject {
    Q_OBJECT

public:
    EndingGuide(EndgameTables endgames, QObject* parent);

    /// Finds the move of a perfect player, see analysis::play::perfectMove().
    void findMove(const rules::Position& position, const rules::Move& chosen);
    /// Finds what the tables know of a game, with its shortest win.
    void explain(const rules::Position& start, std::vector<rules::Move> moves);
    /// Nothing more is found of what was asked.
    void cancel();

    [[nodiscard]] const std::optional<analysis::play::KnownEnding>& ending() const {
        return ending_;
    }

signals:
    void moveFound(const rules::Move& move);
    void explained();

private:
    EndgameTables endgames_;
    std::optional<analysis::play::KnownEnding> ending_;
    Job job_; // last: it ends before what it uses
};

} // namespace damscope::gui
