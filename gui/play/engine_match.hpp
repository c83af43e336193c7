// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/hub/hub_engine.hpp"
#include "analysis/match/elo.hpp"
#include "gui/analysis/endgame_tables.hpp"
#include "gui/base/job.hpp"
#include "rules/game/game.hpp"

#include <QObject>

#include <array>
#include <chrono>
#include <optional>
#include <vector>

namespace damscope::gui {

/// One side of a match.
struct MatchSide {
    std::optional<analysis::HubSettings> engine; ///< none: Damscope's own
    std::chrono::milliseconds time{0};           ///< for each move
};

/// Two engines that play two games from each of several even openings, with colours exchanged.
struct MatchToPlay {
    rules::Variant variant = rules::Variant::international;
    std::array<MatchSide, 2> sides;
    std::size_t openings = 1;
    EndgameTables endgames;
    std::size_t megabytes = 64; ///< of Damscope's own engine
};

/// Plays a match in a thread of its own.
class EngineMatch : public QObject {
    Q_OBJECT

public:
    explicit EngineMatch(QObject* parent = nullptr) : QObject(parent) {}

    void start(const MatchToPlay& match);
    /// The pair of games in progress is not counted.
    void stop() { job_.stop(); }
    [[nodiscard]] bool isRunning() const { return job_.isRunning(); }

signals:
    /// Two games are over: the score of the first side so far, and the games with their tags.
    void pairPlayed(const damscope::analysis::match::Standing& standing,
                    const std::vector<damscope::rules::Game>& games);
    void finished();
    void failed(const QString& reason);

private:
    Job job_{*this, [this](const QString& reason) { emit failed(reason); }};
};

} // namespace damscope::gui
