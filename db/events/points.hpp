// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/events/event_game.hpp"
#include "rules/board/result.hpp"

#include <optional>
#include <span>
#include <string_view>

namespace damscope::db {

/// What a win, a draw and a loss count.
struct PointSystem {
    double win = 2;
    double draw = 1;
    double loss = 0;
    friend bool operator==(const PointSystem&, const PointSystem&) = default;
};
/// By the points of a win: 2 (2-1-0), 1 (1-1/2-0) or 3 (3-1-0).
[[nodiscard]] PointSystem pointSystem(int win);
/// "2", "0.5", "0,5", "½", "1/2"; nothing: it is no number of points, or negative.
[[nodiscard]] std::optional<double> readPoint(std::string_view text);
/// "2", "1", "3", or all three: "4-1-0", "1-½-0", "12:6:0.5". Nothing: it is none in which a win
/// counts most, and a loss least.
[[nodiscard]] std::optional<PointSystem> readPointSystem(std::string_view text);

/// The system that the results of an event are written in: 10-5-0 where they are 10-0, 9-1 and 5-5,
/// 12-6-0 of 12-0, 8-4 and 6-6, 3-1-0 of 3-0 and 1-1. Where they are 2-0 or 1-0, and where they say
/// nothing, 2-1-0.
[[nodiscard]] PointSystem writtenPoints(std::span<const EventGame> games);

/// The part of a game that a player has won: 1, 0, ½ of a draw; of a win on points the part that is
/// written ("9-1", "1½-½"), if the system counts as it is written. Nothing without a result.
[[nodiscard]] std::optional<double> shareOf(const PointSystem& points, const EventGame& game,
                                            bool white);
/// What a game brought the player with White, or with Black; nothing without a result.
[[nodiscard]] std::optional<double> pointsOf(const PointSystem& points, const EventGame& game,
                                             bool white);
[[nodiscard]] std::optional<double> pointsOf(const PointSystem& points, const EventBye& bye);

} // namespace damscope::db
