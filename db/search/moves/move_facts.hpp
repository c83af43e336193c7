// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/judgement/judgement.hpp"
#include "db/store/codec/numbers.hpp"
#include "db/store/evaluations.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace damscope::db {

class Store;

/// What a game records of the clocks at a move, in seconds.
struct MoveTimes {
    std::optional<int> clock;     ///< that the mover had left after it
    std::optional<int> timeSpent; ///< on it
};

/// The times of the moves of the main line, in their order.
[[nodiscard]] std::vector<MoveTimes> moveTimes(const rules::Game& game);

/// What an engine has said of a position, and what the move played in it has cost.
struct JudgedPosition {
    std::optional<analysis::Score> score;                   ///< for White
    std::optional<double> pointsLost;                       ///< of the mover's expectancy, 0 to 1
    analysis::Quality quality = analysis::Quality::unknown; ///< of the move
};

/// Looks up what engines have said of the positions of games.
class JudgedPositions {
public:
    explicit JudgedPositions(Store& store);
    /// By the moves before a position; empty if nothing is known of any.
    [[nodiscard]] std::vector<JudgedPosition> of(std::span<const std::uint8_t> moves) const;

private:
    Store& store_;
    bool any_; ///< the store has evaluations at all
};

} // namespace damscope::db
