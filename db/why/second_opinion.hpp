// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/embedded/embedded_engine.hpp"
#include "rules/board/position.hpp"
#include "rules/moves/generate.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace damscope::db {

/// A small search of all moves, quiet ones too, beside proofs that follow captures only: what
/// captures gain quiet moves may win back, or gain as well. It proves nothing, but what it
/// contradicts is not said. The same question always has the same answer.
class SecondOpinion {
public:
    /// Whether a move is clearly better than another one. Neither is where the game is won, or
    /// lost, with both.
    [[nodiscard]] bool isBetter(const rules::Position& position, const rules::Move& move,
                                const rules::Move& other);
    /// Whether some move is clearly better than this one.
    [[nodiscard]] bool hasBetter(const rules::Position& position, const rules::Move& move);

    /// What is wrong with a move.
    struct Refutation {
        rules::Move better;
        std::vector<rules::Move> line; ///< after the move, the opponent's first
    };
    /// Nothing unless the move is a mistake against the best one, as analysis::Thresholds has it.
    [[nodiscard]] std::optional<Refutation> refutation(const rules::Position& position,
                                                       const rules::Move& move);

private:
    struct Found {
        analysis::Score score; ///< for the side to move
        std::vector<rules::Move> line = {};
    };
    [[nodiscard]] const Found& search(const rules::Position& position);
    [[nodiscard]] Found searched(const rules::Position& position);

    std::optional<analysis::EmbeddedEngine> engine_;
    /// Moves of a position are asked about more than once.
    std::map<std::pair<rules::Variant, rules::PositionKey>, Found> found_;
};

} // namespace damscope::db
